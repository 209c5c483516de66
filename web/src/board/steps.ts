// How one cell lies to another, by their coordinates alone, and the shape that says so without its colour.
import { levelCount, type Place, type Shape } from './geometry';

/** One coordinate changes, two change alike, all three change alike, or anything else: a leap, a way round a ring. */
export type StepKind = 'straight' | 'diagonal' | 'triagonal' | 'other';

export const STEP_KINDS: readonly StepKind[] = ['straight', 'diagonal', 'triagonal', 'other'];

export function stepKind(from: Place, to: Place): StepKind {
  const changes = [to.file - from.file, to.rank - from.rank, to.level - from.level]
    .map(Math.abs)
    .filter((change) => change > 0);
  const [first] = changes;
  if (first === undefined || changes.some((change) => change !== first)) return 'other';
  return changes.length === 1 ? 'straight' : changes.length === 2 ? 'diagonal' : 'triagonal';
}

/** The cells beside a cell, on its own level and on those above and below. */
export function neighboursOf(shape: Shape, at: Place): { place: Place; kind: StepKind }[] {
  const found: { place: Place; kind: StepKind }[] = [];
  for (let level = at.level - 1; level <= at.level + 1; level += 1)
    for (let rank = at.rank - 1; rank <= at.rank + 1; rank += 1)
      for (let file = at.file - 1; file <= at.file + 1; file += 1) {
        const inside =
          level >= 0 &&
          level < levelCount(shape) &&
          rank >= 0 &&
          rank < shape.ranks &&
          file >= 0 &&
          file < shape.files;
        const place = { level, file, rank };
        if (inside && (level !== at.level || rank !== at.rank || file !== at.file))
          found.push({ place, kind: stepKind(at, place) });
      }
  return found;
}

/** The path of a kind's shape round a point: a circle, a diamond, a triangle, a square. `wide` and `tall`: half its width and height. */
export function stepShape(kind: StepKind, x: number, y: number, wide: number, tall = wide): string {
  switch (kind) {
    case 'straight':
      return `M${x - wide} ${y}a${wide} ${tall} 0 1 0 ${2 * wide} 0a${wide} ${tall} 0 1 0 ${-2 * wide} 0z`;
    case 'diagonal':
      return `M${x} ${y - 1.25 * tall}L${x + 1.25 * wide} ${y}L${x} ${y + 1.25 * tall}L${x - 1.25 * wide} ${y}z`;
    case 'triagonal':
      return `M${x} ${y - 1.15 * tall}L${x + 1.2 * wide} ${y + 0.9 * tall}L${x - 1.2 * wide} ${y + 0.9 * tall}z`;
    case 'other':
      return `M${x - 0.9 * wide} ${y - 0.9 * tall}h${1.8 * wide}v${1.8 * tall}h${-1.8 * wide}z`;
  }
}
