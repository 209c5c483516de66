import type { board as english } from '../en/board';
import { plural } from '../format';

export const board: typeof english = {
  board: 'Brett',
  level: (letter) => `Ebene ${letter}`,
  levels: 'Ebenen',
  levelWithTargets: (letter, n) =>
    plural(n, { one: `Ebene ${letter}, # Zielfeld`, other: `Ebene ${letter}, # Zielfelder` }),
  rank: (rank) => `Reihe ${rank}, alle Ebenen`,
  rankOfLevels: (rank) => `Reihe ${rank} aller Ebenen`,
  startOf: (name) => `Grundstellung von ${name}`,
  startOfLevel: (name, letter) => `Grundstellung von ${name}, Ebene ${letter}`,
  empty: 'leer',
  pickedUp: 'aufgenommen',
  canBeTaken: 'kann geschlagen werden',
  canSwap: 'kann den Platz tauschen',
  canGoHere: 'Zielfeld',
  inCheck: 'im Schach',
};
