// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keyHash, keyIn, keyOf, rememberKey } from '../src/state/keys';

describe('the key of a private game', () => {
  beforeEach(() => localStorage.clear());

  it('stands behind the # of a link', () => {
    expect(keyIn(keyHash('a b#c'))).toBe('a b#c');
    for (const hash of ['', '#', '#key=', '#other', '#key=%E0%A4%A']) expect(keyIn(hash)).toBeNull();
  });

  it('is remembered for its game, and another link to the game replaces it', () => {
    expect(keyOf('one', '')).toBeNull();
    expect(keyOf('one', keyHash('watch'))).toBe('watch');
    expect(keyOf('one', '')).toBe('watch');
    expect(keyOf('two', '')).toBeNull();
    expect(keyOf('one', keyHash('join'))).toBe('join');
    expect(keyOf('one', '')).toBe('join');
  });

  it('is forgotten when there are many newer ones', () => {
    for (let n = 0; n < 150; n += 1) rememberKey(`game ${n}`, 'k');
    expect(keyOf('game 0', '')).toBeNull();
    expect(keyOf('game 149', '')).toBe('k');
    expect(Object.keys(JSON.parse(localStorage.getItem('keys') ?? '{}'))).toHaveLength(100);
  });
});
