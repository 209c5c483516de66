//! New games: requests, validated and stored with their seats.

use variorum_notation::{ReadPosition, Remark, read_position};
use variorum_play::{Control, Game, Record, Table, TableSettings};
use variorum_rules::Position;
use variorum_storage::{Notice, SessionPhase, SessionRow, Sitter, Topic};

use crate::error::{ApiError, BadPosition, BadRequest, Impossible};
use crate::game_rules::rules_of;
use crate::links;
use crate::opponent::LEVELS;
use crate::session::{Details, Shared, stored_due};
use crate::stored_game::{replay, row_of};
use crate::time::as_i64;
use crate::tokens::new_id;
use crate::viewer::Viewer;
use crate::wire::{NewSession, SeatRequest};
use crate::worker::{Worker, blocking};

/// A new game, ready to be stored.
pub(crate) struct NewGame {
    table: Table,
    details: Details,
    sitters: [Option<Sitter>; 2],
    level: u8,
    rated: bool,
    listed: bool,
    /// The secret from which the links of a private game are derived, if it is a rematch of a game with links; otherwise it gets a new one.
    secret: Option<String>,
    /// Remarks on the text of the position.
    pub remarks: Vec<Remark>,
}

impl NewGame {
    /// The game that `viewer` requests.
    pub async fn new(request: NewSession, viewer: &Viewer) -> Result<Self, ApiError> {
        if !LEVELS.contains(&request.level) {
            return Err(BadRequest::Level { least: *LEVELS.start(), most: *LEVELS.end() }.into());
        }
        let control = request.clock.map(|clock| Control::new(clock.base, clock.increment, clock.delay));
        let control = control.transpose().map_err(|clock| Impossible::Clock { clock })?;
        let mut seat_requests = [request.white, request.black];
        let open = seat_requests.contains(&SeatRequest::Open);
        if open && !seat_requests.contains(&SeatRequest::Me) {
            return Err(Impossible::NoOwnSeat.into());
        }
        let custom = request.position.is_some() || request.start_number.is_some_and(|start_number| start_number > 0);
        if request.rated {
            if viewer.account.is_none() {
                return Err(ApiError::RatedNeedsLogin);
            }
            if !open || control.is_none() || custom {
                return Err(ApiError::RatedTerms);
            }
        }
        if request.random && fastrand::bool() {
            seat_requests.swap(0, 1);
        }
        let (level, rated, listed, random) = (request.level, request.rated, request.listed, request.random && open);
        let seats = seat_requests.map(|request| {
            if request == SeatRequest::Engine { variorum_play::Seat::Engine } else { variorum_play::Seat::Person }
        });
        let one_screen = seat_requests == [SeatRequest::Me; 2];
        let start = blocking(move |worker| position(worker, &request)).await?;
        let game = Game::from_position(start.position, seats);
        let sitters = seat_requests.map(|request| (request == SeatRequest::Me).then(|| viewer.sitter()));
        let details = Details::new(random, custom);
        let table = Table::new(game, control).with(TableSettings { waiting: open, one_screen, rated });
        Ok(Self { table, details, sitters, level, rated, listed, secret: None, remarks: start.remarks })
    }

    /// The same game again, with colours swapped.
    async fn again(
        row: &SessionRow,
        table: &Table,
        details: &Details,
        sitters: &[Option<Sitter>; 2],
    ) -> Result<Self, ApiError> {
        let Record { game, start, seats, .. } = table.game().record();
        let record = Record { game, start, seats: [seats[1], seats[0]], ending: None, turns: Vec::new() };
        let game = blocking(move |worker| replay(worker, &record)).await?;
        let control = table.clock().map(|clock| clock.control);
        Ok(Self {
            table: Table::new(game, control).with(TableSettings {
                waiting: false,
                one_screen: table.is_one_screen(),
                rated: row.rated,
            }),
            details: Details::new(false, details.custom),
            sitters: [sitters[1].clone(), sitters[0].clone()],
            level: u8::try_from(row.level).unwrap_or(1),
            rated: row.rated,
            listed: row.listed,
            // Spectators who were given the link follow with it.
            secret: row.secret.clone(),
            remarks: Vec::new(),
        })
    }

    /// Stores the game; returns its id.
    pub async fn keep(mut self, shared: &Shared) -> Result<String, ApiError> {
        shared.live.room()?;
        let lobby = self.listed && self.table.is_waiting();
        let maker = self.sitters.iter().flatten().next();
        if lobby && !maker.is_some_and(|maker| shared.lobby.has_room_for(maker)) {
            return Err(ApiError::TooManyChallenges);
        }
        let now = shared.time.now();
        if !self.table.is_waiting() {
            self.table.begin(now);
        }
        let secret = match self.secret {
            _ if self.listed => None,
            Some(secret) => Some(secret),
            None => Some(links::new_secret()?),
        };
        let record = self.table.game().record();
        let unwritten = SessionRow {
            id: new_id()?,
            game: record.game,
            start: record.start,
            ply: 0,
            white: record.seats[0].word().into(),
            black: record.seats[1].word().into(),
            level: i64::from(self.level),
            result: String::new(),
            status: String::new(),
            created: as_i64(now),
            updated: 0,
            rated: self.rated,
            listed: self.listed,
            secret,
            phase: SessionPhase::Playing,
            details: String::new(),
            due: None,
            revision: 0,
        };
        let mut row = row_of(&unwritten, self.table.game(), as_i64(now));
        if self.table.is_waiting() {
            row.phase = SessionPhase::Waiting;
        }
        row.details = self.details.text_with(&self.table);
        row.due = stored_due(&self.table, now, shared.most_turns).map(as_i64);
        shared.store.insert(&row, &self.sitters).await?;
        shared.live.add();
        if lobby {
            let notice = Notice::new(Topic::Lobby, row.id.clone(), 0);
            shared.store.announce(notice).await?;
        }
        Ok(row.id)
    }
}

/// Creates a rematch; returns its id.
pub(crate) async fn rematch(
    shared: &Shared,
    row: &SessionRow,
    table: &Table,
    details: &Details,
    sitters: &[Option<Sitter>; 2],
) -> Result<String, ApiError> {
    NewGame::again(row, table, details, sitters).await?.keep(shared).await
}

fn position(worker: &Worker, request: &NewSession) -> Result<ReadPosition, ApiError> {
    let rules = rules_of(worker, &request.game)?;
    match (&request.position, request.start_number) {
        (Some(_), Some(_)) => Err(BadRequest::TwoStarts.into()),
        (Some(text), None) => read_position(&rules, text).map_err(ApiError::bad_position),
        (None, start_number) => {
            let position = Position::nth_start(&rules, start_number.unwrap_or(0)).ok_or(BadPosition::NoSuchNumber)?;
            Ok(ReadPosition { position, remarks: Vec::new() })
        }
    }
}
