import { describe, expect, it } from 'vitest';
import { GAMES } from '../mock/games';
import { chosen, EVERYTHING, filtersText, inventors, readFilters, startPath } from '../src/state/filters';

const all = [...GAMES.values()];
const ids = (part: Partial<typeof EVERYTHING>) => chosen(all, { ...EVERYTHING, ...part }).map(({ id }) => id);

describe('the filters of the first page', () => {
  it('are read from the address and written to it', () => {
    const text = '?in=space&level=easy&by=Jim+Aikin&q=relay&order=name';
    const filters = readFilters(text);
    expect(filters).toMatchObject({
      in: 'space',
      level: 'easy',
      by: 'Jim Aikin',
      words: 'relay',
      order: 'name',
    });
    expect(readFilters(filtersText(filters))).toEqual(filters);
    expect(readFilters('?in=nowhere&level=9&order=&x=1')).toEqual(EVERYTHING);
    expect(filtersText(EVERYTHING)).toBe('');
  });

  it('find games by the kind of board, the pieces and the inventor, with or without accents', () => {
    expect(ids({ words: '3D' })).toEqual(ids({ in: 'space' }));
    expect(ids({ words: '3d' })).toContain('blocschach');
    expect(ids({ words: 'vicereine' })).toContain('stockgi');
    expect(ids({ words: 'vicereine' })).not.toContain('chess');
    expect(ids({ words: 'AIKÍN' })).toEqual(['stones-and-relays']);
    expect(ids({ words: 'aikin 3d' })).toEqual([]);
  });

  it('combine', () => {
    expect(ids({ drops: 'yes', in: 'flat', size: 'small' })).toEqual(['shogi']);
    expect(ids({ neutral: 'yes' })).toContain('stones-and-relays');
    expect(ids({ neutral: 'yes' })).not.toContain('chess');
    expect(ids({ length: 'short', level: 'hard' })).toEqual([]);
    expect(ids({ by: 'Jim Aikin' })).toEqual(['stones-and-relays']);
  });

  it('put easy and small games first, and names that match best', () => {
    expect(ids({})[0]).toBe('chess');
    expect(ids({ words: 'chess' })[0]).toBe('chess');
    expect(ids({ order: 'name' })).toEqual(
      [...all].sort((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id),
    );
  });

  it('know the inventors and the path for newcomers', () => {
    expect(inventors(all)[0]).toBe('Charles Gilman');
    expect(startPath(all).map(({ id }) => id)).toEqual(['chess', 'stones-and-relays', 'stockgi']);
  });
});
