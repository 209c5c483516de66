// The shapes of the server's interface (docs/server.md), made from crates/server/src/wire. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire

/** The version of the socket's protocol. */
export const VERSION = 1;

    /** Why a game ended. */
export type EndingWord = | 'checkmate' | 'stalemate' | 'not-home' | 'extinction' | 'marriage' | 'bare' | 'explosion' | 'goal' | 'checks' | 'numbers' | 'passes' | 'full-board' | 'castling' | 'connection' | 'dead' | 'impasse' | 'repetition' | 'perpetual-check' | 'perpetual-chase' | 'quiet-turns' | 'counting' | 'resignation' | 'agreement' | 'time' | 'turn-limit' | 'aborted';

/**
 * What went wrong, as a word that programs can rely on. The words stay as they are; new ones may come.
 */
export type Code = "bad-request" | "impossible" | "login-needed" | "forbidden" | "not-found" | "no-method" | "too-slow" | "too-large" | "not-json" | "too-many-requests" | "internal" | "busy" | "storage-full" | "storage-disk" | "storage-read-only" | "storage-damaged" | "storage-locked" | "storage-unreachable" | "read-only" | "network-blocked" | "no-session" | "old-rules" | "game-gone" | "moved-on" | "illegal-turn" | "game-over" | "not-over" | "not-your-turn" | "engines-turn" | "seat-free" | "seat-taken" | "seated" | "no-seat" | "invitation-needed" | "blocked" | "time-over" | "begun" | "no-offer" | "declined" | "no-claim" | "nothing-to-take-back" | "rated" | "engine-declines" | "no-help" | "no-game" | "bad-position" | "rated-needs-login" | "rated-terms" | "too-many-challenges" | "full" | "chat-empty" | "chat-too-long" | "chat-too-fast" | "chat-closed" | "link-needed" | "chat-too-new" | "no-cookie" | "wrong-password" | "too-many-attempts" | "too-many-accounts" | "name-taken" | "name-length" | "name-letters" | "name-reserved" | "password-length" | "password-easy" | "account-locked" | "no-player" | "record-too-large" | "no-line" | "report-unclear" | "too-many-reports" | "too-many-blocks" | "too-many-analyses" | "engine-busy" | "too-many-sockets" | "closing";

/**
 * The body of an error response.
 */
export type Failure = { code: Code, 
/**
 * The arguments of the message, by name; values may be errors themselves. The messages of all languages are made from these.
 */
args?: Record<string, unknown>, 
/**
 * A sentence for people, in the first available language of the request's `Accept-Language`; `Content-Language` says which.
 */
error: string, };

/**
 * White or Black.
 */
export type Side = "w" | "b";

/**
 * The phase of a game.
 */
export type Phase = "waiting" | "playing" | "ended";

/**
 * The kind of player in a seat.
 */
export type SeatKind = "person" | "engine" | "open";

/**
 * Who plays a side. It does not distinguish one anonymous visitor from another.
 */
export type Seat = { kind: SeatKind, 
/**
 * The account's name; null for a visitor without one.
 */
name: string | null, 
/**
 * The account’s current rating in this variant; null without an account.
 */
rating: number | null, 
/**
 * The engine's level.
 */
level: number | null, };

/**
 * The time control, in milliseconds. At most one of `increment` and `delay` is above 0.
 */
export type Control = { 
/**
 * The initial time of each side.
 */
base: number, 
/**
 * Added after each whole turn.
 */
increment: number, 
/**
 * The delay in each turn before the clock begins to run down.
 */
delay: number, };

/**
 * The clocks, in a form that does not change while time passes. A side has left `side === running ? clock[side] - max(0, now - since - delay) :
 * clock[side]`, where `now` is on the server's clock (see `hello`).
 */
export type Clock = { 
/**
 * White's time in milliseconds; while White's clock is running: at `since`.
 */
w: number, 
/**
 * Black's time in milliseconds; while Black's clock is running: at `since`.
 */
b: number, 
/**
 * The side whose clock is running; null before both sides have made their first turn, and after the end.
 */
running: Side | null, 
/**
 * Since when it is running, in milliseconds since 1970 on the server's clock.
 */
since: number | null, 
/**
 * The deadline for the first turn of the side to move; after it the game is aborted.
 */
firstBy: number | null, };

/**
 * The open offers; each names the side that offers.
 */
export type Offers = { draw: Side | null, takeback: Side | null, rematch: Side | null, };

/**
 * The position apart from the places of the pieces.
 */
export type Board = { 
/**
 * The position as text (`docs/notation.md`).
 */
position: string, 
/**
 * The position as FEN; null if the game has no customary form of it.
 */
fen: string | null, 
/**
 * The side to move.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may return by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved straight back in this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * The number of turns in which each side's royal piece must have come home; null without such a duty.
 */
home: Both<number | null>, 
/**
 * The number of checks that each side has given; null in games that do not count them.
 */
checks: Both<number> | null, 
/**
 * The count of turns towards a draw; null while nothing is counted.
 */
count: TurnCount | null, 
/**
 * How far the player to move is in a row of turns; null in games in which players take turns.
 */
row: TurnsInRow | null, 
/**
 * The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
 */
checked: Array<string>, };

/**
 * A notice to the people in a game. The words do not change; new ones may be added.
 */
export type Notice = { "code": "engine-failed" };

/**
 * A game in progress as everybody sees it.
 */
export type State = { id: string, game: string, 
/**
 * Identifies the counter of `seq`: it changes when the server restarts.
 */
stream: string, 
/**
 * The last change that is included in this state.
 */
seq: number, phase: Phase, seats: Both<Seat>, 
/**
 * Is the rating of this side's player still uncertain?
 */
provisional: Both<boolean>, 
/**
 * The colours are chosen at random when the free seat is taken.
 */
random: boolean, 
/**
 * The game is rated.
 */
rated: boolean, 
/**
 * Listed publicly: in the lobby while a seat is free, among the games to watch afterwards.
 */
listed: boolean, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, control: Control | null, clock: Clock | null, 
/**
 * The start position.
 */
start: string, 
/**
 * How many turns have been made, counted for both sides together.
 */
ply: number, pieces: Array<Piece>, lastTurn: LastTurn | null, turns: Array<TurnRecord>, outcome: Outcome | null, offers: Offers, 
/**
 * The grounds on which a draw can be claimed now.
 */
claims: Array<string>, 
/**
 * Is the engine thinking?
 */
thinking: boolean, 
/**
 * A notice to people as an English sentence; the same as `notice`.
 */
note: string | null, 
/**
 * A notice to people as a word, for clients in other languages.
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
 * The position as FEN; null if the game has no customary form of it.
 */
fen: string | null, 
/**
 * The side to move.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may return by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved straight back in this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * The number of turns in which each side's royal piece must have come home; null without such a duty.
 */
home: Both<number | null>, 
/**
 * The number of checks that each side has given; null in games that do not count them.
 */
checks: Both<number> | null, 
/**
 * The count of turns towards a draw; null while nothing is counted.
 */
count: TurnCount | null, 
/**
 * How far the player to move is in a row of turns; null in games in which players take turns.
 */
row: TurnsInRow | null, 
/**
 * The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
 */
checked: Array<string>, };

/**
 * Who is connected.
 */
export type Presence = { w: boolean, b: boolean, 
/**
 * The number of sockets that watch without a seat.
 */
spectators: number, };

/**
 * The chat room of a viewer.
 */
export type Room = "players" | "spectators";

/**
 * A line of chat.
 */
export type ChatLine = { 
/**
 * The number of the line in the game, which identifies it in a report.
 */
number: number, 
/**
 * The seat of the speaker; null for spectators.
 */
side: Side | null, 
/**
 * The account's name; null for a visitor, and once the account is deleted.
 */
name: string | null, 
/**
 * A pseudonym that distinguishes anonymous speakers within one game: equal for equal speakers, and without further information.
 */
speaker: string, text: string, 
/**
 * When it was said, in milliseconds since 1970.
 */
at: number, };

/**
 * The keys of a private game, for its players to pass on.
 */
export type Links = { 
/**
 * Lets its holder take the free seat; null if none is free.
 */
join: string | null, 
/**
 * Lets its holder read and write in the spectators' room.
 */
watch: string, };

/**
 * The additions for one viewer.
 */
export type You = { 
/**
 * The seats of the viewer; both on one screen, none for a spectator.
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
 * May the viewer use the room? For the spectators of a private game the request must contain the key of its link.
 */
mayChat: boolean, 
/**
 * The keys of the links for others; null without a seat, and for a listed game, which needs none.
 */
links: Links | null, };

/**
 * A game in progress as one viewer sees it.
 */
export type View = { presence: Presence, you: You, 
/**
 * The id of the rematch; in a private game only for viewers who may chat.
 */
rematch: string | null, 
/**
 * The first parts from which the viewer may choose; empty if it is not the viewer's turn.
 */
first: Array<FirstChoice>, id: string, game: string, 
/**
 * Identifies the counter of `seq`: it changes when the server restarts.
 */
stream: string, 
/**
 * The last change that is included in this state.
 */
seq: number, phase: Phase, seats: Both<Seat>, 
/**
 * Is the rating of this side's player still uncertain?
 */
provisional: Both<boolean>, 
/**
 * The colours are chosen at random when the free seat is taken.
 */
random: boolean, 
/**
 * The game is rated.
 */
rated: boolean, 
/**
 * Listed publicly: in the lobby while a seat is free, among the games to watch afterwards.
 */
listed: boolean, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, control: Control | null, clock: Clock | null, 
/**
 * The start position.
 */
start: string, 
/**
 * How many turns have been made, counted for both sides together.
 */
ply: number, pieces: Array<Piece>, lastTurn: LastTurn | null, turns: Array<TurnRecord>, outcome: Outcome | null, offers: Offers, 
/**
 * The grounds on which a draw can be claimed now.
 */
claims: Array<string>, 
/**
 * Is the engine thinking?
 */
thinking: boolean, 
/**
 * A notice to people as an English sentence; the same as `notice`.
 */
note: string | null, 
/**
 * A notice to people as a word, for clients in other languages.
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
 * The position as FEN; null if the game has no customary form of it.
 */
fen: string | null, 
/**
 * The side to move.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may return by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved straight back in this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * The number of turns in which each side's royal piece must have come home; null without such a duty.
 */
home: Both<number | null>, 
/**
 * The number of checks that each side has given; null in games that do not count them.
 */
checks: Both<number> | null, 
/**
 * The count of turns towards a draw; null while nothing is counted.
 */
count: TurnCount | null, 
/**
 * How far the player to move is in a row of turns; null in games in which players take turns.
 */
row: TurnsInRow | null, 
/**
 * The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
 */
checked: Array<string>, };

/**
 * A game in progress in a list.
 */
export type SessionSummary = { id: string, game: string, 
/**
 * The variant's name.
 */
name: string, seats: Both<Seat>, 
/**
 * The seats of the viewer.
 */
you: Array<Side>, phase: Phase, 
/**
 * The side to move; null if the game is not in progress.
 */
side: Side | null, control: Control | null, 
/**
 * The pieces on the board; those of the start position in old games, and none if the game's file is gone.
 */
pieces: Array<Piece>, rated: boolean, 
/**
 * When it last changed, in milliseconds since 1970.
 */
updated: number, ply: number, 
/**
 * The state of the game in a few words.
 */
status: string, 
/**
 * How it ended; null while it is in progress.
 */
outcome: Outcome | null, };

/**
 * Who gets a seat.
 */
export type SeatRequest = "me" | "engine" | "open";

/**
 * A request for a new game.
 */
export type NewSession = { 
/**
 * The variant's id.
 */
game: string, 
/**
 * The number of a start position, from 0; the default one if neither this nor `position` is given.
 */
startNumber?: number, 
/**
 * A start position as text.
 */
position?: string, white: SeatRequest, black: SeatRequest, 
/**
 * Choose the colours at random.
 */
random?: boolean, 
/**
 * The engine's level, 1 to 12; 5 by default.
 */
level?: number, 
/**
 * The time control; no clock by default.
 */
clock?: Control, 
/**
 * Is the game rated? Requires an account, a free seat, a clock and the default start position.
 */
rated?: boolean, 
/**
 * Is the game listed publicly?
 */
listed?: boolean, };

/**
 * A request to take a free seat.
 */
export type Join = { 
/**
 * The side, if it must be this one.
 */
side?: Side, 
/**
 * The key of the invitation (`Links.join`). A game in the lobby needs none.
 */
key?: string, };

/**
 * A step in an agreement between two players.
 */
export type OfferStep = "offer" | "accept" | "decline" | "withdraw";

/**
 * A change of a game. Only players may make one, except for `say`.
 */
export type Act = { "type": "turn", ply: number, text: string, } | { "type": "resign" } | { "type": "abort" } | { "type": "draw", step: OfferStep, } | { "type": "claim" } | { "type": "takeback", step: OfferStep, } | { "type": "rematch", step: OfferStep, } | { "type": "say", text: string, } | { "type": "chat", open: boolean, };

/**
 * What a client sends.
 */
export type ClientMessage = { "type": "watch", session: string, stream?: string, seq?: number, 
/**
 * The key from the link of a private game; it is kept for all actions in this game over this socket.
 */
key?: string, } | { "type": "unwatch", session: string, } | { "type": "watchLobby" } | { "type": "unwatchLobby" } | { "type": "watchShow" } | { "type": "unwatchShow" } | { "type": "act", session: string, id: number, act: Act, } | { "type": "ping", 
/**
 * Returned unchanged.
 */
at: number, };

/**
 * A game that is shown while it is played.
 */
export type ShownGame = { 
/**
 * The id of the game; null for a game that the engine plays against itself for this page alone.
 */
session: string | null, game: string, 
/**
 * The variant's name.
 */
name: string, seats: Both<Seat>, 
/**
 * The side to move.
 */
side: Side, control: Control | null, clock: Clock | null, 
/**
 * How many turns have been made, counted for both sides together.
 */
ply: number, pieces: Array<Piece>, 
/**
 * The cells that the last turn touched.
 */
last: Array<string>, 
/**
 * How it ended; null while it is in progress.
 */
outcome: Outcome | null, };

/**
 * An open challenge: a listed game with a free seat.
 */
export type Challenge = { 
/**
 * The id of the game to join.
 */
session: string, game: string, 
/**
 * The variant's name.
 */
name: string, 
/**
 * The player who offers it.
 */
by: Seat, 
/**
 * The colour that is free.
 */
side: ColourOffer, control: Control | null, rated: boolean, 
/**
 * It begins from a position other than the variant's default.
 */
custom: boolean, 
/**
 * That position as text; null for the variant's default.
 */
position: string | null, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, };

/**
 * The colour of the player who accepts a challenge.
 */
export type ColourOffer = "w" | "b" | "random";

/**
 * A message of the server. Messages with `seq` are changes of a state, each sent once and in order; those without describe the present.
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
 * A client that has received nothing for this many milliseconds should send a `ping`, and reconnect if no answer comes.
 */
heartbeat: number, } | { "type": "bulletin", bulletin: Bulletin, } | { "type": "pong", at: number, now: number, } | { "type": "state", session: string, view: View, } | { "type": "turn", session: string, seq: number, ply: number, turn: TurnRecord, lastTurn: LastTurn, changes: Array<Change>, board: Board, clock: Clock | null, outcome: Outcome | null, claims: Array<string>, thinking: boolean, } | { "type": "choices", session: string, ply: number, first: Array<FirstChoice>, } | { "type": "end", session: string, seq: number, outcome: Outcome, clock: Clock | null, } | { "type": "offers", session: string, seq: number, offers: Offers, } | { "type": "engine", session: string, seq: number, thinking: boolean, note: string | null, notice: Notice | null, } | { "type": "said", session: string, seq: number, room: Room, line: ChatLine, } | { "type": "chat", session: string, seq: number, chat: Both<boolean>, } | { "type": "rematch", session: string, seq: number, rematch: string, } | { "type": "presence", session: string, presence: Presence, } | { "type": "lobby", challenges: Array<Challenge>, } | { "type": "challenge", challenge: Challenge, } | { "type": "challengeGone", session: string, } | { "type": "show", boards: Array<ShownGame>, } | { "type": "showBoard", place: number, board: ShownGame, } | { "type": "done", id: number, } | { "type": "refused", id: number | null, session: string | null, 
/**
 * As in HTTP. 409: the game has changed in the meantime, and `state` has been sent.
 */
status: number, 
/**
 * A sentence for people, in the language of the socket.
 */
error: string, code: Code, 
/**
 * The arguments of the sentence, by name; values may be errors themselves.
 */
args?: Record<string, unknown>, };

/**
 * A problem with a request, as part of a response.
 */
export type Problem = { 
/**
 * The problem as a code for programs.
 */
code: string, 
/**
 * The arguments of the message, by name; values may be errors themselves.
 */
args?: Record<string, unknown>, 
/**
 * A sentence for people.
 */
text: string, };

/**
 * A game that was just created.
 */
export type CreatedSession = { 
/**
 * What was guessed or left out when the text of the position was read, and what cannot occur in a game.
 */
remarks: Array<Problem>, presence: Presence, you: You, 
/**
 * The id of the rematch; in a private game only for viewers who may chat.
 */
rematch: string | null, 
/**
 * The first parts from which the viewer may choose; empty if it is not the viewer's turn.
 */
first: Array<FirstChoice>, id: string, game: string, 
/**
 * Identifies the counter of `seq`: it changes when the server restarts.
 */
stream: string, 
/**
 * The last change that is included in this state.
 */
seq: number, phase: Phase, seats: Both<Seat>, 
/**
 * Is the rating of this side's player still uncertain?
 */
provisional: Both<boolean>, 
/**
 * The colours are chosen at random when the free seat is taken.
 */
random: boolean, 
/**
 * The game is rated.
 */
rated: boolean, 
/**
 * Listed publicly: in the lobby while a seat is free, among the games to watch afterwards.
 */
listed: boolean, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, control: Control | null, clock: Clock | null, 
/**
 * The start position.
 */
start: string, 
/**
 * How many turns have been made, counted for both sides together.
 */
ply: number, pieces: Array<Piece>, lastTurn: LastTurn | null, turns: Array<TurnRecord>, outcome: Outcome | null, offers: Offers, 
/**
 * The grounds on which a draw can be claimed now.
 */
claims: Array<string>, 
/**
 * Is the engine thinking?
 */
thinking: boolean, 
/**
 * A notice to people as an English sentence; the same as `notice`.
 */
note: string | null, 
/**
 * A notice to people as a word, for clients in other languages.
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
 * The position as FEN; null if the game has no customary form of it.
 */
fen: string | null, 
/**
 * The side to move.
 */
side: Side, hands: Both<Array<Stock>>, 
/**
 * Lost pieces that may return by promotion.
 */
lost: Both<Array<Stock>>, 
/**
 * Neutral pieces that may not be moved straight back in this turn: from a cell, to a cell.
 */
ko: Array<[string, string]>, 
/**
 * The number of turns in which each side's royal piece must have come home; null without such a duty.
 */
home: Both<number | null>, 
/**
 * The number of checks that each side has given; null in games that do not count them.
 */
checks: Both<number> | null, 
/**
 * The count of turns towards a draw; null while nothing is counted.
 */
count: TurnCount | null, 
/**
 * How far the player to move is in a row of turns; null in games in which players take turns.
 */
row: TurnsInRow | null, 
/**
 * The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
 */
checked: Array<string>, };

/**
 * The operator's announcement, and whether the site accepts changes.
 */
export type Bulletin = { 
/**
 * A text of at most 500 characters; `null` if there is none.
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
 * A request to change the password.
 */
export type NewPassword = { old: string, new: string, };

/**
 * A request to delete the account.
 */
export type Goodbye = { password: string, };

/**
 * A request to log out.
 */
export type LogOut = { 
/**
 * On all devices; by default only on this one.
 */
everywhere?: boolean, };

/**
 * The requester.
 */
export type Me = { 
/**
 * The account; null without a login.
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
 * The most certain first.
 */
ratings: Array<Standing>, 
/**
 * The first page of `GET /api/players/{name}/games`.
 */
games: Array<SessionSummary>, };

/**
 * A page of a list of games, most recently changed first.
 */
export type GamesPage = { games: Array<SessionSummary>, 
/**
 * What to send as `before` for the next page; null if there is none.
 */
next: string | null, };

/**
 * A rating in a variant.
 */
export type Standing = { 
/**
 * The variant's id.
 */
game: string, 
/**
 * The variant's name.
 */
name: string, 
/**
 * Glicko-2; initially 1500.
 */
rating: number, 
/**
 * The standard deviation: the player's strength is within two deviations of the rating with a probability of 95 %.
 */
deviation: number, 
/**
 * Is the rating still uncertain?
 */
provisional: boolean, 
/**
 * The number of rated games played.
 */
games: number, };

/**
 * A rating change.
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
 * Most recently used first.
 */
logins: Array<LoginSummary>, 
/**
 * The last change of the password; null if it is the first one.
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
 * When it was last used, in milliseconds since 1970, to within about an hour.
 */
used: number, 
/**
 * The browser's name; null if unknown.
 */
browser: string | null, 
/**
 * The name of the operating system; null if unknown.
 */
system: string | null, 
/**
 * Is it the login of this request?
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
 * Was it changed by the operator of the site?
 */
byOperator: boolean, };

/**
 * New recovery codes, which are told only once.
 */
export type MadeRecoveryCodes = { 
/**
 * Each sets a new password once.
 */
codes: Array<string>, };

/**
 * The recovery codes of an account.
 */
export type RecoveryCodes = { 
/**
 * How many have not been used.
 */
left: number, 
/**
 * When they were made, in milliseconds since 1970; null if none is left.
 */
made: number | null, };

/**
 * A request to end a login.
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
 * A chat line that the reporter can read.
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
 * A report to the operator: of a player, or of a chat line.
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
 * An explanation for the operator, at most 500 characters.
 */
words?: string, };

/**
 * The report was accepted.
 */
export type Received = { received: boolean, };

/**
 * A request to block or unblock a player.
 */
export type NewBlock = { name: string, 
/**
 * Block or unblock?
 */
blocked: boolean, };

/**
 * A blocked player.
 */
export type Blocked = { name: string, 
/**
 * When the player was blocked, in milliseconds since 1970.
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
 * A value for each side.
 */
export type Both<T> = { w: T, b: T, };

/**
 * A part of a turn in notation.
 */
export type TurnPart = { 
/**
 * The token of a piece that is dropped: `N` of `N@e4`.
 */
piece: string | null, 
/**
 * The cells that it names.
 */
cells: Array<string>, 
/**
 * The suffix: `=Q`, `+`, or empty.
 */
promotion: string, };

/**
 * A turn in algebraic notation, in its parts: `Nbxd7,*@e4+` is `N`, `b`, a capture, `d7`, `*@e4`, `+`.
 */
export type San = { 
/**
 * The token of the piece that the letters name.
 */
piece: string | null, 
/**
 * What a figurine can replace; empty if no piece is named, as for pawns and castling.
 */
letters: string, 
/**
 * What is said of the cell from which the piece comes; may be empty.
 */
from: string, captures: boolean, 
/**
 * The target with the promotion, or the whole first part if it is not a move of one piece.
 */
to: string, 
/**
 * The second part; empty if there is none.
 */
second: string, 
/**
 * `+` for check, `#` for mate, else empty.
 */
check: '' | '+' | '#', 
/**
 * The turn as the game's tradition writes it: `P-7f`, `C2=5`; null if it has none, or cannot write this turn.
 */
native: string | null, };

/**
 * A piece that left the board.
 */
export type CapturedPiece = { token: string, 
/**
 * The side that lost it.
 */
side: Side, };

/**
 * A turn as text, and its parts.
 */
export type WrittenTurn = { text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, 
/**
 * The turn in algebraic notation; null where the position before it is not at hand.
 */
san: San | null, };

/**
 * A turn that was made.
 */
export type TurnRecord = { number: number, side: Side, 
/**
 * The piece that it captured.
 */
captured: CapturedPiece | null, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, 
/**
 * The turn in algebraic notation; null where the position before it is not at hand.
 */
san: San | null, };

/**
 * The path of one piece in a turn: the cells that it visits, in order.
 */
export type Way = { 
/**
 * A single cell for a piece that is dropped.
 */
cells: Array<string>, 
/**
 * Steps through a tunnel: `i` stands for the step from `cells[i]` to `cells[i + 1]`.
 */
tunnels: Array<number>, };

/**
 * The last turn, for display on the board.
 */
export type LastTurn = { 
/**
 * Every cell that it touched.
 */
cells: Array<string>, 
/**
 * The paths of the pieces that moved.
 */
paths: Array<Way>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, 
/**
 * The turn in algebraic notation; null where the position before it is not at hand.
 */
san: San | null, };

/**
 * Does a first part need a second?
 */
export type Duty = "none" | "optional" | "compulsory";

/**
 * What a first part does.
 */
export type FirstKind = "move" | "drop" | "castle" | "swap" | "pass";

/**
 * A first part of a turn.
 */
export type FirstChoice = { text: string, kind: FirstKind, from: string | null, 
/**
 * Null if the player passes.
 */
to: string | null, via: string | null, capture: boolean, promotion: string | null, 
/**
 * The piece that is dropped.
 */
drop: string | null, 
/**
 * The piece in hand that is used up by the drop; `drop` may be its other form.
 */
hand: string | null, second: Duty, 
/**
 * The piece's path, if it leads over other cells than the first and the last.
 */
path: Way | null, 
/**
 * If a second part may follow: what the first one changes on the board.
 */
changes: Array<Change>, 
/**
 * An earlier choice leads to the same position, by another `via`.
 */
same: boolean, 
/**
 * The piece could then be captured on `via` in passing. Told only if several choices lead from one cell to another.
 */
exposed: boolean, };

/**
 * A cell that a first part changes, and its new content.
 */
export type Change = { cell: string, piece: Piece | null, };

/**
 * What a second part does.
 */
export type SecondKind = "step" | "swap" | "place" | "promote" | "gate" | "move" | "castle" | "drop" | "none";

/**
 * A second part of a turn.
 */
export type SecondChoice = { text: string, from: string | null, to: string | null, kind: SecondKind, promotion: string | null, };

/**
 * The end of a game.
 */
export type Outcome = { result: '1-0' | '0-1' | '1/2-1/2' | '*', 
/**
 * The reason, as one word.
 */
reason: EndingWord, 
/**
 * The reason, as a sentence.
 */
text: string, };

/**
 * A count of turns towards a draw, in a game that counts in endings. Both numbers count the turns of both sides.
 */
export type TurnCount = { 
/**
 * The side that counts, left with its royal piece alone; null while both sides have more than that.
 */
side: Side | null, 
/**
 * The turns counted so far.
 */
turns: number, 
/**
 * The largest number of turns without a draw.
 */
limit: number, };

/**
 * How far the player to move is in a row of turns, in a game in which players have several turns in a row.
 */
export type TurnsInRow = { 
/**
 * How many turns are left, the coming one among them.
 */
left: number, 
/**
 * How many turns the row has, unless a check ends it.
 */
of: number, };

/**
 * The characters of a piece.
 */
export type Characters = { 
/**
 * What they stand on.
 */
on: Bodies, 
/**
 * One or two characters, written from the top down: White's, then Black's.
 */
full: [string, string], 
/**
 * One character, where there is no room for two: White's, then Black's.
 */
short: [string, string], };

/**
 * How a piece is drawn.
 */
export type Sign = { icon: string, mark: string, band: string, 
/**
 * Its characters, for sets with characters; null if it has none.
 */
characters: Characters | null, 
/**
 * The diagram of its moves.
 */
diagram: MoveDiagram, };

/**
 * How a board is drawn.
 */
export type Ground = "chequered" | "plain" | "ring" | "lines";

/**
 * What stands at the edges of a board.
 */
export type Coordinates = "letters" | "japanese" | "chinese";

/**
 * What characters stand on.
 */
export type Bodies = "wedges" | "discs" | "octagons";

/**
 * What the sides are called.
 */
export type SideNames = "white-black" | "red-black" | "sente-gote";

/**
 * How a game looks where it is at home.
 */
export type Style = { 
/**
 * How the board is drawn.
 */
board: Ground, 
/**
 * What stands at the edges of the board.
 */
coordinates: Coordinates, 
/**
 * Marked cells: ticks on a board of lines; on a plain board a dot at the corner towards the middle rank and to the right.
 */
marks: Array<string>, 
/**
 * On a board of lines: after how many ranks a river crosses it.
 */
rivers: Array<number>, 
/**
 * What is written in the river, left and right; empty if nothing is.
 */
river: Array<string>, 
/**
 * On a board of lines: the diagonals of palaces, as their two ends.
 */
diagonals: Array<[string, string]>, 
/**
 * Whether the left edge and the right one are joined.
 */
wraps: boolean, 
/**
 * Whether the near edge and the far one are joined.
 */
wraps_ranks: boolean, };

/**
 * The layers of a move diagram.
 */
export type Frame = "flat" | "hexagons" | "levels" | "ranks";

/**
 * The diagram of a piece's moves: what it can do independently of its cell, from White's point of view.
 */
export type MoveDiagram = { frame: Frame, marks: Array<DiagramMark>, 
/**
 * The piece is royal.
 */
royal: boolean, };

/**
 * How a piece reaches a cell of its diagram.
 */
export type Travel = "leap" | "slide" | "lame" | "hop" | "crooked" | "double" | "twice";

/**
 * A cell of a move diagram.
 */
export type DiagramMark = { 
/**
 * Files to the right, levels down, ranks ahead.
 */
at: [number, number, number], travel: Travel, 
/**
 * The maximum length of a slide, in steps; null if unlimited.
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
placed: boolean, 
/**
 * It captures what stands there, and does not end there.
 */
elsewhere: boolean, 
/**
 * Can it change places with a piece there?
 */
swaps: boolean, };

/**
 * How a piece is drawn, without the diagram of its moves.
 */
export type PlainSign = { icon: string, mark: string, band: string, 
/**
 * null: the piece has none.
 */
characters: Characters | null, };

/**
 * How much somebody who plays chess must learn before a first game.
 */
export type Difficulty = "easy" | "middle" | "hard";

/**
 * A variant in the list.
 */
export type GameSummary = { id: string, name: string, inventor: string, year: string, family: string, summary: string, 
/**
 * The shape of the cells.
 */
grid: Grid, files: number, ranks: number, levels: string, 
/**
 * The letters of the files.
 */
letters: string, 
/**
 * The names of cells within files, levels and ranks that the board lacks.
 */
holes: Array<string>, pieceCount: number, neutrals: number, sides: SideNames, style: Style, start: string, pieces: Array<Piece>, 
/**
 * How the pieces and neutral pieces are drawn, by token.
 */
signs: { [key in string]: PlainSign }, 
/**
 * The names of the pieces in lower case, in the language and in English, for searches.
 */
words: string, 
/**
 * Captured pieces change sides and can be dropped.
 */
hands: boolean, 
/**
 * The turns of a usual game, those of both sides together; null if unknown.
 */
length: number | null, 
/**
 * How much a chess player must learn first; null if unknown.
 */
level: Difficulty | null, 
/**
 * Its place on the path for newcomers, from 1; null if it is not on it.
 */
startHere: number | null, 
/**
 * How many puzzles it has.
 */
puzzles: number, };

/**
 * The shape of a board's cells.
 */
export type Grid = "squares" | "hexagons";

/**
 * A cell of the board.
 */
export type CellInfo = { name: string, file: number, level: number, rank: number, ring: number, };

/**
 * A piece type.
 */
export type Kind = { id: string, name: string, token: string, sign: Sign, royal: boolean, 
/**
 * What it is worth, as the engine measures it from the rules alone: in hundredths of the weakest pawn; 0 for a royal piece.
 */
value: number, 
/**
 * How it moves, in sentences that name places as the edges of the game's own board do.
 */
explain: Array<string>, 
/**
 * The same for a board with letters and numbers at its edges; null where nothing differs.
 */
lettered: Array<string> | null, };

/**
 * A neutral piece type.
 */
export type NeutralKind = { id: string, name: string, token: string, sign: Sign, explain: Array<string>, };

/**
 * A ruling where the inventor's rules are silent.
 */
export type Ruling = { rule: string, text: string, };

/**
 * A start position.
 */
export type StartArray = { name: string, position: string, 
/**
 * Its name in the file, whatever the language.
 */
id: string, 
/**
 * The number of its random starts, which are numbered from 0; 0 if it is not shuffled. `array NUMBER ID` is such a start wherever a position is
 * read.
 */
arrays: number, };

/**
 * The fields that a variant's positions have.
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
 * Tokens of pieces whose losses are counted.
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
 * The maximum number of turns in which a royal piece must come home; 0 without such a duty.
 */
home: number, 
/**
 * Are checks counted?
 */
checks: boolean, 
/**
 * Does an ending ask who has castled?
 */
castled: boolean, 
/**
 * May a capture bar others like it in the next turn?
 */
struck: boolean, 
/**
 * Do players have several turns in a row?
 */
made: boolean, 
/**
 * Are turns counted towards a draw in endings?
 */
count: boolean, };

/**
 * A variant in full.
 */
export type GameDetail = { rules: string, rulings: Array<Ruling>, cells: Array<CellInfo>, showRings: boolean, 
/**
 * Regions whose edges some pieces may not cross, as lists of cells; the edges can be drawn.
 */
regions: Array<Array<string>>, kinds: Array<Kind>, neutralKinds: Array<NeutralKind>, starts: Array<StartArray>, 
/**
 * The number of random starts of the first start position that is shuffled; 0 if none is. `array NUMBER` is such a start wherever a position is
 * read.
 */
arrays: number, pool: boolean, second: Duty, 
/**
 * The fields that positions have.
 */
setup: SetupFields, id: string, name: string, inventor: string, year: string, family: string, summary: string, 
/**
 * The shape of the cells.
 */
grid: Grid, files: number, ranks: number, levels: string, 
/**
 * The letters of the files.
 */
letters: string, 
/**
 * The names of cells within files, levels and ranks that the board lacks.
 */
holes: Array<string>, pieceCount: number, neutrals: number, sides: SideNames, style: Style, start: string, pieces: Array<Piece>, 
/**
 * How the pieces and neutral pieces are drawn, by token.
 */
signs: { [key in string]: PlainSign }, 
/**
 * The names of the pieces in lower case, in the language and in English, for searches.
 */
words: string, 
/**
 * Captured pieces change sides and can be dropped.
 */
hands: boolean, 
/**
 * The turns of a usual game, those of both sides together; null if unknown.
 */
length: number | null, 
/**
 * How much a chess player must learn first; null if unknown.
 */
level: Difficulty | null, 
/**
 * Its place on the path for newcomers, from 1; null if it is not on it.
 */
startHere: number | null, 
/**
 * How many puzzles it has.
 */
puzzles: number, };

/**
 * A level with its description for people.
 */
export type Level = { level: number, name: string, description: string, };

/**
 * The lesson of a variant.
 */
export type Lesson = { summary: string, story: string, 
/**
 * The rules for players; generated from the definition if its file has none.
 */
rules: string, rulings: Array<Ruling>, sources: Array<Source>, 
/**
 * The names of pieces in the requested language, by token, where they differ from the English ones.
 */
names: { [key in string]: string }, examples: Array<LessonExample>, };

/**
 * Which pieces of a game win alone.
 */
export type GameEndings = { 
/**
 * In the order of the game's pieces; empty where nothing has been worked out.
 */
endings: Array<GameEnding>, };

/**
 * A few pieces against a bare royal piece.
 */
export type GameEnding = { 
/**
 * All pieces, such as `K Q / K`.
 */
pieces: string, 
/**
 * The tokens of those that help the royal piece.
 */
helpers: Array<string>, 
/**
 * The share of positions that White wins with White to move, from 0 to 1.
 */
toMove: number, 
/**
 * The share with Black to move.
 */
waiting: number, 
/**
 * A longest win; null if there is no win.
 */
longest: LongestEnding | null, };

/**
 * A longest win.
 */
export type LongestEnding = { 
/**
 * White's turns until the end.
 */
turns: number, 
/**
 * The position in which it begins, as text.
 */
position: string, 
/**
 * The turns of both sides, as text.
 */
line: Array<string>, };

/**
 * A rule demonstrated on the board.
 */
export type LessonExample = { title: string, text: string, 
/**
 * The rules of the rule book that it demonstrates.
 */
rules: Array<string>, 
/**
 * The pieces before the first step.
 */
start: Array<Piece>, steps: Array<LessonStep>, };

/**
 * Where the rules of a variant are described.
 */
export type Source = { 
/**
 * Author, title and place.
 */
text: string, 
/**
 * Its address on the web; null: none.
 */
link: string | null, };

/**
 * The turn of a step.
 */
export type LessonTurn = { 
/**
 * The side that made it.
 */
side: Side, 
/**
 * The cells that it touched.
 */
cells: Array<string>, 
/**
 * The paths of the pieces that it moved.
 */
paths: Array<Way>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, 
/**
 * The turn in algebraic notation; null where the position before it is not at hand.
 */
san: San | null, };

/**
 * A step of an example: its text, and the resulting board.
 */
export type LessonStep = { text: string, turn: LessonTurn | null, position: string, pieces: Array<Piece>, 
/**
 * The side to move.
 */
side: Side, 
/**
 * The cells of the royal pieces of the player to move that are in check.
 */
checked: Array<string>, 
/**
 * The piece whose reach is shown.
 */
show: Shown | null, 
/**
 * Some of the turns that are legal now.
 */
legal: Array<WrittenTurn>, 
/**
 * Some turns that are illegal now.
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
 * A piece type.
 */
export type PieceOverview = { name: string, 
/**
 * Its token in the first of its variants.
 */
token: string, sign: Sign, neutral: boolean, royal: boolean, explain: Array<string>, 
/**
 * The variants that have it.
 */
games: Array<InGame>, };

/**
 * A variant that has a piece type.
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
 * Cells of either list that it reaches only by a relay or a gate.
 */
led: Array<string>, 
/**
 * Cells whose piece it can change places with; alone on the board, where it could if such a piece stood there.
 */
swaps: Array<string>, };

/**
 * Where a piece can go.
 */
export type Reach = { cell: string, token: string, side: 'w' | 'b' | 'n', 
/**
 * Alone on the board.
 */
alone: Goals, 
/**
 * On the board as it stands, ignoring the safety of kings.
 */
here: Goals, 
/**
 * It cannot move while its side lacks a certain piece.
 */
frozen: boolean, 
/**
 * Where legal turns lead it; null if it is not its side's turn, or the board is not a legal position.
 */
legal: Array<string> | null, };

/**
 * What attacks a cell.
 */
export type Attacks = { cell: string, 
/**
 * The pieces of White that could capture there; if the cell is White's, those that would recapture.
 */
white: Array<Attacker>, 
/**
 * The same of Black.
 */
black: Array<Attacker>, };

/**
 * A piece that attacks a cell.
 */
export type Attacker = { cell: string, 
/**
 * The way of its capture.
 */
way: Way, };
