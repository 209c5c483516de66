//! Measures how much memory idle sockets cost a server, and whether it is released.
//!
//! cargo run --release -p variorum-server --example idle -- --binary target/release/variorum [--sockets 10000]
//!
//! It starts the server itself, opens sockets from many addresses of this machine (127.0.0.0/8), leaves them idle, closes them, and prints the
//! server's resident memory before, during and after.

mod visitor;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use clap::Parser;
use futures_util::StreamExt as _;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use visitor::servers::Servers;

/// Measures the memory of idle sockets.
#[derive(Parser)]
struct Args {
    /// The program `variorum`
    #[arg(long)]
    binary: PathBuf,
    /// The number of sockets
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// How long the sockets stay idle, and how long the server has to release memory, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The maximum memory per socket in KiB; more is an error
    #[arg(long)]
    most: Option<u64>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let servers = Servers::start(&args.binary, None, None, 1).await?;
    let server: SocketAddr = servers.addresses()[0].parse()?;
    let process = servers.processes()[0];
    tokio::time::sleep(Duration::from_secs(10)).await;
    let before = resident(process)?;
    println!("before: {} KiB", before);
    let mut open = Vec::with_capacity(args.sockets);
    for number in 0..args.sockets {
        let socket = TcpSocket::new_v4()?;
        // A hundred from each address.
        let low = u8::try_from(number / 100 % 250 + 1)?;
        let high = u8::try_from(number / 25_000)?;
        socket.bind((Ipv4Addr::new(127, 0, high + 1, low), 0).into())?;
        let stream = socket.connect(server).await?;
        let request = format!("ws://{server}/api/socket?v=1").into_client_request()?;
        let config = WebSocketConfig::default().read_buffer_size(1024).write_buffer_size(0);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (mut socket, _) = connected.with_context(|| format!("socket {number}"))?;
        // The first message shows that the socket is ready.
        socket.next().await.context("the server says nothing")??;
        open.push(socket);
    }
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let during = resident(process)?;
    let each = during.saturating_sub(before) / u64::try_from(args.sockets.max(1))?;
    println!("{} sockets: {during} KiB, {each} KiB each", open.len());
    drop(open);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    println!("after: {} KiB", resident(process)?);
    if let Some(most) = args.most {
        ensure!(each <= most, "a socket costs {each} KiB, more than {most}");
    }
    Ok(())
}

/// A process's resident memory, in KiB.
fn resident(process: u32) -> anyhow::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    Ok(line.trim().trim_end_matches("kB").trim().parse()?)
}
