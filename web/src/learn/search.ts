// Finding men: by the words that are written of them, and by how they move.
import type { Everyman } from '../api/types';
import { readMark } from '../men/glyph';

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

export function traitsOf(man: Everyman): Set<Trait> {
  const found = new Set<Trait>();
  if (man.neutral) return found.add('neutral');
  const marks = man.sign.glyph.marks.flatMap((word) => readMark(word) ?? []);
  for (const { way, at } of marks) {
    const far = Math.max(...at.map(Math.abs)) > 1;
    if (way === 'slide' || way === 'short') found.add('slides');
    if (way === 'leap') found.add(far ? 'leaps' : 'steps');
    if (way === 'hop') found.add('hops');
    if (way === 'crooked') found.add('crooked');
    if (way === 'lame') found.add('hobbled');
  }
  const usual = marks.filter((mark) => mark.way !== 'double');
  if (usual.some((mark) => mark.mode !== 'both')) found.add('divided');
  if (marks.length > 0 && marks.every((mark) => mark.at[2] > 0)) found.add('forward');
  return found;
}

/** Men that have every word that was typed, in name, token, games or explanation, and every trait; those whose name fits come first. */
export function findMen(all: readonly Everyman[], query: string, traits: ReadonlySet<Trait>): Everyman[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (man: Everyman): number | null => {
    if (traits.size > 0) {
      const has = traitsOf(man);
      for (const trait of traits) if (!has.has(trait)) return null;
    }
    let best = 0;
    for (const word of words) {
      if (man.name.toLowerCase().startsWith(word)) continue;
      if (man.games.some((game) => game.token.toLowerCase() === word)) continue;
      best = Math.max(best, 1);
      const text = `${man.name} ${man.explain.join(' ')} ${man.games.map((g) => g.name).join(' ')}`;
      if (!text.toLowerCase().includes(word)) return null;
    }
    return best;
  };
  return all
    .flatMap((man) => {
      const at = rank(man);
      return at === null ? [] : [{ man, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ man }) => man);
}
