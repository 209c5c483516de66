// The words of the Block, each in a fixed place of its own, so that no two can ever overlap.
import { type Dot, type Plan, type Plate, pointOn } from './block';
import { letterOf, type Shape } from './geometry';

/** `below` and `above`: notes where the Block is cut into racks. */
export type LabelKind = 'level' | 'file' | 'rank' | 'below' | 'above';

export interface Label extends Dot {
  kind: LabelKind;
  text: string;
  anchor: 'start' | 'middle' | 'end';
  /** In CSS pixels. */
  size: number;
  pale: boolean;
}

/** The width of a note, at most, in CSS pixels. */
const NOTE = 110;

const SIZES: Record<LabelKind, number> = { level: 24, file: 12, rank: 11, below: 12, above: 12 };

function onPlate(shape: Shape, plate: Plate, flipped: boolean, last: boolean, coordinates: boolean): Label[] {
  const { cell, level, pale } = plate;
  const label = (kind: LabelKind, text: string, at: Dot, anchor: Label['anchor']): Label => ({
    kind,
    text,
    anchor,
    size: Math.min(SIZES[kind], kind === 'level' ? Math.max(13, cell * 0.62) : Math.max(8, cell * 0.36)),
    pale,
    ...at,
  });
  const front = pointOn(plate, 0, 0);
  const letter = shape.levels.charAt(level);
  const labels = [label('level', letter, { x: front.x - 8, y: front.y - 2 }, 'end')];
  if (!coordinates) return labels;
  // Ranks at the right edge, one at each end: those between are counted.
  const ends = flipped ? [shape.ranks, 1] : [1, shape.ranks];
  [0.5, shape.ranks - 0.5].forEach((depth, index) => {
    const at = pointOn(plate, shape.files, depth);
    labels.push(label('rank', `${ends[index]}`, { x: at.x + 5, y: at.y + 4 }, 'start'));
  });
  if (last)
    for (let column = 0; column < shape.files; column += 1) {
      const at = pointOn(plate, column + 0.5, 0);
      const file = flipped ? shape.files - 1 - column : column;
      labels.push(label('file', letterOf(shape, file), { x: at.x, y: at.y + 15 }, 'middle'));
    }
  return labels;
}

/** Where one rack ends and the next goes on. `words` says it: which level is above or below which. */
function seams(
  shape: Shape,
  plan: Plan,
  words: (kind: 'above' | 'below', level: string, next: string) => string,
): Label[] {
  const labels: Label[] = [];
  for (let rack = 1; rack < plan.racks; rack += 1) {
    const before = plan.plates.filter((plate) => plate.rack === rack - 1).at(-1);
    const after = plan.plates.find((plate) => plate.rack === rack);
    if (!before || !after) continue;
    const [upper, lower] = [before, after].map(({ level }) => shape.levels.charAt(level));
    // In the corners that the slant leaves free; without a slant there is no room for notes.
    const { cell, slant } = after;
    if (Math.abs(slant) * shape.ranks * cell < NOTE) continue;
    const [foot, front] = [pointOn(before, shape.files, 0), pointOn(before, 0, 0)];
    const [top, corner] = [pointOn(after, 0, shape.ranks), pointOn(after, shape.files, 0)];
    const note = { size: SIZES.below, pale: false };
    const right = slant > 0;
    labels.push({
      ...note,
      kind: 'below',
      text: words('below', upper ?? '', lower ?? ''),
      anchor: right ? 'start' : 'end',
      x: right ? foot.x + 10 : front.x - 10,
      y: foot.y + 15,
    });
    labels.push({
      ...note,
      kind: 'above',
      text: words('above', lower ?? '', upper ?? ''),
      anchor: right ? 'start' : 'end',
      x: right ? pointOn(after, 0, 0).x : corner.x,
      y: top.y - 4,
    });
  }
  return labels;
}

export function labelsOf(
  shape: Shape,
  plan: Plan,
  flipped: boolean,
  coordinates: boolean,
  words: (kind: 'above' | 'below', level: string, next: string) => string,
): Label[] {
  const plates = plan.plates.flatMap((plate, index) => {
    const last = plan.plates[index + 1]?.rack !== plate.rack;
    const middle = plan.plates.length > 1 && plan.plates.some(({ pale }) => pale);
    return onPlate(shape, plate, flipped, middle ? !plate.pale : last, coordinates && !plate.pale);
  });
  return [...plates, ...seams(shape, plan, words)];
}

/** About the room that a label takes, in CSS pixels. */
export function labelBox({ text, x, y, anchor, size }: Label): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const width = text.length * size * 0.56;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { x: left, y: y - size * 0.8, width, height: size };
}
