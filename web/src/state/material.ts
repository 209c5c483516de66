// Captured pieces and the balance of material.
//
// Players compare what each side has more than the other: “a knight against two pawns”. So the balance names the pieces that one side has and the other
// has not, and adds a sum. The sum is in pawns, rounded, since that is what players reckon in. The values are the engine's, measured from the rules of
// each game: nobody has handed down values for a Stockbrook. They are divided by the value of the commonest piece of the start position, which is the
// pawn wherever there is one and the soldier in xiangqi. A game may have no pawns, or (Blocschach) several kinds in equal numbers: then the cheapest
// of the commonest kinds counts as 1. A royal piece counts nothing, as it is never given up for others.
import type { GameDetail, Piece, Side, Stock, View } from '../api/types';

type Kinds = Pick<GameDetail, 'kinds'>;
type Army = Pick<GameDetail, 'kinds' | 'pieces'>;

interface Possessions {
  pieces: readonly Piece[];
  hands: View['hands'];
}

/** Kinds with their numbers, the most valuable first. The order in the game's file decides between equal values. */
function sorted(counts: ReadonlyMap<string, number>, { kinds }: Kinds): Stock[] {
  const byValue = [...kinds].sort((a, b) => b.value - a.value);
  return byValue.flatMap(({ token }) => {
    const count = counts.get(token) ?? 0;
    return count > 0 ? [{ token, count }] : [];
  });
}

/** The pieces that `side` has captured, the most valuable first. `lost`: all captured pieces, each with the side that lost it. */
export function capturedBy(side: Side, lost: readonly { token: string; side: Side }[], game: Kinds): Stock[] {
  const counts = new Map<string, number>();
  for (const piece of lost)
    if (piece.side !== side) counts.set(piece.token, (counts.get(piece.token) ?? 0) + 1);
  return sorted(counts, game);
}

/** By how many of each kind `side` has more than the other side, on the board and in hand; negative where it has fewer. */
function difference(side: Side, { pieces, hands }: Possessions): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (owner: Piece['side'], token: string, number: number) => {
    if (owner !== 'n') counts.set(token, (counts.get(token) ?? 0) + (owner === side ? number : -number));
  };
  for (const { token, side: owner } of pieces) count(owner, token, 1);
  for (const owner of ['w', 'b'] as const)
    for (const { token, count: number } of hands[owner]) count(owner, token, number);
  return counts;
}

/** The pieces that `side` has and the other side has not, the most valuable first. */
export function surplus(side: Side, possessions: Possessions, game: Kinds): Stock[] {
  return sorted(difference(side, possessions), game);
}

/** What counts as one pawn, in the unit of the values. */
export function pawnOf({ kinds, pieces }: Army): number {
  const counts = new Map<string, number>();
  for (const { token, side } of pieces) if (side !== 'n') counts.set(token, (counts.get(token) ?? 0) + 1);
  let pawn: { count: number; value: number } | null = null;
  for (const { token, value, royal } of kinds) {
    const count = counts.get(token) ?? 0;
    if (royal || value <= 0 || count === 0) continue;
    if (!pawn || count > pawn.count || (count === pawn.count && value < pawn.value)) pawn = { count, value };
  }
  return pawn?.value ?? 100;
}

/** By how many pawns `side` is ahead: whole pawns, negative if it is behind. */
export function ahead(side: Side, possessions: Possessions, game: Army): number {
  const counts = difference(side, possessions);
  const sum = game.kinds.reduce((all, { token, value }) => all + (counts.get(token) ?? 0) * value, 0);
  // Never −0.
  return Math.round(sum / pawnOf(game)) + 0;
}
