//! What players type about a game, at a terminal or in the command line of the site: moves in any notation, questions about the board, and commands.
//!
//! There is one list of commands ([`Command`]) with one meaning. A [`Scene`] answers a line with sentences, which are messages independent of languages,
//! or with a [`Deed`] that whoever holds the game must do: make a turn, take one back, offer a draw. The commands follow those that blind players know
//! from lichess (`p N`, `s e4`, `l`, `c`), extended to boards in space and to turns of two parts.
//!
//! ```
//! use variorum_commands::{Answer, Deed, Scene};
//! use variorum_library::{Language, explain::Explainer};
//! use variorum_play::Game;
//! use variorum_rules::Position;
//!
//! let rules = variorum_library::rules("chess")?;
//! let game = Game::study(Position::start(&rules));
//! let explainer = Explainer::new(rules.definition(), "en");
//! let ask = |line: &str| Scene::new(&game).ask(line, Language::ENGLISH);
//! let Answer::Told(told) = ask("p N") else { panic!("a question") };
//! let told: Vec<String> = told.iter().map(|message| explainer.text(message)).collect();
//! assert_eq!(told, ["White, Knight: b1, g1.", "Black, Knight: b8, g8."]);
//! assert_eq!(ask("Nf3"), Answer::Do(Deed::Turn("g1f3".to_owned())));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)] // so that the compiler names every match that a new command or action affects

mod attacks;
mod command;
mod help;
mod moves;
mod names;
mod places;
mod scene;
mod stock;
mod told;

pub use command::{Command, Typed};
pub use scene::{Answer, Deed, LONGEST_LINE, Scene};
pub use told::told;
