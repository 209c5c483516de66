//! Who may do what at a table, offers, clocks.

use Side::{Black, White};
use variorum_play::{Control, Game, Made, PlayError, Question, Seat, Step, Table, TableError, TableSettings};
use variorum_rules::{Position, Side};

const BOTH: &[Side] = &[White, Black];
const W: &[Side] = &[White];
const B: &[Side] = &[Black];

fn game(seats: [Seat; 2]) -> Game {
    Game::new(&variorum_library::rules("chess").unwrap(), seats)
}

fn people() -> Table {
    Table::new(game([Seat::Person; 2]), None)
}

fn played(mut table: Table, turns: &[&str]) -> Table {
    for (ply, text) in turns.iter().enumerate() {
        let by = if ply % 2 == 0 { W } else { B };
        assert_eq!(table.turn(by, ply, text, 0, 0), Ok(Made::Now(None)));
    }
    table
}

#[test]
fn only_the_side_to_move_makes_a_turn_and_the_same_turn_twice_is_one() {
    let mut table = people();
    assert_eq!(table.turn(B, 0, "e2e4", 0, 0), Err(TableError::NotYourTurn));
    assert_eq!(table.turn(&[], 0, "e2e4", 0, 0), Err(TableError::NotYourTurn));
    assert_eq!(table.turn(W, 0, "e2e4", 0, 0), Ok(Made::Now(None)));
    assert_eq!(table.turn(W, 0, "e2e4", 0, 0), Ok(Made::Before));
    assert_eq!(table.turn(B, 0, "e2e4", 0, 0), Err(TableError::MovedOn), "it was not Black’s");
    assert_eq!(table.turn(W, 0, "d2d4", 0, 0), Err(TableError::MovedOn));
    assert_eq!(table.turn(W, 1, "e7e5", 0, 0), Err(TableError::NotYourTurn));
    assert!(matches!(table.turn(B, 1, "e7e4", 0, 0), Err(TableError::Play { play: PlayError::Turn { .. } })));
    assert_eq!(table.game().ply(), 1);
}

#[test]
fn nobody_moves_while_a_seat_is_free() {
    let mut table = people().with(TableSettings { waiting: true, ..TableSettings::default() });
    assert_eq!(table.turn(W, 0, "e2e4", 0, 0), Err(TableError::Waiting));
    assert_eq!(table.resign(W, 0), Err(TableError::Waiting));
    assert_eq!(table.ask(W, Question::Draw, Step::Offer, 0), Err(TableError::Waiting));
    table.begin(0);
    assert_eq!(table.turn(W, 0, "e2e4", 0, 0), Ok(Made::Now(None)));
}

#[test]
fn a_game_is_called_off_before_black_has_moved() {
    let mut table = played(people(), &["e2e4"]);
    table.abort(0).unwrap();
    assert_eq!(table.game().ending().unwrap().to_string(), "* aborted");
    let mut table = played(people(), &["e2e4", "e7e5"]);
    assert_eq!(table.abort(0), Err(TableError::Begun));
    table.resign(W, 0).unwrap();
    assert_eq!(table.game().ending().unwrap().winner, Some(Black));
    assert_eq!(table.abort(0), Err(PlayError::Over.into()));
}

#[test]
fn draws_are_offered_and_answered() {
    let mut table = played(people(), &["e2e4", "e7e5"]);
    assert_eq!(table.ask(B, Question::Draw, Step::Accept, 0), Err(TableError::NoOffer));
    assert_eq!(table.ask(W, Question::Draw, Step::Offer, 0), Ok(false));
    assert_eq!(table.offers().by(Question::Draw), Some(White));
    assert_eq!(table.ask(W, Question::Draw, Step::Accept, 0), Err(TableError::NoOffer), "not one’s own");
    assert_eq!(table.ask(B, Question::Draw, Step::Decline, 0), Ok(false));
    assert_eq!(table.ask(W, Question::Draw, Step::Offer, 0), Err(TableError::Declined));
    table.turn(W, 2, "g1f3", 0, 0).unwrap();
    assert_eq!(table.ask(W, Question::Draw, Step::Offer, 0), Ok(false), "again after another turn");
    table.turn(B, 3, "b8c6", 0, 0).unwrap();
    assert_eq!(table.offers().by(Question::Draw), None, "lapsed with the turn");
    table.ask(W, Question::Draw, Step::Offer, 0).unwrap();
    table.ask(W, Question::Draw, Step::Withdraw, 0).unwrap();
    assert_eq!(table.ask(B, Question::Draw, Step::Accept, 0), Err(TableError::NoOffer));
    table.ask(W, Question::Draw, Step::Offer, 0).unwrap();
    assert_eq!(table.ask(B, Question::Draw, Step::Offer, 0), Ok(true), "two offers agree");
    assert_eq!(table.game().ending().unwrap().to_string(), "1/2-1/2 agreement");
    let mut table = Table::new(game([Seat::Person, Seat::Engine]), None);
    assert_eq!(table.ask(W, Question::Draw, Step::Offer, 0), Err(TableError::Engine));
}

#[test]
fn a_takeback_goes_to_before_the_askers_last_turn() {
    let turns = ["e2e4", "e7e5", "g1f3"];
    for (asker, other, ply) in [(W, B, 2), (B, W, 1)] {
        let mut table = played(people(), &turns);
        assert_eq!(table.ask(asker, Question::Takeback, Step::Offer, 0), Ok(false));
        assert_eq!(table.game().ply(), 3, "only offered");
        assert_eq!(table.ask(other, Question::Takeback, Step::Accept, 0), Ok(true));
        assert_eq!((table.game().ply(), table.offers().by(Question::Takeback)), (ply, None));
    }
    let mut table = people();
    assert_eq!(table.ask(B, Question::Takeback, Step::Offer, 0), Err(TableError::NothingToTakeBack));
    let mut table = played(people().with(TableSettings { rated: true, ..TableSettings::default() }), &turns);
    assert_eq!(table.ask(W, Question::Takeback, Step::Offer, 0), Err(TableError::Rated));
    let mut table = played(people(), &turns);
    table.resign(W, 0).unwrap();
    assert_eq!(table.ask(W, Question::Takeback, Step::Offer, 0), Err(PlayError::Over.into()), "two people");
}

#[test]
fn where_nobody_need_be_asked_it_happens_at_once() {
    let mut table =
        played(people().with(TableSettings { one_screen: true, ..TableSettings::default() }), &["e2e4", "e7e5"]);
    assert_eq!(table.claims(), ["both players agree"]);
    assert_eq!(table.ask(BOTH, Question::Takeback, Step::Offer, 0), Ok(true));
    assert_eq!(table.game().ply(), 1);
    table.resign(BOTH, 0).unwrap();
    assert_eq!(table.game().ending().unwrap().winner, Some(White), "for the side to move");
    assert_eq!(table.ask(BOTH, Question::Rematch, Step::Offer, 0), Ok(true));
    assert_eq!(table.ask(BOTH, Question::Takeback, Step::Offer, 0), Ok(true), "open again");
    assert!(table.game().ending().is_none());
    // Against the engine, to where the person is to move.
    let mut table = played(Table::new(game([Seat::Person, Seat::Engine]), None), &["e2e4", "e7e5"]);
    assert_eq!(table.ask(W, Question::Takeback, Step::Offer, 0), Ok(true));
    assert_eq!(table.game().ply(), 0);
    assert_eq!(table.claims(), Vec::<String>::new());
}

#[test]
fn a_rematch_needs_the_end_and_both() {
    let mut table = played(people(), &["e2e4"]);
    assert_eq!(table.ask(W, Question::Rematch, Step::Offer, 0), Err(TableError::NotOver));
    table.resign(W, 0).unwrap();
    assert_eq!(table.ask(W, Question::Rematch, Step::Offer, 0), Ok(false));
    assert_eq!(table.ask(B, Question::Rematch, Step::Accept, 0), Ok(true));
}

fn timed(position: Option<&str>) -> Table {
    let rules = variorum_library::rules("chess").unwrap();
    let position = position.map_or_else(|| Position::start(&rules), |text| Position::parse(&rules, text).unwrap());
    let mut table =
        Table::new(Game::from_position(position, [Seat::Person; 2]), Some(Control::new(60_000, 0, 0).unwrap()));
    table.begin(0);
    table
}

#[test]
fn who_has_no_time_left_has_lost() {
    let mut table = timed(None);
    table.turn(W, 0, "e2e4", 1_000, 0).unwrap();
    table.turn(B, 1, "e7e5", 2_000, 0).unwrap();
    assert!(!table.tick(60_000));
    assert_eq!(table.turn(W, 2, "g1f3", 62_500, 0), Err(TableError::Time));
    let ending = table.game().ending().unwrap();
    assert_eq!(ending.to_string(), "0-1 time");
    assert!(!table.tick(99_000), "once");
    assert_eq!(table.clock().unwrap().left, [0, 60_000]);
}

#[test]
fn it_is_a_draw_if_the_other_side_could_never_win() {
    let mut table = timed(Some("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"));
    table.turn(W, 0, "d2d3", 0, 0).unwrap();
    table.turn(B, 1, "e8f8", 0, 0).unwrap();
    assert!(table.tick(60_300));
    assert_eq!(table.game().ending().unwrap().to_string(), "1/2-1/2 time");
}

#[test]
fn a_game_whose_first_turn_does_not_come_is_called_off() {
    let mut table = timed(None);
    table.turn(W, 0, "e2e4", 1_000, 0).unwrap();
    assert!(!table.tick(60_999));
    assert!(table.tick(61_000));
    assert_eq!(table.game().ending().unwrap().to_string(), "* aborted");
}

#[test]
fn a_refused_turn_costs_nothing_and_the_clock_stops_with_the_game() {
    let mut table = timed(None);
    for (ply, text) in ["f2f3", "e7e5", "g2g4"].iter().enumerate() {
        table.turn(BOTH, ply, text, 1_000, 0).unwrap();
    }
    let before = *table.clock().unwrap();
    assert!(table.turn(B, 3, "d8d1", 5_000, 0).is_err());
    assert_eq!(*table.clock().unwrap(), before);
    assert_eq!(table.turn(B, 3, "d8h4", 6_000, 0), Ok(Made::Now(Some(5_000))));
    assert_eq!((table.clock().unwrap().left, table.clock().unwrap().verdict_at()), ([60_000, 55_000], None));
    assert_eq!(table.game().ending().unwrap().word(), "checkmate");
}

/// In Monster chess White has two turns before Black's first: the game can be aborted until Black has made one, no clock runs before that, and White's clock
/// runs through both turns of a row.
#[test]
fn turns_in_a_row_are_those_of_one_player_and_clock() {
    let rules = variorum_library::rules("monster-chess").unwrap();
    let control = Control::new(60_000, 0, 0).unwrap();
    let mut table = Table::new(Game::new(&rules, [Seat::Person; 2]), Some(control));
    table.begin(0);
    assert_eq!(table.turn(W, 0, "e2e4", 1_000, 0), Ok(Made::Now(None)));
    assert_eq!(table.turn(B, 1, "e7e5", 1_000, 0), Err(TableError::NotYourTurn));
    assert_eq!(table.turn(W, 1, "d2d4", 2_000, 0), Ok(Made::Now(None)));
    let mut aborted = table.clone();
    aborted.abort(2_000).unwrap();
    assert_eq!(table.turn(B, 2, "e7e5", 3_000, 0), Ok(Made::Now(None)));
    assert_eq!(table.abort(3_000), Err(TableError::Begun));
    assert_eq!(table.turn(W, 3, "d4e5", 5_000, 0), Ok(Made::Now(Some(2_000))));
    assert_eq!(table.turn(W, 4, "e5e6", 6_000, 0), Ok(Made::Now(Some(1_000))));
    assert_eq!(table.turn(B, 5, "d7e6", 9_000, 0), Ok(Made::Now(Some(3_000))));
    let left = table.clock().unwrap().left;
    assert_eq!(left, [57_000, 57_000]);
}
