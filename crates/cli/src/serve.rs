//! `variorum serve`: the site, for this machine's browser or for others.

use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use variorum_server::{Config, Durability, Limits, ServeError};

use crate::folder::{self, Folder, Watch};

/// The port that is used if none is said.
pub const USUAL_PORT: u16 = 8080;

/// Arguments of `variorum serve`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Everything is in this program: no other files, no network are needed. Games are kept in the data folder.\n\
Only this machine can connect unless --listen says otherwise; other machines' browsers must then use a name given with --host.\n\n\
Examples:\n  variorum serve\n  variorum serve --games my-games\n  variorum serve --port 0 --no-open\n  variorum serve --listen 0.0.0.0 --host games.example.org --data /srv/variorum"
)]
pub struct Args {
    /// The port to listen on; 0 for any free one
    #[arg(long, short, default_value_t = USUAL_PORT)]
    pub port: u16,

    /// A folder of game files (*.toml) of your own, to be played beside the games that come along
    #[arg(long, value_name = "DIR")]
    pub games: Option<PathBuf>,

    /// The folder for games in progress; the user's data folder if not given
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// The database: postgres://USER@HOST/NAME (for several processes at once) or sqlite:FILE; a file in the data folder if
    /// not given
    #[arg(long, value_name = "URL", env = "VARIORUM_DATABASE", hide_env_values = true)]
    pub database: Option<String>,

    /// What an answered turn survives besides the end of this program: nothing more (process; the disk has it a second later), or a power
    /// cut too (disk; every turn waits for the disk)
    #[arg(long, value_enum, default_value_t = DurabilityArg::Process, value_name = "WHAT", env = "VARIORUM_DURABILITY")]
    pub durability: DurabilityArg,

    /// Start without looking through a SQLite file for damage (that takes about a second for each 500 MB)
    #[arg(long)]
    pub skip_check: bool,

    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,

    /// The address to listen on
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_name = "ADDRESS")]
    pub listen: IpAddr,

    /// A host name by which browsers may call, besides those of this machine (may be repeated)
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,

    /// The server stands behind a proxy: believe what it says of visitors' addresses (X-Forwarded-For)
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

    /// Tell more on standard error: each request too
    #[arg(long, short)]
    pub verbose: bool,

    /// How the log is written: text for people, or json, one object a line
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    pub log_format: LogFormat,
}

/// What an answered turn survives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DurabilityArg {
    /// The end of the process.
    Process,
    /// A power cut.
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

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// What one address or visitor may ask for.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Requests a second from one address, ten times as many at once; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().address_rate)]
    pub address_rate: u32,

    /// Requests a second from one browser, ten times as many at once; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().visitor_rate)]
    pub visitor_rate: u32,

    /// Sockets open at once from one address; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().address_sockets)]
    pub address_sockets: usize,

    /// Connections open at once from one address, those of sockets included; 0 for no limit (behind a proxy there is none)
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().address_connections)]
    pub address_connections: usize,

    /// Games begun a minute from one address, twenty times as many at once; 0 for no limit
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().address_games)]
    pub address_games: u32,

    /// Games in progress in all; games that are over are not counted
    #[arg(long, value_name = "COUNT", default_value_t = Config::default().live_games)]
    pub live_games: usize,

    /// Sockets open at once in all
    #[arg(long, value_name = "COUNT", default_value_t = Config::default().sockets)]
    pub sockets: usize,

    /// Connections open at once in all, those of sockets included
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections)]
    pub connections: usize,

    /// Seconds that the head of a request may take to arrive, and its body as many
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().head_time.as_secs(), value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub request_seconds: u64,

    /// KiB that the head of a request may have, 8 at least
    #[arg(long, value_name = "KIB", default_value_t = Limits::default().head_bytes / 1024)]
    pub head_kib: usize,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let patience = Duration::from_secs(self.request_seconds);
        Limits {
            address_rate: self.address_rate,
            visitor_rate: self.visitor_rate,
            address_sockets: self.address_sockets,
            address_connections: self.address_connections,
            address_games: self.address_games,
            head_time: patience,
            body_time: patience,
            login_time: Limits::default().login_time,
            head_bytes: self.head_kib.saturating_mul(1024),
            connections: self.connections,
        }
    }
}

impl Default for LimitArgs {
    fn default() -> Self {
        let (limits, config) = (Limits::default(), Config::default());
        Self {
            address_rate: limits.address_rate,
            visitor_rate: limits.visitor_rate,
            address_sockets: limits.address_sockets,
            address_connections: limits.address_connections,
            address_games: limits.address_games,
            live_games: config.live_games,
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
            port: USUAL_PORT,
            games: None,
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

/// Serves the site until the process is told to end; says where as soon as it listens.
///
/// # Errors
/// If the folder of games cannot be read, the address or the data folder cannot be used, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let level = if args.verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    let colours = io::stderr().is_terminal();
    start_log(args.log_format, level, colours);
    let (own, _watch) = match &args.games {
        Some(folder) => {
            let (own, watch) = offer_games(folder, colours)?;
            (own, Some(watch))
        }
        None => (String::new(), None),
    };
    allow_connections(args.limits.connections);
    let config = Config {
        address: SocketAddr::from((args.listen, args.port)),
        data: args.data.clone(),
        database: args.database.clone(),
        durability: args.durability.into(),
        check_database: !args.skip_check,
        live_games: args.limits.live_games,
        hosts: args.hosts.clone(),
        behind_proxy: args.behind_proxy,
        metrics: args.metrics,
        log_addresses: args.log_addresses,
        security_contact: args.security_contact.clone(),
        sockets: args.limits.sockets,
        limits: args.limits.limits(),
        ..Config::default()
    };
    let mut said = Ok(());
    let served = variorum_server::run(config, |address| {
        let url = url(address);
        said = writeln!(out, "Variorum is at {url}\n{own}Ctrl-C ends it.").and_then(|()| out.flush());
        if !args.no_open && can_open() {
            open_browser(&url);
        }
    });
    said?;
    served.map_err(|error| match error {
        ServeError::Listen { .. } => {
            anyhow::anyhow!("{error} (choose another with --port; --port 0 takes any free one)")
        }
        error => error.into(),
    })
}

/// Starts the log on standard error. Security events are always in it.
fn start_log(format: LogFormat, level: LevelFilter, colours: bool) {
    let shown = Targets::new().with_default(level).with_target("security", LevelFilter::INFO);
    let layer = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(colours);
    let log = tracing_subscriber::registry();
    // A test or another program may have set one up already.
    let _ = match format {
        LogFormat::Text => log.with(layer.with_filter(shown)).try_init(),
        LogFormat::Json => {
            log.with(layer.json().flatten_event(true).with_span_list(false).with_filter(shown)).try_init()
        }
    };
}

/// A contact as RFC 9116 wants it: a URI.
fn contact(text: &str) -> Result<String, String> {
    let is_uri = ["mailto:", "https://", "tel:"].iter().any(|scheme| text.starts_with(scheme) && text != *scheme);
    if is_uri && !text.contains(|char: char| char.is_whitespace() || char.is_control()) {
        Ok(text.to_owned())
    } else {
        Err("it must begin with mailto:, https:// or tel:".to_owned())
    }
}

/// Offers the games of a folder beside those that come along, and watches it for changes; says how many they are. The watch ends when what
/// is returned is dropped.
fn offer_games(path: &Path, colours: bool) -> anyhow::Result<(String, Watch)> {
    let (folder, refreshed) = Folder::open(path, colours)?;
    io::stderr().write_all(&refreshed.report)?;
    let (games, left_out) = (folder.games(), folder.left_out());
    let count = games.len();
    variorum_library::register(games)?;
    let watch = folder::watch(folder, colours).context("the folder of games cannot be watched")?;
    let games = if count == 1 { "game" } else { "games" };
    let left_out = match left_out {
        0 => String::new(),
        1 => "; one is left out because of its faults".to_owned(),
        many => format!("; {many} are left out because of their faults"),
    };
    Ok((format!("It offers {count} {games} of your own from {}{left_out}.\n", path.display()), watch))
}

/// Each connection is an open file, and systems allow a program few (often 1,024) unless it asks for more.
#[cfg(unix)]
fn allow_connections(connections: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let allowed = getrlimit(Resource::Nofile);
    // The database, the listener and what the program itself reads need some, too.
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(256);
    let granted = wanted.min(allowed.maximum.unwrap_or(u64::MAX));
    if allowed.current.is_some_and(|now| now < granted) {
        // Where it is refused the server runs with what there is.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(granted), maximum: allowed.maximum });
    }
}

#[cfg(not(unix))]
fn allow_connections(_: usize) {}

/// What to type into the browser.
fn url(address: SocketAddr) -> String {
    let address =
        if address.ip().is_unspecified() { SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())) } else { address };
    format!("http://{address}/")
}

/// Is there a person with a screen?
fn can_open() -> bool {
    let screen = cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    screen && io::stdout().is_terminal()
}

/// Opens the browser; if that fails, the address has been printed anyway.
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
        // Somebody has to ask how it ended.
        std::thread::spawn(move || child.wait());
    }
}
