// What the pieces of a game are called and how they are drawn, by their tokens.
import type { GameDetail, Sign } from '../api/types';

/** A sign with the size of the piece's body among those of its game; 1 if not said. */
export interface NamedSign extends Omit<Sign, 'characters'> {
  characters?: Sign['characters'];
  size?: number;
}

export interface Named {
  name: string;
  sign: NamedSign;
  royal: boolean;
}

export type Names = Map<string, Named>;

/** The least of a set's wedges, beside that of the royal piece. */
const LEAST = 0.85;

/** How large wedges are: the royal piece's is the largest, a pawn's the smallest, and a promoted piece keeps its own. */
function wedgeSizes(kinds: GameDetail['kinds']): Map<string, number> {
  const own = (token: string) => kinds.find((kind) => kind.token === token.replace('+', ''));
  const values = kinds.filter((kind) => !kind.token.startsWith('+')).map(({ value }) => value);
  const most = Math.max(1, ...values);
  const sizes = kinds.map((kind): [string, number] => {
    const { royal, value } = own(kind.token) ?? kind;
    return [kind.token, royal ? 1 : LEAST + (0.97 - LEAST) * Math.sqrt(Math.min(1, value / most))];
  });
  return new Map(sizes);
}

export function namesOf(game: Pick<GameDetail, 'kinds' | 'neutralKinds'>): Names {
  const names: Names = new Map();
  const sizes = wedgeSizes(game.kinds);
  for (const kind of game.kinds) {
    const size = kind.sign.characters?.on === 'wedges' ? sizes.get(kind.token) : undefined;
    names.set(kind.token, size === undefined ? kind : { ...kind, sign: { ...kind.sign, size } });
  }
  for (const kind of game.neutralKinds) names.set(kind.token, { ...kind, royal: false });
  return names;
}

export function nameOfPiece(names: Names, token: string): string {
  return names.get(token)?.name ?? names.get(token.replace('+', ''))?.name ?? token;
}
