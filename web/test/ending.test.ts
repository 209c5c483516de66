import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from '../src/language/de';
import { en } from '../src/language/en';
import { course } from '../src/ui/RatingGraph';

/** The server's words for how a game ends, from where it gives them. */
function serversWords(): string[] {
  const source = readFileSync('../crates/play/src/ending.rs', 'utf8');
  const told = /\nwords! \{[\s\S]*?\n\}\n/.exec(source)?.[0] ?? '';
  return [...told.matchAll(/=> "([a-z-]+)"/g)].map(([, word = '']) => word);
}

describe('how a game ends', () => {
  it('is told in both languages for every word that the server has', () => {
    const words = serversWords();
    expect(words.length).toBeGreaterThan(10);
    for (const { ending } of [en, de]) {
      const known = new Set([ending.won, ending.drawn, ending.off].flatMap((some) => Object.keys(some)));
      expect(words.filter((word) => !known.has(word))).toEqual([]);
    }
  });
});

describe('the course of a rating', () => {
  it('begins with the rating before the first game, and makes no mountains of a few points', () => {
    const { points, low, high } = course([
      { before: 1500, after: 1520 },
      { before: 1520, after: 1510 },
    ]);
    expect(points).toHaveLength(3);
    expect([low, high]).toEqual([1460, 1560]);
    expect(points[0]?.y).toBeCloseTo(90);
    const wide = course([{ before: 1000, after: 2000 }]);
    expect(wide.points.map(({ y }) => Math.round(y))).toEqual([150, 0]);
  });
});
