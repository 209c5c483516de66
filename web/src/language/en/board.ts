// The board: its parts, and what is said of a cell.
import { plural } from '../format';

export const board = {
  board: 'Board',
  plane: {
    level: (name: string) => `Level ${name}`,
    rank: (name: string) => `Rank ${name}`,
    file: (name: string) => `Filestack ${name}`,
  },
  planes: { level: 'Levels', rank: 'Ranks', file: 'Filestacks' },
  withTargets: (plane: string, n: number) =>
    plural(n, { one: `${plane}, # cell to go to`, other: `${plane}, # cells to go to` }),
  view: 'View of the board',
  views: { levels: 'Levels', ranks: 'Ranks', files: 'Stacks', space: '3D' },
  viewHints: {
    levels: 'Every level seen from above',
    ranks: 'Slices along the ranks 1, 2, 3…: all levels of each rank',
    files: 'Slices along the filestacks a, b, c…: all levels of each filestack',
    space: 'The levels as a stack in space that can be turned; a second click means the piece behind',
  },
  secondView: 'Second view',
  twoViews: 'Two views side by side',
  allAtOnce: 'All at once',
  size: 'Size of the board',
  smaller: 'Smaller',
  larger: 'Larger',
  noSpace: 'This browser cannot draw the board in space. The flat views show it all, too.',
  spaceComing: 'Setting up the board in space…',
  spacing: 'Distance of the levels',
  whole: 'Whole board',
  startOf: (name: string) => `Start position of ${name}`,
  startOfLevel: (name: string, letter: string) => `Start position of ${name}, level ${letter}`,
  empty: 'empty',
  pickedUp: 'picked up',
  canBeTaken: 'can be taken',
  canSwap: 'can change places',
  canGoHere: 'can go here',
  inCheck: 'in check',
};
