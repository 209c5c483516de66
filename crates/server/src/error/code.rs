//! The properties of an error code: its status, its waiting time, and whether it is written to the security log.

use axum::http::StatusCode;

use super::Code;

impl Code {
    /// The code as text.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// May the client be attacking the site? Then the error goes to the security log.
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

    /// How many seconds to wait before another attempt, where that helps.
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

    /// The HTTP status.
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
            // The request is valid but cannot be done: with another position, at another time or with other words it could.
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
            | C::NoHelp
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
    fn metrics_and_answers_have_the_same_words() {
        for code in [Code::BadRequest, Code::StorageReadOnly, Code::NoCookie, Code::TooManyRequests] {
            assert_eq!(serde_json::to_value(code).unwrap(), code.word());
        }
    }
}
