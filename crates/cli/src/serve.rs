//! `variorum serve`: serves the site to this machine or to others.

use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use variorum_engine::TableSet;
use variorum_server::{Config, Durability, ServeError, ServerLimits};

use crate::endgames::AllTables;
use crate::folder::{self, Folder, Watch};

/// The default port.
pub const DEFAULT_PORT: u16 = 8080;
/// The memory that endgame tables may take if the operator does not say, in MiB.
const TABLES_MEBIBYTES: u64 = 1_024;

/// Arguments of `variorum serve`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "The program needs no other files and no network. Games are stored in the data folder.\n\
By default only this machine can connect. With --listen, browsers on other machines must use a name given with --host.\n\n\
Examples:\n  variorum serve\n  variorum serve --games my-games\n  variorum serve --port 0 --no-open\n  variorum serve --listen 0.0.0.0 --host games.example.org --data /srv/variorum")]
pub struct Args {
    /// The port to listen on; 0 for any free one
    #[arg(long, short, default_value_t = DEFAULT_PORT)]
    pub port: u16,

    /// A folder of your game files (*.toml), to be played beside the built-in games
    #[arg(long, value_name = "DIR")]
    pub games: Option<PathBuf>,

    /// A folder of endgame tables (*.table), as `variorum table --out` makes them
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,

    /// The most memory that these tables may take, in MiB; files beyond it are left out
    #[arg(long, value_name = "MIB", default_value_t = TABLES_MEBIBYTES, requires = "tables", value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    pub tables_memory: u64,

    /// The folder for the database; the user's data folder if not given
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// The database: postgres://USER@HOST/NAME (for several processes) or sqlite:FILE; a file in the data folder if not given
    #[arg(long, value_name = "URL", env = "VARIORUM_DATABASE", hide_env_values = true)]
    pub database: Option<String>,

    /// What an acknowledged turn survives: the end of this program (process; turns reach the disk within a second), or a power failure too
    /// (disk; every turn waits for the disk)
    #[arg(long, value_enum, default_value_t = DurabilityArg::Process, value_name = "WHAT", env = "VARIORUM_DURABILITY")]
    pub durability: DurabilityArg,

    /// Start without checking a SQLite file for damage (the check takes about a second for each 500 MB)
    #[arg(long)]
    pub skip_check: bool,

    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,

    /// The address to listen on
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_name = "ADDRESS")]
    pub listen: IpAddr,

    /// A host name that browsers may use, besides those of this machine (may be repeated)
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,

    /// The server is behind a proxy: trust the visitors' addresses that it sends (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,

    /// Serve Prometheus metrics at /metrics on this address, such as 127.0.0.1:9100
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,

    /// Log the addresses of refused clients, for programs such as fail2ban
    #[arg(long)]
    pub log_addresses: bool,

    /// Contact for security reports, served at /.well-known/security.txt: mailto:NAME@HOST or https://…
    #[arg(long, value_name = "URI", value_parser = contact)]
    pub security_contact: Option<String>,

    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub limits: LimitArgs,

    /// Log more on standard error, including every request
    #[arg(long, short)]
    pub verbose: bool,

    /// The format of the log: text, or json with an object on each line
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    pub log_format: LogFormat,
}

/// What an acknowledged turn survives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DurabilityArg {
    /// The end of the process
    Process,
    /// A power failure
    Disk,
}

impl From<DurabilityArg> for Durability {
    fn from(argument: DurabilityArg) -> Self {
        match argument {
            DurabilityArg::Process => Self::Process,
            DurabilityArg::Disk => Self::Disk,
        }
    }
}

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Readable lines
    Text,
    /// A JSON object on each line
    Json,
}

/// Limits for addresses, visitors and the whole server.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Requests a second from one address, with bursts of ten times as many; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = ServerLimits::default().address_rate)]
    pub address_rate: u32,

    /// Requests a second from one browser, with bursts of ten times as many; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = ServerLimits::default().visitor_rate)]
    pub visitor_rate: u32,

    /// Open sockets from one address; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = ServerLimits::default().address_sockets)]
    pub address_sockets: usize,

    /// Open connections from one address, including sockets; 0 for no limit (behind a proxy there is none)
    #[arg(long, value_name = "COUNT", default_value_t = ServerLimits::default().address_connections)]
    pub address_connections: usize,

    /// New games a minute from one address, with bursts of twenty times as many; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = ServerLimits::default().address_games)]
    pub address_games: u32,

    /// Games in progress in total; finished games do not count
    #[arg(long, value_name = "COUNT", default_value_t = Config::default().live_games)]
    pub live_games: usize,

    /// Games that the engine plays against itself while somebody watches the first page, at most 5; 0 for none
    #[arg(long, value_name = "COUNT", default_value_t = Config::default().demo_games)]
    pub demo_games: usize,

    /// Open sockets in total
    #[arg(long, value_name = "COUNT", default_value_t = Config::default().sockets)]
    pub sockets: usize,

    /// Open connections in total, including sockets
    #[arg(long, value_name = "COUNT", default_value_t = ServerLimits::default().connections)]
    pub connections: usize,

    /// Seconds for the head of a request to arrive, and as many for its body
    #[arg(long, value_name = "SECONDS", default_value_t = ServerLimits::default().head_time.as_secs(), value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub request_seconds: u64,

    /// Largest head of a request in KiB, at least 8
    #[arg(long, value_name = "KIB", default_value_t = ServerLimits::default().head_bytes / 1024)]
    pub head_kib: usize,
}

impl LimitArgs {
    fn limits(&self) -> ServerLimits {
        let patience = Duration::from_secs(self.request_seconds);
        ServerLimits {
            address_rate: self.address_rate,
            visitor_rate: self.visitor_rate,
            address_sockets: self.address_sockets,
            address_connections: self.address_connections,
            address_games: self.address_games,
            head_time: patience,
            body_time: patience,
            login_time: ServerLimits::default().login_time,
            head_bytes: self.head_kib.saturating_mul(1024),
            connections: self.connections,
        }
    }
}

impl Default for LimitArgs {
    fn default() -> Self {
        let (limits, config) = (ServerLimits::default(), Config::default());
        Self {
            address_rate: limits.address_rate,
            visitor_rate: limits.visitor_rate,
            address_sockets: limits.address_sockets,
            address_connections: limits.address_connections,
            address_games: limits.address_games,
            live_games: config.live_games,
            demo_games: config.demo_games,
            sockets: config.sockets,
            connections: limits.connections,
            request_seconds: limits.head_time.as_secs(),
            head_kib: limits.head_bytes / 1024,
        }
    }
}

impl Default for Args {
    fn default() -> Self {
        Self {
            port: DEFAULT_PORT,
            games: None,
            tables: None,
            tables_memory: TABLES_MEBIBYTES,
            data: None,
            database: None,
            durability: DurabilityArg::Process,
            skip_check: false,
            no_open: false,
            listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
            hosts: Vec::new(),
            behind_proxy: false,
            metrics: None,
            log_addresses: false,
            security_contact: None,
            limits: LimitArgs::default(),
            verbose: false,
            log_format: LogFormat::Text,
        }
    }
}

/// Serves the site until the process is stopped. Prints the address as soon as the server listens.
///
/// # Errors
/// If the folder of games or that of tables cannot be read, the address or the data folder is not available, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let level = if args.verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    let colours = io::stderr().is_terminal();
    start_log(args.log_format, level, colours);
    let (games, _watch) = match &args.games {
        Some(folder) => {
            let (summary, watch) = register_games(folder, colours)?;
            (summary, Some(watch))
        }
        None => (String::new(), None),
    };
    // Before the server runs, so that reading holds nobody up.
    let (tables, told) = match &args.tables {
        Some(folder) => open_tables(folder, args.tables_memory)?,
        None => (Vec::new(), String::new()),
    };
    allow_connections(args.limits.connections);
    let config = Config {
        address: SocketAddr::from((args.listen, args.port)),
        data: args.data.clone(),
        database: args.database.clone(),
        durability: args.durability.into(),
        check_database: !args.skip_check,
        live_games: args.limits.live_games,
        demo_games: args.limits.demo_games,
        hosts: args.hosts.clone(),
        behind_proxy: args.behind_proxy,
        metrics: args.metrics,
        log_addresses: args.log_addresses,
        security_contact: args.security_contact.clone(),
        sockets: args.limits.sockets,
        limits: args.limits.limits(),
        tables,
        ..Config::default()
    };
    let mut printed = Ok(());
    let served = variorum_server::run(config, |address| {
        let url = url(address);
        printed = writeln!(out, "Variorum is at {url}\n{games}{told}Ctrl-C ends it.").and_then(|()| out.flush());
        if !args.no_open && can_open() {
            open_browser(&url);
        }
    });
    printed?;
    served.map_err(|error| {
        if matches!(error, ServeError::Listen { .. }) {
            anyhow::anyhow!("{error} (choose another port with --port; --port 0 uses any free one)")
        } else {
            error.into()
        }
    })
}

/// Starts the log on standard error. Security events are always logged.
fn start_log(format: LogFormat, level: LevelFilter, colours: bool) {
    let shown = Targets::new().with_default(level).with_target("security", LevelFilter::INFO);
    let layer = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(colours);
    let log = tracing_subscriber::registry();
    // A test or another program may have started a log already.
    let _ = match format {
        LogFormat::Text => log.with(layer.with_filter(shown)).try_init(),
        LogFormat::Json => {
            log.with(layer.json().flatten_event(true).with_span_list(false).with_filter(shown)).try_init()
        }
    };
}

/// Checks a contact for security.txt (RFC 9116), which must be a URI.
fn contact(text: &str) -> Result<String, String> {
    let is_uri = ["mailto:", "https://", "tel:"].iter().any(|scheme| text.starts_with(scheme) && text != *scheme);
    if is_uri && !text.contains(|char: char| char.is_whitespace() || char.is_control()) {
        Ok(text.to_owned())
    } else {
        Err("it must begin with mailto:, https:// or tel:".to_owned())
    }
}

/// Registers the games of a folder and watches it for changes. Returns a line about the games, and the watch, which ends when dropped.
fn register_games(path: &Path, colours: bool) -> anyhow::Result<(String, Watch)> {
    let (folder, refreshed) = Folder::open(path, colours)?;
    io::stderr().write_all(&refreshed.report)?;
    let (games, left_out) = (folder.games(), folder.left_out());
    let count = games.len();
    variorum_library::register(games)?;
    let watch = folder::watch(folder, colours).context("cannot watch the folder of games")?;
    let games = if count == 1 { "game" } else { "games" };
    let left_out = match left_out {
        0 => String::new(),
        1 => "; one is left out because of errors".to_owned(),
        many => format!("; {many} are left out because of errors"),
    };
    Ok((format!("It offers {count} {games} of your own from {}{left_out}.\n", path.display()), watch))
}

/// Reads the endgame tables of a folder. Reports the files that cannot be used, and returns the tables with a line about them.
fn open_tables(folder: &Path, mebibytes: u64) -> anyhow::Result<(Vec<Arc<TableSet>>, String)> {
    let AllTables { sets, files, remarks } = AllTables::open(folder, mebibytes)?;
    for remark in &remarks {
        writeln!(io::stderr(), "{remark}")?;
    }
    let plural =
        |count: usize, one: &str| if count == 1 { format!("{count} {one}") } else { format!("{count} {one}s") };
    let left_out = match remarks.len() {
        0 => String::new(),
        1 => "; one cannot be used".to_owned(),
        many => format!("; {many} cannot be used"),
    };
    let (files, games) = (plural(files, "file"), plural(sets.len(), "game"));
    Ok((sets, format!("It knows endgame tables in {files} of {games} from {}{left_out}.\n", folder.display())))
}

/// Raises the limit of open files, as each connection is one and the default is often 1,024.
#[cfg(unix)]
fn allow_connections(connections: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let allowed = getrlimit(Resource::Nofile);
    // The database, the listener and the program's own files need some too.
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(256);
    let granted = wanted.min(allowed.maximum.unwrap_or(u64::MAX));
    if allowed.current.is_some_and(|now| now < granted) {
        // If this fails, the server runs with the current limit.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(granted), maximum: allowed.maximum });
    }
}

#[cfg(not(unix))]
fn allow_connections(_: usize) {}

/// The address for the browser.
fn url(address: SocketAddr) -> String {
    let address =
        if address.ip().is_unspecified() { SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())) } else { address };
    format!("http://{address}/")
}

/// Whether there is probably a user at a screen.
fn can_open() -> bool {
    let screen = cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    screen && io::stdout().is_terminal()
}

/// Opens the browser. Failures are ignored, as the address is printed anyway.
fn open_browser(url: &str) {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", "", url]);
        command
    } else {
        let mut command = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
        command.arg(url);
        command
    };
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Ok(mut child) = child {
        // Waiting for the process leaves no zombie.
        std::thread::spawn(move || child.wait());
    }
}
