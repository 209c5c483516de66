// What sides and cells are called: as in the game on the page.
import { render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { SideNames, Style } from '../src/api/types';
import { setLanguage } from '../src/language';
import { useSides, withCells } from '../src/language/sides';
import { outcomeWords, sideName } from '../src/state/words';

const style: Style = {
  board: 'plain',
  coordinates: 'letters',
  marks: [],
  rivers: [],
  river: [],
  diagonals: [],
  wraps: false,
  wraps_ranks: false,
};

function Page({ sides, coordinates }: { sides: SideNames; coordinates: Style['coordinates'] }) {
  useSides({ id: sides, sides, files: 9, ranks: 9, levels: '', style: { ...style, coordinates } });
  return <p>{sideName('w')}</p>;
}

afterEach(() => setLanguage('en'));

const won = { result: '1-0', reason: 'resignation', text: '' } as const;

describe('on the page of a game', () => {
  test('sides have its names, and others afterwards', () => {
    const { container, unmount } = render(<Page sides="red-black" coordinates="letters" />);
    expect(container.textContent).toBe('Red');
    expect(outcomeWords(won)).toBe('Red wins: Black resigned.');
    expect(document.documentElement.dataset.sides).toBe('red-black');
    unmount();
    expect(sideName('w')).toBe('White');
    expect(outcomeWords(won)).toBe('White wins: Black resigned.');
  });

  test('in every language', async () => {
    const { unmount } = render(<Page sides="sente-gote" coordinates="letters" />);
    await setLanguage('fr');
    expect(outcomeWords(won)).toMatch(/^Sente gagne\s: Gote a abandonné\.$/);
    await setLanguage('de');
    expect(outcomeWords({ ...won, result: '0-1' })).toBe('Gote gewinnt: Sente hat aufgegeben.');
    unmount();
    expect(outcomeWords(won, 'red-black')).toBe('Rot gewinnt: Schwarz hat aufgegeben.');
  });

  test('cells have the names that stand at the edges of its board', () => {
    expect(withCells('xc3+')).toBe('xc3+');
    const { unmount } = render(<Page sides="sente-gote" coordinates="japanese" />);
    expect(withCells('c3')).toBe('7g');
    expect(withCells('No Pawn on c5: your Pawn on c3 stands on that file.')).toBe(
      'No Pawn on 7e: your Pawn on 7g stands on that file.',
    );
    unmount();
    expect(withCells('c3')).toBe('c3');
  });
});
