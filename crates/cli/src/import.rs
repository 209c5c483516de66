//! `variorum import`: game files from files of variants, and phrases from Betza notation.

use std::fs;
use std::io::{IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use serde::Serialize;
use variorum_betza as betza;
use variorum_betza::phrases::{FIRST_STEP_ZONE, Place, phrases};
use variorum_gamedef::problem::{PhraseProblem, Problem};
use variorum_gamedef::{Collector, Pictures, Sentence, Severity, Unadvised, Wording, render_in};
use variorum_importing::{Fault, Game, Noted};
use variorum_messages::Language;
use variorum_rules::Rules;

use crate::failure::Failed;
use crate::wording::{In, languages};

/// Arguments of `variorum import`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Whatever the language of game files cannot say is listed with its line and the reason, and a variant with such a line is not written.\n\
Remarks name what a game file does in another way without effect on the moves. Without --out nothing is written.\n\nExamples:\n  \
variorum import variants.ini --out games\n  variorum import variants.ini orda shinobi --out games\n  variorum import --betza fmWfceFifmnD\n\n\
Exit code 1: not everything was translated."
)]
pub struct Args {
    /// A file in the format variants.ini
    #[arg(required_unless_present = "betza")]
    pub file: Option<PathBuf>,

    /// Only these variants of the file
    #[arg(value_name = "NAME")]
    pub names: Vec<String>,

    /// The folder for the game files, NAME.toml each
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,

    /// Write variants too of which a part could not be translated, without that part
    #[arg(long)]
    pub partial: bool,

    /// Moves in Betza notation, printed as phrases of the language
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["file", "names", "out", "partial"])]
    pub betza: Option<String>,

    /// With --betza: how many cells the longer side of the board has, as far as bent rides go
    #[arg(long, value_name = "N", requires = "betza", default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=16))]
    pub cells: u8,

    /// The language of the report
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,
}

/// What is printed about a variant besides its gaps and remarks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum ImportNote {
    /// Everything was translated.
    #[error("{name}: translated")]
    Translated { name: String },
    /// A part was not.
    #[error("{name}: not translated")]
    NotTranslated { name: String },
    /// A part was not, and the rest is written.
    #[error("{name}: translated in part")]
    Partial { name: String },
    /// An option is not in the file: it is a default, or comes from a variant that is built in.
    #[error("inherited")]
    Inherited,
    /// A remark.
    #[error("remark")]
    Remark,
    /// The game file that would be written has errors.
    #[error("the game file has errors; `variorum check` finds them once it is written with `--partial`")]
    Faulty,
    /// Phrases name a zone that the game file must have.
    #[error("`{zone}` is where first moves begin; write its cells under `[zones]`, as in `{zone} = \"rank 2\"`")]
    FirstZone { zone: String },
    /// The last line.
    #[error("{translated} of {all} variants translated")]
    Figures { translated: usize, all: usize },
}

impl Sentence for ImportNote {
    const PREFIX: &'static str = "import";
}

/// Translates variants or moves.
///
/// # Errors
/// [`Failed`] if something could not be translated; otherwise if the file cannot be read, a variant is not in it, or a game file cannot be written.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let wording = In(Language::named(&args.language).unwrap_or(Language::ENGLISH));
    match (&args.betza, &args.file) {
        (Some(betza), _) => moves(betza, args.cells, &wording, out),
        (None, Some(file)) => variants(args, file, &wording, out),
        (None, None) => bail!("name a file of variants, or moves with --betza"),
    }
}

/// Is the report for a terminal?
fn colour() -> bool {
    std::io::stdout().is_terminal()
}

/// Prints moves as phrases.
fn moves(text: &str, cells: u8, wording: &In, out: &mut impl Write) -> anyhow::Result<()> {
    if text.trim().is_empty() {
        bail!("no moves are given; those of a knight, for example, are `--betza N`");
    }
    match betza::read_within(text, cells.saturating_sub(1)) {
        Ok(moves) => {
            let phrases = phrases(&moves, &Place::of_game_file());
            if phrases.is_empty() {
                bail!("{text} leads nowhere on a board {cells} cells long; give a longer one with --cells");
            }
            for phrase in &phrases {
                writeln!(out, "{phrase}")?;
            }
            if phrases.iter().any(|phrase| phrase.contains(FIRST_STEP_ZONE)) {
                let note = ImportNote::FirstZone { zone: FIRST_STEP_ZONE.into() };
                eprintln!("{}: {}", wording.say(&ImportNote::Remark), wording.say(&note));
            }
            Ok(())
        }
        Err(faulty) => {
            // The notation is drawn as one line.
            let line: String = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
            let mut faults: Collector<Problem, Unadvised> = Collector::default();
            for betza::Faulty { part, at, gap } in faulty {
                let mut starts = line.char_indices().map(|(start, _)| start).skip(at);
                let start = starts.next().unwrap_or(line.len());
                let place = start..starts.next().unwrap_or(line.len());
                faults.error(place, PhraseProblem::Betza { part: part.as_str().into(), betza: gap }, Unadvised);
            }
            write!(out, "{}", render_in(&faults.place(&line), "--betza", &line, colour(), wording))?;
            Err(Failed(format!("a game file cannot say all of {text}")).into())
        }
    }
}

fn variants(args: &Args, file: &Path, wording: &In, out: &mut impl Write) -> anyhow::Result<()> {
    let shown = file.display();
    let bytes = fs::read(file).with_context(|| format!("{shown} cannot be read"))?;
    // Names and comments may have any encoding; what counts is ASCII.
    let text = String::from_utf8_lossy(&bytes);
    let say = |fault: &Fault| wording.say(fault);
    let imported = variorum_importing::import(&text).map_err(|fault| anyhow::anyhow!("{shown}: {}", say(&fault)))?;
    let name = shown.to_string();
    let pictures = Pictures::new(&name, &text, colour());
    for fault in &imported.faults {
        writeln!(out, "{shown}:{}: {}", fault.mark.line, say(&fault.fault))?;
        write!(out, "{}", pictures.draw(&fault.mark.span, Severity::Error, wording).unwrap_or_default())?;
    }
    for name in &args.names {
        if !imported.games.iter().any(|game| game.name == *name) {
            bail!("{shown} has no variant “{name}”");
        }
    }
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    let wanted = |game: &&Game| args.names.is_empty() || args.names.contains(&game.name);
    let games: Vec<&Game> = imported.games.iter().filter(wanted).collect();
    let mut translated = 0;
    for game in &games {
        let report = Report { game, sound: is_sound(game), file: &name, pictures: &pictures, wording };
        report.print(args.partial, out)?;
        translated += usize::from(report.is_whole());
        let text = game.text.as_ref().filter(|_| report.is_whole() || args.partial);
        if let (Some(folder), Some(text)) = (&args.out, text) {
            let path = folder.join(format!("{}.toml", game.id));
            fs::write(&path, text).with_context(|| format!("{} cannot be written", path.display()))?;
        }
    }
    writeln!(out, "{}", wording.say(&ImportNote::Figures { translated, all: games.len() }))?;
    if translated == games.len() && imported.faults.is_empty() {
        return Ok(());
    }
    Err(Failed(format!("not everything in {shown} was translated")).into())
}

/// Does the game file compile?
fn is_sound(game: &Game) -> bool {
    let Some(text) = &game.text else { return false };
    let loaded = variorum_gamedef::load(text, &game.id);
    let faulty = loaded.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    !faulty && loaded.definition.is_some_and(|definition| Rules::compile(&definition).is_ok())
}

/// What is said about a variant.
struct Report<'r> {
    game: &'r Game,
    /// Its game file compiles.
    sound: bool,
    file: &'r str,
    pictures: &'r Pictures<'r>,
    wording: &'r In,
}

impl Report<'_> {
    fn is_whole(&self) -> bool {
        self.sound && self.game.gaps.is_empty()
    }

    fn print(&self, partial: bool, out: &mut impl Write) -> anyhow::Result<()> {
        let name = self.game.name.clone();
        let note = match (self.is_whole(), &self.game.text) {
            (true, _) => ImportNote::Translated { name },
            (false, Some(_)) if partial => ImportNote::Partial { name },
            (false, _) => ImportNote::NotTranslated { name },
        };
        writeln!(out, "{}", self.wording.say(&note))?;
        for gap in &self.game.gaps {
            writeln!(out, "  {}", self.line(gap))?;
            self.picture(gap, Severity::Error, out)?;
        }
        if self.game.gaps.is_empty() && !self.sound {
            writeln!(out, "  {}", self.wording.say(&ImportNote::Faulty))?;
        }
        for remark in &self.game.remarks {
            writeln!(out, "  {}: {}", self.wording.say(&ImportNote::Remark), self.line(remark))?;
            self.picture(remark, Severity::Hint, out)?;
        }
        Ok(())
    }

    fn picture<S>(&self, noted: &Noted<S>, severity: Severity, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(mark) = &noted.mark {
            write!(out, "{}", self.pictures.draw(&mark.span, severity, self.wording).unwrap_or_default())?;
        }
        Ok(())
    }

    fn line<S: Sentence>(&self, noted: &Noted<S>) -> String {
        let place = match &noted.mark {
            Some(mark) => format!("{}:{}", self.file, mark.line),
            None => self.wording.say(&ImportNote::Inherited),
        };
        format!("{place}: {}: {}", noted.option, self.wording.say(&noted.what))
    }
}
