//! What the client sets: tables, options, and the turns to consider.

use std::io::{self, Write};

use super::XboardSession;
use crate::lines::quoted;
use crate::universal::MAX_LINES;
use crate::worker::{FileChoice, Job};

impl<W: Write> XboardSession<'_, W> {
    /// Asks the tables of the chosen folder from now on. What cannot be used is said in comments.
    pub(super) fn change_tables(&mut self) -> io::Result<()> {
        let Some(folder) = &self.tables else { return Ok(()) };
        match self.games.tables(folder, self.game.position.rules()) {
            Ok((tables, remarks)) => {
                for remark in remarks {
                    self.comment(&remark)?;
                }
                self.worker.add(Job::Tables(FileChoice::File(tables)));
                Ok(())
            }
            Err(text) => self.comment(&text),
        }
    }

    /// A line that clients show only in their logs.
    fn comment(&mut self, text: &str) -> io::Result<()> {
        let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        writeln!(self.out, "# {text}")
    }

    pub(super) fn set_option(&mut self, name: &str, value: Option<&str>, line: &str) -> io::Result<()> {
        let number = value.and_then(|value| value.parse::<usize>().ok());
        match (name, number) {
            ("MultiPV", Some(lines)) => {
                self.lines = lines.clamp(1, MAX_LINES);
                if self.analyzing {
                    self.start_thinking();
                }
            }
            ("Skill Level", Some(skill)) => {
                self.strength.skill = skill.min(crate::strength::FULL_SKILL as usize) as u32
            }
            ("Clear Hash", _) => self.worker.add(Job::Forget),
            _ => writeln!(self.out, "Error (unknown option): {}", quoted(line))?,
        }
        Ok(())
    }

    pub(super) fn exclude(&mut self, exclude: bool, text: &str) -> io::Result<()> {
        match (text, exclude) {
            ("all", true) => self.only = Some(Vec::new()),
            ("all", false) => self.only = None,
            _ => {
                let Ok(turn) = self.game.read(text) else {
                    return writeln!(self.out, "Illegal move: {}", quoted(text));
                };
                let all = || self.game.position.turns();
                let mut only = self.only.take().unwrap_or_else(all);
                only.retain(|other| *other != turn);
                if !exclude {
                    only.push(turn);
                }
                self.only = Some(only);
            }
        }
        if self.analyzing {
            self.start_thinking();
        }
        Ok(())
    }
}
