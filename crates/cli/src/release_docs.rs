//! `variorum release-docs`: the manual pages and shell completions that packages install.
//!
//! A hidden command, so that they come from the very definitions that the program reads its arguments with, and a release needs no
//! second program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::CommandFactory as _;
use clap_complete::Shell;

/// Arguments of `variorum release-docs`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "Examples:\n  variorum release-docs target/docs\n  man -l target/docs/man/variorum.1")]
pub struct Args {
    /// The folder, which is created if it does not exist; manual pages go to man/ in it, completions to completions/
    pub folder: PathBuf,
}

/// The shells that get completions.
pub const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// Writes a page for the program and for each visible command, and a completion script for each of [`SHELLS`], under the names by which
/// `man` and the shells find them.
///
/// # Errors
/// If a file or folder cannot be written.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let pages = folder(&args.folder, "man")?;
    clap_mangen::generate_to(visible(), &pages).with_context(|| format!("{} cannot be filled", pages.display()))?;
    writeln!(out, "{}", pages.display())?;
    let completions = folder(&args.folder, "completions")?;
    for shell in SHELLS {
        let path = clap_complete::generate_to(shell, &mut visible(), "variorum", &completions)
            .with_context(|| format!("{} cannot be filled", completions.display()))?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}

/// The program's commands without the hidden ones, which `clap_complete` would offer like the others.
fn visible() -> clap::Command {
    let all = crate::Cli::command();
    let commands: Vec<clap::Command> =
        all.get_subcommands().filter(|command| !command.is_hide_set()).cloned().collect();
    clap::Command::new("variorum")
        .version(env!("CARGO_PKG_VERSION"))
        .about(all.get_about().cloned().unwrap_or_default())
        .after_help(all.get_after_help().cloned().unwrap_or_default())
        .args(all.get_arguments())
        .subcommands(commands)
}

fn folder(parent: &Path, name: &str) -> anyhow::Result<PathBuf> {
    let path = parent.join(name);
    fs::create_dir_all(&path).with_context(|| format!("{} cannot be created", path.display()))?;
    Ok(path)
}
