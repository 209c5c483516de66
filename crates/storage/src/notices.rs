//! What processes that share a database tell each other: that a game has a newer revision, that the lobby changed.
//!
//! On PostgreSQL notices go through `NOTIFY`, inside the transaction that they tell of, so that whoever hears one finds what it
//! tells. With SQLite there is one process, and a notice is a word within it. A notice carries no content: who hears it looks.

use sqlx::AnyPool;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;

/// The channel of the database.
const CHANNEL: &str = "variorum";
/// Notices that a slow listener may be behind.
const BACKLOG: usize = 4096;

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A game changed: its id, and the new revision.
    Session,
    /// Something in the lobby changed.
    Lobby,
    /// Somebody said something in a game: its id, and the message's number.
    Chat,
    /// Logins of an account have ended: its id.
    Logins,
    /// An account is gone or has another name: its id.
    Account,
    /// Notices may have been missed; whoever cares should look at everything.
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
    /// What it is about.
    pub topic: Topic,
    /// Of what: the id of a game or an account; empty for the lobby. No blanks.
    pub key: String,
    /// The new revision or the number of a line; otherwise 0.
    pub number: i64,
    /// Does it come from another process?
    pub foreign: bool,
}

impl Notice {
    /// A notice of this process.
    pub fn new(topic: Topic, key: impl Into<String>, number: i64) -> Self {
        Self { topic, key: key.into(), number, foreign: false }
    }

    /// As PostgreSQL carries it.
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

/// Where notices of all processes arrive.
#[derive(Clone)]
pub(crate) struct Board(broadcast::Sender<Notice>);

impl Board {
    pub fn new() -> Self {
        Self(broadcast::channel(BACKLOG).0)
    }

    /// Notices from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    pub fn post(&self, notice: Notice) {
        // Nobody need listen.
        let _ = self.0.send(notice);
    }
}

/// Posts the notices of all processes on the board until the pool is closed. `process` is this one.
pub(crate) async fn follow(board: Board, process: String, pool: &AnyPool, url: &str) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let closing = pool.clone();
    tokio::spawn(async move {
        let hear = async {
            loop {
                match listener.try_recv().await {
                    Ok(Some(heard)) => match Notice::parse(heard.payload(), &process) {
                        Some(notice) => board.post(notice),
                        None => tracing::warn!("a notice that cannot be read: {}", heard.payload()),
                    },
                    // The connection broke; it is made anew with the next call. What was said meanwhile is lost.
                    Ok(None) => board.post(Notice::new(Topic::Missed, "", 0)),
                    Err(error) => {
                        tracing::error!("notices from the database: {error}");
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

/// Tells all processes, if the transaction that this belongs to is kept; PostgreSQL only.
pub(crate) async fn announce_within(connection: &mut sqlx::AnyConnection, payload: String) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_survive_the_way_through_the_database() {
        let notice = Notice::new(Topic::Session, "abc", 7);
        assert_eq!(Notice::parse(&notice.payload("me"), "me"), Some(notice.clone()));
        assert_eq!(Notice::parse(&notice.payload("you"), "me"), Some(Notice { foreign: true, ..notice }));
        let lobby = Notice::new(Topic::Lobby, "", 0);
        assert_eq!(Notice::parse(&lobby.payload("me"), "me"), Some(lobby));
        assert_eq!(Notice::parse("nonsense", "me"), None);
    }
}
