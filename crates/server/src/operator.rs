//! The implementation of `variorum admin`: the operator's work on a database, with or without running servers.
//!
//! An [`Operator`] opens the database alongside the servers, changes it in single transactions, and records each change; the servers notice it within
//! a second or two ([`crate::operations`]). [`variorum_storage::backup`] makes and restores copies, and [`error`] defines what can go wrong.

mod entries;
mod error;

use std::future::Future;
use std::path::{Path, PathBuf};

use tokio::runtime::Runtime;
use variorum_storage::backup::{postgres, sqlite};
use variorum_storage::{Account, AccountQuery, Setting, StorageError, Store, StoreOptions};

use crate::accounts::{Name, NewPassword, hash_password, name_asked};
use crate::config::{DATABASE_FILE, default_data_folder};
use crate::error::ServeError;
use crate::networks::Network;
use crate::time::Time;
use crate::tokens;
use crate::wire::ChatLine;

pub use entries::{LineEntry, OperationEntry, SiteState};
pub use error::OperatorError;
pub use variorum_storage::backup::{Backup, BackupError, Restored};
pub use variorum_storage::{AccountEntry, BlockEntry, ReportEntry};

/// The maximum length of an announcement, in characters.
const LONGEST_ANNOUNCEMENT: usize = 500;
/// The maximum length of a reason, in characters.
const LONGEST_REASON: usize = 500;
/// The length of a generated password, in characters: 80 bits.
const PASSWORD: usize = 20;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Where the database is.
#[derive(Clone, Debug, Default)]
pub struct DatabaseLocation {
    /// The data folder; `None` for [`default_data_folder`].
    pub data: Option<PathBuf>,
    /// The database: `postgres://…`, or `sqlite:` and a path; `None` for the SQLite file in the data folder.
    pub database: Option<String>,
}

impl DatabaseLocation {
    /// The SQLite file; `None` for PostgreSQL.
    fn file(&self) -> Result<Option<PathBuf>, ServeError> {
        match &self.database {
            Some(url) => Ok(url.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path).into())),
            None => {
                let folder = self.data.clone().map_or_else(default_data_folder, Ok)?;
                Ok(Some(folder.join(DATABASE_FILE)))
            }
        }
    }
}

/// The operator's access to a database.
pub struct Operator {
    runtime: Runtime,
    store: Store,
    time: Time,
    place: DatabaseLocation,
}

impl Operator {
    /// Opens the database as it is, even while servers use it. Creates nothing, and does not update the schema.
    ///
    /// # Errors
    /// When there is no database, it cannot be used, or its schema is not that of this program.
    pub fn open(place: &DatabaseLocation) -> Result<Self, OperatorError> {
        let runtime = runtime()?;
        let file = place.file()?;
        let opened = async {
            match (&file, &place.database) {
                (Some(file), _) => Ok(Store::open_file(file, StoreOptions::beside_servers()).await?),
                (None, Some(url)) => Ok(Store::open(url, StoreOptions::beside_servers()).await?),
                (None, None) => Err(ServeError::NoHome),
            }
        };
        let store = runtime.block_on(opened)?;
        Ok(Self { runtime, store, time: Time::default(), place: place.clone() })
    }

    fn now(&self) -> i64 {
        self.time.now_i64()
    }

    fn wait<T>(&self, work: impl Future<Output = Result<T, StorageError>>) -> Result<T, OperatorError> {
        Ok(self.runtime.block_on(work)?)
    }

    /// The account with a name.
    fn account(&self, name: &str) -> Result<Account, OperatorError> {
        let nobody = || OperatorError::NoAccount { name: name.to_owned() };
        let folded = name_asked(name).ok_or_else(nobody)?;
        self.wait(self.store.account_named(&folded))?.map(|found| found.account).ok_or_else(nobody)
    }

    /// Accounts ordered by name, at most `most`: those whose names contain `part` and follow `after`; only locked ones if `locked`.
    ///
    /// # Errors
    /// When the database cannot be used. This applies to all methods below.
    pub fn accounts(
        &self,
        part: &str,
        locked: bool,
        after: &str,
        most: u32,
    ) -> Result<Vec<AccountEntry>, OperatorError> {
        let folded = |text: &str| crate::accounts::folded(text);
        let query = AccountQuery { part: folded(part), locked, after: folded(after), most: most.into() };
        self.wait(self.store.list_accounts(&query))
    }

    /// Locks an account: its logins end, and nobody can log in. Its games and its name remain.
    ///
    /// # Errors
    /// When there is no such account, or it is locked already.
    pub fn lock(&self, name: &str, reason: &str) -> Result<(), OperatorError> {
        let account = self.account(name)?;
        let reason = bounded(reason, LONGEST_REASON)?;
        let locked = self.wait(self.store.lock_account(&account.id, reason, self.now()))?;
        if locked { Ok(()) } else { Err(OperatorError::Locked { name: account.name }) }
    }

    /// Unlocks an account.
    ///
    /// # Errors
    /// When there is no such account, or it is not locked.
    pub fn unlock(&self, name: &str) -> Result<(), OperatorError> {
        let account = self.account(name)?;
        let opened = self.wait(self.store.unlock_account(&account.id, self.now()))?;
        if opened { Ok(()) } else { Err(OperatorError::NotLocked { name: account.name }) }
    }

    /// Renames an account. Its users are logged out, and log in with the new name.
    ///
    /// # Errors
    /// When there is no such account, the new name is invalid, or it is taken or looks like one that is taken.
    pub fn rename(&self, name: &str, new: &str) -> Result<(), OperatorError> {
        let account = self.account(name)?;
        let new = Name::new(new).map_err(|error| OperatorError::Refused { why: error.to_string() })?;
        let renamed = self.wait(self.store.rename_account(&account.id, &new.kept(), self.now()))?;
        if renamed { Ok(()) } else { Err(OperatorError::NameTaken { name: new.as_str().to_owned() }) }
    }

    /// Deletes an account with its logins and ratings; games and chat lines remain, without the name.
    ///
    /// # Errors
    /// When there is no such account.
    pub fn delete(&self, name: &str) -> Result<(), OperatorError> {
        let account = self.account(name)?;
        self.wait(self.store.remove_account(&account.id, self.now()))
    }

    /// Sets the password of an account, the given one or a generated one, and returns it. All logins end.
    ///
    /// # Errors
    /// When there is no such account, or the password is invalid.
    pub fn set_password(&self, name: &str, password: Option<String>) -> Result<String, OperatorError> {
        let account = self.account(name)?;
        let refused = |error: crate::error::ApiError| OperatorError::Refused { why: error.to_string() };
        let password = match password {
            Some(password) => password,
            None => {
                let mut token = tokens::new_token().map_err(refused)?;
                token.truncate(PASSWORD);
                token
            }
        };
        let checked = NewPassword::new(password.clone(), &account.name).map_err(refused)?;
        let hash = hash_password(&checked).map_err(refused)?;
        self.wait(self.store.reset_password(&account.id, &hash, self.now()))?;
        Ok(password)
    }

    /// Reports, oldest first: the open ones, or the last ones including those that were handled; at most `most`.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn reports(&self, handled: bool, most: u32) -> Result<Vec<ReportEntry>, OperatorError> {
        self.wait(self.store.list_reports(handled, most.into()))
    }

    /// Marks a report as handled.
    ///
    /// # Errors
    /// When there is no such open report.
    pub fn handle_report(&self, id: &str) -> Result<(), OperatorError> {
        let handled = self.wait(self.store.handle_report(id, self.now()))?;
        if handled { Ok(()) } else { Err(OperatorError::NoReport { id: id.to_owned() }) }
    }

    /// The chat of a game, oldest first.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn chat(&self, game: &str) -> Result<Vec<LineEntry>, OperatorError> {
        self.game(game)?;
        let entries = self.wait(self.store.list_lines(game))?.into_iter().map(|found| {
            let line: Option<ChatLine> = serde_json::from_str(&found.line).ok();
            let (at, text) = line.map(|line| (line.at, line.text)).unzip();
            LineEntry { number: found.number, players: found.players, name: found.name, at, text }
        });
        Ok(entries.collect())
    }

    fn game(&self, id: &str) -> Result<(), OperatorError> {
        let found = self.wait(self.store.revision(id))?;
        found.map(|_| ()).ok_or_else(|| OperatorError::NoGame { id: id.to_owned() })
    }

    /// Removes the chat lines with these numbers from a game, or all of its lines; returns how many.
    ///
    /// # Errors
    /// When there is no such game, or none of the lines.
    pub fn remove_lines(&self, game: &str, numbers: Option<&[i64]>) -> Result<u64, OperatorError> {
        self.game(game)?;
        match self.wait(self.store.remove_lines(game, numbers, self.now()))? {
            0 => Err(OperatorError::NoLines),
            count => Ok(count),
        }
    }

    /// Removes all chat lines of an account; returns how many.
    ///
    /// # Errors
    /// When there is no such account, or it has no chat lines.
    pub fn remove_lines_of(&self, name: &str) -> Result<u64, OperatorError> {
        let account = self.account(name)?;
        match self.wait(self.store.silence_account(&account.id, self.now()))? {
            0 => Err(OperatorError::NoLines),
            count => Ok(count),
        }
    }

    /// Deletes a game with its turns and its chat. Ratings remain unchanged.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn remove_game(&self, id: &str) -> Result<(), OperatorError> {
        let removed = self.wait(self.store.remove_game(id, self.now()))?;
        if removed { Ok(()) } else { Err(OperatorError::NoGame { id: id.to_owned() }) }
    }

    /// Blocks an address or a network for a number of days or indefinitely; returns the network as stored. An IPv6 address stands for the network of
    /// its customer (/64).
    ///
    /// # Errors
    /// When the text is not a network that can be blocked, or too many are blocked.
    pub fn block(&self, network: &str, days: Option<u32>, reason: &str) -> Result<String, OperatorError> {
        let network = Network::parse(network)?.to_string();
        let reason = bounded(reason, LONGEST_REASON)?.to_owned();
        let created = self.now();
        let until = days.map(|days| created.saturating_add(DAY.saturating_mul(days.into())));
        let block = BlockEntry { network: network.clone(), reason, created, until };
        if self.wait(self.store.block_network(&block))? { Ok(network) } else { Err(OperatorError::TooManyBlocks) }
    }

    /// Unblocks a network.
    ///
    /// # Errors
    /// When exactly this network is not blocked.
    pub fn unblock(&self, network: &str) -> Result<String, OperatorError> {
        let network = Network::parse(network)?.to_string();
        let ended = self.wait(self.store.unblock_network(&network, self.now()))?;
        if ended { Ok(network) } else { Err(OperatorError::NotBlocked { network }) }
    }

    /// The blocked networks, newest first.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn blocks(&self) -> Result<Vec<BlockEntry>, OperatorError> {
        self.wait(self.store.network_blocks(self.now()))
    }

    /// Switches read-only mode on or off for all servers; returns whether that changed anything.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn set_read_only(&self, read_only: bool) -> Result<bool, OperatorError> {
        self.wait(self.store.set(Setting::ReadOnly, read_only.then_some("on"), self.now()))
    }

    /// Sets the announcement to all visitors; `None` clears it. Returns whether that changed anything.
    ///
    /// # Errors
    /// When the text is empty or too long.
    pub fn announce(&self, text: Option<&str>) -> Result<bool, OperatorError> {
        let text = text.map(|text| bounded(text, LONGEST_ANNOUNCEMENT)).transpose()?;
        if text == Some("") {
            return Err(OperatorError::Refused { why: "An announcement must say something.".into() });
        }
        self.wait(self.store.set(Setting::Announcement, text, self.now()))
    }

    /// The settings and figures of the whole site.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn state(&self) -> Result<SiteState, OperatorError> {
        self.wait(async {
            let size = self.store.size().await?;
            Ok(SiteState {
                announcement: self.store.setting(Setting::Announcement).await?,
                read_only: self.store.setting(Setting::ReadOnly).await?.is_some(),
                open_reports: self.store.count_open_reports().await?,
                blocked_networks: self.store.network_blocks(self.now()).await?.len(),
                database_bytes: size.database + size.log,
                free_bytes: size.free,
            })
        })
    }

    /// The last operations, newest first.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn operations(&self, most: u32) -> Result<Vec<OperationEntry>, OperatorError> {
        self.wait(async {
            let mut entries = Vec::new();
            for found in self.store.last_operations(most.into()).await? {
                let name = self.store.name_of(&found.subject).await?;
                let (number, at, action) = (found.number, found.at, found.word);
                entries.push(OperationEntry { number, at, action, subject: found.subject, name, detail: found.detail });
            }
            Ok(entries)
        })
    }

    /// Checks the whole database for damage and inconsistencies; returns the problems found.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn check(&self) -> Result<Vec<String>, OperatorError> {
        self.wait(self.store.check())
    }

    /// Reclaims unused space; returns the size in bytes before and after. On SQLite nobody can write in the meantime.
    ///
    /// # Errors
    /// When the database cannot be used, or its disk has no room for a second copy.
    pub fn vacuum(&self) -> Result<(u64, u64), OperatorError> {
        self.wait(async {
            let before = self.store.size().await?;
            self.store.vacuum().await?;
            let after = self.store.size().await?;
            Ok((before.database + before.log, after.database + after.log))
        })
    }

    /// Copies the whole database into a new file while servers are running, and verifies the copy.
    ///
    /// # Errors
    /// When the file exists already, the disk is full, or the copy is invalid.
    pub fn back_up(&self, target: &Path) -> Result<Backup, OperatorError> {
        match (self.place.file()?, &self.place.database) {
            (None, Some(url)) => Ok(postgres::back_up(url, target)?),
            (Some(_), _) | (None, None) => Ok(self.runtime.block_on(sqlite::back_up(&self.store, target))?),
        }
    }
}

/// Replaces a database with a backup. Servers must not be running.
///
/// # Errors
/// When a server is running, the backup is damaged or of a newer Variorum, or the files cannot be moved. The database is then unchanged.
pub fn restore(place: &DatabaseLocation, backup: &Path) -> Result<Restored, OperatorError> {
    let runtime = runtime()?;
    match (place.file()?, &place.database) {
        (Some(file), _) => Ok(runtime.block_on(sqlite::restore(&file, backup))?),
        (None, Some(url)) => Ok(runtime.block_on(postgres::restore(url, backup))?),
        (None, None) => Err(ServeError::NoHome.into()),
    }
}

fn runtime() -> Result<Runtime, ServeError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

fn bounded(text: &str, most: usize) -> Result<&str, OperatorError> {
    let text = text.trim();
    if text.chars().count() > most {
        return Err(OperatorError::TooLong { most });
    }
    if text.chars().any(|char| char.is_control() && char != '\n') {
        return Err(OperatorError::Refused { why: "The text holds control characters.".into() });
    }
    Ok(text)
}
