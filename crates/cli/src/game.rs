//! Arguments that select a game and a position.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use variorum_engine::{Inputs, Net, NetError, Profile, TableSet};
use variorum_gamedef::definition::{BaseGame, Definition};
use variorum_gamedef::{Bases, Severity, Wording};
use variorum_library::{BuiltIn, Language};
use variorum_notation::{Dialect, Remark, sfen};
use variorum_rules::{Arrays, Outcome, Position, Rules, Side};
use variorum_tables::FormatError;

use crate::check::CheckNote;
pub(crate) use crate::game_file::read as read_file;
use crate::uci::random_seed;
use crate::wording::In;

/// A game and one of its positions.
#[derive(Clone, Debug, clap::Args)]
pub struct GamePosition {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Position text; the start position if not given
    #[arg(long, short, value_name = "TEXT")]
    pub position: Option<String>,

    /// The start position with this name; without it the first, or with --array the first that is shuffled
    #[arg(long, value_name = "NAME", conflicts_with = "position")]
    pub start: Option<String>,

    /// A random start: `random`, or its number
    #[arg(long, value_name = "NUMBER", conflicts_with = "position")]
    pub array: Option<ArrayChoice>,
}

/// Which random start a game begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrayChoice {
    /// One drawn by chance.
    Random,
    /// The one with this number.
    Number(u64),
}

impl std::str::FromStr for ArrayChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            _ => text.parse().map(Self::Number).map_err(|_| "it is `random` or a number from 0".into()),
        }
    }
}

impl GamePosition {
    /// Compiles the game and reads the position.
    ///
    /// # Errors
    /// If there is no such game, or the position is invalid.
    pub fn open(&self) -> anyhow::Result<Position> {
        let rules = find(&self.game)?;
        let start = self.start.as_deref().map(|name| start_number(&rules, name)).transpose()?;
        match (self.array, start) {
            (Some(array), start) => random_start(&rules, array, start),
            (None, Some(start)) => Position::nth_start(&rules, start).context("the game cannot begin with it"),
            (None, None) => read_position(&rules, self.position.as_deref()),
        }
    }
}

/// The number of the game's start position with this name, from 0. Capitals do not matter.
///
/// # Errors
/// If there is none; the names are listed.
pub(crate) fn start_number(rules: &Rules, name: &str) -> anyhow::Result<usize> {
    let definition = rules.definition();
    let wanted = name.trim().to_lowercase();
    definition.starts.iter().position(|start| start.name.to_lowercase() == wanted).with_context(|| {
        let names: Vec<String> = definition.starts.iter().map(|start| format!("“{}”", start.name)).collect();
        format!("{} has no start position “{name}”; it has {}", definition.about.name, names.join(", "))
    })
}

/// A random start of this start position. The number of one that was drawn is written to the standard error output.
fn random_start(rules: &Arc<Rules>, array: ArrayChoice, start: Option<usize>) -> anyhow::Result<Position> {
    let arrays = match start {
        Some(start) => Arrays::of_start(rules, start).context("this start position is not shuffled")?,
        None => Arrays::of(rules).context("the start positions of this game are not shuffled")?,
    };
    let number = match array {
        ArrayChoice::Number(number) => number,
        ArrayChoice::Random => {
            // The bias of the remainder is below one in a thousand for the largest number of arrays, and far below for any usual one.
            let number = random_seed() % arrays.count();
            let _ = writeln!(io::stderr(), "array {number} of {}", arrays.count());
            number
        }
    };
    arrays.position(number).context("the game cannot begin with this array")
}

/// Reads a position; without a text, the start position. What was guessed or left out is written to the standard error output.
///
/// # Errors
/// All errors of the position.
pub fn read_position(rules: &Arc<Rules>, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        None => Ok(Position::start(rules)),
        Some(text) => {
            let read = variorum_notation::read_position(rules, text).context("the position cannot be used")?;
            note(&read.remarks, &mut io::stderr());
            Ok(read.position)
        }
    }
}

/// Writes remarks on a position, one a line. A failure to write them is no failure of the command.
fn note(remarks: &[Remark], out: &mut impl Write) {
    for remark in remarks {
        let _ = writeln!(out, "note: {remark}");
    }
}

/// The rules of the game that an argument names.
///
/// # Errors
/// If there is no such game or file, or it has errors.
pub fn find(name: &str) -> anyhow::Result<Arc<Rules>> {
    find_in(name, Language::ENGLISH)
}

/// As [`find`], where the errors of a game file are told in this language.
///
/// # Errors
/// If there is no such game or file, or it has errors.
pub fn find_in(name: &str, language: Language) -> anyhow::Result<Arc<Rules>> {
    if is_path(name) {
        return from_file(name, &In(language));
    }
    match variorum_library::rules(name) {
        Ok(rules) => Ok(rules),
        Err(error @ variorum_library::LibraryError::Unknown { .. }) => {
            bail!("{error} (`variorum games` lists all games; a path to a game file must end with .toml)")
        }
        Err(error) => bail!(error),
    }
}

pub(crate) fn is_path(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
}

/// The text of the weights file beside a game file: `my-game.weights.toml` for `my-game.toml`. `None` if there is none.
///
/// # Errors
/// If the file cannot be read.
pub fn weights_beside(path: &str) -> anyhow::Result<Option<String>> {
    let beside = Path::new(path).with_extension("weights.toml");
    if !beside.exists() {
        return Ok(None);
    }
    Ok(Some(read_file(&beside.to_string_lossy())?.0))
}

/// The bytes of the net beside a game file: `my-game.net` for `my-game.toml`. `None` if there is none.
///
/// # Errors
/// If the file cannot be read.
pub fn net_beside(path: &str) -> anyhow::Result<Option<Arc<[u8]>>> {
    let beside = Path::new(path).with_extension("net");
    if !beside.exists() {
        return Ok(None);
    }
    Ok(Some(crate::game_file::read_net(&beside.to_string_lossy())?.into()))
}

/// The bytes of the endgame tables beside a game file: `my-game.tables` for `my-game.toml`. `None` if there are none.
///
/// # Errors
/// If the file cannot be read, or is larger than [`MOST_TABLE_BYTES`].
pub fn tables_beside(path: &str) -> anyhow::Result<Option<Arc<[u8]>>> {
    let beside = Path::new(path).with_extension("tables");
    if !beside.exists() {
        return Ok(None);
    }
    let shown = beside.display();
    let size = std::fs::metadata(&beside).with_context(|| format!("{shown} cannot be read"))?.len();
    anyhow::ensure!(
        size <= MOST_TABLE_BYTES,
        "{shown} has more than {MOST_TABLE_BYTES} bytes: give its folder with --tables"
    );
    Ok(Some(std::fs::read(&beside).with_context(|| format!("{shown} cannot be read"))?.into()))
}

/// The largest file of tables beside a game file.
const MOST_TABLE_BYTES: u64 = 64 << 20;

/// The net in a file.
///
/// # Errors
/// If the file cannot be read, or is not a net for this game.
pub fn net_in(rules: &Arc<Rules>, path: &str) -> anyhow::Result<Arc<Net>> {
    let bytes = crate::game_file::read_net(path)?;
    let net = Net::read(Inputs::of(rules), &bytes).with_context(|| format!("{path} cannot be used"))?;
    Ok(Arc::new(net))
}

/// Checks what lies beside a game file: the weights, the net and the tables. What is left out is noted on standard error.
///
/// # Errors
/// If one of them cannot be used with these rules.
pub fn check_beside(rules: &Arc<Rules>, path: &str) -> anyhow::Result<()> {
    Profile::of(rules).with_context(|| format!("the weights beside {path} cannot be used"))?;
    let net = net_beside_fits(rules).with_context(|| format!("the net beside {path} cannot be used"))?;
    let tables =
        tables_beside_fit(rules).with_context(|| format!("the endgame tables beside {path} cannot be used"))?;
    for note in [net, tables].into_iter().flatten() {
        let _ = writeln!(std::io::stderr(), "note: {path}: {note}");
    }
    Ok(())
}

/// What is to be said about the net of a game: that it is left out, because the rules have changed since it was trained.
///
/// # Errors
/// If it cannot be used at all.
pub fn net_beside_fits(rules: &Arc<Rules>) -> Result<Option<CheckNote>, NetError> {
    match Net::of(rules) {
        None | Some(Ok(_)) => Ok(None),
        Some(Err(NetError::OtherRules)) => Ok(Some(CheckNote::NetLeftOut)),
        Some(Err(error)) => Err(error),
    }
}

/// The same of its endgame tables, which the program may have outgrown too.
///
/// # Errors
/// If they are damaged.
pub fn tables_beside_fit(rules: &Arc<Rules>) -> Result<Option<CheckNote>, FormatError> {
    let Some(bytes) = &rules.definition().tables else { return Ok(None) };
    match TableSet::check(rules, bytes) {
        Ok(()) => Ok(None),
        Err(FormatError::OtherRules | FormatError::Version { .. }) => Ok(Some(CheckNote::TablesLeftOut)),
        Err(
            error @ (FormatError::NoTable
            | FormatError::Incomplete
            | FormatError::Memory { .. }
            | FormatError::Damaged { .. }),
        ) => Err(error),
    }
}

/// The games on which the games of a folder may build: the built-in ones and those of the folder.
#[derive(Clone, Debug)]
pub struct FolderBases {
    folder: PathBuf,
}

impl FolderBases {
    /// Those for a game file with this path.
    #[must_use]
    pub fn beside(path: &str) -> Self {
        Self { folder: Path::new(path).parent().unwrap_or(Path::new("")).to_owned() }
    }

    fn file(&self, id: &str) -> String {
        self.folder.join(format!("{id}.toml")).to_string_lossy().into_owned()
    }

    /// The weights and the net that a game takes from games on which it builds, if it has none of its own.
    ///
    /// # Errors
    /// If a file cannot be read.
    fn lent(&self, definition: &Definition) -> anyhow::Result<Lent> {
        let mut lent = Lent::default();
        for BaseGame { id, weights, net } in &definition.bases {
            let built_in = variorum_library::is_built_in(id);
            if *weights && lent.weights.is_none() {
                let text = if built_in { variorum_library::weights(id) } else { weights_beside(&self.file(id))? };
                lent.weights = text.map(|text| (id.clone(), text));
            }
            if *net && lent.net.is_none() {
                let bytes = if built_in { variorum_library::net(id) } else { net_beside(&self.file(id))? };
                lent.net = bytes.map(|bytes| (id.clone(), bytes));
            }
        }
        Ok(lent)
    }
}

/// What a game takes from games on which it builds, each with the id of the game.
#[derive(Debug, Default)]
struct Lent {
    weights: Option<(String, String)>,
    net: Option<(String, Arc<[u8]>)>,
}

/// The ids of the games whose weights and net a game uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lenders {
    /// That of the weights; `None` if the game has its own, or none.
    pub weights: Option<String>,
    /// That of the net, likewise.
    pub net: Option<String>,
}

impl Bases for FolderBases {
    fn text(&self, id: &str) -> Option<String> {
        // A file that cannot be read is as good as none; `variorum check` of that file tells why.
        variorum_library::source(id).or_else(|| read_file(&self.file(id)).ok().map(|(text, _)| text))
    }

    fn ids(&self) -> Vec<String> {
        let mut ids = BuiltIn.ids();
        let entries = std::fs::read_dir(if self.folder.as_os_str().is_empty() { Path::new(".") } else { &self.folder });
        let names = entries.into_iter().flatten().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        ids.extend(names.filter_map(|name| name.strip_suffix(".toml").map(str::to_owned)).take(BASES_LISTED));
        ids
    }
}

/// Files of a folder among which a misspelt base is looked for.
const BASES_LISTED: usize = 1_000;

/// Adds to a definition the weights and the net beside its file or, as far as it says so, those of games on which it builds.
///
/// # Errors
/// If a file cannot be read.
pub fn add_engine_files(definition: &mut Definition, path: &str) -> anyhow::Result<Lenders> {
    let Lent { weights, net } = FolderBases::beside(path).lent(definition)?;
    let mut lenders = Lenders::default();
    definition.weights = weights_beside(path)?;
    if let (None, Some((id, text))) = (&definition.weights, weights) {
        definition.weights = Some(text);
        lenders.weights = Some(id);
    }
    definition.tables = tables_beside(path)?;
    definition.net = net_beside(path)?;
    if let (None, Some((id, bytes))) = (&definition.net, net) {
        definition.net = Some(bytes);
        definition.net_is_lent = true;
        lenders.net = Some(id);
    }
    Ok(lenders)
}

fn from_file(path: &str, wording: &impl Wording) -> anyhow::Result<Arc<Rules>> {
    let (text, stem) = read_file(path)?;
    let loaded = variorum_gamedef::load_with(&text, &stem, &FolderBases::beside(path));
    let Some(mut definition) = loaded.definition else {
        let first = loaded.diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
        // A file without a definition has an error.
        let Some(first) = first else { bail!("{path}") };
        let (path, summary) = (path.to_owned(), variorum_gamedef::summary_in(&loaded.diagnostics, wording));
        let (line, fault) = (first.line, wording.say(&first.problem));
        let note = match &first.origin {
            None => CheckNote::FirstFault { path, summary, line, fault },
            Some(origin) => CheckNote::FirstFaultOfBase { path, summary, line, file: origin.file_name(), fault },
        };
        bail!(wording.say(&note));
    };
    add_engine_files(&mut definition, path)?;
    let rules = Rules::compile(&definition).map_err(|errors| {
        let fault = errors.first().map_or_else(String::new, |error| wording.say(error));
        anyhow::anyhow!(wording.say(&CheckNote::NotPlayed { path: path.to_owned(), fault }))
    })?;
    check_beside(&rules, path)?;
    Ok(rules)
}

/// The position as other programs write it, as lines to print: FEN and, for games like shogi, SFEN.
pub fn customary_lines(position: &Position) -> impl Iterator<Item = String> {
    let fen = Dialect::uci(Arc::clone(position.rules()), false).fen(position).map(|fen| format!("FEN: {fen}"));
    fen.into_iter().chain(sfen(position).map(|sfen| format!("SFEN: {sfen}")))
}

/// What a side is called in this game: `White`.
#[must_use]
pub fn side_title(rules: &Rules, side: Side) -> String {
    variorum_library::side_name(Language::ENGLISH, rules.definition().style.sides, side)
}

/// The outcome of a game as a sentence: `White wins by checkmate.`
#[must_use]
pub fn outcome_text(rules: &Rules, outcome: Outcome) -> String {
    variorum_library::ending_text(
        Language::ENGLISH,
        outcome.reason.word(),
        outcome.winner,
        rules.definition().style.sides,
    )
}
