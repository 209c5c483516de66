//! The commands of the `variorum` binary, as a library so that tests can call them.
//!
//! Each command has a module with its arguments (`Args`) and `run`, which writes to the given output. Files, clocks, threads and the
//! terminal belong in this crate, not in those below.

#![warn(clippy::wildcard_enum_match_arm)]

pub mod admin;
pub mod apply;
mod asked_turn;
pub mod bench;
pub mod board;
pub mod catalogue;
mod changes;
pub mod check;
pub mod diagnose;
pub mod endgames;
pub mod explain;
pub mod export;
pub mod failure;
mod folder;
pub mod game;
mod game_file;
pub mod games;
pub mod import;
mod interrupt;
pub mod matches;
pub mod moves;
pub mod names;
pub mod perft;
pub mod play;
pub mod progress;
pub mod puzzles;
pub mod queue;
pub mod reach;
pub mod record;
pub mod release_docs;
pub mod render;
mod self_play;
pub mod serve;
pub mod show;
pub mod solve;
pub mod spsa;
pub mod table;
pub mod train;
pub mod tune;
pub mod uci;
pub mod verify;
pub mod what;
mod whole_file;
pub mod why;
mod wording;
pub mod work;
pub mod xboard;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

/// Play, analyse and study chess variants that no other program plays.
#[derive(Debug, Parser)]
#[command(
    version,
    about,
    after_help = "\
A GAME is the id of a built-in game (see `variorum games`) or a path to a game file that ends with .toml.

Examples:
  variorum                                play in the browser
  variorum play chess --level 3           play in the terminal
  variorum games                          list the games
  variorum show shogi                     its start position
  variorum explain blocschach             its rules in plain English
  variorum render stockgi --out stockgi.png  a picture of it
  variorum moves chess                    the legal moves
  variorum perft xiangqi 4 --divide       count positions
  variorum solve chess POSITION h#2.5     all solutions of a composed problem
  variorum puzzles minishogi --count 20   find puzzles, with proofs
  variorum check my-game.toml             find errors in a game file
  variorum import variants.ini --out games  make game files of variants
  variorum export shatranj                a game for other programs

Exit codes: 0 success; 1 a check found errors or a case failed; 2 the command could not be carried out."
)]
pub struct Cli {
    /// The command; `serve` if not given
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games
    Games(games::Args),
    /// Draw a position
    Show(show::Args),
    /// List the legal moves of a position
    Moves(moves::Args),
    /// Make moves and print the position after them
    Apply(apply::Args),
    /// Count the sequences of legal moves of a given length
    Perft(perft::Args),
    /// Show where a piece could go on an empty board
    Reach(reach::Args),
    /// Say what a turn does
    What(what::Args),
    /// Say why a turn is not legal
    Why(why::Args),
    /// Find all solutions of a composed problem, or verify files of problems
    Solve(Box<solve::Args>),
    /// Find puzzles in games, prove and grade them, or prove a file of them again
    Puzzles(puzzles::Args),
    /// Verify the rules against case files
    Verify(verify::Args),
    /// Find errors in game files
    Check(check::Args),
    /// Explain the rules of a game in words
    Explain(explain::Args),
    /// Translate variants of a file variants.ini into game files, or moves in Betza notation into phrases
    Import(import::Args),
    /// Write a game for other programs: as a section of variants.ini, or its pieces in Betza notation
    Export(export::Args),
    /// List, check or rewrite a file of games
    Record(record::Args),
    /// Draw a position or a game as a picture: SVG, PNG or animated GIF
    Render(Box<render::Args>),
    /// Play a game against the engine in the terminal
    Play(play::Args),
    /// Play matches between the engine, a random mover and other programs
    Match(Box<matches::Args>),
    /// Search fixed positions of all games and print node counts and speed
    Bench(bench::Args),
    /// Tune the evaluation of a game by self-play
    Tune(tune::Args),
    /// Tune numbers of the search by games against itself
    Spsa(Box<spsa::Args>),
    /// Show where the evaluation and a long search part, and which terms have a share in it
    Diagnose(diagnose::Args),
    /// Train a net that corrects the evaluation of a game, by self-play
    Train(train::Args),
    /// Play games for matches, tunings and training that other machines have put into a queue
    Work(work::Args),
    /// Make exact endgame tables: which positions of a few pieces are won, and in how many turns
    Table(table::Args),
    /// Run as an engine for a program that speaks UCI, USI (shogi) or UCCI (xiangqi)
    #[command(visible_aliases = ["usi", "ucci"])]
    Uci(uci::Args),
    /// Run as an engine for a program that speaks XBoard's protocol
    Xboard(xboard::Args),
    /// Serve the site (the default without a command)
    Serve(serve::Args),
    /// Manage a server's accounts, chat, games and database
    Admin(Box<admin::Args>),
    /// Write the manual pages and shell completions into a folder
    #[command(hide = true)]
    ReleaseDocs(release_docs::Args),
}

/// Runs the command of a command line.
///
/// # Errors
/// Why the command could not be carried out, or [`failure::Failed`] if it finished and found something wrong.
pub fn run(cli: &Cli, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(command) = &cli.command else { return serve::run(&serve::Args::default(), out) };
    match command {
        Command::Games(args) => games::run(args, out),
        Command::Show(args) => show::run(args, out),
        Command::Moves(args) => moves::run(args, out),
        Command::Apply(args) => apply::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Reach(args) => reach::run(args, out),
        Command::What(args) => what::run(args, out),
        Command::Why(args) => why::run(args, out),
        Command::Solve(args) => solve::run(args, out),
        Command::Puzzles(args) => puzzles::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Check(args) => check::run(args, out),
        Command::Explain(args) => explain::run(args, out),
        Command::Import(args) => import::run(args, out),
        Command::Export(args) => export::run(args, out),
        Command::Record(args) => record::run(args, out),
        Command::Render(args) => render::run(args, out),
        Command::Play(args) => play::run(args, out),
        Command::Match(args) => matches::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Tune(args) => tune::run(args, out),
        Command::Spsa(args) => spsa::run(args, out),
        Command::Diagnose(args) => diagnose::run(args, out),
        Command::Train(args) => train::run(args, out),
        Command::Work(args) => work::run(args, out),
        Command::Table(args) => table::run(args, out),
        Command::Uci(args) => uci::run(args, out),
        Command::Xboard(args) => xboard::run(args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Admin(args) => admin::run(args, out),
        Command::ReleaseDocs(args) => release_docs::run(args, &Cli::command(), out),
    }
}

/// An error in the arguments in one line.
fn usage_error(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let kept: Vec<&str> =
        lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information")).collect();
    format!("{} (see `variorum help`)", kept.join(" "))
}

/// Runs the command of the process's arguments and returns its exit code.
#[must_use]
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            if error.use_stderr() {
                eprintln!("{}", usage_error(&error.render().to_string()));
            } else {
                // Printing fails only if the stream is closed.
                let _ = error.print();
            }
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let mut out = io::BufWriter::new(io::stdout());
    let result = run(&cli, &mut out);
    let flushed = out.flush().map_err(anyhow::Error::from);
    // The rest of a failed flush must not be written again when the writer is dropped.
    let _ = out.into_parts();
    failure::exit_code(result.and(flushed))
}
