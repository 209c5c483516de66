//! A turn in a position, as `what` and `why` are asked about it.

use std::sync::Arc;

use variorum_messages::Language;
use variorum_rules::{Position, Rules};

use crate::game;
use crate::wording::languages;

/// The turn that is asked about, and how to answer.
#[derive(Clone, Debug, clap::Args)]
pub struct AskedTurn {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Position text, or “start” for the start position
    pub position: String,

    /// The turn: e2e4, P@e5, e7e8=Q, e2e4,*@e5
    pub turn: String,

    /// The language of the answer
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

impl AskedTurn {
    /// The rules of the game, and the position.
    ///
    /// # Errors
    /// If there is no such game, or the position is invalid.
    pub fn place(&self) -> anyhow::Result<(Arc<Rules>, Position)> {
        let rules = game::find_in(&self.game, Language::named(&self.language).unwrap_or(Language::ENGLISH))?;
        let text = Some(self.position.as_str()).filter(|&text| text != "start");
        let position = game::read_position(&rules, text)?;
        Ok((rules, position))
    }
}
