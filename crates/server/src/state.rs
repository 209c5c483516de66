//! The parts of the server, assembled. Handlers and layers take only the parts that they name (`State<Store>`, `State<Arc<LiveGames>>`).

use std::sync::Arc;

use axum::extract::FromRef;
use variorum_storage::file::make_folder;
use variorum_storage::{OpenError, SchemaPolicy, Store, StoreOptions};

use crate::account_changes::AccountChanges;
use crate::accounts::{Accounts, LoginUses};
use crate::acquaintances::Acquaintances;
use crate::address::BehindProxy;
use crate::analysis::{AnalysisPool, ENOUGH, PoolLimits};
use crate::body::BodyTime;
use crate::catalogue::Catalogue;
use crate::clocks;
use crate::config::{Config, DATABASE_FILE, default_data_folder};
use crate::error::ServeError;
use crate::fair_queue::FairQueue;
use crate::guard::Hosts;
use crate::limits::Gate;
use crate::live_count::LiveCount;
use crate::live_games::LiveGames;
use crate::lobby::Lobby;
use crate::logins::Logins;
use crate::operations;
use crate::pictures::Album;
use crate::prepared;
use crate::process_events;
use crate::reports::Reporters;
use crate::rule_changes;
use crate::security::SecurityLog;
use crate::security_contact::SecurityContact;
use crate::session::{ChatLimits, Shared};
use crate::show::Show;
use crate::shutdown::Shutdown;
use crate::site_settings::{self, SettingsWatch};
use crate::socket::{SocketPlaces, Sockets};
use crate::sweep;
use crate::time::Time;
use crate::worker::Workers;

/// The maximum number of concurrent analyses from one address.
const PER_ADDRESS: usize = 4;
/// The size of an analysis's hash table, in MiB.
const HASH_MIB: usize = 16;

/// All state behind the router. Cheap to clone; clones share their state.
#[derive(Clone, FromRef)]
pub struct AppState {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) shutdown: Shutdown,
    pub(crate) games: Arc<LiveGames>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) catalogue: Arc<Catalogue>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) login_uses: LoginUses,
    pub(crate) acquaintances: Arc<Acquaintances>,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) reporters: Arc<Reporters>,
    pub(crate) settings: SettingsWatch,
    pub(crate) security: Arc<SecurityLog>,
    pub(crate) security_contact: SecurityContact,
    pub(crate) gate: Arc<Gate>,
    pub(crate) body_time: BodyTime,
    pub(crate) hosts: Arc<Hosts>,
    pub(crate) proxy: BehindProxy,
    pub(crate) analyses: AnalysisPool,
    pub(crate) workers: Arc<Workers>,
    pub(crate) album: Arc<Album>,
}

impl AppState {
    /// Opens the storage and prepares the server.
    ///
    /// # Errors
    /// When the data folder or the database cannot be used.
    pub async fn open(config: &Config) -> Result<Self, ServeError> {
        let store = open_store(config).await?;
        prepared::use_tables(&config.tables);
        let (time, shutdown) = (config.time.clone(), Shutdown::new());
        let lobby: Arc<Lobby> = Arc::default();
        let shared = Arc::new(Shared {
            store: store.clone(),
            opponent: Arc::clone(&config.opponent),
            engines: FairQueue::new(config.engines.clamp(1, 1024)),
            pause: config.pause,
            most_turns: config.turns.max(1),
            started: time.now(),
            time: time.clone(),
            lobby: Arc::clone(&lobby),
            live: LiveCount::new(config.live_games),
            chat_limits: ChatLimits::new(),
        });
        sweep::count_live(&shared).await;
        sweep::measure(&store).await;
        let begun = site_settings::begin(&store, time.now_i64()).await;
        let (settings, last) = begun.map_err(|error| OpenError::database("of this server", error))?;
        let limits = PoolLimits {
            searches: config.analyses.clamp(1, 1024),
            requests: config.analysis_queue.max(1),
            per_address: PER_ADDRESS,
            enough: ENOUGH,
            hash_mib: HASH_MIB,
        };
        let analyses = AnalysisPool::open(limits, shared.engines.clone(), shutdown.subscribe());
        let games = Arc::new(LiveGames::new(shared, config.live_sessions));
        let changes = AccountChanges { logins: Logins::default(), games: Arc::clone(&games) };
        let security = Arc::new(SecurityLog::new(config.log_addresses));
        let gate = Arc::new(Gate::new(&config.limits, config.live_sessions));
        let accounts = Arc::new(Accounts::new(store.clone(), time.clone(), changes.clone(), Arc::clone(&security)));
        let rules_changed = rule_changes::follow(&games, &shutdown);
        let sockets = Sockets {
            places: SocketPlaces::new(config.sockets),
            login_time: config.limits.login_time,
            games: Arc::clone(&games),
            show: Arc::new(Show::new(Arc::clone(&games), shutdown.clone(), config.demo_games)),
            logins: changes.logins.clone(),
            settings: settings.clone(),
            gate: Arc::clone(&gate),
            security: Arc::clone(&security),
            shutdown: shutdown.clone(),
            rules_changed,
        };
        process_events::follow(&changes, &shutdown);
        games.open_challenges().await;
        clocks::follow(&games, &shutdown);
        sweep::follow_storage(&games.shared, &shutdown);
        sweep::follow_counts(&gate, &accounts, &shutdown);
        operations::follow(&settings, &changes, &shutdown, last);
        Ok(Self {
            login_uses: LoginUses::new(store.clone()),
            store,
            time,
            shutdown,
            games,
            lobby,
            catalogue: Arc::new(Catalogue::new()),
            accounts,
            acquaintances: Arc::default(),
            sockets: Arc::new(sockets),
            reporters: Arc::new(Reporters::new()),
            settings,
            security,
            security_contact: SecurityContact::new(config.security_contact.as_deref()),
            gate,
            body_time: BodyTime(config.limits.body_time),
            hosts: Arc::new(Hosts::new(&config.hosts, !config.address.ip().is_loopback())),
            proxy: BehindProxy(config.behind_proxy),
            analyses,
            workers: Arc::new(Workers::new()),
            album: Arc::default(),
        })
    }

    /// Closes sockets, streams and engines, and then the storage.
    pub async fn close(&self) {
        self.shutdown.begin();
        self.sockets.places.empty().await;
        self.games.close().await;
        self.store.close().await;
    }
}

async fn open_store(config: &Config) -> Result<Store, ServeError> {
    let options = StoreOptions {
        durability: config.durability,
        check: config.check_database,
        lock: config.lock_database,
        schema: SchemaPolicy::BringUpToDate,
    };
    if let Some(url) = &config.database {
        return Ok(Store::open(url, options).await?);
    }
    let folder = config.data.clone().map_or_else(default_data_folder, Ok)?;
    make_folder(&folder).map_err(|source| ServeError::Folder { folder: folder.clone(), source })?;
    Ok(Store::open_file(&folder.join(DATABASE_FILE), options).await?)
}
