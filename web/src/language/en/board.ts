// The board: its parts, and what is said of a cell.
import { plural } from '../format';

export const board = {
  board: 'Board',
  level: (letter: string) => `Level ${letter}`,
  levels: 'Levels',
  levelWithTargets: (letter: string, n: number) =>
    plural(n, { one: `Level ${letter}, # cell to go to`, other: `Level ${letter}, # cells to go to` }),
  rank: (rank: number) => `Rank ${rank}, all levels`,
  rankOfLevels: (rank: number) => `Rank ${rank} of every level`,
  startOf: (name: string) => `Start position of ${name}`,
  startOfLevel: (name: string, letter: string) => `Start position of ${name}, level ${letter}`,
  empty: 'empty',
  pickedUp: 'picked up',
  canBeTaken: 'can be taken',
  canSwap: 'can change places',
  canGoHere: 'can go here',
  inCheck: 'in check',
};
