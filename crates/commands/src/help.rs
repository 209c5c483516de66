//! The list of commands, with the pieces and cells of the game as examples.

use variorum_messages::{Arg, Language, Message};
use variorum_rules::{Duty, Position, Rules, Side};

use crate::command::Command;
use crate::names::side_word;

/// Does the command mean anything in this game?
fn suits(command: Command, rules: &Rules) -> bool {
    match command {
        Command::Level => rules.definition().board.is_3d(),
        Command::Hand => rules.has_hands() || rules.has_pool(),
        Command::Count => rules.definition().endings.counting.is_some() || rules.definition().refuge.is_some(),
        Command::Pass => rules.has_second_part() && rules.duty() != Duty::Compulsory,
        Command::Piece
        | Command::Square
        | Command::Rank
        | Command::File
        | Command::Attacks
        | Command::Reach
        | Command::Last
        | Command::Clock
        | Command::Captured
        | Command::Material
        | Command::Why
        | Command::Undo
        | Command::Draw
        | Command::Resign
        | Command::Board
        | Command::Position
        | Command::Help => true,
    }
}

/// How a command is written, and what it answers.
pub(crate) fn usage(command: Command, position: &Position, language: Language) -> Message {
    let rules = position.rules();
    let board = &rules.definition().board;
    let royal = position.royal_cell(Side::White).or_else(|| position.pieces(Side::White).iter().next());
    let cell = royal.map_or_else(|| board.cell_name(0), |cell| rules.cell_name(cell));
    let pieces = &rules.definition().pieces;
    let token =
        pieces.iter().find(|piece| !piece.is_royal()).or(pieces.first()).map_or("", |piece| piece.token.as_str());
    let words = command.words(language).join(", ");
    Message::new(format!("command-help-{}", command.id()))
        .with("words", words)
        .with("cell", Arg::place(cell))
        .with("token", token.to_owned())
        .with("first", Message::new("command-side").with("side", side_word(rules, Side::White)))
        .with("turn", example(position))
        .with("level", board.levels.first().map_or_else(String::new, char::to_string))
}

/// A legal first part.
pub(crate) fn example(position: &Position) -> String {
    let mut actions = Vec::new();
    variorum_rules::movegen::actions(&mut position.scratch(), &mut actions);
    actions.get(actions.len() / 2).map_or_else(String::new, |&action| position.action_text(action))
}

/// All commands of this game.
pub(crate) fn help(position: &Position, language: Language) -> Vec<Message> {
    let rules = position.rules();
    let parts = match rules.duty() {
        Duty::None => "one",
        Duty::Optional => "optional",
        Duty::Compulsory => "two",
    };
    let intro = Message::new("command-help").with("turn", example(position)).with("parts", parts);
    let commands = Command::all().filter(|&command| suits(command, rules));
    std::iter::once(intro).chain(commands.map(|command| usage(command, position, language))).collect()
}
