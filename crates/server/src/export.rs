//! `GET /api/sessions/{id}/record`: a game as text in the dialect of PGN that `docs/records.md` describes.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use cookie::time::OffsetDateTime;
use variorum_play::pgn::Annotated;
use variorum_play::{Control, Ending};
use variorum_rules::{Position, Rules, Side};
use variorum_storage::{SeatedAccount, SessionPhase, Store, Stored, StoredTurn};

use crate::error::ApiError;
use crate::game_rules::stored_rules;
use crate::openapi::values;
use crate::records::{RecordNotation, set_notation, set_standard_tags};
use crate::request::{Id, Query};
use crate::session::Details;
use crate::stored_game::ending_of;
use crate::time::Time;
use crate::worker::{Queue, Worker};

/// The game as a record, for anybody who has its link.
#[utoipa::path(
    get,
    path = "/sessions/{id}/record",
    tag = "play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
        RecordNotation,
    ),
    responses(
        (status = 200, description = "The game as text (docs/records.md).", body = String, content_type = "application/x-chess-pgn"),
        (status = 422, description = "The rules of the game are no longer on this server."),
    ),
)]
pub(crate) async fn record(
    State(store): State<Store>,
    State(time): State<Time>,
    queue: Queue,
    Id(id): Id,
    Query(RecordNotation { notation }): Query<RecordNotation>,
) -> Result<Response, ApiError> {
    let stored = store.load(&id).await?.ok_or(ApiError::NoSession)?;
    let now = time.now_i64();
    let players = store.players(&id, now).await?;
    let notation = notation.unwrap_or_default();
    let text = queue
        .run(move |worker| {
            let mut game = written(worker, &stored, &players)?;
            set_notation(worker, &mut game, notation);
            Ok::<_, ApiError>(game.to_string())
        })
        .await?;
    let headings = [
        (header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"{id}.pgn\"")),
    ];
    Ok((headings, text).into_response())
}

fn written(
    worker: &Worker,
    Stored { row, turns }: &Stored,
    players: &[Option<SeatedAccount>; 2],
) -> Result<Annotated, ApiError> {
    let mut game = Annotated {
        tree: variorum_play::tree::Tree::line(turns.iter().map(|turn| &*turn.text)),
        ..Annotated::default()
    };
    let rules = stored_rules(worker, &row.game)?;
    let details = Details::read(&row.details);
    let ending = ending_of(row)?;
    game.set_tag("Game", &row.game);
    game.set_tag("Date", &date(row.created));
    for (side, (tag, seat)) in [("White", &row.white), ("Black", &row.black)].into_iter().enumerate() {
        // It may not be known yet who plays which colour.
        let player = players[side].as_ref().filter(|_| row.phase != SessionPhase::Waiting);
        let name = match (player, variorum_play::Seat::parse(seat)) {
            (Some(player), _) => player.name.clone(),
            (None, Some(variorum_play::Seat::Engine)) => format!("engine, level {}", row.level),
            (None, _) => seat.clone(),
        };
        game.set_tag(tag, &name);
    }
    game.set_tag("Result", ending.map_or("*", Ending::result));
    game.set_tag("Termination", ending.map_or("", Ending::word));
    game.set_tag("TimeControl", &details.control().map_or(String::new(), control));
    if row.start != Position::start(&rules).text() {
        game.set_tag("Start", &row.start);
    }
    set_standard_tags(worker, &mut game);
    let sides = sides(&rules, &row.start, turns);
    if let Some(shown) = details.clock().and_then(|clock| clocks(turns, clock.control, clock.left, &sides)) {
        for (node, left) in game.tree.main_line().into_iter().zip(shown) {
            game.tree.node_mut(node).clock = left;
        }
    }
    Ok(game)
}

/// Whose turn every turn is, and whose the next one.
fn sides(rules: &Arc<Rules>, start: &str, turns: &[StoredTurn]) -> Vec<Side> {
    let start = Position::parse(rules, start).ok();
    let first = start.as_ref().map_or(Side::White, Position::side);
    if !rules.has_turns_in_a_row() {
        return std::iter::successors(Some(first), |side| Some(side.other())).take(turns.len() + 1).collect();
    }
    let mut sides = vec![first];
    if let Some(mut position) = start {
        for turn in turns {
            if position.play_text(&turn.text).is_err() {
                break;
            }
            sides.push(position.side());
        }
    }
    sides
}

/// What the mover's clock showed after each turn; `None` if turns were taken back, since those times are lost.
fn clocks(turns: &[StoredTurn], control: Control, kept: [u64; 2], sides: &[Side]) -> Option<Vec<Option<u64>>> {
    let mut left = variorum_play::Clock::new(control).left;
    let mut shown = Vec::with_capacity(turns.len());
    for (turn, side) in turns.iter().zip(sides) {
        let own = &mut left[side.index()];
        let spent = turn.spent.and_then(|spent| u64::try_from(spent).ok());
        if let Some(spent) = spent {
            *own = own.checked_sub(spent.saturating_sub(control.delay()))?.saturating_add(control.increment());
        }
        // No clock runs during the first turns.
        shown.push(spent.map(|_| *own));
    }
    // The clock that ran at the end has lost some time since.
    let side = sides.last()?;
    let other = side.other().index();
    (left[other] == kept[other] && left[side.index()] >= kept[side.index()]).then_some(shown)
}

/// Seconds, `300`; with an increment `300+5`, with a delay `300d5`.
fn control(control: Control) -> String {
    #[allow(clippy::cast_precision_loss, reason = "times are far below 2^52")]
    let seconds = |millis: u64| millis as f64 / 1000.0;
    let base = seconds(control.base());
    match (control.increment(), control.delay()) {
        (0, 0) => base.to_string(),
        (0, delay) => format!("{base}d{}", seconds(delay)),
        (increment, _) => format!("{base}+{}", seconds(increment)),
    }
}

/// The day of a moment, `2026.11.21`, in UTC.
fn date(millis: i64) -> String {
    let day = OffsetDateTime::from_unix_timestamp(millis / 1000).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{:04}.{:02}.{:02}", day.year(), u8::from(day.month()), day.day())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(spent: &[Option<i64>]) -> Vec<StoredTurn> {
        spent.iter().map(|&spent| StoredTurn { text: "e2e4".into(), spent }).collect()
    }

    #[test]
    fn clocks_are_given_if_they_add_up() {
        use Side::{Black, White};
        let sides = [White, Black, White, Black, White];
        let control = Control::new(60_000, 2_000, 0).unwrap();
        let made = turns(&[None, None, Some(5_000), Some(1_000)]);
        let shown = clocks(&made, control, [50_000, 61_000], &sides);
        assert_eq!(shown, Some(vec![None, None, Some(57_000), Some(61_000)]));
        // Black, who is not to move, has less time than the turns add up to: something was taken back.
        assert_eq!(clocks(&made, control, [50_000, 60_000], &sides), None);
        let delay = Control::new(60_000, 0, 3_000).unwrap();
        let shown = clocks(&turns(&[None, None, Some(5_000)]), delay, [58_000, 60_000], &sides[..4]);
        assert_eq!(shown, Some(vec![None, None, Some(58_000)]));
        // Black has two turns in a row, then White three.
        let sides = [White, Black, Black, White, White];
        let shown = clocks(&made, control, [61_000, 57_000], &sides);
        assert_eq!(shown, Some(vec![None, None, Some(57_000), Some(61_000)]));
    }

    #[test]
    fn days_and_controls_are_written_as_in_pgn() {
        assert_eq!(date(1_795_301_999_000), "2026.11.21");
        assert_eq!(super::control(Control::new(300_000, 5_000, 0).unwrap()), "300+5");
        assert_eq!(super::control(Control::new(90_500, 0, 2_000).unwrap()), "90.5d2");
        assert_eq!(super::control(Control::new(60_000, 0, 0).unwrap()), "60");
    }
}
