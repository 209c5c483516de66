// Finding pieces: by the words that are written of them, and by how they move.
import type { PieceOverview } from '../api/types';

/** Ways to move that one may ask for. */
export type Trait =
  | 'slides'
  | 'leaps'
  | 'steps'
  | 'hops'
  | 'crooked'
  | 'hobbled'
  | 'divided'
  | 'forward'
  | 'neutral';

export const TRAITS: readonly Trait[] = [
  'slides',
  'leaps',
  'steps',
  'hops',
  'crooked',
  'hobbled',
  'divided',
  'forward',
  'neutral',
];

export function traitsOf(piece: PieceOverview): Set<Trait> {
  const found = new Set<Trait>();
  if (piece.neutral) return found.add('neutral');
  const { marks } = piece.sign.diagram;
  for (const { travel, at } of marks) {
    const far = Math.max(...at.map(Math.abs)) > 1;
    if (travel === 'slide') found.add('slides');
    if (travel === 'leap') found.add(far ? 'leaps' : 'steps');
    if (travel === 'hop') found.add('hops');
    if (travel === 'crooked') found.add('crooked');
    if (travel === 'lame') found.add('hobbled');
  }
  const usual = marks.filter((mark) => mark.travel !== 'double');
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
