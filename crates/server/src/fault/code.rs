//! What went wrong, as a word that programs can rely on: the site says it in the visitor's language.

use axum::http::StatusCode;
use serde::Serialize;

/// What went wrong, as a word. The words stay as they are; new ones may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, strum::IntoStaticStr, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Code {
    // Of any request: there is no better word.
    /// 400: the request makes no sense.
    BadRequest,
    /// 422: the request is as described, but what it asks for cannot be done; the sentence says why.
    Impossible,
    /// 401: an account is needed.
    LoginNeeded,
    /// 403: not from here, or not by this one.
    Forbidden,
    /// 404: there is no such thing.
    NotFound,
    /// 405: the address takes other methods.
    NoMethod,
    /// 408: the request did not arrive in time.
    TooSlow,
    /// 413: the request is too large.
    TooLarge,
    /// 415: requests are JSON.
    NotJson,
    /// 429: too many requests.
    TooManyRequests,
    /// 500: the server's own fault.
    Internal,
    /// 503: not now.
    Busy,
    /// 507: the server's disk is full; nothing was changed.
    StorageFull,
    /// 503: the server's disk cannot be read or written; nothing was changed.
    StorageDisk,
    /// 503: the server's database takes no changes.
    StorageReadOnly,
    /// 503: the server's database is damaged.
    StorageDamaged,
    /// 503: another program holds the server's database.
    StorageLocked,
    /// 503: the server's database does not answer; whether the change was made is seen by looking again.
    StorageUnreachable,
    /// 503: the operator wants nothing to be changed for now.
    ReadOnly,
    /// 403: the operator has blocked the network that the request comes from.
    NetworkBlocked,

    // Of a game in progress.
    /// 404: there is no such game in progress.
    NoSession,
    /// 422: the game was played by other rules than today's.
    OldRules,
    /// 422: the rules of the game are not on this server any more.
    GameGone,
    /// 409: the game has moved on; over HTTP its `View` is the answer.
    MovedOn,
    /// 422: the turn is not legal.
    IllegalTurn,
    /// 422: the game is over.
    GameOver,
    /// 422: the game is not over yet.
    NotOver,
    /// 422: it is the other side's turn.
    NotYourTurn,
    /// 422: it is the engine's turn.
    EnginesTurn,
    /// 422: a seat is still free.
    SeatFree,
    /// 409: no seat is free any more.
    SeatTaken,
    /// 422: who asks has a seat already.
    Seated,
    /// 403: who asks has no seat in the game.
    NoSeat,
    /// 403: the game is private, and the key of its invitation did not come along.
    InvitationNeeded,
    /// 403: one of the two has blocked the other.
    Blocked,
    /// 422: the time is over.
    TimeOver,
    /// 422: the game has begun and cannot be called off.
    Begun,
    /// 422: there is no such offer.
    NoOffer,
    /// 422: the offer was declined; it can be made again after a turn.
    Declined,
    /// 422: there is no ground for a draw.
    NoClaim,
    /// 422: there is no turn to take back.
    NothingToTakeBack,
    /// 422: not in a rated game.
    Rated,
    /// 422: the engine does not agree on draws.
    EngineDeclines,

    // Of new games.
    /// 404: there is no such game.
    NoGame,
    /// 422: this is no position of the game.
    BadPosition,
    /// 401: rated games need an account.
    RatedNeedsLogin,
    /// 422: rated games need a person, a clock and the usual start.
    RatedTerms,
    /// 429: too many open challenges of one player.
    TooManyChallenges,
    /// 503: the server has no room for more.
    Full,

    // Of chat.
    /// 400: nothing is said.
    ChatEmpty,
    /// 400: the line is too long.
    ChatTooLong,
    /// 429: too many lines.
    ChatTooFast,
    /// 403: a player has closed the chat.
    ChatClosed,
    /// 403: the game is private, and the key of its spectators' link did not come along.
    LinkNeeded,
    /// 403: a visitor has come too short a time ago.
    ChatTooNew,
    /// 403: the browser sent no cookie.
    NoCookie,

    // Of accounts.
    /// 401: name or password is wrong.
    WrongPassword,
    /// 429: too many attempts to log in.
    TooManyAttempts,
    /// 429: too many accounts made from one address.
    TooManyAccounts,
    /// 409: somebody has this name, or one that looks the same.
    NameTaken,
    /// 400: the name is too short or too long.
    NameLength,
    /// 400: the name has other letters than it may.
    NameLetters,
    /// 422: nobody may have this name.
    NameReserved,
    /// 400: the password is too short or too long.
    PasswordLength,
    /// 422: the password is too easy to guess.
    PasswordEasy,
    /// 403: the operator has locked the account.
    AccountLocked,
    /// 404: there is no such player.
    NoPlayer,

    // Of records of games.
    /// 413: a game to be written has too many turns, variations or tags, or its text would be too long.
    RecordTooLarge,

    // Of reports and blocks.
    /// 404: there is no such line of chat, or the one who asks cannot read it.
    NoLine,
    /// 400: a report names neither a player nor a line, or both, or says too much.
    ReportUnclear,
    /// 429: too many reports.
    TooManyReports,
    /// 409: too many players are blocked.
    TooManyBlocks,

    // Of analysis and sockets.
    /// 429: too many analyses from one address.
    TooManyAnalyses,
    /// 503: too many people want the engine.
    EngineBusy,
    /// 429: too many sockets from one address, or games on one socket.
    TooManySockets,
    /// 503: the server is ending.
    Closing,
}

impl Code {
    /// The word.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// May whoever is refused with it be attacking the site? Then it goes to the security log.
    pub const fn is_security_event(self) -> bool {
        matches!(
            self,
            Self::Forbidden
                | Self::NetworkBlocked
                | Self::AccountLocked
                | Self::WrongPassword
                | Self::InvitationNeeded
                | Self::TooManyRequests
                | Self::TooManyChallenges
                | Self::TooManyAttempts
                | Self::TooManyAccounts
                | Self::TooManyReports
                | Self::TooManyAnalyses
                | Self::TooManySockets
                | Self::ChatTooFast
                | Self::TooSlow
        )
    }

    /// How many seconds to wait before trying again, where that helps.
    pub const fn wait(self) -> Option<u64> {
        match self {
            Self::ChatTooFast | Self::Closing => Some(5),
            Self::TooManyAnalyses | Self::Busy | Self::EngineBusy => Some(20),
            Self::StorageLocked | Self::StorageUnreachable => Some(10),
            Self::StorageFull | Self::StorageDisk | Self::StorageReadOnly | Self::StorageDamaged => Some(60),
            Self::ReadOnly => Some(60),
            Self::TooManySockets | Self::TooManyChallenges | Self::Full => Some(60),
            Self::ChatTooNew => Some(60),
            Self::TooManyAccounts | Self::TooManyAttempts => Some(300),
            Self::TooManyReports => Some(600),
            _ => None,
        }
    }

    /// The status that belongs to it.
    pub const fn status(self) -> StatusCode {
        use Code as C;
        match self {
            C::LoginNeeded | C::RatedNeedsLogin | C::WrongPassword => StatusCode::UNAUTHORIZED,
            C::Forbidden
            | C::NetworkBlocked
            | C::AccountLocked
            | C::NoSeat
            | C::InvitationNeeded
            | C::Blocked
            | C::ChatClosed
            | C::LinkNeeded
            | C::ChatTooNew
            | C::NoCookie => StatusCode::FORBIDDEN,
            C::NotFound | C::NoSession | C::NoGame | C::NoPlayer | C::NoLine => StatusCode::NOT_FOUND,
            C::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            C::TooSlow => StatusCode::REQUEST_TIMEOUT,
            C::MovedOn | C::SeatTaken | C::NameTaken | C::TooManyBlocks => StatusCode::CONFLICT,
            C::TooLarge | C::RecordTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            C::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            // As described, but it cannot be done: with another position, at another time or with other words it could.
            C::Impossible
            | C::OldRules
            | C::GameGone
            | C::IllegalTurn
            | C::GameOver
            | C::NotOver
            | C::NotYourTurn
            | C::EnginesTurn
            | C::SeatFree
            | C::Seated
            | C::TimeOver
            | C::Begun
            | C::NoOffer
            | C::Declined
            | C::NoClaim
            | C::NothingToTakeBack
            | C::Rated
            | C::EngineDeclines
            | C::BadPosition
            | C::RatedTerms
            | C::NameReserved
            | C::PasswordEasy => StatusCode::UNPROCESSABLE_ENTITY,
            C::TooManyRequests
            | C::TooManyChallenges
            | C::ChatTooFast
            | C::TooManyAttempts
            | C::TooManyAccounts
            | C::TooManyReports
            | C::TooManyAnalyses
            | C::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
            C::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            C::StorageFull => StatusCode::INSUFFICIENT_STORAGE,
            C::StorageDisk
            | C::StorageReadOnly
            | C::StorageDamaged
            | C::StorageLocked
            | C::StorageUnreachable
            | C::ReadOnly
            | C::Busy
            | C::Full
            | C::EngineBusy
            | C::Closing => StatusCode::SERVICE_UNAVAILABLE,
            C::BadRequest
            | C::ChatEmpty
            | C::ChatTooLong
            | C::ReportUnclear
            | C::NameLength
            | C::NameLetters
            | C::PasswordLength => StatusCode::BAD_REQUEST,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_and_answers_have_the_same_words() {
        for code in [Code::BadRequest, Code::StorageReadOnly, Code::NoCookie, Code::TooManyRequests] {
            assert_eq!(serde_json::to_value(code).unwrap(), code.word());
        }
    }
}
