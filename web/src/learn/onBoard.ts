// What a game says about a piece.
import type { GameDetail, Kind, Sign } from '../api/types';
import { coordinatesOf } from '../board/native';

export interface Told {
  name: string;
  sign: Sign;
  explain: readonly string[];
}

/** How a piece moves, in sentences that name ranks and files as the edges of the reader's board do. */
export function explained(
  game: Pick<GameDetail, 'files' | 'ranks' | 'levels' | 'style'>,
  kind: Pick<Kind, 'explain'> & Partial<Pick<Kind, 'lettered'>>,
): readonly string[] {
  return (coordinatesOf(game) === 'letters' && kind.lettered) || kind.explain;
}

export function pieceOnBoard(
  game: Pick<GameDetail, 'kinds' | 'neutralKinds' | 'files' | 'ranks' | 'levels' | 'style'>,
  token: string,
  side: string,
): Told | null {
  if (side === 'n') {
    const kind = game.neutralKinds.find((one) => one.token === token);
    return kind ? { name: kind.name, sign: kind.sign, explain: kind.explain ?? [] } : null;
  }
  const kind = game.kinds.find((one) => one.token === token);
  return kind ? { name: kind.name, sign: kind.sign, explain: explained(game, kind) } : null;
}
