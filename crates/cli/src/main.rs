//! The `variorum` binary.
use std::io::BufRead as _;
fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let find = |id: &str| library::rules(id).map_err(|e| e.to_string());
    for file in files {
        let reader = std::io::BufReader::new(std::fs::File::open(&file).unwrap());
        let (mut good, mut bad) = (0, 0);
        let begin = std::time::Instant::now();
        for line in reader.lines() {
            let line = line.unwrap();
            match variorum::verify::verify_line(&line, &find) {
                variorum::verify::Verdict::Passed => good += 1,
                variorum::verify::Verdict::Failed(why) => {
                    bad += 1;
                    if bad <= 4 {
                        println!(
                            "FAIL {} … {}\n   {}",
                            &line[..line.len().min(200)],
                            &line[line.len().saturating_sub(60)..],
                            why.chars().take(900).collect::<String>()
                        );
                    }
                }
            }
        }
        println!("{file}: {good} passed, {bad} failed  {:.2}s", begin.elapsed().as_secs_f64());
    }
}
