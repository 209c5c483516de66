//! All games in progress: those in memory, and the way to those in storage.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use play::{Game, Record};
use rules::Position;
use tokio::sync::{Semaphore, watch};

use crate::accounts::Accounts;
use crate::analysis::{Desk, Terms};
use crate::catalogue::{Catalogue, rules_of};
use crate::config::{Config, default_data_folder};
use crate::dto;
use crate::fault::{Fault, ServeError};
use crate::opponent::{LEVELS, Opponent};
use crate::peers;
use crate::pictures::Album;
use crate::session::{self, Handle};
use crate::store::{Phase, Row, Store, Stored};

/// The file in the data folder.
const FILE: &str = "games.sqlite";
/// A game leaves memory when nobody has asked for it for so long.
const IDLE: u64 = 30 * 60 * 1000;
/// Most games kept in storage.
const MOST_STORED: i64 = 200_000;
/// A game in which no turn was made is forgotten after this many milliseconds.
const UNPLAYED: i64 = 7 * 24 * 60 * 60 * 1000;
/// How many games the list names.
const LISTED: i64 = 50;
/// How many browsers may listen at once.
const LISTENERS: usize = 500;

/// Most analyses at once from one address.
const PER_ADDRESS: usize = 4;
/// Hash table of an analysis, in MiB.
const HASH_MIB: usize = 16;

/// What every game in progress needs.
pub(crate) struct Shared {
    pub store: Store,
    pub opponent: Arc<dyn Opponent>,
    /// As many as engines may think at once.
    pub engines: Arc<Semaphore>,
    pub pause: Duration,
}

pub(crate) struct Inner {
    pub catalogue: Catalogue,
    pub accounts: Accounts,
    pub listeners: Arc<Semaphore>,
    /// True once the server is shutting down.
    pub closing: watch::Sender<bool>,
    /// Host names that browsers may use; IP addresses too where the server is meant for others.
    pub hosts: Vec<String>,
    pub public: bool,
    /// Is a proxy to be believed?
    pub behind_proxy: bool,
    /// Where the engine's opinion is asked for.
    pub desk: Desk,
    /// Pictures made lately.
    pub album: Album,
    shared: Arc<Shared>,
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
        let store = if let Some(url) = &config.database {
            Store::open(url).await?
        } else {
            let folder = config.data.clone().map_or_else(default_data_folder, Ok)?;
            std::fs::create_dir_all(&folder).map_err(|source| ServeError::Folder { folder: folder.clone(), source })?;
            Store::open_file(&folder.join(FILE)).await?
        };
        store.forget_unplayed(as_i64(now()) - UNPLAYED).await?;
        let shared = Shared {
            store,
            opponent: Arc::clone(&config.opponent),
            engines: Arc::new(Semaphore::new(config.engines.clamp(1, 1024))),
            pause: config.pause,
        };
        let closing = watch::channel(false).0;
        let desk = Desk::open(
            Terms {
                searches: config.analyses.clamp(1, 1024),
                requests: config.analysis_queue.max(1),
                per_address: PER_ADDRESS,
                hash_mib: HASH_MIB,
            },
            Arc::clone(&shared.engines),
            closing.subscribe(),
        );
        let state = Arc::new(Inner {
            catalogue: Catalogue::new(config.explain),
            accounts: Accounts::new(),
            listeners: Arc::new(Semaphore::new(LISTENERS)),
            closing,
            behind_proxy: config.behind_proxy,
            desk,
            album: Album::default(),
            hosts: config.hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            public: !config.address.ip().is_loopback(),
            shared: Arc::new(shared),
            live: Mutex::default(),
            most_live: config.live_sessions.max(1),
            loading: tokio::sync::Mutex::default(),
        });
        peers::follow(&state);
        Ok(Self(state))
    }

    /// Ends streams and engines, and closes the storage.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        let handles: Vec<Arc<Handle>> = self.0.live().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            handle.close().await;
        }
        self.0.shared.store.close().await;
    }
}

impl Inner {
    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<Handle>>> {
        // The map is whole whatever happened to another thread.
        self.live.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// A new game.
    pub async fn create(&self, wish: dto::NewSession) -> Result<Arc<Handle>, Fault> {
        if !LEVELS.contains(&wish.level) {
            return Err(Fault::Bad(format!("The level must be from {} to {}.", LEVELS.start(), LEVELS.end())));
        }
        let level = i64::from(wish.level);
        let game = blocking(move || new_game(&wish)).await?;
        if self.shared.store.count().await.map_err(Fault::internal)? >= MOST_STORED {
            return Err(Fault::Busy("The database is full of games.".into()));
        }
        let record = game.record();
        let unwritten = Row {
            id: new_id()?,
            game: record.game,
            start: record.start,
            ply: 0,
            white: record.seats[0].word().into(),
            black: record.seats[1].word().into(),
            level,
            result: String::new(),
            status: String::new(),
            created: as_i64(now()),
            updated: 0,
            rated: false,
            listed: false,
            phase: Phase::Playing,
            details: "{}".into(),
            revision: 0,
        };
        let row = session::row_of(&unwritten, &game);
        let _loading = self.loading.lock().await;
        self.make_room().await?;
        self.shared.store.insert(&row).await.map_err(Fault::internal)?;
        Ok(self.enter(row, game))
    }

    /// A game by its id, from memory or storage.
    pub async fn open(&self, id: &str) -> Result<Arc<Handle>, Fault> {
        let known = || self.live().get(id).filter(|handle| !handle.is_closed()).cloned();
        if let Some(handle) = known() {
            return Ok(handle);
        }
        if id.len() > 64 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Fault::no_session());
        }
        let _loading = self.loading.lock().await;
        if let Some(handle) = known() {
            return Ok(handle);
        }
        let stored = self.shared.store.load(id).await.map_err(Fault::internal)?.ok_or_else(Fault::no_session)?;
        let row = stored.row.clone();
        let game = blocking(move || replay(&record_of(stored)?)).await?;
        self.make_room().await?;
        let handle = self.enter(row, game);
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

    /// All games in memory.
    pub fn all_in_memory(&self) -> Vec<Arc<Handle>> {
        self.live().values().cloned().collect()
    }

    fn enter(&self, row: Row, game: Game) -> Arc<Handle> {
        let id = row.id.clone();
        let handle = Arc::new(session::start(Arc::clone(&self.shared), row, game));
        self.live().insert(id, Arc::clone(&handle));
        handle
    }

    /// Puts games away that nobody uses; when memory is still full, the one longest unused.
    async fn make_room(&self) -> Result<(), Fault> {
        let mut gone = Vec::new();
        let full = {
            let mut live = self.live();
            let idle = now().saturating_sub(IDLE);
            let free = |handle: &Arc<Handle>| Arc::strong_count(handle) == 1 && !handle.is_watched();
            let old: Vec<String> = live
                .iter()
                .filter(|(_, handle)| handle.is_closed() || free(handle) && handle.touched() < idle)
                .map(|(id, _)| id.clone())
                .collect();
            gone.extend(old.iter().filter_map(|id| live.remove(id)));
            while live.len() >= self.most_live {
                let oldest = live.iter().filter(|(_, handle)| free(handle)).min_by_key(|(_, handle)| handle.touched());
                let Some(id) = oldest.map(|(id, _)| id.clone()) else { break };
                gone.extend(live.remove(&id));
            }
            live.len() >= self.most_live
        };
        for handle in gone {
            handle.close().await;
        }
        if full { Err(Fault::Busy("Too many games are open at once; please try again later.".into())) } else { Ok(()) }
    }

    /// The games touched last.
    pub async fn recent(&self) -> Result<Vec<dto::SessionSummary>, Fault> {
        self.summaries(self.shared.store.recent(LISTED).await.map_err(Fault::internal)?).await
    }

    /// Games as they stand in a list.
    pub async fn summaries(&self, rows: Vec<Row>) -> Result<Vec<dto::SessionSummary>, Fault> {
        let summary = |row: Row| dto::SessionSummary {
            name: rules_of(&row.game).map_or_else(|_| row.game.clone(), |rules| rules.definition().about.name.clone()),
            id: row.id,
            game: row.game,
            updated: row.updated,
            ply: row.ply,
            status: row.status,
        };
        blocking(move || Ok(rows.into_iter().map(summary).collect())).await
    }
}

fn new_game(wish: &dto::NewSession) -> Result<Game, Fault> {
    let rules = rules_of(&wish.game)?;
    let position = match (&wish.position, wish.array) {
        (Some(_), Some(_)) => {
            return Err(Fault::Bad("Give either a position or the number of an array, not both.".into()));
        }
        (Some(text), None) => Position::parse(&rules, text)
            .map_err(|faults| Fault::Bad(format!("This is no position of the game: {faults}.")))?,
        (None, array) => Position::start_array(&rules, array.unwrap_or(0))
            .ok_or_else(|| Fault::Bad("The game has no start position with this number.".into()))?,
    };
    Ok(Game::from_position(position, [wish.white.into(), wish.black.into()]))
}

pub(crate) fn record_of(stored: Stored) -> Result<Record, Fault> {
    let Stored { row, turns } = stored;
    let seat = |word: &str| {
        play::Seat::parse(word).ok_or_else(|| Fault::internal(format!("game {}: a seat is kept as “{word}”", row.id)))
    };
    Ok(Record {
        seats: [seat(&row.white)?, seat(&row.black)?],
        ending: row.result.parse().ok(),
        turns: turns.into_iter().map(|turn| turn.text).collect(),
        game: row.game,
        start: row.start,
    })
}

pub(crate) fn replay(record: &Record) -> Result<Game, Fault> {
    let rules = rules_of(&record.game)?;
    record.replay(&rules).map_err(|fault| {
        tracing::warn!("a game of {} cannot be replayed: {fault}", record.game);
        Fault::Unusable("This game was played by other rules than today’s and cannot be opened any more.".into())
    })
}

/// Runs what may take a while where it holds nobody up.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work).await.map_err(Fault::internal)?
}

/// Now, in milliseconds.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

fn as_i64(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// An id that nobody can guess: who has the link may play.
fn new_id() -> Result<String, Fault> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(Fault::internal)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}
