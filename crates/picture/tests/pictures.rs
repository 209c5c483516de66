//! Pictures of positions of every game.

use std::sync::Arc;

use picture::{Arrow, Frame, Look, PictureFault, Theme, gif, png, svg};
use rules::{Position, Rules};

fn rules(id: &str) -> Arc<Rules> {
    library::rules(id).unwrap()
}

/// Number of different colours among some thousand pixels.
fn colours(png: &[u8]) -> usize {
    let pixmap = resvg::tiny_skia::Pixmap::decode_png(png).unwrap();
    let pixels: std::collections::HashSet<_> =
        pixmap.pixels().iter().step_by(7).map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
    pixels.len()
}

#[test]
fn every_game_has_a_picture_in_every_theme_from_both_sides() {
    for id in library::ids() {
        let position = Position::start(&rules(&id));
        for (theme, flipped) in Theme::ALL.into_iter().zip([false, true, false]) {
            let text = svg(&position, &Look { theme, flipped, ..Look::default() });
            // Every man refers to a drawing that is there.
            for used in text.split("<use href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                assert!(text.contains(&format!("<g id=\"{used}\">")), "{id}: {used}");
            }
            let men = position.rules().cells().filter(|&cell| !position.at(cell).is_none()).count();
            assert!(text.matches("<use ").count() >= men, "{id}");
            let image = png(&text, 240).unwrap();
            assert!(colours(&image) > 20, "{id} in {}", theme.name());
        }
    }
}

#[test]
fn pictures_hold_nothing_from_outside() {
    for id in library::ids() {
        let text = svg(&Position::start(&rules(&id)), &Look::default());
        for word in ["<text", "font", "<script", "<style", "xlink:href", "url("] {
            assert!(!text.contains(word), "{id}: {word}");
        }
        assert_eq!(text.matches("http").count(), 1, "the name of the format only");
    }
}

/// Where the drawing of a cell's man stands.
fn place(text: &str, drawing: &str) -> (f32, f32) {
    let used = text.split(&format!("<use href=\"#{drawing}\" ")).nth(1).unwrap();
    let value =
        |name: &str| used.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    (value("x"), value("y"))
}

#[test]
fn the_board_turns_round() {
    let position = Position::parse(&rules("chess"), "7k/8/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let king = position.royal_cell(rules::Side::White).unwrap();
    let drawing = match position.at(king).occupant() {
        Some(rules::Occupant::Man(_, kind)) => format!("man-w{kind}"),
        _ => unreachable!(),
    };
    let (x, y) = place(&svg(&position, &Look::default()), &drawing);
    let (turned_x, turned_y) = place(&svg(&position, &Look { flipped: true, ..Look::default() }), &drawing);
    assert_eq!((turned_x - x, y - turned_y), (7.0 * 60.0, 7.0 * 60.0));
}

#[test]
fn regions_that_men_keep_to_have_edges() {
    let edges = |id: &str| svg(&Position::start(&rules(id)), &Look::default()).matches("stroke=\"#6b5238\"").count();
    assert_eq!((edges("xiangqi"), edges("chess"), edges("stockgi")), (1, 0, 0));
    let drawn = svg(&Position::start(&rules("xiangqi")), &Look::default());
    let path =
        drawn.split("stroke=\"#6b5238\"").nth(1).unwrap().split("d=\"").nth(1).unwrap().split('"').next().unwrap();
    // The river is nine cells wide; a palace has three cells on each of its three sides inside the board.
    assert_eq!(path.matches('M').count(), 9 + 2 * 9);
    assert_eq!(path.matches('h').count(), 9 + 2 * 3);
}

#[test]
fn a_small_picture_is_as_it_was() {
    let rules = rules("minishogi");
    let position = Position::parse(&rules, "4k/5/5/5/K4[2Pg] w - - 0 1").unwrap();
    let cell = |name: &str| rules.parse_cell(name).unwrap();
    let look = Look {
        last: vec![cell("a1"), cell("a2")],
        arrows: vec![
            Arrow { cells: vec![cell("a1"), cell("b2")], rank: 0 },
            Arrow { cells: vec![cell("c3")], rank: 1 },
        ],
        ..Look::default()
    };
    insta::assert_snapshot!(svg(&position, &look).replace("><", ">\n<"));
}

#[test]
fn sizes_have_bounds() {
    let text = svg(&Position::start(&rules("chess")), &Look::default());
    assert_eq!(png(&text, 5), Err(PictureFault::Size));
    assert_eq!(png(&text, 5000), Err(PictureFault::Size));
    assert!(matches!(png("nonsense", 100), Err(PictureFault::Drawing(_))));
    assert_eq!(gif(&[], 100), Err(PictureFault::Empty));
    let tall = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 1000"/>"#;
    assert_eq!(png(tall, 100), Err(PictureFault::Size));
}

#[test]
fn an_animation_shows_every_turn() {
    let rules = rules("chess");
    let mut position = Position::start(&rules);
    let mut frames = Vec::new();
    for turn in ["e2e4", "e7e5", "g1f3"] {
        frames.push(Frame { svg: svg(&position, &Look::default()), hundredths: 50 });
        position.play(turn).unwrap();
    }
    frames.push(Frame { svg: svg(&position, &Look::default()), hundredths: 200 });
    let bytes = gif(&frames, 200).unwrap();
    let mut decoder = gif_decoder(&bytes);
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push((frame.delay, frame.width));
    }
    assert_eq!(delays.iter().map(|&(delay, _)| delay).collect::<Vec<_>>(), [50, 50, 50, 200]);
    assert!(delays[0].1 == 200 && delays[1].1 < 60, "later frames hold what changes: {delays:?}");
}

#[test]
fn frames_are_of_one_size_though_men_are_taken() {
    let rules = rules("crazyhouse");
    let mut position = Position::start(&rules);
    let mut positions = vec![position.clone()];
    for turn in ["e2e4", "d7d5", "e4d5"] {
        position.play(turn).unwrap();
        positions.push(position.clone());
    }
    let none: &[rules::Cell] = &[];
    let frames = picture::frames(positions.iter().map(|position| (position, none)), &Look::default(), 100);
    let size = |svg: &str| svg.split("viewBox=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(frames.iter().all(|frame| size(&frame.svg) == size(&frames[0].svg)));
    assert_eq!(frames.iter().map(|frame| frame.hundredths).collect::<Vec<_>>(), [100, 100, 100, 400]);
    assert_ne!(size(&frames[0].svg), size(&svg(&positions[0], &Look::default())), "room for the hands is kept");
}

fn gif_decoder(bytes: &[u8]) -> ::gif::Decoder<&[u8]> {
    ::gif::DecodeOptions::new().read_info(bytes).unwrap()
}
