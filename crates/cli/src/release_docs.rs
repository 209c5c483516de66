//! `variorum release-docs`: the manual pages and shell completions that packages install.
//!
//! It is a hidden command, so that pages and completions are generated from the program's own arguments.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap_complete::Shell;

/// Arguments of `variorum release-docs`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "Examples:\n  variorum release-docs target/docs\n  man -l target/docs/man/variorum.1")]
pub struct Args {
    /// The folder, which is created if needed; manual pages are written to man/ in it, completions to completions/
    pub folder: PathBuf,
}

/// The shells that get completions.
pub const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// Writes a manual page for `program` and for each visible command, and a completion script for each of [`SHELLS`], under the names that
/// `man` and the shells expect.
///
/// # Errors
/// If a file or folder cannot be written.
pub fn run(args: &Args, program: &clap::Command, out: &mut impl Write) -> anyhow::Result<()> {
    let pages = folder(&args.folder, "man")?;
    clap_mangen::generate_to(visible(program), &pages)
        .with_context(|| format!("cannot write to {}", pages.display()))?;
    writeln!(out, "{}", pages.display())?;
    let completions = folder(&args.folder, "completions")?;
    for shell in SHELLS {
        let path = clap_complete::generate_to(shell, &mut visible(program), "variorum", &completions)
            .with_context(|| format!("cannot write to {}", completions.display()))?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}

/// The program without its hidden commands, which `clap_complete` would complete too.
fn visible(program: &clap::Command) -> clap::Command {
    let commands: Vec<clap::Command> =
        program.get_subcommands().filter(|command| !command.is_hide_set()).cloned().collect();
    clap::Command::new("variorum")
        .version(env!("CARGO_PKG_VERSION"))
        .about(program.get_about().cloned().unwrap_or_default())
        .after_help(program.get_after_help().cloned().unwrap_or_default())
        .args(program.get_arguments())
        .subcommands(commands)
}

fn folder(parent: &Path, name: &str) -> anyhow::Result<PathBuf> {
    let path = parent.join(name);
    fs::create_dir_all(&path).with_context(|| format!("cannot create {}", path.display()))?;
    Ok(path)
}
