//! Notices between the processes that share a database: a game has a newer revision, the lobby has changed, and so on.
//!
//! On PostgreSQL, notices are sent with `NOTIFY` inside the transaction that they announce, so a receiver always finds the change. With SQLite there
//! is a single process, and notices stay within it. A notice carries no content: the receiver reads the database.

use sqlx::AnyPool;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;

/// The PostgreSQL channel.
const CHANNEL: &str = "variorum";
/// How many notices a slow receiver may fall behind.
const BACKLOG: usize = 4096;

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A game has changed. Key: its id; number: the new revision.
    Session,
    /// The lobby has changed.
    Lobby,
    /// A chat line was added to a game. Key: its id; number: that of the line.
    Chat,
    /// Logins of an account have ended. Key: its id.
    Logins,
    /// An account was deleted or renamed. Key: its id.
    Account,
    /// Notices may have been lost; receivers should reread everything that they depend on.
    Missed,
}

impl Topic {
    const ALL: [Self; 6] = [Self::Session, Self::Lobby, Self::Chat, Self::Logins, Self::Account, Self::Missed];

    fn word(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Lobby => "lobby",
            Self::Chat => "chat",
            Self::Logins => "logins",
            Self::Account => "account",
            Self::Missed => "missed",
        }
    }
}

/// A notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The topic.
    pub topic: Topic,
    /// The id of the game or account; empty for the lobby. Contains no blanks.
    pub key: String,
    /// The new revision, or the number of a line; otherwise 0.
    pub number: i64,
    /// Was it sent by another process?
    pub foreign: bool,
}

impl Notice {
    /// A notice of this process.
    pub fn new(topic: Topic, key: impl Into<String>, number: i64) -> Self {
        Self { topic, key: key.into(), number, foreign: false }
    }

    /// The payload for PostgreSQL.
    pub(crate) fn payload(&self, process: &str) -> String {
        format!("{process} {} {} {}", self.topic.word(), self.number, self.key)
    }

    fn parse(payload: &str, process: &str) -> Option<Self> {
        let mut words = payload.splitn(4, ' ');
        let (from, topic, number) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
        let topic = Topic::ALL.into_iter().find(|known| known.word() == topic)?;
        Some(Self { topic, key: words.next()?.to_owned(), number, foreign: from != process })
    }
}

/// Distributes the notices of all processes.
#[derive(Clone)]
pub(crate) struct NoticeBoard(broadcast::Sender<Notice>);

impl NoticeBoard {
    pub fn new() -> Self {
        Self(broadcast::channel(BACKLOG).0)
    }

    /// Notices from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    pub fn post(&self, notice: Notice) {
        // It is fine if nobody subscribes.
        let _ = self.0.send(notice);
    }
}

/// Posts the notices of all processes on the board until the pool is closed. `process` is the id of this one.
pub(crate) async fn follow(board: NoticeBoard, process: String, pool: &AnyPool, url: &str) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let closing = pool.clone();
    tokio::spawn(async move {
        let hear = async {
            loop {
                match listener.try_recv().await {
                    Ok(Some(heard)) => match Notice::parse(heard.payload(), &process) {
                        Some(notice) => board.post(notice),
                        None => tracing::warn!("could not read a notice: {}", heard.payload()),
                    },
                    // The connection was lost; the next call opens a new one. Notices sent in between are lost.
                    Ok(None) => board.post(Notice::new(Topic::Missed, "", 0)),
                    Err(error) => {
                        tracing::error!("could not receive notices from the database: {error}");
                        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                        board.post(Notice::new(Topic::Missed, "", 0));
                    }
                }
            }
        };
        tokio::select! {
            () = hear => {}
            () = closing.close_event() => {}
        }
    });
    Ok(())
}

/// Sends a notice to all processes if the transaction commits; PostgreSQL only.
pub(crate) async fn announce_within(connection: &mut sqlx::AnyConnection, payload: String) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_survive_the_round_trip_through_the_database() {
        let notice = Notice::new(Topic::Session, "abc", 7);
        assert_eq!(Notice::parse(&notice.payload("me"), "me"), Some(notice.clone()));
        assert_eq!(Notice::parse(&notice.payload("you"), "me"), Some(Notice { foreign: true, ..notice }));
        let lobby = Notice::new(Topic::Lobby, "", 0);
        assert_eq!(Notice::parse(&lobby.payload("me"), "me"), Some(lobby));
        assert_eq!(Notice::parse("nonsense", "me"), None);
    }
}
