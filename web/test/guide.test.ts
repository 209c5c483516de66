import { describe, expect, it } from 'vitest';
import { ruleAddress } from '../src/learn/Guide';
import { readProgress } from '../src/learn/progress';

describe('the guided first game', () => {
  it('goes on where it was left, as far as what was kept is sound', () => {
    const kept = JSON.stringify({ chess: { at: 2, done: [0, 1, 1, 9, 'x'] }, shogi: { at: 99, done: 3 } });
    expect(readProgress(kept, 'chess', 5)).toEqual({ at: 2, done: [0, 1] });
    expect(readProgress(kept, 'shogi', 5)).toEqual({ at: 0, done: [] });
    expect(readProgress(kept, 'toString', 5)).toEqual({ at: 0, done: [] });
    expect(readProgress('no JSON', 'chess', 5)).toEqual({ at: 0, done: [] });
    // All done.
    expect(readProgress('{"chess":{"at":5,"done":[4]}}', 'chess', 5)).toEqual({ at: 5, done: [4] });
  });

  it('opens the rules at the section that a step teaches', () => {
    const rules = 'All.\n\n# The turn\nMove.\n\n# Relays\nBounce.';
    expect(ruleAddress('x-y', rules, 1)).toBe('/rules/x-y#r-relays');
    expect(ruleAddress('x-y', rules, null)).toBe('/rules/x-y#the-rules');
    expect(ruleAddress('x-y', rules, 7)).toBe('/rules/x-y#the-rules');
  });
});
