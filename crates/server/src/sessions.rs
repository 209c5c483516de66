//! All games in progress: those in memory, and the way to those in storage.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{Semaphore, watch};
use variorum_play::{Game, Record};
use variorum_rules::Side;

use crate::accounts::Accounts;
use crate::acquaintances::Acquaintances;
use crate::analysis::{Desk, ENOUGH, Terms};
use crate::birth::Birth;
use crate::catalogue::{Catalogue, rules_kept};
use crate::clocks;
use crate::config::{Config, default_data_folder};
use crate::error::{ApiError, Full, OldRules, ServeError};
use crate::limits::{self, Gate};
use crate::live_count::LiveCount;
use crate::lobby::Lobby;
use crate::logins::Logins;
use crate::operations::{self, Orders};
use crate::opponent::Opponent;
use crate::peers;
use crate::pictures::Album;
use crate::reports::Reporters;
use crate::rule_changes;
use crate::security::SecurityLog;
use crate::session::{self, Handle, Voices};
use crate::shares::Shares;
use crate::store::file::make_folder;
use crate::store::{Change, Layout, Notice, Opening, Page, Phase, Row, Store, StoreError, Stored, StoredTurn, Topic};
use crate::sweep;
use crate::time::Time;
use crate::view;
use crate::viewer::Viewer;
use crate::wire;
use crate::worker::{Worker, Workers, blocking};

/// The database's file in the data folder.
pub(crate) const DATABASE_FILE: &str = "games.sqlite";
/// A game leaves memory when nobody has asked for it for so long.
const IDLE: u64 = 30 * 60 * 1000;
/// How many games the list names.
const LISTED: i64 = 50;
/// How long sockets may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Most analyses at once from one address.
const PER_ADDRESS: usize = 4;
/// Hash table of an analysis, in MiB.
const HASH_MIB: usize = 16;

/// What every game in progress needs.
pub(crate) struct Shared {
    pub store: Store,
    pub opponent: Arc<dyn Opponent>,
    /// As many as engines may think at once for games.
    pub engines: Shares,
    pub pause: Duration,
    /// Longest game that is kept, in turns.
    pub most_turns: usize,
    pub time: Time,
    /// When this process began, in milliseconds since 1970: before that nobody could play here.
    pub started: u64,
    pub lobby: Lobby,
    /// Games that are not over, in memory or not.
    pub live: LiveCount,
    /// Since when visitors are known.
    pub acquaintances: Acquaintances,
    /// How much one address may say.
    pub voices: Voices,
}

pub(crate) struct Inner {
    pub catalogue: Catalogue,
    pub accounts: Accounts,
    /// Sockets that may still be opened.
    pub sockets: Arc<Semaphore>,
    most_sockets: usize,
    /// Sockets that are open under a login.
    pub logins: Logins,
    /// How much may be reported.
    pub reporters: Reporters,
    /// What the operator has decided.
    pub orders: watch::Sender<Arc<Orders>>,
    /// Whom to tell of a weakness, as a URI.
    pub security_contact: Option<String>,
    /// Where security events go.
    pub security: SecurityLog,
    /// Who may ask how much.
    pub gate: Gate,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// How often a socket's login is asked for.
    pub login_time: Duration,
    /// True once the server is shutting down.
    pub closing: watch::Sender<bool>,
    /// The [`variorum_library::generation`] that the games in memory follow.
    pub rules_changed: watch::Sender<u64>,
    /// Host names that browsers may use; IP addresses too where the server is meant for others.
    pub hosts: Vec<String>,
    pub public: bool,
    /// Is a proxy to be believed?
    pub behind_proxy: bool,
    /// Where the engine's opinion is asked for.
    pub desk: Desk,
    /// Who does what visitors ask for and takes time.
    pub workers: Workers,
    /// Pictures made lately.
    pub album: Album,
    pub shared: Arc<Shared>,
    live: Mutex<HashMap<String, Arc<Handle>>>,
    most_live: usize,
    /// Held while a game is brought into memory, so that none is there twice.
    loading: tokio::sync::Mutex<()>,
}

/// Everything behind the router. Cheap to clone.
#[derive(Clone)]
pub struct AppState(pub(crate) Arc<Inner>);

impl AppState {
    /// Opens the storage and makes ready to answer.
    ///
    /// # Errors
    /// When the data folder or the database cannot be used.
    pub async fn open(config: &Config) -> Result<Self, ServeError> {
        let opening = Opening {
            durability: config.durability,
            check: config.check_database,
            lock: config.lock_database,
            layout: Layout::BringUpToDate,
        };
        let store = if let Some(url) = &config.database {
            Store::open(url, opening).await?
        } else {
            let folder = config.data.clone().map_or_else(default_data_folder, Ok)?;
            make_folder(&folder).map_err(|source| ServeError::Folder { folder: folder.clone(), source })?;
            Store::open_file(&folder.join(DATABASE_FILE), opening).await?
        };
        let shared = Shared {
            store,
            opponent: Arc::clone(&config.opponent),
            engines: Shares::new(config.engines.clamp(1, 1024)),
            pause: config.pause,
            most_turns: config.turns.max(1),
            started: config.time.now(),
            time: config.time.clone(),
            lobby: Lobby::default(),
            live: LiveCount::new(config.live_games),
            acquaintances: Acquaintances::default(),
            voices: Voices::new(),
        };
        shared.count_live().await;
        shared.measure().await;
        let begun = operations::begin(&shared.store, as_i64(shared.time.now())).await;
        let (orders, last) = begun.map_err(|error| ServeError::database("of this server", error))?;
        let closing = watch::channel(false).0;
        let desk = Desk::open(
            Terms {
                searches: config.analyses.clamp(1, 1024),
                requests: config.analysis_queue.max(1),
                per_address: PER_ADDRESS,
                enough: ENOUGH,
                hash_mib: HASH_MIB,
            },
            shared.engines.clone(),
            closing.subscribe(),
        );
        let most_sockets = config.sockets.clamp(1, Semaphore::MAX_PERMITS);
        let state = Arc::new(Inner {
            catalogue: Catalogue::new(),
            accounts: Accounts::new(),
            sockets: Arc::new(Semaphore::new(most_sockets)),
            most_sockets,
            logins: Logins::default(),
            reporters: Reporters::new(),
            orders,
            security_contact: config.security_contact.clone(),
            security: SecurityLog::new(config.log_addresses),
            gate: Gate::new(&config.limits, config.live_sessions),
            body_time: config.limits.body_time,
            login_time: config.limits.login_time,
            closing,
            rules_changed: watch::channel(variorum_library::generation()).0,
            behind_proxy: config.behind_proxy,
            desk,
            workers: Workers::new(),
            album: Album::default(),
            hosts: config.hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            public: !config.address.ip().is_loopback(),
            shared: Arc::new(shared),
            live: Mutex::default(),
            most_live: config.live_sessions.max(1),
            loading: tokio::sync::Mutex::default(),
        });
        rule_changes::follow(&state);
        peers::follow(&state);
        state.open_challenges().await;
        clocks::follow(&state);
        sweep::follow(&state.shared, state.closing.subscribe());
        limits::follow(&state);
        operations::follow(&state, last);
        Ok(Self(state))
    }

    /// Ends sockets, streams and engines, and closes the storage.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        let all = u32::try_from(self.0.most_sockets).unwrap_or(u32::MAX);
        // Who does not say goodbye is cut off when the process ends.
        let _ = tokio::time::timeout(GOODBYE, self.0.sockets.acquire_many(all)).await;
        let handles: Vec<Arc<Handle>> = self.0.live().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            handle.close().await;
        }
        self.0.shared.store.close().await;
    }
}

impl Inner {
    /// Can the database be written?
    pub async fn try_storage(&self) -> Result<(), StoreError> {
        self.shared.store.try_out().await
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.live().len()
    }

    /// How many sockets are open.
    pub fn sockets_open(&self) -> usize {
        self.most_sockets.saturating_sub(self.sockets.available_permits())
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<Handle>>> {
        // The map is whole whatever happened to another thread.
        self.live.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Now, in milliseconds since 1970.
    pub fn time(&self) -> i64 {
        as_i64(self.shared.time.now())
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// A new game.
    pub async fn create(&self, wish: wire::NewSession, viewer: &Viewer) -> Result<Arc<Handle>, ApiError> {
        let id = Birth::new(wish, viewer).await?.keep(&self.shared).await?;
        self.open(&id, viewer.address).await
    }

    /// Brings open challenges into memory, where they wait and expire.
    pub async fn open_challenges(&self) {
        match self.shared.store.listed(Phase::Waiting, LISTED * 4).await {
            Ok(rows) => {
                for row in rows {
                    if let Err(fault) = self.open(&row.id, None).await {
                        tracing::warn!("challenge {}: {fault}", row.id);
                    }
                }
            }
            Err(error) => tracing::error!("open challenges cannot be read: {error}"),
        }
    }

    /// A game by its id, from memory or storage; `asker`: from where it is asked for, if by anybody.
    pub async fn open(&self, id: &str, asker: Option<IpAddr>) -> Result<Arc<Handle>, ApiError> {
        let known = || self.live().get(id).filter(|handle| !handle.is_closed()).cloned();
        if let Some(handle) = known() {
            return Ok(handle);
        }
        if id.len() > 64 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ApiError::NoSession);
        }
        let _loading = self.loading.lock().await;
        if let Some(handle) = known() {
            return Ok(handle);
        }
        let loaded = session::load(&self.shared, id).await?.ok_or(ApiError::NoSession)?;
        self.make_room().await?;
        let handle = Arc::new(session::start(&self.shared, loaded, asker));
        self.live().insert(id.to_owned(), Arc::clone(&handle));
        if self.shared.store.is_shared() {
            // Between reading it and now, another process may have changed it unheard.
            handle.newer(None);
        }
        Ok(handle)
    }

    /// A game, if it is in memory.
    pub fn in_memory(&self, id: &str) -> Option<Arc<Handle>> {
        self.live().get(id).cloned()
    }

    /// To be called when a game has been removed from storage.
    pub async fn forget_game(&self, id: &str) {
        let handle = self.live().remove(id);
        if let Some(handle) = handle {
            handle.removed().await;
        }
    }

    /// All games in memory.
    pub fn all_in_memory(&self) -> Vec<Arc<Handle>> {
        self.live().values().cloned().collect()
    }

    /// To be called when logins of an account have ended, once the database no longer has them: no socket of theirs, in any process,
    /// does anything more, and all close.
    pub async fn logins_ended(&self, account: &str) {
        self.logins.doubt(account);
        self.tell_processes(Topic::Logins, account).await;
    }

    /// To be called when an account was deleted or renamed, once the database says so: its sockets close, and games in memory, in
    /// any process, no longer show or know it as it was.
    pub async fn account_changed(&self, account: &str) {
        self.look_at_account(Some(account));
        self.tell_processes(Topic::Account, account).await;
    }

    /// Has this process's sockets and games look at an account anew; at all accounts if none is named.
    pub(crate) fn look_at_account(&self, account: Option<&str>) {
        match account {
            Some(account) => self.logins.doubt(account),
            None => self.logins.doubt_all(),
        }
        for handle in self.all_in_memory() {
            handle.account_changed(account.map(str::to_owned));
        }
    }

    async fn tell_processes(&self, topic: Topic, account: &str) {
        if let Err(error) = self.store().announce(Notice::new(topic, account, 0)).await {
            // Their sockets ask for their logins by themselves within a minute.
            tracing::error!("other processes do not hear of the account: {error}");
        }
    }

    /// Puts games away that nobody uses; when memory is still full, the one longest unused.
    async fn make_room(&self) -> Result<(), ApiError> {
        let mut gone = Vec::new();
        let full = {
            let mut live = self.live();
            let idle = self.shared.time.now().saturating_sub(IDLE);
            // Sockets and streams hold the handle of what they watch.
            let free = |handle: &Arc<Handle>| Arc::strong_count(handle) == 1 && !handle.is_pinned();
            let old: Vec<String> = live
                .iter()
                .filter(|(_, handle)| handle.is_closed() || free(handle) && handle.touched() < idle)
                .map(|(id, _)| id.clone())
                .collect();
            gone.extend(old.iter().filter_map(|id| live.remove(id)));
            while live.len() >= self.most_live {
                // What nobody looks at and only waits for its clock comes back when that has run down (`clocks`).
                let clocked =
                    |id: &str, handle: &Arc<Handle>| Arc::strong_count(handle) == 1 && !self.shared.lobby.has(id);
                let oldest = live
                    .iter()
                    .filter(|(id, handle)| free(handle) || clocked(id, handle))
                    .min_by_key(|(_, handle)| (handle.is_pinned(), handle.touched()));
                let Some(id) = oldest.map(|(id, _)| id.clone()) else { break };
                gone.extend(live.remove(&id));
            }
            live.len() >= self.most_live
        };
        for handle in gone {
            handle.close().await;
        }
        if full { Err(Full::GamesInMemory.into()) } else { Ok(()) }
    }

    /// Puts away the games in memory whose rules have changed or are gone; gives their ids.
    pub(crate) async fn put_outdated_away(&self) -> Vec<String> {
        // A game that is being loaded by the old rules is in memory once this is free.
        let _loading = self.loading.lock().await;
        let outdated: Vec<(String, Arc<Handle>)> =
            self.live().extract_if(|_, handle| !variorum_library::is_current(handle.rules())).collect();
        for (_, handle) in &outdated {
            handle.close().await;
        }
        outdated.into_iter().map(|(id, _)| id).collect()
    }

    /// The games in which a viewer sits, changed last first.
    pub async fn games_of(&self, viewer: &Viewer) -> Result<Vec<wire::SessionSummary>, ApiError> {
        let rows = self.shared.store.games_of(&viewer.identities(), &Page::first(LISTED)).await?;
        self.told(rows, viewer).await
    }

    /// Listed games that are played or were played lately.
    pub async fn public_games(&self, viewer: &Viewer) -> Result<Vec<wire::SessionSummary>, ApiError> {
        let mut rows = self.shared.store.listed(Phase::Playing, LISTED).await?;
        rows.extend(self.shared.store.listed(Phase::Ended, LISTED / 2).await?);
        self.told(rows, viewer).await
    }

    /// Games as they stand in a list.
    pub async fn told(&self, rows: Vec<Row>, viewer: &Viewer) -> Result<Vec<wire::SessionSummary>, ApiError> {
        let mut told = Vec::with_capacity(rows.len());
        for row in rows {
            let sitters = self.shared.store.sitters(&row.id).await?;
            let players = self.shared.store.players(&row.id, as_i64(self.shared.time.now())).await?;
            let (seats, names) =
                (sitters.clone(), players.map(|player| player.map(|player| (player.name, player.rating.rating))));
            let is = |side: &Side| sitters[side.index()].as_ref().is_some_and(|sitter| viewer.is(sitter));
            let sides = Side::BOTH.into_iter().filter(is).collect::<Vec<_>>();
            told.push((row, seats, names, sides));
        }
        blocking(move |worker| {
            let summary =
                |(row, seats, names, sides): (_, [_; 2], _, Vec<_>)| view::summary(worker, row, &seats, names, &sides);
            Ok(told.into_iter().map(summary).collect())
        })
        .await
    }
}

/// The row as it will be once `game` is written.
pub(crate) fn row_of(row: &Row, game: &Game, now: i64) -> Row {
    Row {
        ply: i64::try_from(game.ply()).unwrap_or(i64::MAX),
        result: game.ending().map_or(String::new(), |ending| ending.to_string()),
        status: view::status(game),
        phase: if game.ending().is_some() { Phase::Ended } else { Phase::Playing },
        updated: now,
        revision: row.revision + 1,
        ..row.clone()
    }
}

/// What is to be written when the game that lies in storage as `row` changes from `before` to `after`.
pub(crate) fn change_of(row: &Row, before: &Game, after: &Game, now: i64) -> Change {
    let same = before.turns().iter().zip(after.turns()).take_while(|(one, other)| one.text == other.text);
    let kept = same.count();
    let added = after.turns().iter().skip(kept);
    Change {
        row: row_of(row, after, now),
        kept,
        removed: before.ply() - kept,
        added: added.map(|made| StoredTurn { text: made.text.clone(), spent: None }).collect(),
    }
}

pub(crate) fn record_of(stored: Stored) -> Result<Record, ApiError> {
    let Stored { row, turns } = stored;
    let seat = |word: &str| {
        variorum_play::Seat::parse(word)
            .ok_or_else(|| ApiError::internal(format!("game {}: a seat is kept as “{word}”", row.id)))
    };
    Ok(Record {
        seats: [seat(&row.white)?, seat(&row.black)?],
        ending: ending_of(&row)?,
        turns: turns.into_iter().map(|turn| turn.text).collect(),
        game: row.game,
        start: row.start,
    })
}

/// The ending of a stored game; `None`: the game goes on. One that is not known is an error: the game must not be open again.
pub(crate) fn ending_of(row: &Row) -> Result<Option<variorum_play::Ending>, ApiError> {
    if row.result.is_empty() {
        return Ok(None);
    }
    row.result.parse().map(Some).map_err(|error| {
        tracing::error!("game {} cannot be opened: {error}", row.id);
        OldRules::Ending.into()
    })
}

pub(crate) fn replay(worker: &Worker, record: &Record) -> Result<Game, ApiError> {
    let rules = rules_kept(worker, &record.game)?;
    Game::replay(&rules, record).map_err(|fault| {
        tracing::warn!("a game of {} cannot be replayed: {fault}", record.game);
        OldRules::Turns.into()
    })
}

/// Now, in milliseconds.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

pub(crate) fn as_i64(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// An id that nobody can guess: whoever has it may watch. To take a private game's seat it is not enough ([`crate::links`]).
pub(crate) fn new_id() -> Result<String, ApiError> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}
