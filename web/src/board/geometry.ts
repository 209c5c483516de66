// Where cells lie in the picture. Knows names, files, ranks and levels; knows no moves.

export interface Shape {
  files: number;
  ranks: number;
  /** Letters of the levels, top first; empty on flat boards. */
  levels: string;
}

/** A cell's coordinates, counted from zero; `level` is 0 on flat boards. */
export interface Place {
  level: number;
  file: number;
  rank: number;
}

const A = 'a'.charCodeAt(0);

export function fileLetter(file: number): string {
  return String.fromCharCode(A + file);
}

export function levelCount(shape: Shape): number {
  return Math.max(1, shape.levels.length);
}

/** Reads a cell's name; null when it is not a cell of this board. */
export function placeOf(shape: Shape, name: string): Place | null {
  const match = /^([a-z]?)([a-z])(\d+)$/.exec(name);
  if (!match) return null;
  const [, levelText = '', fileText = '', rankText = ''] = match;
  if ((levelText === '') !== (shape.levels === '')) return null;
  const level = levelText === '' ? 0 : shape.levels.indexOf(levelText);
  const file = fileText.charCodeAt(0) - A;
  const rank = Number(rankText) - 1;
  if (level < 0 || file >= shape.files || rank < 0 || rank >= shape.ranks) return null;
  return { level, file, rank };
}

export function nameOf(shape: Shape, place: Place): string {
  return `${shape.levels.charAt(place.level)}${fileLetter(place.file)}${place.rank + 1}`;
}

/** Column (from the left) and row (from the top) of a cell in its panel. */
export function columnRow(shape: Shape, place: Place, flipped: boolean): { column: number; row: number } {
  return flipped
    ? { column: shape.files - 1 - place.file, row: place.rank }
    : { column: place.file, row: shape.ranks - 1 - place.rank };
}

/** The place shown at a column and row: columnRow backwards. */
export function placeAt(shape: Shape, level: number, column: number, row: number, flipped: boolean): Place {
  return flipped
    ? { level, file: shape.files - 1 - column, rank: row }
    : { level, file: column, rank: shape.ranks - 1 - row };
}

/** The key a cursor moves by. `levelDown` is towards the last level. */
export type Arrow = 'left' | 'right' | 'up' | 'down' | 'levelUp' | 'levelDown';

/**
 * The neighbour of a cell in the picture. Past the side of a panel the cursor goes on in the next panel; at the ends of
 * the row of panels, and at the top and the foot of a panel, it stays.
 */
export function neighbour(shape: Shape, place: Place, arrow: Arrow, flipped: boolean): Place {
  const { column, row } = columnRow(shape, place, flipped);
  const last = levelCount(shape) - 1;
  switch (arrow) {
    case 'up':
      return placeAt(shape, place.level, column, Math.max(0, row - 1), flipped);
    case 'down':
      return placeAt(shape, place.level, column, Math.min(shape.ranks - 1, row + 1), flipped);
    case 'left':
      if (column > 0) return placeAt(shape, place.level, column - 1, row, flipped);
      return place.level > 0 ? placeAt(shape, place.level - 1, shape.files - 1, row, flipped) : place;
    case 'right':
      if (column < shape.files - 1) return placeAt(shape, place.level, column + 1, row, flipped);
      return place.level < last ? placeAt(shape, place.level + 1, 0, row, flipped) : place;
    case 'levelUp':
      return { ...place, level: Math.max(0, place.level - 1) };
    case 'levelDown':
      return { ...place, level: Math.min(last, place.level + 1) };
  }
}

/** Margins round the cells of a panel, in cells: rank numbers left, file letters below, the level's letter above. */
export const MARGIN = {
  left: 0.5,
  right: 0.14,
  bottom: 0.5,
  top: 0.14,
  levelTop: 0.78,
  levelBottom: 0.66,
} as const;
export const GAP = 14;

export type View = 'auto' | 'all' | 'one';

export interface Layout {
  /** `grid`: every level in sight, `strip`: one level at a time in a sideways scroller. */
  mode: 'grid' | 'strip';
  columns: number;
  /** Side of a cell in CSS pixels. */
  cell: number;
  panelWidth: number;
  panelHeight: number;
}

const SMALLEST = 26;
/** A cell that a finger hits, on boards too wide for a telephone. */
const FINGER = 38;
const LARGEST = 84;

/** Chooses how many panels stand side by side and how large a cell is, for the room there is. */
export function layout(shape: Shape, width: number, height: number, view: View = 'auto'): Layout {
  const count = levelCount(shape);
  const across = shape.files + MARGIN.left + MARGIN.right;
  const down = shape.ranks + (count > 1 ? MARGIN.levelTop + MARGIN.levelBottom : MARGIN.top + MARGIN.bottom);
  const made = (mode: Layout['mode'], columns: number, size: number): Layout => {
    const cell = Math.max(8, Math.min(LARGEST, Math.floor(size * 10) / 10));
    return { mode, columns, cell, panelWidth: cell * across, panelHeight: cell * down };
  };
  const byWidth = (columns: number) => (width - GAP * (columns - 1)) / columns / across;
  const byHeight = (rows: number) => (height - GAP * (rows - 1)) / rows / down;

  // A telephone's window changes its height while one scrolls: there the width alone counts.
  const narrow = width < 640;
  if (count === 1) {
    // A flat board always fits the width; it may be taller than the window rather than tiny.
    if (narrow && view === 'one') return made('strip', 1, Math.max(byWidth(1), FINGER));
    return made('grid', 1, narrow ? byWidth(1) : Math.min(byWidth(1), Math.max(byHeight(1), SMALLEST)));
  }
  if (view === 'one' || (view === 'auto' && narrow)) {
    return made('strip', count, narrow ? byWidth(1) : Math.min(byWidth(1), Math.max(byHeight(1), SMALLEST)));
  }
  let columns = 1;
  let size = 0;
  for (let n = 1; n <= count; n += 1) {
    const fitting = Math.min(byWidth(n), byHeight(Math.ceil(count / n)));
    if (fitting > size + 0.01) {
      size = fitting;
      columns = n;
    }
  }
  if (size < SMALLEST) {
    // Too small to see at once: as many panels a row as the width bears, and the page scrolls down.
    const least = narrow ? 20 : SMALLEST - 2;
    columns = 1;
    for (let n = 2; n <= count; n += 1) if (byWidth(n) >= least) columns = n;
    // The same rows with fewer columns have larger cells.
    columns = Math.ceil(count / Math.ceil(count / columns));
    size = byWidth(columns);
  }
  return made('grid', columns, size);
}

/** Files of a level after which the ring changes: the `#` marks of a printed rank. */
export function ringMarks(shape: Shape, rings: Map<string, number>, level: number): number[] {
  const marks: number[] = [];
  for (let file = 0; file + 1 < shape.files; file += 1) {
    const here = rings.get(nameOf(shape, { level, file, rank: 0 }));
    const next = rings.get(nameOf(shape, { level, file: file + 1, rank: 0 }));
    if (here !== next) marks.push(file);
  }
  return marks;
}

/** Files on which the step from this level to the next one changes ring: the `===` marks of a printed rank. */
export function levelMarks(shape: Shape, rings: Map<string, number>, level: number): number[] {
  if (level + 1 >= shape.levels.length) return [];
  const marks: number[] = [];
  for (let file = 0; file < shape.files; file += 1) {
    const here = rings.get(nameOf(shape, { level, file, rank: 0 }));
    const below = rings.get(nameOf(shape, { level: level + 1, file, rank: 0 }));
    if (here !== below) marks.push(file);
  }
  return marks;
}
