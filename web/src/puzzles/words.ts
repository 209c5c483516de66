// Puzzles in words.
import type { Puzzle, PuzzleTheme } from '../api/puzzles';
import type { Side } from '../api/types';
import { lookUp, t } from '../language';
import { sideKey } from '../language/sides';
import { sidesOf } from '../state/games';

const other = (side: Side): Side => (side === 'w' ? 'b' : 'w');

/** What the solver is to do: "White wins in 2 turns". */
export function aimWords({
  game,
  aim,
  within,
  view,
}: Pick<Puzzle, 'game' | 'aim' | 'within' | 'view'>): string {
  const word = (side: Side) => sideKey(side, sidesOf(game) ?? 'white-black');
  switch (aim) {
    case 'win':
      return t('puzzles-win', { side: word(view.side), count: within });
    case 'save':
      return t('puzzles-save', { side: word(other(view.side)), count: within });
  }
}

/** A theme in the reader's language; the word of a newer server stays. */
export const themeWords = (theme: PuzzleTheme): string => lookUp(`puzzles-theme-${theme}`) ?? theme;
