//! A search or perft count that is under way, and the answer to it.

use std::io::{self, Write};
use std::sync::Arc;

use variorum_engine::{Bound, Choice, Info, turns_to_end};
use variorum_rules::Position;

use super::print;
use super::protocol::Protocol;
use super::writing::Writing;
use crate::score::nodes_per_second;
use crate::session::{any_turn, expected_reply};
use crate::worker::SearchControl;

/// What a running job was started for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A best move is wanted.
    Move,
    /// A mate is wanted; the answer is `checkmate` (USI).
    Mate,
    /// Positions are counted.
    Count,
}

/// A running search or perft count, with everything that its reports need: the session may meanwhile have moved on.
pub(super) struct Running {
    pub id: u64,
    pub purpose: Purpose,
    pub control: Arc<SearchControl>,
    pub position: Position,
    pub protocol: Protocol,
    pub writing: Writing,
    /// The nodes of the latest report.
    pub nodes: u64,
}

impl Running {
    /// Prints a report of the search.
    pub fn report(&mut self, out: &mut impl Write, info: &Info) -> io::Result<()> {
        self.nodes = info.nodes;
        let pv = self.writing.line_text(&self.position, &info.pv);
        writeln!(out, "{}", print::info(info, self.protocol, self.control.elapsed_ms(), &pv))
    }

    /// Prints the end of the search: a last report if there were nodes after the previous one, then the answer.
    pub fn answer(&self, out: &mut impl Write, choice: Option<&Choice>) -> io::Result<()> {
        if let Some(choice) = choice
            && choice.nodes > self.nodes
            && choice.depth > 0
        {
            let time = self.control.elapsed_ms();
            writeln!(
                out,
                "info depth {}{} score {} nodes {} nps {} time {time} pv {}",
                choice.depth,
                if self.protocol == Protocol::Ucci { "" } else { " multipv 1" },
                self.protocol.score(choice.score, Bound::Exact),
                choice.nodes,
                nodes_per_second(choice.nodes, time),
                self.writing.line_text(&self.position, &choice.pv).join(" ")
            )?;
        }
        match (self.purpose, choice) {
            (Purpose::Mate, choice) => self.mate(out, choice),
            (Purpose::Move | Purpose::Count, Some(choice)) => self.best(out, choice),
            (Purpose::Move | Purpose::Count, None) => self.no_choice(out),
        }
    }

    fn best(&self, out: &mut impl Write, choice: &Choice) -> io::Result<()> {
        let pv = self.writing.line_text(&self.position, &choice.pv);
        let best = self.writing.turn_text(&self.position, choice.turn);
        match expected_reply(choice, choice.turn).and(pv.get(1)) {
            Some(ponder) => writeln!(out, "bestmove {best} ponder {ponder}"),
            None => writeln!(out, "bestmove {best}"),
        }
    }

    /// The answer to a search for mate. A line that does not end in mate, as a search may report it, is no proof.
    fn mate(&self, out: &mut impl Write, choice: Option<&Choice>) -> io::Result<()> {
        let Some(choice) = choice else { return writeln!(out, "checkmate nomate") };
        match turns_to_end(choice.score) {
            Some(turns) if turns > 0 && self.ends_in_mate(choice) => {
                writeln!(out, "checkmate {}", self.writing.line_text(&self.position, &choice.pv).join(" "))
            }
            // Who is mated by force does not mate.
            Some(turns) if turns <= 0 => writeln!(out, "checkmate nomate"),
            Some(_) | None => writeln!(out, "checkmate timeout"),
        }
    }

    fn ends_in_mate(&self, choice: &Choice) -> bool {
        let mut position = self.position.clone();
        choice.pv.iter().for_each(|&turn| position.play_unchecked(turn));
        position.outcome().is_some_and(|outcome| outcome.winner == Some(self.position.side()))
    }

    /// The answer where the engine finds no turn, since there is none or the game is over.
    fn no_choice(&self, out: &mut impl Write) -> io::Result<()> {
        let outcome = self.position.outcome();
        let lost = outcome.is_some_and(|outcome| outcome.winner == Some(self.position.side().other()));
        match self.protocol {
            Protocol::Uci | Protocol::Cyclone => {
                writeln!(out, "info depth 0 score {}", if lost { "mate 0" } else { "cp 0" })?;
            }
            // The player to move has won: the king has entered. The win is declared in place of a move.
            Protocol::Usi if outcome.is_some_and(|outcome| outcome.winner == Some(self.position.side())) => {
                return writeln!(out, "bestmove win");
            }
            Protocol::Usi | Protocol::Ucci => {}
        }
        match any_turn(&self.position) {
            // The game is over by its history, but the client may want to play on.
            Some(turn) => writeln!(out, "bestmove {}", self.writing.turn_text(&self.position, turn)),
            None => writeln!(out, "{}", self.protocol.no_move()),
        }
    }
}
