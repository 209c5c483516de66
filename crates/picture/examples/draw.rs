//! Writes a picture of a game's start position to a file: `draw GAME FILE [WIDTH]`.

use variorum_picture::{Look, png, svg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rules = variorum_library::rules(&args[0])?;
    let width = args.get(2).map_or(Ok(1000), |width| width.parse())?;
    std::fs::write(&args[1], png(&svg(&variorum_rules::Position::start(&rules), &Look::default()), width)?)?;
    Ok(())
}
