// What the pieces of a game are called and how they are drawn, by their tokens.
import type { GameDetail, Sign } from '../api/types';

export interface Named {
  name: string;
  sign: Sign;
  royal: boolean;
}

export type Names = Map<string, Named>;

export function namesOf(game: Pick<GameDetail, 'kinds' | 'neutralKinds'>): Names {
  const names: Names = new Map();
  for (const kind of game.kinds) names.set(kind.token, kind);
  for (const kind of game.neutralKinds) names.set(kind.token, { ...kind, royal: false });
  return names;
}

export function nameOfPiece(names: Names, token: string): string {
  return names.get(token)?.name ?? names.get(token.replace('+', ''))?.name ?? token;
}
