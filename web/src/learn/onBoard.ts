// What a game says about a piece.
import type { GameDetail, Sign } from '../api/types';

export interface Told {
  name: string;
  sign: Sign;
  explain: readonly string[];
}

export function pieceOnBoard(
  game: Pick<GameDetail, 'kinds' | 'neutralKinds'>,
  token: string,
  side: string,
): Told | null {
  if (side === 'n') {
    const kind = game.neutralKinds.find((one) => one.token === token);
    return kind ? { name: kind.name, sign: kind.sign, explain: kind.explain ?? [] } : null;
  }
  return game.kinds.find((one) => one.token === token) ?? null;
}
