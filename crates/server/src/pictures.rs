//! `/api/games/{id}/picture.svg`, `.png` and `.gif`: pictures of positions and of whole lines, fully determined by the URL, so that any page can
//! embed them. Recent pictures are cached; rendering is limited in size and number.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use variorum_messages::{Catalogue as Messages, Language, Message};
use variorum_notation::Remark;
use variorum_picture::{Arrow, Look, PictureError, PieceStyle, Theme};
use variorum_rules::{Cell, Position, Rules};

use crate::address::{Address, BehindProxy};
use crate::analysis::place;
use crate::bounds::{ANIMATION_PACES, ANIMATION_WIDTH, PICTURE_WIDTHS};
use crate::error::{ApiError, BadRequest, Busy, IllegalTurn, Impossible};
use crate::fair_queue::FairQueue;
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::remarks;
use crate::request::{Id, Query};
use crate::wire::Place;
use crate::worker::{Worker, blocking, cores};

/// The default width.
const WIDTH: u32 = 720;
/// The maximum number of turns in an animation.
const MOST_TURNS: usize = 300;
/// The maximum number of arrows in a picture.
const MOST_ARROWS: usize = 32;
/// The size of the cache, in bytes.
const KEPT: usize = 24 << 20;
/// A rendered picture.
#[derive(Clone)]
struct Picture {
    bytes: Bytes,
    /// Its entity tag.
    tag: HeaderValue,
    /// Remarks on the position, if there are any.
    remarks: Option<HeaderValue>,
}

impl Picture {
    /// Hashes the whole picture for its tag.
    fn new(_: &Worker, bytes: Vec<u8>, remarks: Option<HeaderValue>) -> Result<Self, ApiError> {
        let hash = Sha256::digest(&bytes);
        let tag: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::try_from(format!("W/\"{tag}\"")).map_err(ApiError::internal)?;
        Ok(Self { bytes: bytes.into(), tag, remarks })
    }
}

/// The cache of recent pictures, the latest last.
pub(crate) struct Album {
    kept: Mutex<(VecDeque<(String, Picture)>, usize)>,
    making: FairQueue,
    places: usize,
}

impl Default for Album {
    /// As many pictures are rendered at the same time as there are cores.
    fn default() -> Self {
        Self::new(cores())
    }
}

impl Album {
    fn new(places: usize) -> Self {
        Self { kept: Mutex::default(), making: FairQueue::new(places), places }
    }

    fn find(&self, key: &str) -> Option<Picture> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kept.0.iter().position(|(other, _)| other == key)?;
        let entry = kept.0.remove(index)?;
        let picture = entry.1.clone();
        kept.0.push_back(entry);
        Some(picture)
    }

    /// The number of pictures being rendered.
    pub fn drawn(&self) -> usize {
        self.places.saturating_sub(self.making.free())
    }

    /// The number of requests waiting for a slot.
    pub fn waiting(&self) -> usize {
        self.making.waiting()
    }

    fn keep(&self, key: String, picture: Picture) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.1 += picture.bytes.len();
        kept.0.push_back((key, picture));
        while kept.1 > KEPT {
            let Some((_, old)) = kept.0.pop_front() else { break };
            kept.1 -= old.bytes.len();
        }
    }
}

/// What to render.
struct PictureSpec {
    place: Place,
    theme: Theme,
    flipped: bool,
    coordinates: bool,
    characters: bool,
    pieces: PieceStyle,
    own_board: bool,
    arrows: String,
    language: Language,
    width: u32,
    /// How long each turn is shown, in hundredths of a second.
    pace: u16,
}

impl PictureSpec {
    fn read(mut asked: HashMap<String, String>) -> Result<Self, ApiError> {
        let (width, pace) = (asked.remove("width"), asked.remove("pace"));
        let mut take = |name: &str| asked.remove(name).filter(|value| !value.is_empty());
        let number = |name: &str, value: Option<String>, usual: u32, range: std::ops::RangeInclusive<u32>| {
            let digits = |text: String| text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
            let value = value.map_or(Some(usual), digits);
            value.filter(|value| range.contains(value)).ok_or_else(|| BadRequest::NotInRange {
                name: name.to_owned(),
                least: *range.start(),
                most: *range.end(),
            })
        };
        let truth = |name: &str, value: Option<String>, usual: bool| match value.as_deref() {
            None => Ok::<_, ApiError>(usual),
            Some("1" | "true") => Ok(true),
            Some("0" | "false") => Ok(false),
            Some(_) => Err(BadRequest::NotAFlag { name: name.to_owned() }.into()),
        };
        let theme = take("theme").map_or(Some(Theme::default()), |name| Theme::named(&name));
        let theme = theme.ok_or(BadRequest::Theme)?;
        let pieces = take("pieces").map_or(Some(PieceStyle::default()), |name| PieceStyle::named(&name));
        let pieces = pieces.ok_or(BadRequest::PieceStyle)?;
        let turns = take("turns").unwrap_or_default();
        let drawing = Self {
            place: Place {
                start: take("position"),
                start_number: None,
                turns: turns.split_whitespace().map(str::to_owned).collect(),
            },
            theme,
            flipped: truth("flipped", take("flipped"), false)?,
            coordinates: truth("coordinates", take("coordinates"), true)?,
            characters: truth("characters", take("characters"), true)?,
            pieces,
            own_board: truth("own-board", take("own-board"), true)?,
            arrows: take("arrows").unwrap_or_default(),
            language: language::named(&take("language").unwrap_or_default()),
            width: number("width", width, WIDTH, PICTURE_WIDTHS)?,
            pace: u16::try_from(number("pace", pace, 100, ANIMATION_PACES)?).unwrap_or(100),
        };
        match asked.keys().next() {
            None => Ok(drawing),
            Some(name) => {
                let name: String = name.chars().take(24).collect();
                Err(BadRequest::UnknownParameter { name }.into())
            }
        }
    }

    /// The normalized URL and the generation of the games: a picture made from a file that has since changed is not found.
    fn key(&self, id: &str, kind: PictureFormat) -> String {
        let start = self.place.start.as_deref().unwrap_or("");
        let (turns, theme) = (self.place.turns.join(" "), self.theme.name());
        let (flipped, coordinates, arrows) = (self.flipped, self.coordinates, &self.arrows);
        let (characters, pieces, own_board) = (self.characters, self.pieces.name(), self.own_board);
        let (language, width, pace) = (self.language, self.width, self.pace);
        let generation = if variorum_library::is_built_in(id) { 0 } else { variorum_library::generation() };
        format!(
            "{id} {generation}\n{kind:?}\n{start}\n{turns}\n{theme}\n{language} {flipped} {coordinates} {characters} {pieces} {own_board} {width} {pace}\n{arrows}"
        )
    }

    fn look(&self, rules: &Rules, last: Vec<Cell>) -> Result<Look, ApiError> {
        let arrows = self.arrows.split([' ', ',']).filter(|arrow| !arrow.is_empty());
        let arrows: Vec<&str> = arrows.collect();
        if arrows.len() > MOST_ARROWS {
            return Err(Impossible::TooManyArrows { most: MOST_ARROWS }.into());
        }
        let arrow = |(rank, text): (usize, &&str)| {
            let cells: Option<Vec<Cell>> = text.split('-').map(|name| rules.parse_cell(name)).collect();
            let cells = cells.filter(|cells| cells.len() <= 16);
            let text: String = text.chars().take(24).collect();
            let error = || ApiError::from(Impossible::UnreadableArrow { found: (*text).to_owned() });
            cells.map(|cells| Arrow { cells, rank }).ok_or_else(error)
        };
        let arrows = arrows.iter().enumerate().map(arrow).collect::<Result<_, _>>()?;
        let (flipped, coordinates, theme) = (self.flipped, self.coordinates, self.theme);
        let (characters, pieces, own_board) = (self.characters, self.pieces, self.own_board);
        Ok(Look { flipped, coordinates, theme, characters, pieces, own_board, last, arrows, ..Look::default() })
    }

    /// The text for screen readers, if it is not English.
    fn title(&self, position: &Position) -> Option<String> {
        if self.language == Language::ENGLISH {
            return None;
        }
        let definition = position.rules().definition();
        let game = variorum_library::localised(definition, self.language.tag()).ok()?.about.name;
        let side = variorum_library::side_word(definition.style.sides, position.side());
        let message = Message::new("picture-title").with("game", game).with("side", side);
        Some(Messages::of(self.language).text(&message, &()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureFormat {
    Svg,
    Png,
    Gif,
}

impl PictureFormat {
    const fn media(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Gif => "image/gif",
        }
    }
}

/// The query parameters of all pictures, for the description of the interface.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "only described: what is asked is read one by one")]
struct PictureQuery {
    /// Position text; the start if not given.
    #[param(inline, value_type = Option<values::PicturePosition>)]
    position: Option<String>,
    /// Turns from there, with blanks between.
    turns: Option<String>,
    /// `e2-e4`, or a cell alone; blanks or commas between.
    #[param(inline, value_type = Option<values::Arrows>)]
    arrows: Option<String>,
    /// `1`: show the board from Black's side.
    #[param(inline, value_type = Option<values::Flag>)]
    flipped: Option<String>,
    /// `0`: no coordinates.
    #[param(inline, value_type = Option<values::Flag>)]
    coordinates: Option<String>,
    /// `0`: no characters for pieces that have them.
    #[param(inline, value_type = Option<values::Flag>)]
    characters: Option<String>,
    /// How pieces without characters are drawn: `figures`, `counters`, `blocks` (plain shapes) or `letters`.
    #[param(inline, value_type = Option<values::PieceStyleName>)]
    pieces: Option<String>,
    /// `0`: light and dark cells also where the game has a board of its own.
    #[param(inline, rename = "own-board", value_type = Option<values::Flag>)]
    own_board: Option<String>,
    /// `light`, `dark` or `print`.
    #[param(inline, value_type = Option<values::ThemeName>)]
    theme: Option<String>,
    /// `de`: what a screen reader says of an SVG is German.
    language: Option<String>,
}

/// A position as SVG.
#[utoipa::path(
    get,
    path = "/games/{id}/picture.svg",
    tag = "pictures",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        PictureQuery,
        ("width" = inline(Option<values::Width>), Query, description = "Pixels; an SVG fits any width."),
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml", headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 304, description = "The picture has the tag in `If-None-Match`."),
        (status = 422, description = "The variant has no such position, turn or cell."),
    ),
)]
pub(crate) async fn svg(request: Request) -> Result<Response, ApiError> {
    answer(request, PictureFormat::Svg).await
}

/// A position as PNG.
#[utoipa::path(
    get,
    path = "/games/{id}/picture.png",
    tag = "pictures",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        PictureQuery,
        ("width" = inline(Option<values::Width>), Query, description = "Pixels."),
    ),
    responses(
        (status = 200, description = "The picture.", body = inline(values::Png), content_type = "image/png", headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 304, description = "The picture has the tag in `If-None-Match`."),
        (status = 422, description = "The variant has no such position, turn or cell, or the picture would be too high."),
    ),
)]
pub(crate) async fn png(request: Request) -> Result<Response, ApiError> {
    answer(request, PictureFormat::Png).await
}

/// A line as animated GIF.
#[utoipa::path(
    get,
    path = "/games/{id}/picture.gif",
    tag = "pictures",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        PictureQuery,
        ("width" = inline(Option<values::FilmWidth>), Query, description = "Pixels."),
        ("pace" = inline(Option<values::FilmPace>), Query, description = "Hundredths of a second for each turn."),
    ),
    responses(
        (status = 200, description = "The animation.", body = inline(values::Gif), content_type = "image/gif", headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 304, description = "The animation has the tag in `If-None-Match`."),
        (status = 422, description = "The variant has no such position, turn or cell, or the animation would be too high or too long."),
    ),
)]
pub(crate) async fn gif(request: Request) -> Result<Response, ApiError> {
    answer(request, PictureFormat::Gif).await
}

/// A request for a picture in any format.
pub(crate) struct Request {
    album: Arc<Album>,
    id: String,
    asked: HashMap<String, String>,
    address: Address,
    /// The tag of the picture that the client has already.
    known: Option<HeaderValue>,
}

impl<S: Send + Sync> FromRequestParts<S> for Request
where
    Arc<Album>: FromRef<S>,
    BehindProxy: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Id(id) = Id::from_request_parts(parts, state).await?;
        let Query(asked) = Query::from_request_parts(parts, state).await?;
        let Ok(address) = Address::from_request_parts(parts, state).await;
        let known = parts.headers.get(header::IF_NONE_MATCH).cloned();
        Ok(Self { album: FromRef::from_ref(state), id, asked, address, known })
    }
}

async fn answer(request: Request, kind: PictureFormat) -> Result<Response, ApiError> {
    let Request { album, id, asked, address, known } = request;
    let drawing = PictureSpec::read(asked)?;
    if kind == PictureFormat::Gif && drawing.place.turns.len() > MOST_TURNS {
        return Err(Impossible::AnimationTooLong { most: MOST_TURNS }.into());
    }
    if kind == PictureFormat::Gif && drawing.width > ANIMATION_WIDTH {
        return Err(BadRequest::AnimationTooWide { most: ANIMATION_WIDTH }.into());
    }
    let key = drawing.key(&id, kind);
    // The file of a variant that is not built in may change at any time.
    let life = if variorum_library::is_built_in(&id) { "public, max-age=86400" } else { "no-cache" };
    let picture = match album.find(&key) {
        Some(picture) => picture,
        None => {
            let place = album.making.take(address.ip()).await;
            match album.find(&key) {
                // Another request has made the same picture in the meantime.
                Some(picture) => picture,
                None => {
                    let wanted = Wanted::default();
                    let asker = WaitingRequest(wanted.clone());
                    let making = blocking(move |worker| {
                        // The slot is occupied until the work ends, even if the client is gone.
                        let _place = place;
                        let (bytes, remarks) = make(worker, &rules_of(worker, &id)?, &drawing, kind, &wanted)?;
                        Picture::new(worker, bytes, remarks::header(drawing.language, &remarks))
                    });
                    let picture = making.await?;
                    drop(asker);
                    album.keep(key, picture.clone());
                    picture
                }
            }
        }
    };
    let Picture { bytes, tag, remarks } = picture;
    let known = known.is_some_and(|known| known == tag);
    let headings = [(header::ETAG, tag), (header::CACHE_CONTROL, HeaderValue::from_static(life))];
    let mut answer = if known {
        (StatusCode::NOT_MODIFIED, headings).into_response()
    } else {
        (headings, [(header::CONTENT_TYPE, kind.media())], bytes).into_response()
    };
    if let Some(remarks) = remarks {
        answer.headers_mut().insert(remarks::HEADER, remarks);
    }
    Ok(answer)
}

/// Is the picture still wanted? False once the client is gone.
#[derive(Clone, Default)]
struct Wanted(Arc<AtomicBool>);

impl Wanted {
    fn still(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}

/// The waiting request; dropped when it is answered or aborted.
struct WaitingRequest(Wanted);

impl Drop for WaitingRequest {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

fn make(
    worker: &Worker,
    rules: &Arc<Rules>,
    drawing: &PictureSpec,
    kind: PictureFormat,
    wanted: &Wanted,
) -> Result<(Vec<u8>, Vec<Remark>), ApiError> {
    let drawn = |error: PictureError| match error {
        PictureError::Size => Impossible::PictureTooHigh.into(),
        PictureError::Stopped => Busy::PictureAbandoned.into(),
        error @ (PictureError::Drawing(_) | PictureError::Empty) => ApiError::internal(error),
    };
    if kind != PictureFormat::Gif {
        let (game, remarks) = place::reach(worker, rules, &drawing.place)?;
        let last = game.turns().last().map_or_else(Vec::new, |made| made.cells.clone());
        let look = Look { title: drawing.title(game.position()), ..drawing.look(rules, last)? };
        let text = variorum_picture::svg(game.position(), &look);
        let bytes = if kind == PictureFormat::Svg {
            text.into_bytes()
        } else {
            variorum_picture::png(&text, drawing.width).map_err(drawn)?
        };
        return Ok((bytes, remarks));
    }
    let (mut game, remarks) = place::begin(worker, rules, &drawing.place)?;
    let mut shown: Vec<(Position, Vec<Cell>)> = vec![(game.position().clone(), Vec::new())];
    for (index, text) in drawing.place.turns.iter().enumerate().take_while(|_| wanted.still()) {
        place::advance(&mut game, text).map_err(|play| IllegalTurn::InLine { number: index + 1, play })?;
        let last = game.turns().last().map_or_else(Vec::new, |made| made.cells.clone());
        shown.push((game.position().clone(), last));
    }
    let look = drawing.look(rules, Vec::new())?;
    let bytes = variorum_picture::gif(&shown, &look, drawing.pace, drawing.width, || wanted.still()).map_err(drawn)?;
    Ok((bytes, remarks))
}
