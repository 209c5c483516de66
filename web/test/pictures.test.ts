// The addresses of pictures follow what a reader has chosen.
import { afterEach, expect, it } from 'vitest';
import { pictureAddress } from '../src/api/analysis';
import { change, USUAL } from '../src/settings';

afterEach(() => change({ boards: USUAL.boards, signs: USUAL.signs }));

it('asks for pieces and boards as they are on the site', () => {
  const address = (figures: boolean) =>
    new URL(pictureAddress('g', 'png', { position: 'x', turns: [], flipped: false, figures }), 'https://x')
      .searchParams;
  expect([...address(false).keys()]).toEqual(['position']);
  expect(address(true).get('characters')).toBe('0');
  change({ boards: 'chequered' });
  expect(address(false).get('own-board')).toBe('0');
  change({ signs: 'counters' });
  expect(address(false).get('pieces')).toBe('counters');
  change({ signs: 'glyphs' });
  expect(address(false).get('pieces')).toBeNull();
});
