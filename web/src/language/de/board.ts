import type { board as english } from '../en/board';
import { plural } from '../format';

export const board: typeof english = {
  board: 'Brett',
  plane: {
    level: (name) => `Ebene ${name}`,
    rank: (name) => `Reihe ${name}`,
    file: (name) => `Säule ${name}`,
  },
  planes: { level: 'Ebenen', rank: 'Reihen', file: 'Säulen' },
  withTargets: (plane, n) => plural(n, { one: `${plane}, # Zielfeld`, other: `${plane}, # Zielfelder` }),
  view: 'Ansicht des Bretts',
  views: { levels: 'Ebenen', ranks: 'Reihen', files: 'Säulen', space: '3D' },
  viewHints: {
    levels: 'Jede Ebene von oben gesehen',
    ranks: 'Schnitte entlang der Reihen 1, 2, 3 …: alle Ebenen jeder Reihe',
    files: 'Schnitte entlang der Säulen a, b, c …: alle Ebenen jeder Säule',
    space: 'Die Ebenen als Stapel im Raum, der sich drehen lässt; ein zweiter Klick meint die Figur dahinter',
  },
  secondView: 'Zweite Ansicht',
  twoViews: 'Zwei Ansichten nebeneinander',
  allAtOnce: 'Alle zugleich',
  size: 'Größe des Bretts',
  smaller: 'Kleiner',
  larger: 'Größer',
  noSpace: 'Dieser Browser kann das Brett nicht räumlich zeichnen. Die flachen Ansichten zeigen auch alles.',
  spaceComing: 'Das räumliche Brett wird aufgebaut …',
  spacing: 'Abstand der Ebenen',
  whole: 'Ganzes Brett',
  startOf: (name) => `Grundstellung von ${name}`,
  startOfLevel: (name, letter) => `Grundstellung von ${name}, Ebene ${letter}`,
  empty: 'leer',
  pickedUp: 'aufgenommen',
  canBeTaken: 'kann geschlagen werden',
  canSwap: 'kann den Platz tauschen',
  canGoHere: 'Zielfeld',
  inCheck: 'im Schach',
};
