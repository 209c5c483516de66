//! What the jobs of a match, a tuning or self-play have in common, as data: games, weights, nets and settings travel with their content.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::{Context as _, bail, ensure};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::{Deserialize, Serialize};
use variorum_arena::adjudication::Adjudication;
use variorum_arena::player::{Player, PlayerKind};
use variorum_arena::spsa::TuningWork;
use variorum_arena::{Limit, MatchWork, Openings, Settings};
use variorum_engine::{Engine, Inputs, Net};
use variorum_gamedef::Bases as _;
use variorum_queue::{Post, Served, serve};
use variorum_rules::Rules;
use variorum_training::{Conditions, Header, SelfPlay};

use crate::game::{self, FolderBases};
use crate::matches::digest;
use crate::self_play::engine_for_games;

/// What the jobs of a run have in common.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Setup {
    /// The jobs are pairs of a match.
    Match(SentMatch),
    /// The jobs are pairs of a tuning.
    Tuning(SentMatch),
    /// The jobs are games of self-play.
    SelfPlay(SentSelfPlay),
}

/// A game with all its files.
#[derive(Debug, Serialize, Deserialize)]
struct SentGame {
    id: String,
    text: String,
    /// The files of the games on which it builds and from which it takes names, by id.
    others: BTreeMap<String, String>,
    weights: Option<String>,
    net: Option<Bytes>,
    net_is_lent: bool,
    tables: Option<Bytes>,
    /// The digest of the definition that the sender plays.
    definition: String,
}

/// Bytes as text in base 64.
#[derive(Debug, Serialize, Deserialize)]
struct Bytes(String);

impl Bytes {
    fn of(bytes: impl AsRef<[u8]>) -> Self {
        Self(BASE64_STANDARD.encode(bytes))
    }

    fn read(&self) -> anyhow::Result<Vec<u8>> {
        Ok(BASE64_STANDARD.decode(&self.0)?)
    }
}

fn definition_digest(rules: &Rules) -> String {
    digest(format!("{:?}", rules.definition()).as_bytes())
}

impl SentGame {
    /// The game that `name`, an id or a path, stands for.
    fn new(name: &str, rules: &Rules) -> anyhow::Result<Self> {
        let definition = rules.definition();
        let id = definition.id.clone();
        let bases = FolderBases::beside(name);
        let text = match game::is_path(name) {
            true => game::read_file(name)?.0,
            false => variorum_library::source(&id).with_context(|| format!("the game {id} has no file"))?,
        };
        let needed = definition.bases.iter().map(|game| &game.id).chain(&definition.lenders);
        let base = |id: &String| -> anyhow::Result<(String, String)> {
            Ok((id.clone(), bases.text(id).with_context(|| format!("the game {id} has no file"))?))
        };
        Ok(Self {
            text,
            others: needed.map(base).collect::<Result<_, _>>()?,
            weights: definition.weights.clone(),
            net: definition.net.as_ref().map(Bytes::of),
            net_is_lent: definition.net_is_lent,
            tables: definition.tables.as_ref().map(Bytes::of),
            definition: definition_digest(rules),
            id,
        })
    }

    /// The game, as this program understands it.
    fn rules(&self) -> anyhow::Result<Arc<Rules>> {
        let other = |id: &str| self.others.get(id).cloned();
        let loaded = variorum_gamedef::load_with(&self.text, &self.id, &other);
        let mut definition =
            loaded.definition.with_context(|| format!("the file of the game {} has errors here", self.id))?;
        definition.weights.clone_from(&self.weights);
        let read = |bytes: &Option<Bytes>| bytes.as_ref().map(|bytes| bytes.read().map(Arc::from)).transpose();
        definition.net = read(&self.net)?;
        definition.net_is_lent = self.net_is_lent;
        definition.tables = read(&self.tables)?;
        let rules = Rules::compile(&definition).map_err(|errors| {
            let first = errors.first().map_or_else(String::new, ToString::to_string);
            anyhow::anyhow!("the game {} cannot be played here: {first}", self.id)
        })?;
        ensure!(definition_digest(&rules) == self.definition, "the game {} is not the same here", self.id);
        Ok(rules)
    }
}

/// A player of a match.
#[derive(Debug, Serialize, Deserialize)]
struct SentPlayer {
    kind: String,
    options: Vec<(String, String)>,
    net: Option<Bytes>,
    limit: Option<Limit>,
}

impl SentPlayer {
    fn new(player: &Player) -> anyhow::Result<Self> {
        match &player.kind {
            PlayerKind::Engine | PlayerKind::Level(_) | PlayerKind::Random => {}
            PlayerKind::Uci(_) | PlayerKind::Xboard(_) => bail!(
                "{} is a program of this machine, which others may not have: with a queue, players are engine, level:N and random",
                player.kind
            ),
        }
        ensure!(
            player.tables.is_empty(),
            "tables in a folder stay on this machine: with a queue, games are played with their own tables or, with tables=off, without"
        );
        Ok(Self {
            kind: player.kind.to_string(),
            options: player.options.clone(),
            net: player.net.as_ref().map(|net| Bytes::of(net.to_bytes())),
            limit: player.limit,
        })
    }

    /// The player; `alone` is the only game of the match.
    fn player(&self, alone: Option<&Arc<Rules>>) -> anyhow::Result<Player> {
        let net = self.net.as_ref().map(|net| {
            let rules = alone.context("a net belongs to one game")?;
            anyhow::Ok(Arc::new(Net::read(Inputs::of(rules), &net.read()?)?))
        });
        let kind = self.kind.parse::<PlayerKind>().map_err(anyhow::Error::msg)?;
        Ok(Player { options: self.options.clone(), net: net.transpose()?, limit: self.limit, ..Player::new(kind) })
    }
}

/// A match, or what the pairs of a tuning have in common.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SentMatch {
    pool: Vec<SentGame>,
    players: [SentPlayer; 2],
    games: usize,
    limit: Limit,
    openings: Openings,
    adjudication: Adjudication,
    seed: u64,
    margin_ms: u64,
}

impl SentMatch {
    /// A match of these games. `names` are the ids or paths that they were named by; without one, a game is of the library.
    ///
    /// # Errors
    /// If something of it cannot be sent.
    pub fn new(names: &[String], pool: &[Arc<Rules>], settings: &Settings) -> anyhow::Result<Self> {
        let game = |(index, rules): (usize, &Arc<Rules>)| {
            SentGame::new(names.get(index).unwrap_or(&rules.definition().id), rules)
        };
        let [a, b] = &settings.players;
        Ok(Self {
            pool: pool.iter().enumerate().map(game).collect::<Result<_, _>>()?,
            players: [SentPlayer::new(a)?, SentPlayer::new(b)?],
            games: settings.games,
            limit: settings.limit,
            openings: settings.openings.clone(),
            adjudication: settings.adjudication,
            seed: settings.seed,
            margin_ms: settings.margin_ms,
        })
    }

    fn open(self) -> anyhow::Result<(Vec<Arc<Rules>>, Settings)> {
        let pool = self.pool.iter().map(SentGame::rules).collect::<Result<Vec<_>, _>>()?;
        let alone = if let [rules] = &pool[..] { Some(rules) } else { None };
        let [a, b] = &self.players;
        let players = [a.player(alone)?, b.player(alone)?];
        let Self { games, limit, openings, adjudication, seed, margin_ms, .. } = self;
        let settings =
            Settings { players, games, limit, openings, adjudication, seed, margin_ms, ..Settings::default() };
        Ok((pool, settings))
    }
}

/// Self-play for training.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SentSelfPlay {
    game: SentGame,
    net: Option<Bytes>,
    conditions: Conditions,
    /// [`Header::player`].
    player: u64,
}

impl SentSelfPlay {
    /// Games of this engine. `name` is the id or path that the game was named by.
    ///
    /// # Errors
    /// If the game's file cannot be read.
    pub fn new(name: &str, engine: &Engine, conditions: Conditions) -> anyhow::Result<Self> {
        let player = Header::new(engine, 0, conditions).player;
        let net = engine.net().map(|net| Bytes::of(net.to_bytes()));
        Ok(Self { game: SentGame::new(name, engine.rules())?, net, conditions, player })
    }

    fn open(self) -> anyhow::Result<ServedSelfPlay> {
        let rules = self.game.rules()?;
        let net = self.net.as_ref().map(|net| anyhow::Ok(Arc::new(Net::read(Inputs::of(&rules), &net.read()?)?)));
        let engine = engine_for_games(&rules, net.transpose()?)?;
        let player = Header::new(&engine, 0, self.conditions).player;
        ensure!(player == self.player, "the engine plays {} differently here", rules.definition().id);
        Ok(ServedSelfPlay { engine, conditions: self.conditions })
    }
}

struct ServedMatch(Vec<Arc<Rules>>, Settings);

impl Served for ServedMatch {
    fn serve(&self, post: &mut dyn Post) {
        let Self(pool, settings) = self;
        serve(&MatchWork::new(pool, settings), post);
    }
}

struct ServedTuning(Vec<Arc<Rules>>, Settings);

impl Served for ServedTuning {
    fn serve(&self, post: &mut dyn Post) {
        let Self(pool, settings) = self;
        serve(&TuningWork { pool, settings }, post);
    }
}

struct ServedSelfPlay {
    engine: Engine,
    conditions: Conditions,
}

impl Served for ServedSelfPlay {
    fn serve(&self, post: &mut dyn Post) {
        let Self { engine, conditions } = self;
        serve(&SelfPlay { engine, conditions: *conditions }, post);
    }
}

impl Setup {
    /// Sets up work that another process has sent.
    ///
    /// # Errors
    /// If this program cannot do it as the sender would.
    pub fn open(bytes: &[u8]) -> anyhow::Result<Box<dyn Served>> {
        let setup: Self = serde_json::from_slice(bytes).context("what was sent cannot be read")?;
        Ok(match setup {
            Self::Match(sent) => {
                let (pool, settings) = sent.open()?;
                Box::new(ServedMatch(pool, settings))
            }
            Self::Tuning(sent) => {
                let (pool, settings) = sent.open()?;
                Box::new(ServedTuning(pool, settings))
            }
            Self::SelfPlay(sent) => Box::new(sent.open()?),
        })
    }
}
