// Puzzles in words.
import type { Puzzle, PuzzleSource, PuzzleTheme } from '../api/puzzles';
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

function seriesWords(source: Exclude<PuzzleSource, { of: 'words' }>): string {
  const { turn } = source;
  switch (source.of) {
    case 'selfPlay':
      return t('puzzles-source-self-play', { turn });
    case 'endings':
      return t('puzzles-source-endings', { turn });
    case 'training':
      return t('puzzles-source-training', { turn });
    case 'problems':
      return t('puzzles-source-problems', { turn });
    case 'records':
      return t('puzzles-source-records', { file: source.file, turn });
  }
}

/** Where a puzzle comes from; empty if its file does not say. */
export function sourceWords(source: PuzzleSource): string {
  if (source.of === 'words') return source.words;
  const series = seriesWords(source);
  const moment = source.beside ? t('puzzles-source-beside', { source: series }) : series;
  return source.changed ? t('puzzles-source-changed', { source: moment }) : moment;
}
