// What each side has captured, and who is ahead in material by the engine's piece values.
import type { GameDetail, Piece, Side, Stock, TurnRecord, View } from '../api/types';

/** The pieces that `side` has captured in the first `ply` turns, the most valuable first. */
export function capturedBy(
  side: Side,
  turns: readonly TurnRecord[],
  ply: number,
  game: Pick<GameDetail, 'kinds'>,
): Stock[] {
  const counts = new Map<string, number>();
  for (const { captured } of turns.slice(0, ply))
    if (captured && captured.side !== side) counts.set(captured.token, (counts.get(captured.token) ?? 0) + 1);
  // The kinds are few: their order in the file decides between equal values.
  const kinds = [...game.kinds].sort((a, b) => b.value - a.value);
  return kinds.flatMap(({ token }) => {
    const count = counts.get(token);
    return count === undefined ? [] : [{ token, count }];
  });
}

/** By how many hundredths of a pawn `side` is ahead, on the board and in hand. */
export function balance(
  side: Side,
  { pieces, hands }: { pieces: readonly Piece[]; hands: View['hands'] },
  game: Pick<GameDetail, 'kinds'>,
): number {
  const values = new Map(game.kinds.map(({ token, value }) => [token, value]));
  const sign = (owner: Piece['side']) => (owner === 'n' ? 0 : owner === side ? 1 : -1);
  const onBoard = pieces.reduce(
    (sum, { token, side: owner }) => sum + sign(owner) * (values.get(token) ?? 0),
    0,
  );
  const inHand = (owner: Side) =>
    hands[owner].reduce((sum, { token, count }) => sum + count * (values.get(token) ?? 0), 0);
  return onBoard + inHand(side) - inHand(side === 'w' ? 'b' : 'w');
}
