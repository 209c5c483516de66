// The addresses of pictures follow what a reader has chosen.
import { afterEach, expect, it } from 'vitest';
import { pictureAddress } from '../src/api/analysis';
import { change, USUAL } from '../src/settings';

afterEach(() => change({ boards: USUAL.boards }));

it('asks for pieces and boards as they are on the site', () => {
  const address = (figures: boolean) =>
    new URL(pictureAddress('g', 'png', { position: 'x', turns: [], flipped: false, figures }), 'https://x')
      .searchParams;
  expect([...address(false).keys()]).toEqual(['position']);
  expect(address(true).get('characters')).toBe('0');
  change({ boards: 'chequered' });
  expect(address(false).get('own-board')).toBe('0');
});
