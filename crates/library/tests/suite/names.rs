//! The names of games in other programs.

use variorum_library::{definition, ids, names, variant, variant_name};

#[test]
fn every_row_is_a_start_position_of_a_game() {
    let table = include_str!("../../data/names.tsv");
    assert_eq!(names().count(), table.lines().filter(|line| !line.starts_with('#')).count());
    for name in names() {
        let definition = definition(name.game).unwrap_or_else(|error| panic!("{}: {error}", name.name));
        assert!(name.start_number < definition.starts.len(), "{}", name.name);
        assert_eq!(variant(name.name), Some((name.game.to_owned(), name.start_number)));
    }
}

#[test]
fn names_of_other_programs_are_known_in_any_spelling() {
    for (text, game) in [
        ("Chess960", "chess"),
        ("Fischerandom", "chess"),
        ("Standard", "chess"),
        ("From Position", "chess"),
        ("Normal", "chess"),
        ("CRAZYHOUSE", "crazyhouse"),
        ("Courier", "courier-chess"),
        ("Duck", "duck-chess"),
        ("Duck Chess", "duck-chess"),
        ("Cylinder", "cylinder-chess"),
        ("Capablanca Chess", "capablanca"),
        ("Grand", "grand-chess"),
        ("Embassy", "embassy-chess"),
        ("5五将棋", "minishogi"),
        ("平手", "shogi"),
        ("Makruk", "makruk"),
        ("xiangqi", "xiangqi"),
        ("Chinese Chess", "xiangqi"),
        ("Minishogi", "minishogi"),
        ("Stones & Relays", "stones-and-relays"),
        ("stones_and_relays", "stones-and-relays"),
        ("DoubleEighteen-StoneChess", "double-eighteen-stone-chess"),
    ] {
        assert_eq!(variant(text).map(|(game, _)| game).as_deref(), Some(game), "{text}");
    }
    for text in ["Capahouse960", "", "?", "-"] {
        assert_eq!(variant(text), None, "{text}");
    }
    assert!(ids().into_iter().all(|id| variant(&id) == Some((id, 0))));
}

#[test]
fn written_names_are_read_as_the_same_game() {
    for (game, start, chess960) in ids()
        .into_iter()
        .flat_map(|id| (0..2).flat_map(move |start| [(id.clone(), start, false), (id.clone(), start, true)]))
    {
        if let Some(name) = variant_name(&game, start, chess960) {
            assert_eq!(variant(&name).map(|(game, _)| game), Some(game), "{name}");
        }
    }
    assert_eq!(variant_name("capablanca", 1, false).as_deref(), Some("Gothic"));
    assert_eq!(variant_name("chess", 0, true).as_deref(), Some("Chess960"));
    assert_eq!(variant_name("chess", 0, false), None);
    assert_eq!(variant_name("stockgi", 0, false), None);
}
