//! `variorum serve`: the site, for this machine's browser or for others.

use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use server::{Config, ServeError};
use tracing_subscriber::filter::LevelFilter;

/// The port that is used if none is said.
pub const USUAL_PORT: u16 = 8080;

/// Arguments of `variorum serve`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Everything is in this program: no other files, no network are needed. Games are kept in the data folder.\n\
Only this machine can connect unless --listen says otherwise; other machines' browsers must then use a name given with --host.\n\n\
Examples:\n  variorum serve\n  variorum serve --port 0 --no-open\n  variorum serve --listen 0.0.0.0 --host games.example.org --data /srv/variorum"
)]
pub struct Args {
    /// The port to listen on; 0 for any free one
    #[arg(long, short, default_value_t = USUAL_PORT)]
    pub port: u16,

    /// The folder for games in progress; the user's data folder if not given
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// The database: postgres://USER@HOST/NAME (for several processes at once) or sqlite:FILE; a file in the data folder if
    /// not given
    #[arg(long, value_name = "URL", env = "VARIORUM_DATABASE", hide_env_values = true)]
    pub database: Option<String>,

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

    /// Tell more on standard error
    #[arg(long, short)]
    pub verbose: bool,
}

impl Default for Args {
    fn default() -> Self {
        Self {
            port: USUAL_PORT,
            data: None,
            database: None,
            no_open: false,
            listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
            hosts: Vec::new(),
            behind_proxy: false,
            verbose: false,
        }
    }
}

/// Serves the site until the process is told to end; says where as soon as it listens.
///
/// # Errors
/// If the address or the data folder cannot be used, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let level = if args.verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    // A test or another program may have set one up already.
    let _ = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(level).try_init();
    let config = Config {
        address: SocketAddr::from((args.listen, args.port)),
        data: args.data.clone(),
        database: args.database.clone(),
        hosts: args.hosts.clone(),
        behind_proxy: args.behind_proxy,
        explain: |rules, man| library::explain::explain_man(rules.definition(), man),
        ..Config::default()
    };
    let mut said = Ok(());
    let served = server::run(config, |address| {
        let url = url(address);
        said = writeln!(out, "Variorum is at {url}\nCtrl-C ends it.").and_then(|()| out.flush());
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
