//! Creates the adapter of each kind of player.

use std::sync::Arc;

use variorum_engine::Engine;
use variorum_rules::Rules;

use crate::adapter::Adapter;
use crate::error::MatchError;
use crate::in_process::{EngineAdapter, RandomAdapter};
use crate::lettering::Lettering;
use crate::options::EngineOptions;
use crate::player::{Player, PlayerKind};
use crate::process::Log;
use crate::program::{Patience, Program, ProgramAdapter};
use crate::uci::Uci;
use crate::xboard::Xboard;

/// Creates the adapter of a player. `label` names the player in logs and errors.
///
/// # Errors
/// If the player does not have one of its options, or an option's value is invalid.
pub(crate) fn create(
    player: &Player,
    label: &str,
    rules: &Arc<Rules>,
    patience: Patience,
    log: &Log,
) -> Result<Box<dyn Adapter>, MatchError> {
    let no_options = |name: &str| match player.options.first() {
        None => Ok(()),
        Some((option, _)) => {
            let (player, option, offered) = (name.to_owned(), option.clone(), "none".to_owned());
            Err(MatchError::Option { player, option, offered })
        }
    };
    let lettering = || match player.letters.as_slice() {
        [] => Ok(None),
        letters => Lettering::new(rules, letters, label).map(Some),
    };
    let is_program = matches!(player.kind, PlayerKind::Uci(_) | PlayerKind::Xboard(_));
    if !is_program && !player.letters.is_empty() {
        let why = "only other programs have letters of their own".to_owned();
        return Err(MatchError::Letters { player: label.to_owned(), why });
    }
    Ok(match &player.kind {
        PlayerKind::Engine => {
            let options = EngineOptions::with(&player.options)?;
            let engine = options.engine(rules, player.net.as_ref(), &player.tables).map_err(|error| {
                let (player, value) = ("the engine".to_owned(), "the file".to_owned());
                MatchError::Value { player, option: error.option().to_owned(), value, why: error.to_string() }
            })?;
            Box::new(EngineAdapter { engine: Box::new(engine), level: None })
        }
        PlayerKind::Level(number) => {
            no_options("a level")?;
            let level = variorum_engine::levels().into_iter().find(|level| level.number == *number);
            Box::new(EngineAdapter { engine: Box::new(Engine::new(Arc::clone(rules))), level })
        }
        PlayerKind::Random => {
            no_options("random")?;
            Box::new(RandomAdapter::new())
        }
        PlayerKind::Uci(command) => {
            let program = Program::new(Uci::PROTOCOL, command.clone(), &player.options, label, patience, log);
            Box::new(ProgramAdapter { program, protocol: Uci::default(), lettering: lettering()? })
        }
        PlayerKind::Xboard(command) => {
            let program = Program::new(Xboard::PROTOCOL, command.clone(), &player.options, label, patience, log);
            Box::new(ProgramAdapter { program, protocol: Xboard::default(), lettering: lettering()? })
        }
    })
}
