//! `variorum admin`: the operator's tools. They work on the database; running servers apply changes within two seconds.

mod lists;

use std::io::{self, IsTerminal as _, Read as _, Write};
use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use variorum_server::operator::{DatabaseLocation, Operator, restore};

use crate::failure::Failed;

/// Arguments of `variorum admin`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The database is the one that `variorum serve` uses with the same --data or --database. Servers may keep running \
(except for restore) and apply changes within two seconds.\n\n\
Examples:\n  variorum admin status\n  variorum admin reports\n  variorum admin lock Mallory --reason \"insults in chat\"\n  variorum admin remove-chat b7jqk2x4 --line 17\n  \
variorum admin block 192.0.2.0/24 --days 7\n  variorum admin backup /var/backups/variorum-$(date +%F).sqlite\n  variorum admin announce \"New version at 20:00 UTC\""
)]
pub struct Args {
    /// The folder for the database; the user's data folder if not given
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,

    /// The database: postgres://USER@HOST/NAME or sqlite:FILE; a file in the data folder if not given
    #[arg(long, value_name = "URL", env = "VARIORUM_DATABASE", hide_env_values = true, global = true)]
    pub database: Option<String>,

    /// Print lists as JSON
    #[arg(long, global = true)]
    pub json: bool,

    /// What to do
    #[command(subcommand)]
    pub task: Task,
}

/// The operator's tasks.
#[derive(Clone, Debug, Subcommand)]
pub enum Task {
    /// Show announcement, read-only mode, open reports and database size
    Status,
    /// List accounts by name
    Accounts {
        /// Only names that contain this text
        text: Option<String>,
        /// Only locked accounts
        #[arg(long)]
        locked: bool,
        /// Only names after this one
        #[arg(long, value_name = "NAME", default_value = "")]
        after: String,
        /// Maximum number
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Lock an account: end its logins and prevent new ones; games and name stay
    Lock {
        /// The account's name
        name: String,
        /// Reason, for `admin log`
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Unlock an account
    Unlock {
        /// The account's name
        name: String,
    },
    /// Rename an account; its owner logs in with the new name
    Rename {
        /// The account's name
        name: String,
        /// The new name
        new: String,
    },
    /// Delete an account with its logins and ratings; games and lines of chat stay, without the name
    Delete {
        /// The account's name
        name: String,
        /// Confirm; this cannot be undone
        #[arg(long)]
        yes: bool,
    },
    /// Set a new password and print it; all logins end
    Password {
        /// The account's name
        name: String,
        /// Read the password from standard input instead of generating one
        #[arg(long)]
        stdin: bool,
    },
    /// List reports by players
    Reports {
        /// Include handled reports
        #[arg(long)]
        all: bool,
        /// Maximum number of most recent reports
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Mark a report as handled
    Handled {
        /// The report's id
        report: String,
    },
    /// Show the chat of a game
    Chat {
        /// The game's id, the last part of its address
        game: String,
    },
    /// Remove lines of chat permanently
    RemoveChat {
        /// The game's id, the last part of its address
        #[arg(required_unless_present = "of")]
        game: Option<String>,
        /// The number of a line (may be repeated)
        #[arg(long = "line", value_name = "NUMBER", conflicts_with = "of")]
        lines: Vec<i64>,
        /// All lines of the game
        #[arg(long, conflicts_with_all = ["lines", "of"])]
        all: bool,
        /// All lines of an account, in all games
        #[arg(long, value_name = "NAME", conflicts_with = "game")]
        of: Option<String>,
    },
    /// Remove a game with its turns and chat; ratings stay
    RemoveGame {
        /// The game's id, the last part of its address
        game: String,
        /// Confirm; this cannot be undone
        #[arg(long)]
        yes: bool,
    },
    /// Block an address or a network
    Block {
        /// 192.0.2.7, 192.0.2.0/24 or 2001:db8:1:2::/64
        network: String,
        /// Number of days; permanent if not given
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=3650))]
        days: Option<u32>,
        /// Reason, for you only
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Unblock a network
    Unblock {
        /// As `admin blocks` lists it
        network: String,
    },
    /// List blocked networks
    Blocks,
    /// Turn read-only mode on or off for the whole site
    ReadOnly {
        /// On or off
        state: Switch,
    },
    /// Show an announcement to all visitors, or end it
    Announce {
        /// The text, at most 500 characters
        #[arg(required_unless_present = "end")]
        text: Option<String>,
        /// End the announcement
        #[arg(long, conflicts_with = "text")]
        end: bool,
    },
    /// Back up the database to a new file while servers run, and verify the copy
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Replace the database with a backup; stop the servers first (with SQLite the old database is kept)
    Restore {
        /// The backup
        file: PathBuf,
        /// Confirm: changes since the backup are lost
        #[arg(long)]
        yes: bool,
    },
    /// Check the whole database for damage
    Check,
    /// Return free space to the disk; with SQLite, nothing can be changed meanwhile
    Vacuum,
    /// List the operations of this command, newest first
    Log {
        /// Maximum number
        #[arg(long, value_name = "COUNT", default_value_t = 50)]
        most: u32,
    },
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

/// Carries out a task.
///
/// # Errors
/// If the task cannot be done, the database is not available, or the output fails; [`Failed`] if a check finds damage.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let place = DatabaseLocation { data: args.data.clone(), database: args.database.clone() };
    if let Task::Restore { file, yes } = &args.task {
        confirmed(*yes, "all changes since the backup would be lost")?;
        let restored = restore(&place, file)?;
        writeln!(out, "The backup is in place.")?;
        if let Some(replaced) = restored.replaced {
            writeln!(out, "The previous database is in {}.", replaced.display())?;
        }
        return Ok(());
    }
    // The database is not opened for an unconfirmed task.
    match &args.task {
        Task::Delete { yes, .. } => confirmed(*yes, "the account would be deleted permanently")?,
        Task::RemoveGame { yes, .. } => confirmed(*yes, "the game would be deleted permanently")?,
        Task::Status
        | Task::Accounts { .. }
        | Task::Lock { .. }
        | Task::Unlock { .. }
        | Task::Rename { .. }
        | Task::Password { .. }
        | Task::Reports { .. }
        | Task::Handled { .. }
        | Task::Chat { .. }
        | Task::RemoveChat { .. }
        | Task::Block { .. }
        | Task::Unblock { .. }
        | Task::Blocks
        | Task::ReadOnly { .. }
        | Task::Announce { .. }
        | Task::Backup { .. }
        | Task::Restore { .. }
        | Task::Check
        | Task::Vacuum
        | Task::Log { .. } => {}
    }
    let operator = Operator::open(&place)?;
    match &args.task {
        Task::Status => lists::status(&operator.state()?, args.json, out)?,
        Task::Accounts { text, locked, after, most } => {
            let text = text.as_deref().unwrap_or_default();
            lists::accounts(&operator.accounts(text, *locked, after, *most)?, args.json, out)?;
        }
        Task::Lock { name, reason } => {
            operator.lock(name, reason)?;
            writeln!(out, "{name} is locked and logged out everywhere.")?;
        }
        Task::Unlock { name } => {
            operator.unlock(name)?;
            writeln!(out, "{name} can log in again.")?;
        }
        Task::Rename { name, new } => {
            operator.rename(name, new)?;
            writeln!(out, "{name} is now called {new} and logs in with that name.")?;
        }
        Task::Delete { name, .. } => {
            operator.delete(name)?;
            writeln!(out, "The account {name} is deleted.")?;
        }
        Task::Password { name, stdin } => {
            let given = stdin.then(password_from_stdin).transpose()?;
            let made = given.is_none();
            let password = operator.set_password(name, given)?;
            if made {
                writeln!(out, "The new password of {name}: {password}")?;
                writeln!(out, "Pass it on in private; {name} should change it on the account page.")?;
            } else {
                writeln!(out, "The password of {name} is changed.")?;
            }
        }
        Task::Reports { all, most } => lists::reports(&operator.reports(*all, *most)?, args.json, out)?,
        Task::Handled { report } => {
            operator.handle_report(report)?;
            writeln!(out, "Done.")?;
        }
        Task::Chat { game } => lists::chat(&operator.chat(game)?, args.json, out)?,
        Task::RemoveChat { game, lines, all, of } => {
            let count = match (game, of) {
                (_, Some(name)) => operator.remove_lines_of(name)?,
                (Some(_), None) if lines.is_empty() && !all => {
                    anyhow::bail!("choose lines with --line NUMBER (see `variorum admin chat`), or use --all")
                }
                (Some(game), None) => operator.remove_lines(game, (!all).then_some(lines))?,
                (None, None) => anyhow::bail!("name a game, or an account with --of"),
            };
            writeln!(out, "{count} {} removed.", if count == 1 { "line" } else { "lines" })?;
        }
        Task::RemoveGame { game, .. } => {
            operator.remove_game(game)?;
            writeln!(out, "The game {game} is removed.")?;
        }
        Task::Block { network, days, reason } => {
            let network = operator.block(network, *days, reason)?;
            let time = days.map_or("permanently".to_owned(), |days| format!("for {days} days"));
            writeln!(out, "{network} is blocked {time}.")?;
        }
        Task::Unblock { network } => {
            let network = operator.unblock(network)?;
            writeln!(out, "{network} is no longer blocked.")?;
        }
        Task::Blocks => lists::blocks(&operator.blocks()?, args.json, out)?,
        Task::ReadOnly { state } => {
            let on = *state == Switch::On;
            let changed = operator.set_read_only(on)?;
            let already = if changed { "" } else { " already" };
            let how = if on { "read-only" } else { "open for changes" };
            writeln!(out, "The site is{already} {how}.")?;
        }
        Task::Announce { text, .. } => {
            operator.announce(text.as_deref())?;
            let done = if text.is_some() { "All visitors see the announcement." } else { "The announcement is ended." };
            writeln!(out, "{done}")?;
        }
        Task::Backup { file } => {
            let backup = operator.back_up(file)?;
            writeln!(
                out,
                "{} holds the whole database ({}) and was verified.",
                file.display(),
                lists::size(backup.bytes)
            )?;
        }
        // Handled above, without opening the database.
        Task::Restore { .. } => {}
        Task::Check => {
            let errors = operator.check()?;
            for error in &errors {
                writeln!(out, "{error}")?;
            }
            if !errors.is_empty() {
                return Err(Failed(format!("{} errors found", errors.len())).into());
            }
            writeln!(out, "No errors found.")?;
        }
        Task::Vacuum => {
            let (before, after) = operator.vacuum()?;
            writeln!(out, "{} before, {} after.", lists::size(before), lists::size(after))?;
        }
        Task::Log { most } => lists::operations(&operator.operations(*most)?, args.json, out)?,
    }
    Ok(())
}

fn confirmed(yes: bool, what: &str) -> anyhow::Result<()> {
    if yes { Ok(()) } else { anyhow::bail!("{what}; confirm with --yes") }
}

/// The first line of standard input.
fn password_from_stdin() -> anyhow::Result<String> {
    /// The greatest number of bytes read, more than any password has.
    const MOST: u64 = 4096;
    let stdin = io::stdin();
    if stdin.is_terminal() {
        // The typed password would be visible.
        anyhow::bail!("--stdin needs a pipe; without it, a password is generated");
    }
    let mut text = String::new();
    stdin.lock().take(MOST).read_to_string(&mut text)?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}
