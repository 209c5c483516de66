//! The causes for which a wish is not a legal action.

use variorum_gamedef::definition::{DropNeed, NeutralId, PieceTypeId, Spot, ZoneId};
use variorum_gamedef::ending::Reason;

use crate::diagram::Attack;
use crate::piece::{Cell, Side};

/// One cause for which a wish is not a legal action.
///
/// Each cause says, below, what would have to be different. A [`Refusal`](super::Refusal) lists causes that are enough
/// together: if all that they name were different, the action would be legal, and if all but one were, it would not.
/// Tests compare this with the legal actions of positions that are changed so.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    /// The game is over. Nothing can be different.
    GameOver {
        /// The reason.
        reason: Reason,
    },
    /// There is nothing on the cell from which something is to move.
    EmptyCell {
        /// The cell.
        cell: Cell,
    },
    /// The piece belongs to the side that is not to move.
    NotToMove {
        /// Its cell.
        cell: Cell,
        /// The side to move.
        side: Side,
    },
    /// The piece is neutral. Neutral pieces do not move in the first part of a turn (SR-4).
    NeutralPiece {
        /// Its cell.
        cell: Cell,
    },
    /// The first part of the turn has been made; only a second part may follow (SR-4, DE-5, ST-25).
    FirstPartMade {
        /// The cell of the piece that is to move again.
        cell: Cell,
    },
    /// The piece has made the first move of the turn, and the second must be made by another one.
    MovedBefore {
        /// The cell of the piece.
        cell: Cell,
    },
    /// A second part is wished before the first one is made.
    FirstPartMissing,
    /// The first part ends the turn: no second part can follow it.
    NoSecondPart,
    /// Nobody may pass in this game.
    NoPass,
    /// A player may pass only without another legal turn, and there is one.
    NotStuck,
    /// The piece is frozen by what is on the board (BS-10). If not all tests held that its type names, it would not be.
    Frozen {
        /// The cell of the piece.
        cell: Cell,
        /// Its type.
        piece: PieceTypeId,
    },
    /// The piece is frozen by enemy pieces beside it. Without them it would not be.
    FrozenBy {
        /// The cell of the piece.
        cell: Cell,
        /// The cells of the enemy pieces.
        by: Vec<Cell>,
    },
    /// The piece does not have its own moves where it stands, but those of friends. Without these it would.
    MovesAsOthers {
        /// The cell of the piece.
        cell: Cell,
        /// The cells of the friends.
        by: Vec<Cell>,
    },
    /// The piece on the target cannot be captured, since other pieces protect it. Without these it could.
    Protected {
        /// The cell of the piece that would be captured.
        cell: Cell,
        /// The cells of those that protect it.
        by: Vec<Cell>,
    },
    /// The piece moves like this only as long as it has not moved, and it has.
    HasMoved {
        /// The cell of the piece.
        cell: Cell,
    },
    /// The royal piece does not move like this out of check. The attackers would have to go.
    OutOfCheck {
        /// The attacks on it.
        attacks: Vec<Attack>,
    },
    /// The royal piece does not move like this over attacked cells. The attackers would have to go.
    ThroughCheck {
        /// The attacks on these cells.
        attacks: Vec<Attack>,
    },
    /// The piece moves like this only from a zone, or only from outside it.
    StartZone {
        /// The cell of the piece.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
        /// `true`: only from within it.
        inside: bool,
    },
    /// The piece moves like this only to a zone, or only to cells outside it.
    EndZone {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
        /// `true`: only into it.
        inside: bool,
    },
    /// The piece may move only to cells of a zone (ST-23).
    Confined {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// The piece may not enter a zone (ST-23).
    Barred {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// The royal piece may not leave its refuge, since its side has no guard left (ST-26). With one it might.
    Refuge {
        /// The target.
        cell: Cell,
        /// The refuge.
        zone: ZoneId,
    },
    /// No phrase leads from the one cell to the other. No other placing of a single piece would help.
    Shape {
        /// The cell of the piece.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// A piece that counts as a pawn may not end its move where it began (SR-11).
    NullMove {
        /// Its cell.
        cell: Cell,
    },
    /// Pieces are in the way. Without all of them the way is open.
    Blocked {
        /// Their cells.
        by: Vec<Cell>,
    },
    /// A piece of the mover is on the target. It would have to be gone, or the opponent's.
    OwnPiece {
        /// The target.
        cell: Cell,
    },
    /// A neutral piece is on the target, and cannot be captured (SR-6). It would have to be gone, or the opponent's.
    NeutralTarget {
        /// The target.
        cell: Cell,
    },
    /// The piece goes there only without capturing. The target would have to be empty.
    CannotCapture {
        /// The target.
        cell: Cell,
    },
    /// The piece goes there only by capturing. A piece of the opponent would have to be on the target.
    OnlyCaptures {
        /// The target.
        cell: Cell,
    },
    /// The capture en passant was possible only in the turn after the double step (BS-7), or there was no double step.
    PassingLapsed {
        /// The target.
        cell: Cell,
        /// The cell of the piece that would be captured.
        victim: Cell,
    },
    /// The piece would have to leap over exactly one piece, and there is none (ST-8).
    NoHurdle {
        /// The cells of which one would have to hold a piece.
        way: Vec<Cell>,
    },
    /// The piece would have to leap over exactly one piece, and there are more (ST-8). All but one would have to go.
    ManyHurdles {
        /// Their cells.
        hurdles: Vec<Cell>,
    },
    /// The neutral piece may not be moved straight back in the next turn (SR-9, DE-7).
    Ko {
        /// The cell from which it may not move …
        from: Cell,
        /// … to this one.
        to: Cell,
    },
    /// The royal piece is in check, and stays so (G-2). Without these attackers it would not be.
    InCheck {
        /// The attacks on it after the action.
        attacks: Vec<Attack>,
    },
    /// What moves is pinned: it alone stands between the royal piece and these attackers (G-2). They would have to go.
    Pinned {
        /// The attacks on the royal piece after the action.
        attacks: Vec<Attack>,
    },
    /// The action opens an attack on the royal piece in another way: by becoming a hurdle, or by a capture (G-2).
    Exposed {
        /// The attacks on it after the action.
        attacks: Vec<Attack>,
    },
    /// The royal piece would go where it is attacked (G-2). The attackers would have to go.
    IntoCheck {
        /// The attacks on it after the action.
        attacks: Vec<Attack>,
    },
    /// The royal pieces would face each other along an open line (ST-24). The other one would have to be elsewhere.
    Facing {
        /// The line between them.
        attacks: Vec<Attack>,
    },
    /// The royal piece must come home with this turn (ST-26).
    MustComeHome {
        /// Its home.
        zone: ZoneId,
    },
    /// The partner may not castle any more, since it or the royal piece has moved (G-10).
    CastlingRight {
        /// The cell of the partner.
        partner: Cell,
    },
    /// There is no partner for castling on its cell.
    CastlingPartner {
        /// The cell.
        cell: Cell,
    },
    /// Pieces are between the two that castle, or on their targets. They would have to go.
    CastlingBlocked {
        /// Their cells.
        by: Vec<Cell>,
    },
    /// The royal piece does not castle out of check (G-10). The attackers would have to go.
    CastlingInCheck {
        /// The attacks on it.
        attacks: Vec<Attack>,
    },
    /// The royal piece would castle over or to attacked cells (G-10). The attackers would have to go.
    CastlingAttacked {
        /// The attacks on these cells.
        attacks: Vec<Attack>,
    },
    /// The royal piece and its partner change places only while neither is attacked (ST-19). The attackers would have
    /// to go.
    SwapAttacked {
        /// The attacks on the two.
        attacks: Vec<Attack>,
    },
    /// The piece must promote with this move.
    MustPromote {
        /// Its type.
        piece: PieceTypeId,
    },
    /// The piece would have to promote, and there is no type that it may become (BS-9, ST-18).
    NoPromotion {
        /// Its type.
        piece: PieceTypeId,
    },
    /// The piece never becomes this type, or not with this move.
    NotPromotable {
        /// The type of the piece.
        piece: PieceTypeId,
        /// The wished type; `None` if the wish names none.
        into: Option<PieceTypeId>,
    },
    /// Only lost pieces return by promotion, and none of this type has been lost (ST-18, ST-25).
    NoneLost {
        /// The wished type.
        into: PieceTypeId,
    },
    /// The numbers of the mover's pieces do not allow this type (BS-9).
    PromotionCount {
        /// The wished type.
        into: PieceTypeId,
    },
    /// The mover has no such piece in hand.
    NotInHand {
        /// The type.
        piece: PieceTypeId,
    },
    /// The target is occupied. The piece there would have to go.
    Occupied {
        /// The target.
        cell: Cell,
    },
    /// The piece may not be dropped in this zone.
    DropBarred {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// The piece may be dropped only in this zone.
    DropOnly {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// The piece could never move from there (MF-10, ST-20).
    DropStuck {
        /// The target.
        cell: Cell,
    },
    /// An own piece of the type is on the file already. All of them would have to go.
    FileTaken {
        /// The cells of these pieces.
        by: Vec<Cell>,
    },
    /// The piece could not go over to the other level after the move: something stands there. All of it would have to go.
    OtherLevelTaken {
        /// The cells of what stands there.
        by: Vec<Cell>,
    },
    /// The drop would give mate, which this type may not.
    DropMates {
        /// The type.
        piece: PieceTypeId,
    },
    /// The drop would give check, which this type may not.
    DropChecks {
        /// The type.
        piece: PieceTypeId,
    },
    /// What must be around the cell of the drop is not there.
    DropNeeds {
        /// The target.
        cell: Cell,
        /// What must be around it.
        need: DropNeed,
    },
    /// The piece may be dropped only in a zone, as long as a cell of it is empty.
    DropOpening {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// Nobody moves neutral pieces of this type.
    NeutralFixed {
        /// The type.
        neutral: NeutralId,
    },
    /// Neutral pieces of this type are not put on the board, or there is one already.
    NotPlaced {
        /// The type.
        neutral: NeutralId,
    },
    /// The neutral piece may only be put elsewhere after this move. It may be put on any empty cell otherwise.
    PutSpot {
        /// The target.
        cell: Cell,
        /// Where it may be put.
        spot: Spot,
    },
    /// The neutral piece may only be put on cells of a zone.
    PutZone {
        /// The target.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// A piece that counts as a pawn may not be swapped into this zone (DE-6 c).
    PawnZone {
        /// The cell to which it would come.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
    /// The second part may not be left out.
    SecondNeeded,
    /// The first part allows no promotion of this piece elsewhere (ST-25, ST-30).
    NotElsewhere {
        /// The cell of the piece.
        cell: Cell,
    },
    /// The player can capture and so must capture.
    MustCapture {
        /// The cells of the pieces that can capture.
        by: Vec<Cell>,
    },
    /// No piece has just left this cell for the first time, so that none comes in there.
    NotGated {
        /// The cell.
        cell: Cell,
    },
    /// Pieces in hand must be dropped before anything else is done.
    MustDrop {
        /// Their types.
        pieces: Vec<PieceTypeId>,
    },
    /// The explosion would take the mover's own royal piece.
    BlownUp {
        /// The cell of the royal piece.
        cell: Cell,
    },
    /// A test of the game forbids what would hold after the turn.
    Forbidden {
        /// The number of the ending in the definition.
        ending: usize,
    },
    /// The capture is barred under conditions that hold.
    CaptureBarred {
        /// The number of the section in the definition.
        bar: usize,
        /// The cell of the piece that would be captured.
        cell: Cell,
    },
    /// The turn gives check, but only the last turn of a row may.
    ChecksTooEarly {
        /// How many turns of the row are left, the refused one among them.
        left: u32,
    },
    /// The piece is the last guard of a zone, which must stay guarded (ST-25). A second one would be enough.
    LastGuard {
        /// Its cell.
        cell: Cell,
        /// The zone.
        zone: ZoneId,
    },
}
