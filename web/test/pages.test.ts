// Lists of games that are fetched page by page, and again.
import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../src/api/types';
import { extended, refreshed } from '../src/ui/GamePages';

const game = (id: string, updated: number, ply = 0): SessionSummary =>
  ({ id, updated, ply }) as SessionSummary;
const ids = ({ games }: { games: SessionSummary[] }) => games.map(({ id }) => id).join('');

describe('a list of games', () => {
  const known = { games: [game('a', 9), game('b', 8), game('c', 7), game('d', 6)], next: '6d' };

  it('has a changed game at its top, once', () => {
    const now = refreshed(known, { games: [game('d', 12, 3), game('a', 9)], next: '9a' });
    expect(ids(now)).toBe('dabc');
    expect(now.games[0]?.ply).toBe(3);
    // The pages that were fetched before stay, and the next one follows them.
    expect(now.next).toBe('6d');
  });

  it('loses a game that is gone', () => {
    expect(ids(refreshed(known, { games: [game('b', 8), game('c', 7)], next: '7c' }))).toBe('bcd');
    const all = refreshed(known, { games: [game('b', 8)], next: null });
    expect(ids(all)).toBe('b');
    expect(all.next).toBeNull();
  });

  it('begins anew where more has happened than a page holds', () => {
    const now = refreshed(known, { games: [game('e', 20), game('f', 19)], next: '19f' });
    expect(ids(now)).toBe('ef');
    expect(now.next).toBe('19f');
  });

  it('does not show a game twice that moved while a page was fetched', () => {
    expect(ids(extended(known, { games: [game('a', 5), game('e', 4)], next: null }))).toBe('abcde');
  });
});
