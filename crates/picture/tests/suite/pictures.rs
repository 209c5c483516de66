//! Pictures of positions of every game.

use std::sync::Arc;

use variorum_gamedef::definition::{Definition, Ground, Style};
use variorum_picture::{Arrow, Look, PictureError, PieceStyle, Theme, gif, png, svg};
use variorum_rules::{Cell, Position, Rules};

fn rules(id: &str) -> Arc<Rules> {
    variorum_library::rules(id).unwrap()
}

/// The number of different colours in a sample of pixels.
fn colours(png: &[u8]) -> usize {
    let pixmap = resvg::tiny_skia::Pixmap::decode_png(png).unwrap();
    let pixels: std::collections::HashSet<_> =
        pixmap.pixels().iter().step_by(7).map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
    pixels.len()
}

#[test]
fn every_game_has_a_picture_in_every_theme_from_both_sides() {
    for id in variorum_library::ids() {
        let position = Position::start(&rules(&id));
        for (theme, flipped) in Theme::ALL.into_iter().zip([false, true, false]) {
            let text = svg(&position, &Look { theme, flipped, ..Look::default() });
            // Every piece refers to an existing drawing.
            for used in text.split("<use href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                assert!(text.contains(&format!("<g id=\"{used}\">")), "{id}: {used}");
            }
            let pieces = position.rules().cells().filter(|&cell| !position.at(cell).is_none()).count();
            assert!(text.matches("<use ").count() >= pieces, "{id}");
            let image = png(&text, 240).unwrap();
            assert!(colours(&image) > 20, "{id} in {}", theme.name());
        }
    }
}

#[test]
fn pieces_are_drawn_in_the_chosen_style_and_neutral_ones_in_their_own() {
    // The definitions of drawings by their names, and how many pieces stand on the board.
    let drawn = |id: &str, pieces: PieceStyle| {
        let position = Position::start(&rules(id));
        let text = svg(&position, &Look { pieces, characters: false, ..Look::default() });
        let symbols: Vec<String> =
            text.split("<g id=\"").skip(1).map(|rest| rest.split("<g id=").next().unwrap().to_owned()).collect();
        (text, symbols)
    };
    for id in variorum_library::ids() {
        let [figures, counters, blocks, letters] = PieceStyle::ALL.map(|style| drawn(&id, style).0);
        let all = [&figures, &counters, &blocks, &letters];
        for (number, text) in all.iter().enumerate() {
            assert!(all[..number].iter().all(|other| other != text), "{id}: two styles look the same");
            // Whatever the style, as many pieces stand on the board.
            assert_eq!(text.matches("<use ").count(), figures.matches("<use ").count(), "{id}");
        }
    }
    let of = |style: PieceStyle| {
        let (text, symbols) = drawn("stones-and-relays", style);
        assert!(colours(&png(&text, 240).unwrap()) > 20, "{}", style.name());
        (text, symbols)
    };
    let (counters, letters) = (of(PieceStyle::Counters), of(PieceStyle::Letters));
    let owned = counters.1.iter().filter(|symbol| symbol.contains("scale(0.63)")).count();
    assert_eq!(owned, 12, "six kinds of each side: {:?}", counters.1);
    assert!(letters.1.iter().filter(|symbol| symbol.contains("<circle")).count() >= 12);
    let stone = |symbols: &[String]| symbols.iter().find(|symbol| symbol.contains("#8b8f94")).cloned();
    assert_eq!(stone(&counters.1), stone(&of(PieceStyle::Figures).1));
    assert!(stone(&letters.1).is_some());
}

#[test]
fn pictures_hold_nothing_from_outside() {
    for id in variorum_library::ids() {
        let text = svg(&Position::start(&rules(&id)), &Look::default());
        for word in ["<text", "font", "<script", "<style", "xlink:href", "url("] {
            assert!(!text.contains(word), "{id}: {word}");
        }
        assert_eq!(text.matches("http").count(), 1, "the name of the format only");
    }
}

/// The place of the piece on a cell.
fn place(text: &str, drawing: &str) -> (f32, f32) {
    let used = text.split(&format!("<use href=\"#{drawing}\" ")).nth(1).unwrap();
    let value =
        |name: &str| used.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    (value("x"), value("y"))
}

#[test]
fn the_board_turns_round() {
    let position = Position::parse(&rules("chess"), "7k/8/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let king = position.royal_cell(variorum_rules::Side::White).unwrap();
    let drawing = match position.at(king).occupant() {
        Some(variorum_rules::Occupant::Owned(_, kind)) => format!("piece-w{kind}"),
        _ => unreachable!(),
    };
    let (x, y) = place(&svg(&position, &Look::default()), &drawing);
    let (turned_x, turned_y) = place(&svg(&position, &Look { flipped: true, ..Look::default() }), &drawing);
    assert_eq!((turned_x - x, y - turned_y), (7.0 * 60.0, 7.0 * 60.0));
}

#[test]
fn regions_that_pieces_keep_to_have_edges() {
    // Xiangqi as it would be drawn without a style of its own.
    let definition = Definition { style: Style::default(), ..rules("xiangqi").definition().clone() };
    let chequered = Rules::compile(&definition).unwrap();
    let edges =
        |rules: &Arc<Rules>| svg(&Position::start(rules), &Look::default()).matches("stroke=\"#6b5238\"").count();
    assert_eq!((edges(&chequered), edges(&rules("chess")), edges(&rules("stockgi"))), (1, 0, 0));
    let drawn = svg(&Position::start(&chequered), &Look::default());
    let path =
        drawn.split("stroke=\"#6b5238\"").nth(1).unwrap().split("d=\"").nth(1).unwrap().split('"').next().unwrap();
    // The river is nine cells wide; a palace has three cells on each of its three sides inside the board.
    assert_eq!(path.matches('M').count(), 9 + 2 * 9);
    assert_eq!(path.matches('h').count(), 9 + 2 * 3);
}

#[test]
fn a_board_of_lines_has_its_river_and_palaces_and_discs_with_characters() {
    let position = Position::start(&rules("xiangqi"));
    for (theme, flipped) in Theme::ALL.into_iter().zip([false, true, false]) {
        let drawn = svg(&position, &Look { theme, flipped, ..Look::default() });
        let lines = drawn.split("stroke-width=\"1.6\"").find(|part| part.contains('L')).unwrap();
        let path = lines.split("d=\"").nth(1).unwrap().split('"').next().unwrap();
        // Ten ranks, two whole files, seven files in two parts, and two diagonals in each palace.
        assert_eq!(path.matches('M').count(), 10 + 2 + 2 * 7 + 4);
    }
    let drawn = svg(&position, &Look::default());
    // Seven types a side, the four characters of the river.
    assert_eq!(drawn.matches("fill=\"#b3141c\"").count(), 7);
    assert_eq!(drawn.matches("fill=\"#15201a\"").count(), 7);
    assert!(drawn.contains("Xiangqi: Red to move"));
    // Nothing is written in a font.
    assert!(!drawn.contains("<text"));
}

#[test]
fn figures_and_chequered_boards_are_drawn_for_those_who_want_them() {
    let position = Position::start(&rules("xiangqi"));
    let figures = svg(&position, &Look { characters: false, ..Look::default() });
    // The river alone has characters left: seven types a side are figures.
    assert_eq!(figures.matches("fill=\"#b3141c\"").count(), 0);
    assert!(figures.contains("stroke-width=\"1.6\""));
    let chequered = svg(&position, &Look { own_board: false, ..Look::default() });
    assert_eq!(chequered.matches("fill=\"#b3141c\"").count(), 7);
    let colours = ["#f0ecdf", "#cdd3bd", "#e3bf85"].map(|colour| chequered.contains(colour));
    assert_eq!(colours, [true, true, false], "light and dark cells, no wood");
    let chess = Position::start(&rules("chess"));
    let plain = Look { characters: false, own_board: false, ..Look::default() };
    assert_eq!(svg(&chess, &plain), svg(&chess, &Look::default()), "where nothing is of its own, nothing changes");
}

#[test]
fn wedges_point_at_the_opponent_from_either_side() {
    let position = Position::start(&rules("shogi"));
    let turned = |flipped| {
        let drawn = svg(&position, &Look { flipped, ..Look::default() });
        let drawings = drawn.split("<g id=\"piece-").skip(1);
        drawings.filter(|one| one.contains("rotate(180 30 30)")).map(|one| one.as_bytes()[0]).collect::<Vec<_>>()
    };
    assert_eq!(turned(false), vec![b'b'; 8]);
    assert_eq!(turned(true), vec![b'w'; 8]);
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
    assert_eq!(png(&text, 5), Err(PictureError::Size));
    assert_eq!(png(&text, 5000), Err(PictureError::Size));
    assert!(matches!(png("nonsense", 100), Err(PictureError::Drawing(_))));
    assert_eq!(gif(&[], &Look::default(), 100, 100, || true), Err(PictureError::Empty));
    let tall = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 1000"/>"#;
    assert_eq!(png(tall, 100), Err(PictureError::Size));
}

/// The positions of a line, each with the cells of the turn that led to it.
fn line(id: &str, turns: usize) -> Vec<(Position, Vec<Cell>)> {
    let mut position = Position::start(&rules(id));
    let mut shown = vec![(position.clone(), Vec::new())];
    while shown.len() <= turns && position.outcome().is_none() {
        let choices = position.turns();
        // Not random, but varied enough that pieces move, capture and are dropped.
        let turn = choices[(shown.len() * 7919) % choices.len()];
        position.play_unchecked(turn);
        shown.push((position.clone(), vec![turn.first.from(), turn.first.to()]));
    }
    shown
}

/// The frames of an animation as they appear, with their delays.
fn seen(bytes: &[u8]) -> Vec<(Vec<[u8; 3]>, u16)> {
    let mut decoder = gif_decoder(bytes);
    let palette = decoder.global_palette().unwrap().to_vec();
    let width = usize::from(decoder.width());
    let mut screen = vec![[0; 3]; width * usize::from(decoder.height())];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (index, &number) in frame.buffer.iter().enumerate() {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            if frame.transparent != Some(number) {
                let colour = &palette[3 * usize::from(number)..][..3];
                screen[(usize::from(frame.top) + y) * width + usize::from(frame.left) + x].copy_from_slice(colour);
            }
        }
        frames.push((screen.clone(), frame.delay));
    }
    frames
}

#[test]
fn an_animation_shows_every_turn() {
    let bytes = gif(&line("chess", 3), &Look::default(), 50, 200, || true).unwrap();
    let mut decoder = gif_decoder(&bytes);
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames.push((frame.delay, frame.width));
    }
    assert_eq!(frames.iter().map(|&(delay, _)| delay).collect::<Vec<_>>(), [50, 50, 50, 200]);
    assert!(frames[0].1 == 200 && frames[1].1 < 200, "later frames hold what changes: {frames:?}");
}

#[test]
fn what_is_drawn_in_parts_is_the_whole_picture() {
    for (id, look) in [
        ("stockgi", Look::default()),
        ("raumschach", Look { theme: Theme::Dark, flipped: true, ..Look::default() }),
        ("crazyhouse", Look { coordinates: false, ..Look::default() }),
        ("stones-and-relays", Look { theme: Theme::Print, ..Look::default() }),
        (
            "chess",
            Look {
                arrows: vec![Arrow {
                    cells: vec![rules("chess").cell(0).unwrap(), rules("chess").cell(63).unwrap()],
                    rank: 0,
                }],
                ..Look::default()
            },
        ),
    ] {
        let positions = line(id, 60);
        let frames = seen(&gif(&positions, &look, 100, 420, || true).unwrap());
        assert_eq!(frames.len(), positions.len());
        // The first frame already has rows for pieces in hand.
        let rows = (0..=6).find(|&rows| {
            let text = svg(&positions[0].0, &Look { rows, ..look.clone() });
            resvg::tiny_skia::Pixmap::decode_png(&png(&text, 420).unwrap()).unwrap().pixels().len() == frames[0].0.len()
        });
        for (number, ((position, last), (shown, _))) in positions.iter().zip(&frames).enumerate().step_by(9) {
            let look = Look { last: last.clone(), rows: rows.unwrap(), ..look.clone() };
            let whole = resvg::tiny_skia::Pixmap::decode_png(&png(&svg(position, &look), 420).unwrap()).unwrap();
            let differs = |(pixel, shown): (&resvg::tiny_skia::PremultipliedColorU8, &[u8; 3])| {
                let pixel = [pixel.red(), pixel.green(), pixel.blue()];
                pixel.iter().zip(shown).map(|(&one, &other)| u32::from(one.abs_diff(other))).max().unwrap()
            };
            let differences: Vec<u32> = whole.pixels().iter().zip(shown).map(differs).collect();
            // With 255 colours, blends at edges are only similar; a missing, clipped or leftover piece would differ clearly.
            let wrong = differences.iter().filter(|&&difference| difference > 40).count();
            let far = differences.iter().filter(|&&difference| difference > 16).count();
            assert!(wrong * 10_000 < differences.len(), "{id}, frame {number}: {wrong} pixels are wrong");
            assert!(far * 100 < differences.len(), "{id}, frame {number}: {far} pixels are not near");
        }
    }
}

#[test]
fn an_animation_that_nobody_waits_for_is_broken_off() {
    let mut asked = 0;
    let stopped = gif(&line("chess", 20), &Look::default(), 100, 200, || {
        asked += 1;
        asked <= 3
    });
    assert_eq!((stopped, asked), (Err(PictureError::Stopped), 4));
}

#[test]
fn an_animation_costs_little_beyond_its_first_frame() {
    let positions = line("stockgi", 120);
    let cost = |positions: &[(Position, Vec<Cell>)]| {
        let begun = cpu_time::ThreadTime::now();
        let bytes = gif(positions, &Look::default(), 100, 600, || true).unwrap();
        (begun.elapsed(), bytes.len())
    };
    let (one, first) = cost(&positions[..1]);
    let (all, bytes) = cost(&positions);
    // Every frame drawn as a whole would take as long as the first.
    assert!(all < 30 * one, "{all:?} for 121 frames, {one:?} for one");
    assert!(bytes < 40 * first, "{bytes} bytes for 121 frames, {first} for one");
}

#[test]
fn frames_are_of_one_size_though_pieces_are_taken() {
    let rules = rules("crazyhouse");
    let mut position = Position::start(&rules);
    let mut positions = vec![(position.clone(), Vec::new())];
    for turn in ["e2e4", "d7d5", "e4d5"] {
        position.play_text(turn).unwrap();
        positions.push((position.clone(), Vec::new()));
    }
    let bytes = gif(&positions, &Look::default(), 100, 200, || true).unwrap();
    let short = gif(&positions[..1], &Look::default(), 100, 200, || true).unwrap();
    assert!(gif_decoder(&bytes).height() > gif_decoder(&short).height(), "room for the hands is kept");
    assert_eq!(seen(&bytes).iter().map(|&(_, delay)| delay).collect::<Vec<_>>(), [100, 100, 100, 400]);
}

fn gif_decoder(bytes: &[u8]) -> ::gif::Decoder<&[u8]> {
    ::gif::DecodeOptions::new().read_info(bytes).unwrap()
}

/// The size of a picture.
fn size(text: &str) -> (f32, f32) {
    let numbers = text.split("viewBox=\"0 0 ").nth(1).unwrap().split('"').next().unwrap();
    let (width, height) = numbers.split_once(' ').unwrap();
    (width.parse().unwrap(), height.parse().unwrap())
}

#[test]
fn joined_edges_are_drawn_wherever_a_board_has_them() {
    let drawn = |rules: &Arc<Rules>| svg(&Position::start(rules), &Look::default());
    let (flat, cylinder, torus) =
        (drawn(&rules("chess")), drawn(&rules("cylinder-chess")), drawn(&rules("torus-chess")));
    let seams = |text: &str| text.matches("stroke-dasharray").count();
    assert_eq!([&flat, &cylinder, &torus, &drawn(&rules("circular-chess"))].map(|text| seams(text)), [0, 1, 1, 0]);
    // Room for what is drawn beyond them.
    let ((width, height), (wide, tall)) = (size(&flat), size(&cylinder));
    assert_eq!((wide - width, tall - height), (36.0, 0.0));
    assert_eq!((size(&torus).0 - width, size(&torus).1 - height), (36.0, 36.0));
    // Half of sixteen cells at the sides are light; a torus has sixteen at the ends and four corners, too.
    let light = |text: &str| {
        let path = text.split("<g opacity=\"0.15\">").nth(9).unwrap().split("d=\"").nth(1).unwrap();
        path.split('"').next().unwrap().matches('M').count()
    };
    assert_eq!((light(&cylinder), light(&torus)), (8, 18));
    for theme in Theme::ALL {
        for id in ["cylinder-chess", "torus-chess"] {
            let look = Look { theme, flipped: true, coordinates: false, ..Look::default() };
            png(&svg(&Position::start(&rules(id)), &look), 300).unwrap();
        }
    }
}

#[test]
fn joined_edges_of_boards_of_lines_and_plain_boards_are_drawn() {
    for (board, lines) in [(Ground::Plain, 9), (Ground::Lines, 8)] {
        let torus = rules("torus-chess").definition().clone();
        let definition = Definition { style: Style { board, ..Style::default() }, ..torus };
        let text = svg(&Position::start(&Rules::compile(&definition).unwrap()), &Look::default());
        let layer = text.split("<g opacity=\"0.15\">").nth(1).unwrap().split("</g>").next().unwrap();
        assert_eq!(layer.matches('M').count(), 4 * lines, "{board:?}");
        assert!(colours(&png(&text, 240).unwrap()) > 20);
    }
}

/// The paths of the first arrow's line, as their points.
fn arrow_lines(id: &str, cells: &[&str]) -> Vec<Vec<(f32, f32)>> {
    let rules = rules(id);
    let cells = cells.iter().map(|name| rules.parse_cell(name).unwrap()).collect();
    let look = Look { arrows: vec![Arrow { cells, rank: 0 }], ..Look::default() };
    let text = svg(&Position::start(&rules), &look);
    let path = text.split("stroke-linejoin=\"round\" d=\"").last().unwrap().split('"').next().unwrap().to_owned();
    let point = |text: &str| {
        let (x, y) = text.split_once(' ').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    path.split('M').skip(1).map(|line| line.split('L').map(point).collect()).collect()
}

#[test]
fn arrows_leave_over_one_edge_and_come_in_over_the_other() {
    // The middle of a1 is at 86, 464 on a cylinder, and the board 480 wide; an arrow ends 26 before the middle of its last cell.
    assert_eq!(arrow_lines("chess", &["h4", "a4"]).len(), 1);
    let [out, back] = arrow_lines("cylinder-chess", &["h4", "a4"]).try_into().unwrap();
    assert_eq!(out, [(506.0, 284.0), (554.0, 284.0)]);
    assert_eq!(back, [(38.0, 284.0), (60.0, 284.0)]);
    let [out, back] = arrow_lines("cylinder-chess", &["g3", "h4", "a5", "b6"]).try_into().unwrap();
    assert_eq!((out.len(), back.len()), (3, 3));
    assert_eq!((out[2], back[0]), ((554.0, 236.0), (38.0, 272.0)));
    // Over both edges of a torus at their corner, and one after the other.
    assert_eq!(arrow_lines("torus-chess", &["h8", "a1"]).len(), 2);
    assert_eq!(arrow_lines("torus-chess", &["h8", "b1"]).len(), 3);
    // Files that are half a board apart are joined straight, and so is everything on a ring.
    assert_eq!(arrow_lines("cylinder-chess", &["a4", "e4"]).len(), 1);
    assert_eq!(arrow_lines("circular-chess", &["p1", "a1"]).len(), 1);
}
