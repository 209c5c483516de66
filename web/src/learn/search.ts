// Finding pieces by their texts and by how they move.
import type { PieceOverview, Travel } from '../api/types';

/** Ways to move that a reader can filter by. */
export const TRAITS = [
  'slides',
  'leaps',
  'steps',
  'hops',
  'crooked',
  'hobbled',
  'swaps',
  'divided',
  'forward',
  'neutral',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The trait that a mark shows; a leap to a neighbouring cell is a step. Double steps of pawns and second steps show none. */
const TRAIT_OF: Record<Travel, Trait | null> = {
  slide: 'slides',
  leap: 'leaps',
  hop: 'hops',
  crooked: 'crooked',
  lame: 'hobbled',
  double: null,
  twice: null,
};

export function traitsOf(piece: PieceOverview): Set<Trait> {
  const found = new Set<Trait>();
  if (piece.neutral) return found.add('neutral');
  const { marks } = piece.sign.diagram;
  for (const { travel, at, swaps } of marks) {
    if (swaps) found.add('swaps');
    const far = Math.max(...at.map(Math.abs)) > 1;
    const trait = TRAIT_OF[travel];
    if (trait !== null) found.add(trait === 'leaps' && !far ? 'steps' : trait);
  }
  // A mark that only swaps is no move that lacks the capture.
  const usual = marks.filter((mark) => TRAIT_OF[mark.travel] !== null && (mark.moves || mark.captures));
  if (usual.some((mark) => !(mark.moves && mark.captures))) found.add('divided');
  if (marks.length > 0 && marks.every((mark) => mark.at[2] > 0)) found.add('forward');
  return found;
}

/** Pieces that have every word that was typed, in name, token, games or explanation, and every trait; those whose name fits come first. */
export function findPieces(
  all: readonly PieceOverview[],
  query: string,
  traits: ReadonlySet<Trait>,
): PieceOverview[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (piece: PieceOverview): number | null => {
    if (traits.size > 0) {
      const has = traitsOf(piece);
      for (const trait of traits) if (!has.has(trait)) return null;
    }
    let best = 0;
    for (const word of words) {
      if (piece.name.toLowerCase().startsWith(word)) continue;
      if (piece.games.some((game) => game.token.toLowerCase() === word)) continue;
      best = Math.max(best, 1);
      const text = `${piece.name} ${piece.explain.join(' ')} ${piece.games.map((g) => g.name).join(' ')}`;
      if (!text.toLowerCase().includes(word)) return null;
    }
    return best;
  };
  return all
    .flatMap((piece) => {
      const at = rank(piece);
      return at === null ? [] : [{ piece, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ piece }) => piece);
}
