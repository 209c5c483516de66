// The shapes of the server's interface (docs/server.md), made from crates/server/src/wire. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire

/** The version of the socket's protocol. */
export const VERSION = 1;

/**
 * What went wrong, as a word that programs can rely on. The words stay as they are; new ones may come.
 */
export type Code = "bad-request" | "impossible" | "login-needed" | "forbidden" | "not-found" | "no-method" | "too-slow" | "too-large" | "not-json" | "too-many-requests" | "internal" | "busy" | "storage-full" | "storage-disk" | "storage-read-only" | "storage-damaged" | "storage-locked" | "storage-unreachable" | "read-only" | "network-blocked" | "no-session" | "old-rules" | "game-gone" | "moved-on" | "illegal-turn" | "game-over" | "not-over" | "not-your-turn" | "engines-turn" | "seat-free" | "seat-taken" | "seated" | "no-seat" | "invitation-needed" | "blocked" | "time-over" | "begun" | "no-offer" | "declined" | "no-claim" | "nothing-to-take-back" | "rated" | "engine-declines" | "no-game" | "bad-position" | "rated-needs-login" | "rated-terms" | "too-many-challenges" | "full" | "chat-empty" | "chat-too-long" | "chat-too-fast" | "chat-closed" | "link-needed" | "chat-too-new" | "no-cookie" | "wrong-password" | "too-many-attempts" | "too-many-accounts" | "name-taken" | "name-length" | "name-letters" | "name-reserved" | "password-length" | "password-easy" | "account-locked" | "no-player" | "record-too-large" | "no-line" | "report-unclear" | "too-many-reports" | "too-many-blocks" | "too-many-analyses" | "engine-busy" | "too-many-sockets" | "closing";

/**
 * What an answer says that is not what was asked for.
 */
export type Failure = { code: Code, 
/**
 * What the message is about, by name; values may be errors themselves. The messages of all languages are made of these.
 */
args?: Record<string, unknown>, 
/**
 * A sentence for people, in the first language of the request's `Accept-Language` that there is; `Content-Language` says which.
 */
error: string, };

/**
 * White or Black.
 */
export type Side = "w" | "b";

/**
 * How far a game has come.
 */
export type Phase = "waiting" | "playing" | "ended";

/**
 * What kind of player has a seat.
 */
export type SeatKind = "person" | "engine" | "open";

/**
 * Who plays a side. Nothing here tells a visitor without a name from another.
 */
export type Seat = { kind: SeatKind, 
/**
 * The account's name; null for a visitor without one.
 */
name: string | null, 
/**
 * The account’s rating in this game as it stands; null without an account.
 */
rating: number | null, 
/**
 * The engine's level.
 */
level: number | null, };

/**
 * How a clock runs. All in milliseconds. At most one of `increment` and `delay` is above 0.
 */
export type Control = { 
/**
 * What each side has at the start.
 */
base: number, 
/**
 * Added after each whole turn.
 */
increment: number, 
/**
 * Passes in each turn before the clock begins to run down.
 */
delay: number, };

/**
 * The clocks, such that nothing here changes while time passes. A side has left
 * `side === running ? clock[side] - max(0, now - since - delay) : clock[side]`, `now` on the server's clock (see `hello`).
 */
export type Clock = { 
/**
 * White's milliseconds; while White's clock runs: at `since`.
 */
w: number, 
/**
 * Black's milliseconds; while Black's clock runs: at `since`.
 */
b: number, 
/**
 * Whose clock runs. Nobody's before both sides have made their first turn, nor after the end.
 */
running: Side | null, 
/**
 * Since when, in milliseconds since 1970 on the server's clock.
 */
since: number | null, 
/**
 * Until then the side to move must have made its first turn, or the game is called off.
 */
firstBy: number | null, };

/**
 * What has been offered and not yet answered; each names the side that offers.
 */
export type Offers = { draw: Side | null, takeback: Side | null, rematch: Side | null, };

/**
 * The part of a position that is not the pieces’ places.
 */
export type Board = { 
/**
 * The position as text (`docs/notation.md`).
 */
position: string, 
/**
 * Whose turn it is.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may come back by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved back this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * Turns in which each side's royal piece must have come home; null: no such duty.
 */
home: Both<number | null>, 
/**
 * The cell of the royal piece in check.
 */
check: string | null, };

/**
 * Something that people at a game should know. The words stay as they are; new ones may come.
 */
export type Notice = { "code": "engine-failed" };

/**
 * A game in progress as everybody sees it.
 */
export type State = { id: string, game: string, 
/**
 * Names the count of `seq`: after a restart of the server it is another.
 */
stream: string, 
/**
 * The last change that is in this state.
 */
seq: number, phase: Phase, seats: Both<Seat>, 
/**
 * Who plays which colour is decided by chance when the free seat is taken.
 */
random: boolean, 
/**
 * Counts for ratings.
 */
rated: boolean, 
/**
 * Shown to others: in the lobby while a seat is free, among the games to watch afterwards.
 */
listed: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, control: Control | null, clock: Clock | null, 
/**
 * The position that the game began with.
 */
start: string, 
/**
 * How many turns have been made, counted for both sides together.
 */
ply: number, pieces: Array<Piece>, lastTurn: LastTurn | null, turns: Array<TurnRecord>, outcome: Outcome | null, offers: Offers, 
/**
 * On what grounds a draw can be had now without asking anybody.
 */
claims: Array<string>, 
/**
 * Is the engine at work?
 */
thinking: boolean, 
/**
 * Something that people should know, in an English sentence; `notice` says the same.
 */
note: string | null, 
/**
 * Something that people should know, for who says it in another language.
 */
notice: Notice | null, 
/**
 * Each side's consent to chat; both rooms are open while both consent.
 */
chat: Both<boolean>, 
/**
 * The position as text (`docs/notation.md`).
 */
position: string, 
/**
 * Whose turn it is.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may come back by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved back this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * Turns in which each side's royal piece must have come home; null: no such duty.
 */
home: Both<number | null>, 
/**
 * The cell of the royal piece in check.
 */
check: string | null, };

/**
 * Who is there.
 */
export type Presence = { w: boolean, b: boolean, 
/**
 * How many sockets watch without a seat.
 */
spectators: number, };

/**
 * Which chat a viewer takes part in.
 */
export type Room = "players" | "spectators";

/**
 * A line of chat.
 */
export type ChatLine = { 
/**
 * Which line of the game it is; by this it is reported.
 */
number: number, 
/**
 * The seat of who says it; null for spectators.
 */
side: Side | null, 
/**
 * The account's name; null for a visitor without one, and once the account is gone.
 */
name: string | null, 
/**
 * Tells speakers without a name apart within one game: equal for equal speakers, and nothing else can be learnt from it.
 */
speaker: string, text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * The keys of a private game, for those who play it to hand on.
 */
export type Links = { 
/**
 * Lets its holder take the free seat; null when none is free.
 */
join: string | null, 
/**
 * Lets its holder read and write in the spectators' room.
 */
watch: string, };

/**
 * What concerns the viewer alone.
 */
export type You = { 
/**
 * The seats that are the viewer's; both on one screen, none for a spectator.
 */
sides: Array<Side>, room: Room, 
/**
 * The last lines of the viewer's room, oldest first.
 */
chat: Array<ChatLine>, 
/**
 * May the viewer take a free seat?
 */
mayJoin: boolean, 
/**
 * Is the viewer let into the room? Not into that of a private game's spectators, unless the key of its link came with the request.
 */
mayChat: boolean, 
/**
 * The keys for others; null for who has no seat, and for a listed game, which needs none.
 */
links: Links | null, };

/**
 * A game in progress as one viewer sees it.
 */
export type View = { presence: Presence, you: You, 
/**
 * The game that follows this one; of a private game it is told only to who may chat.
 */
rematch: string | null, 
/**
 * The first parts of turns from which the viewer may choose; empty when it is not the viewer's turn.
 */
first: Array<FirstChoice>, id: string, game: string, 
/**
 * Names the count of `seq`: after a restart of the server it is another.
 */
stream: string, 
/**
 * The last change that is in this state.
 */
seq: number, phase: Phase, seats: Both<Seat>, 
/**
 * Who plays which colour is decided by chance when the free seat is taken.
 */
random: boolean, 
/**
 * Counts for ratings.
 */
rated: boolean, 
/**
 * Shown to others: in the lobby while a seat is free, among the games to watch afterwards.
 */
listed: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, control: Control | null, clock: Clock | null, 
/**
 * The position that the game began with.
 */
start: string, 
/**
 * How many turns have been made, counted for both sides together.
 */
ply: number, pieces: Array<Piece>, lastTurn: LastTurn | null, turns: Array<TurnRecord>, outcome: Outcome | null, offers: Offers, 
/**
 * On what grounds a draw can be had now without asking anybody.
 */
claims: Array<string>, 
/**
 * Is the engine at work?
 */
thinking: boolean, 
/**
 * Something that people should know, in an English sentence; `notice` says the same.
 */
note: string | null, 
/**
 * Something that people should know, for who says it in another language.
 */
notice: Notice | null, 
/**
 * Each side's consent to chat; both rooms are open while both consent.
 */
chat: Both<boolean>, 
/**
 * The position as text (`docs/notation.md`).
 */
position: string, 
/**
 * Whose turn it is.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may come back by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved back this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * Turns in which each side's royal piece must have come home; null: no such duty.
 */
home: Both<number | null>, 
/**
 * The cell of the royal piece in check.
 */
check: string | null, };

/**
 * A game in progress in a list.
 */
export type SessionSummary = { id: string, game: string, 
/**
 * The game's name.
 */
name: string, seats: Both<Seat>, 
/**
 * The seats that are the viewer's.
 */
you: Array<Side>, phase: Phase, 
/**
 * Whose turn it is; null when the game is not being played.
 */
side: Side | null, control: Control | null, rated: boolean, 
/**
 * When it was changed last, in milliseconds since 1970.
 */
updated: number, ply: number, 
/**
 * How it stands, in a few words.
 */
status: string, 
/**
 * How it ended; null while it has not.
 */
outcome: Outcome | null, };

/**
 * Who shall have a seat.
 */
export type SeatRequest = "me" | "engine" | "open";

/**
 * A wish for a new game.
 */
export type NewSession = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The number of a start position, from 0; the usual one if neither this nor `position` is given.
 */
startNumber?: number, 
/**
 * A start position as text.
 */
position?: string, white: SeatRequest, black: SeatRequest, 
/**
 * Let chance decide who plays which colour.
 */
random?: boolean, 
/**
 * The engine's level, 1 to 8; 3 if not given.
 */
level?: number, 
/**
 * No clock if not given.
 */
clock?: Control, 
/**
 * Shall it count for ratings? Needs an account, a free seat, a clock and the usual start position.
 */
rated?: boolean, 
/**
 * Shall others be shown it?
 */
listed?: boolean, };

/**
 * A wish for a free seat.
 */
export type Join = { 
/**
 * Which, if it must be this one.
 */
side?: Side, 
/**
 * The key of the invitation (`Links.join`). A game in the lobby needs none.
 */
key?: string, };

/**
 * A step of something that two people agree on.
 */
export type OfferStep = "offer" | "accept" | "decline" | "withdraw";

/**
 * What changes a game. Only players may, except for `say`.
 */
export type Act = { "type": "turn", ply: number, text: string, } | { "type": "resign" } | { "type": "abort" } | { "type": "draw", step: OfferStep, } | { "type": "claim" } | { "type": "takeback", step: OfferStep, } | { "type": "rematch", step: OfferStep, } | { "type": "say", text: string, } | { "type": "chat", open: boolean, };

/**
 * What a client sends.
 */
export type ClientMessage = { "type": "watch", session: string, stream?: string, seq?: number, 
/**
 * The key from the link of a private game; kept for what is done in this game over this socket.
 */
key?: string, } | { "type": "unwatch", session: string, } | { "type": "watchLobby" } | { "type": "unwatchLobby" } | { "type": "act", session: string, id: number, act: Act, } | { "type": "ping", 
/**
 * Comes back as it is.
 */
at: number, };

/**
 * An open challenge: a listed game with a free seat.
 */
export type Challenge = { 
/**
 * The game in progress that is joined.
 */
session: string, game: string, 
/**
 * The game's name.
 */
name: string, 
/**
 * Who offers it.
 */
by: Seat, 
/**
 * Which colour is free.
 */
side: ColourOffer, control: Control | null, rated: boolean, 
/**
 * It begins from a position other than the game's usual one.
 */
custom: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

/**
 * The colour of who accepts a challenge.
 */
export type ColourOffer = "w" | "b" | "random";

/**
 * What the server sends. Messages with `seq` change a state, in this order and each once; those without tell what is so now.
 */
export type ServerMessage = { "type": "hello", 
/**
 * The protocol's version.
 */
version: number, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * A client that has heard nothing for this many milliseconds should send a `ping`, and connect anew if nothing comes.
 */
heartbeat: number, } | { "type": "bulletin", bulletin: Bulletin, } | { "type": "pong", at: number, now: number, } | { "type": "state", session: string, view: View, } | { "type": "turn", session: string, seq: number, ply: number, turn: TurnRecord, lastTurn: LastTurn, changes: Array<Change>, board: Board, clock: Clock | null, outcome: Outcome | null, claims: Array<string>, thinking: boolean, } | { "type": "choices", session: string, ply: number, first: Array<FirstChoice>, } | { "type": "end", session: string, seq: number, outcome: Outcome, clock: Clock | null, } | { "type": "offers", session: string, seq: number, offers: Offers, } | { "type": "engine", session: string, seq: number, thinking: boolean, note: string | null, notice: Notice | null, } | { "type": "said", session: string, seq: number, room: Room, line: ChatLine, } | { "type": "chat", session: string, seq: number, chat: Both<boolean>, } | { "type": "rematch", session: string, seq: number, rematch: string, } | { "type": "presence", session: string, presence: Presence, } | { "type": "lobby", challenges: Array<Challenge>, } | { "type": "challenge", challenge: Challenge, } | { "type": "challengeGone", session: string, } | { "type": "done", id: number, } | { "type": "refused", id: number | null, session: string | null, 
/**
 * As in HTTP. 409: the game has moved on, and `state` has been sent.
 */
status: number, 
/**
 * A sentence for people, in the language that the socket was opened with.
 */
error: string, code: Code, 
/**
 * What the sentence is about, by name; values may be errors themselves.
 */
args?: Record<string, unknown>, };

/**
 * What the operator tells everybody, and whether the site takes changes.
 */
export type Bulletin = { 
/**
 * A text of at most 500 characters; `null`: there is nothing to tell.
 */
announcement: string | null, 
/**
 * Nothing can be changed for now: requests that would are refused with the code `read-only`.
 */
readOnly: boolean, };

/**
 * Name and password, to sign up or to log in.
 */
export type Credentials = { name: string, password: string, };

/**
 * A wish for another password.
 */
export type NewPassword = { old: string, new: string, };

/**
 * A wish to delete the account.
 */
export type Goodbye = { password: string, };

/**
 * A wish to log out.
 */
export type LogOut = { 
/**
 * On all devices; only on this one if not given.
 */
everywhere?: boolean, };

/**
 * Who asks.
 */
export type Me = { 
/**
 * Null: somebody without a name.
 */
account: Person | null, };

/**
 * An account, as everybody sees it.
 */
export type Person = { name: string, 
/**
 * When the account was made, in milliseconds since 1970.
 */
created: number, };

/**
 * A page about a player.
 */
export type PlayerPage = { name: string, 
/**
 * When the account was made, in milliseconds since 1970.
 */
created: number, 
/**
 * Best known first.
 */
ratings: Array<Standing>, 
/**
 * The first of `GET /api/players/{name}/games`.
 */
games: Array<SessionSummary>, };

/**
 * Some games of a list, those changed last first.
 */
export type GamesPage = { games: Array<SessionSummary>, 
/**
 * What to send as `before` for the next page; null: there is none.
 */
next: string | null, };

/**
 * A rating in a game.
 */
export type Standing = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's name.
 */
name: string, 
/**
 * Glicko-2; 1500 at first.
 */
rating: number, 
/**
 * Two of it to both sides of the rating hold the player's strength with 95 %.
 */
deviation: number, 
/**
 * Is little known yet?
 */
provisional: boolean, 
/**
 * Rated games played.
 */
games: number, };

/**
 * A step in a rating's history.
 */
export type RatingChange = { 
/**
 * The rated game.
 */
session: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, before: number, after: number, deviation: number, };

/**
 * The devices on which an account is logged in.
 */
export type Logins = { 
/**
 * Those used last first.
 */
logins: Array<LoginSummary>, 
/**
 * The last change of the password; null: it is the first one.
 */
password: PasswordChange | null, };

/**
 * A login, as its owner sees it.
 */
export type LoginSummary = { id: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was used last, in milliseconds since 1970, within about an hour.
 */
used: number, 
/**
 * The browser's name; null: not known.
 */
browser: string | null, 
/**
 * The name of the device's system; null: not known.
 */
system: string | null, 
/**
 * Does the request come from there?
 */
current: boolean, };

/**
 * When a password was changed.
 */
export type PasswordChange = { 
/**
 * In milliseconds since 1970.
 */
at: number, 
/**
 * Did the operator of the site do it?
 */
byOperator: boolean, };

/**
 * A wish to end a login.
 */
export type EndLogin = { 
/**
 * The login's id.
 */
id: string, };

/**
 * Why somebody is reported.
 */
export type ReportReason = "abuse" | "spam" | "cheating" | "name" | "other";

/**
 * A line of chat that the reporter can read.
 */
export type SpokenLine = { 
/**
 * The game in progress.
 */
session: string, 
/**
 * `ChatLine.number`.
 */
number: number, };

/**
 * A report to the operator: of a player, or of a line of chat.
 */
export type NewReport = { 
/**
 * The account's name; for a report without `line`.
 */
player?: string, 
/**
 * The line; for a report without `player`.
 */
line?: SpokenLine, reason: ReportReason, 
/**
 * What the operator should know, at most 500 characters.
 */
words?: string, };

/**
 * The report was taken.
 */
export type Received = { received: boolean, };

/**
 * A wish to block a player, or to end that.
 */
export type NewBlock = { name: string, 
/**
 * Block, or end it?
 */
blocked: boolean, };

/**
 * A player whom one has blocked.
 */
export type Blocked = { name: string, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, };

/**
 * A piece on a cell.
 */
export type Piece = { cell: string, token: string, 
/**
 * `w`, `b`, or `n` for pieces that no side owns.
 */
side: Side | 'n', };

/**
 * Pieces off the board.
 */
export type Stock = { token: string, count: number, };

/**
 * Something of both sides.
 */
export type Both<T> = { w: T, b: T, };

/**
 * A part of a turn as it is written.
 */
export type TurnPart = { 
/**
 * The token of a piece that is put on the board: `N` of `N@e4`.
 */
piece: string | null, 
/**
 * The cells that it names.
 */
cells: Array<string>, 
/**
 * What is written behind them: `=Q`, `+`, or nothing.
 */
promotion: string, };

/**
 * A turn as text, and its parts.
 */
export type WrittenTurn = { text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, };

/**
 * A turn that was made.
 */
export type TurnRecord = { number: number, side: Side, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, };

/**
 * The path of one piece in a turn: the cells that it visits, in order.
 */
export type Way = { 
/**
 * One cell for a piece that is put there.
 */
cells: Array<string>, 
/**
 * Steps that lead through a tunnel: `i` stands for the one from `cells[i]` to `cells[i + 1]`.
 */
tunnels: Array<number>, };

/**
 * The last turn, to be shown on the board.
 */
export type LastTurn = { 
/**
 * Every cell that it touched.
 */
cells: Array<string>, 
/**
 * The ways of the pieces that moved.
 */
paths: Array<Way>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, };

/**
 * Does a first part need a second?
 */
export type Duty = "none" | "optional" | "compulsory";

/**
 * What a first part does.
 */
export type FirstKind = "move" | "drop" | "castle" | "swap";

/**
 * A first part of a turn.
 */
export type FirstChoice = { text: string, kind: FirstKind, from: string | null, to: string, via: string | null, capture: boolean, promotion: string | null, drop: string | null, second: Duty, 
/**
 * The piece's way, where other cells than the first and the last lie on it.
 */
path: Way | null, 
/**
 * Where a second part may follow: what the first one changes on the board.
 */
changes: Array<Change>, };

/**
 * A cell that a first part changes, and what stands there then.
 */
export type Change = { cell: string, piece: Piece | null, };

/**
 * What a second part does.
 */
export type SecondKind = "step" | "swap" | "place" | "promote" | "none";

/**
 * A second part of a turn.
 */
export type SecondChoice = { text: string, from: string | null, to: string | null, kind: SecondKind, promotion: string | null, };

/**
 * The end of a game.
 */
export type Outcome = { result: '1-0' | '0-1' | '1/2-1/2' | '*', 
/**
 * Why, as one word.
 */
reason: string, 
/**
 * Why, in a sentence.
 */
text: string, };

/**
 * How a piece is drawn.
 */
export type Sign = { icon: string, mark: string, band: string, 
/**
 * The diagram of its moves.
 */
diagram: MoveDiagram, };

/**
 * How the layers of a diagram of moves are laid out.
 */
export type Frame = "flat" | "levels" | "ranks";

/**
 * The diagram of a piece's moves: what it can do away from any particular cell, seen from White's side.
 */
export type MoveDiagram = { frame: Frame, marks: Array<DiagramMark>, 
/**
 * The game is about this piece.
 */
royal: boolean, };

/**
 * How a piece comes to a cell of its diagram.
 */
export type Travel = "leap" | "slide" | "lame" | "hop" | "crooked" | "double";

/**
 * A cell of a diagram of moves.
 */
export type DiagramMark = { 
/**
 * Files to the right, levels down, ranks ahead.
 */
at: [number, number, number], travel: Travel, 
/**
 * The greatest length of a slide, in cells; null: none.
 */
limit: number | null, 
/**
 * Can the piece move there without capturing?
 */
moves: boolean, 
/**
 * Can it capture there?
 */
captures: boolean, 
/**
 * Only from certain cells.
 */
placed: boolean, };

/**
 * A game in the list.
 */
export type GameSummary = { id: string, name: string, inventor: string, year: string, family: string, summary: string, files: number, ranks: number, levels: string, pieceCount: number, neutrals: number, start: string, pieces: Array<Piece>, };

/**
 * A cell of the board.
 */
export type CellInfo = { name: string, file: number, level: number, rank: number, ring: number, };

/**
 * A kind of piece.
 */
export type Kind = { id: string, name: string, token: string, sign: Sign, royal: boolean, explain: Array<string>, };

/**
 * A kind of neutral piece.
 */
export type NeutralKind = { id: string, name: string, token: string, sign: Sign, explain: Array<string>, };

/**
 * A choice made where the inventor is silent.
 */
export type Ruling = { rule: string, text: string, };

/**
 * A start position.
 */
export type StartArray = { name: string, position: string, };

/**
 * Which fields a game's positions can have.
 */
export type SetupFields = { 
/**
 * The token of the royal piece, of which each side must have exactly one.
 */
royal: string | null, 
/**
 * Tokens of pieces that may be in hand.
 */
hands: Array<string>, 
/**
 * Tokens of pieces of which lost ones are counted.
 */
lost: Array<string>, 
/**
 * Cells from which pieces may castle with their royal piece.
 */
castling: Both<Array<string>>, 
/**
 * Is there capture in passing?
 */
passing: boolean, 
/**
 * Are there neutral pieces that may not be moved straight back?
 */
ko: boolean, 
/**
 * The greatest number of turns in which a royal piece must come home; 0: there is no such duty.
 */
home: number, };

/**
 * A game, whole.
 */
export type GameDetail = { rules: string, rulings: Array<Ruling>, cells: Array<CellInfo>, showRings: boolean, 
/**
 * Regions whose edges some pieces may not cross, by the names of their cells: the edges can be drawn.
 */
regions: Array<Array<string>>, kinds: Array<Kind>, neutralKinds: Array<NeutralKind>, starts: Array<StartArray>, hands: boolean, pool: boolean, second: Duty, 
/**
 * Which fields positions can have.
 */
setup: SetupFields, id: string, name: string, inventor: string, year: string, family: string, summary: string, files: number, ranks: number, levels: string, pieceCount: number, neutrals: number, start: string, pieces: Array<Piece>, };

/**
 * A level, for people.
 */
export type Level = { level: number, name: string, description: string, };

/**
 * What a learner reads of a game.
 */
export type Lesson = { summary: string, story: string, 
/**
 * The rules for players; made from the definition where its file tells none.
 */
rules: string, rulings: Array<Ruling>, 
/**
 * Names of pieces in the language asked for, by their tokens, where they differ from the English ones.
 */
names: { [key in string]: string }, examples: Array<LessonExample>, };

/**
 * A rule shown on the board.
 */
export type LessonExample = { title: string, text: string, 
/**
 * Rules of the rule book.
 */
rules: Array<string>, 
/**
 * The pieces before the first step.
 */
start: Array<Piece>, steps: Array<LessonStep>, };

/**
 * The turn of a step.
 */
export type LessonTurn = { 
/**
 * Who made it.
 */
side: Side, 
/**
 * The cells that it touched.
 */
cells: Array<string>, 
/**
 * The ways of the pieces that it moved.
 */
paths: Array<Way>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, };

/**
 * A step of an example: what people read, and the board that it leads to.
 */
export type LessonStep = { text: string, turn: LessonTurn | null, position: string, pieces: Array<Piece>, 
/**
 * Whose turn it is.
 */
side: Side, 
/**
 * Where the player to move is in check.
 */
check: string | null, 
/**
 * The piece whose reach is shown.
 */
show: Shown | null, 
/**
 * Turns that are legal now, among others.
 */
legal: Array<WrittenTurn>, 
/**
 * Turns that are not.
 */
illegal: Array<WrittenTurn>, 
/**
 * How the game ended.
 */
outcome: Outcome | null, };

/**
 * A piece and where it can go.
 */
export type Shown = { cell: string, goals: Goals, };

/**
 * A kind of piece.
 */
export type PieceOverview = { name: string, 
/**
 * Its token in the first of its games.
 */
token: string, sign: Sign, neutral: boolean, royal: boolean, explain: Array<string>, 
/**
 * The games that have it.
 */
games: Array<InGame>, };

/**
 * A game that has a piece.
 */
export type InGame = { id: string, name: string, token: string, };

/**
 * Cells that a piece can go to.
 */
export type Goals = { 
/**
 * Empty cells that it can move to.
 */
moves: Array<string>, 
/**
 * Cells on which it can capture.
 */
captures: Array<string>, 
/**
 * Those of both that it comes to only by a relay or a gate.
 */
led: Array<string>, };

/**
 * Where a piece can go.
 */
export type Reach = { cell: string, token: string, side: 'w' | 'b' | 'n', 
/**
 * Alone on the board.
 */
alone: Goals, 
/**
 * On the board as it stands, no king being minded.
 */
here: Goals, 
/**
 * It stands still while its side lacks a certain piece.
 */
frozen: boolean, 
/**
 * Where legal turns lead it; nothing known if it is not its side's turn, or the board is no position.
 */
legal: Array<string> | null, };
