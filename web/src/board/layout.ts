// How large the panels of a board are and how they stand, for the room there is.
import { type Axis, planeCount, planeSize, type Shape } from './geometry';
import { roomBeyond } from './joins';
import { flatMargins } from './native';

/** Space between panels, in CSS pixels: across, and between rows of panels. */
export const GAP = 14;
export const ROW_GAP = 8;

/** Margins round the cells of a panel, in cells. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** On boards in space numbers left and letters below where coordinates are shown, and the plane's name above. */
export function margins(shape: Shape, axis: Axis, coordinates: boolean): Margins {
  const { left, right, top, bottom } = marginsWithin(shape, axis, coordinates);
  const { side, end } = roomBeyond(shape, axis);
  return { left: left + side, right: right + side, top: top + end, bottom: bottom + end };
}

/** The margins of a board without joined edges. */
function marginsWithin(shape: Shape, axis: Axis, coordinates: boolean): Margins {
  const space = shape.levels !== '';
  // A chequered flat board has its coordinates inside the cells: all of its room is for cells.
  if (!space) return flatMargins(shape, coordinates);
  return {
    left: coordinates ? 0.5 : 0.14,
    right: 0.14,
    top: 0.78,
    // Below a level of a board in space stand the marks of the rings, too.
    bottom: !coordinates ? 0.3 : axis === 'level' ? 0.7 : 0.5,
  };
}

/** What a narrow window shows of several panels: one at a time, in a sideways scroller, or all of them. */
export type Narrow = 'one' | 'all';

export interface Layout {
  /** `grid`: every panel in sight, `strip`: one panel at a time in a sideways scroller. */
  mode: 'grid' | 'strip';
  columns: number;
  rows: number;
  /** Side of a cell in CSS pixels. */
  cell: number;
  panelWidth: number;
  panelHeight: number;
  /** All panels together. */
  width: number;
  height: number;
}

const SMALLEST = 26;
const LARGEST = 96;
/** Windows narrower than this show one panel at a time. */
export const NARROW = 640;

export interface Room {
  width: number;
  height: number;
}

export interface Wishes {
  narrow?: Narrow;
  coordinates?: boolean;
  /** One panel at a time, however wide the window is. */
  single?: boolean;
  /** May the page scroll down to see all of it? So on telephones, whose windows change their height while one scrolls. */
  scrolls?: boolean;
}

/** Height of the small pictures of all planes above a strip, in CSS pixels. */
function overviewHeight(width: number, count: number, columns: number, rows: number): number {
  return (Math.min(width / count - 12, MINI) * rows) / columns + 40;
}

/** The width of a small picture at most, and the height of the line of buttons below one level, in CSS pixels. */
const MINI = 56;
export const STEPS_LINE = 54;

/** Chooses how many panels stand side by side and how large a cell is. */
export function layout(
  shape: Shape,
  axis: Axis,
  { width, height }: Room,
  { narrow = 'one', coordinates = true, single = false, scrolls = width < NARROW }: Wishes = {},
): Layout {
  const count = planeCount(shape, axis);
  const size = planeSize(shape, axis);
  const margin = margins(shape, axis, coordinates);
  const across = size.columns + margin.left + margin.right;
  const down = size.rows + margin.top + margin.bottom;
  const made = (mode: Layout['mode'], columns: number, wanted: number): Layout => {
    const cell = Math.max(8, Math.min(LARGEST, Math.floor(wanted * 10) / 10));
    const rows = Math.ceil(count / columns);
    const [panelWidth, panelHeight] = [cell * across, cell * down];
    return {
      mode,
      columns,
      rows,
      cell,
      panelWidth,
      panelHeight,
      width: panelWidth * columns + GAP * (columns - 1),
      height: panelHeight * rows + ROW_GAP * (rows - 1),
    };
  };
  const byWidth = (columns: number) => (width - GAP * (columns - 1)) / columns / across;
  const byHeight = (rows: number) => (height - ROW_GAP * (rows - 1)) / rows / down;

  const isNarrow = width < NARROW;
  if (count === 1) {
    // A flat board always fits the width; it may be taller than the window rather than tiny.
    return made('grid', 1, scrolls ? byWidth(1) : Math.min(byWidth(1), Math.max(byHeight(1), SMALLEST)));
  }
  if (single || (isNarrow && narrow === 'one')) {
    const below = axis === 'level' ? STEPS_LINE : 0;
    const high = (height - below - overviewHeight(width, count, size.columns, size.rows)) / down;
    return made('strip', count, scrolls ? byWidth(1) : Math.min(byWidth(1), Math.max(high, SMALLEST)));
  }
  let columns = 1;
  let best = 0;
  for (let n = 1; n <= count; n += 1) {
    const fitting = Math.min(byWidth(n), byHeight(Math.ceil(count / n)));
    if (fitting > best + 0.01) {
      best = fitting;
      columns = n;
    }
  }
  if (best < SMALLEST) {
    // Too small to see at once: as many panels a row as the width bears, and the page scrolls down.
    const least = isNarrow ? 20 : SMALLEST - 2;
    columns = 1;
    for (let n = 2; n <= count; n += 1) if (byWidth(n) >= least) columns = n;
    // The same rows with fewer columns have larger cells.
    columns = Math.ceil(count / Math.ceil(count / columns));
    best = byWidth(columns);
  }
  return made('grid', columns, best);
}

/** Upper left corner of a panel among all panels, in CSS pixels. */
export function panelCorner(plan: Layout, plane: number): { x: number; y: number } {
  const column = plane % plan.columns;
  const row = Math.floor(plane / plan.columns);
  return { x: column * (plan.panelWidth + GAP), y: row * (plan.panelHeight + ROW_GAP) };
}
