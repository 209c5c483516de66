// The diagram of a piece's moves as a drawing, made from the server's `MoveDiagram`. A line is a slide, a dot a step or a
// leap; hollow or dashed: only without capturing; a cross: only to capture; a cross in a circle: captured without going there; a lozenge:
// a swap with the piece there; two dots: two steps. Boards in space have three layers.
import type { DiagramMark, MoveDiagram, Travel } from '../api/types';
import { PITCH } from '../board/grid';

/** Path data by paint, on a 60 × 60 square. */
export interface DiagramDrawing {
  /** Frames of the layers, and where rings change. */
  frame: string;
  /** Lines that move and capture. */
  line: string;
  /** Thin lines to cells that need open cells on the way. */
  thin: string;
  /** Zigzags. */
  wave: string;
  /** Lines that only move. */
  move: string;
  /** Crosses and lines that only capture. */
  take: string;
  dot: string;
  ring: string;
  /** The piece itself. */
  self: string;
}

/** What a mark lets the piece do; `swap`: only change places. */
type Mode = 'both' | 'move' | 'take' | 'swap';

/**
 * How far the drawing of a mark extends: to its cell, which may be the next one; to its cell behind another one; or
 * as a line to the edge.
 */
const EXTENT: Record<Travel, 'cell' | 'behind' | 'edge'> = {
  leap: 'cell',
  double: 'behind',
  twice: 'behind',
  lame: 'behind',
  slide: 'edge',
  hop: 'edge',
  crooked: 'edge',
};

/** A layer of the drawing: the cells of one level, or of one rank. */
interface Panel {
  /** The middle. */
  x: number;
  y: number;
  /** The side of a cell. */
  unit: number;
  /** Cells between its middle and its edge. */
  extent: number;
  /** One of three. */
  small: boolean;
}

/** A mark seen in its panel: steps to the right and down, and layers towards the viewer. */
interface Seen extends DiagramMark {
  mode: Mode;
  right: number;
  down: number;
  layer: number;
}

/** `back`: forward is towards the lower edge, as for Black on a board seen from White's side. */
function seen(diagram: MoveDiagram, one: DiagramMark, back: boolean): Seen {
  const mode: Mode = one.moves && one.captures ? 'both' : one.moves ? 'move' : one.captures ? 'take' : 'swap';
  const mark = { ...one, mode };
  const [files, levels, ranks] = mark.at;
  const ahead = back ? -ranks : ranks;
  // `|| 0`: no negative zeros.
  switch (diagram.frame) {
    case 'ranks':
      return { ...mark, right: files, down: levels, layer: ranks };
    case 'levels':
      return { ...mark, right: files, down: -ahead || 0, layer: -levels || 0 };
    case 'flat':
      return { ...mark, right: files, down: -ahead || 0, layer: 0 };
    // Ranks count along the line that rises from left to right.
    case 'hexagons': {
      const up = ranks - files / 2;
      return { ...mark, right: files * PITCH, down: (back ? up : -up) || 0, layer: 0 };
    }
  }
}

const round = (n: number) => Math.round(n * 10) / 10;
const spot = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
const cross = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y - r)}l${round(2 * r)} ${round(2 * r)}m0 ${round(-2 * r)}l${round(-2 * r)} ${round(2 * r)}`;
const lozenge = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}L${round(x)} ${round(y - r)}L${round(x + r)} ${round(y)}L${round(x)} ${round(y + r)}z`;
const stroke = (x1: number, y1: number, x2: number, y2: number) =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

function nothing(): DiagramDrawing {
  return { frame: '', line: '', thin: '', wave: '', move: '', take: '', dot: '', ring: '', self: '' };
}

/** A step or leap: dot, ring or cross. */
function target(out: DiagramDrawing, mode: Mode, x: number, y: number, r: number): void {
  if (mode === 'both') out.dot += spot(x, y, r);
  else if (mode === 'move') out.ring += spot(x, y, r * 0.82);
  else if (mode === 'take') out.take += cross(x, y, r * 0.85);
}

/** The target of a mark. What is captured from elsewhere has a circle around it, what it changes places with a lozenge. */
function goal(out: DiagramDrawing, mark: Seen, x: number, y: number, r: number): void {
  target(out, mark.mode, x, y, mark.elsewhere || mark.swaps ? r * 0.7 : r);
  if (mark.elsewhere) out.thin += spot(x, y, r * 1.2);
  if (mark.swaps) out.thin += lozenge(x, y, r * 1.35);
}

function run(out: DiagramDrawing, mode: Mode, d: string): void {
  if (mode === 'both') out.line += d;
  else if (mode === 'move') out.move += d;
  else if (mode === 'take') out.take += d;
  else out.thin += d;
}

/** Draws one mark. Lines begin in the middle of its layer and run to the edge. */
function put(out: DiagramDrawing, panel: Panel, mark: Seen): void {
  const { x, y, unit, extent } = panel;
  const point = (r: number, d: number): [number, number] => [x + r * unit, y + d * unit];
  const dot = Math.min(4.4, unit * (panel.small ? 0.29 : 0.43));
  const longest = Math.max(Math.abs(mark.right), Math.abs(mark.down));
  if (longest === 0 && EXTENT[mark.travel] === 'edge') {
    // Straight on, layer by layer: towards the reader, or away.
    goal(out, mark, x, y, dot * 0.8);
    run(out, mark.mode === 'take' ? 'take' : 'both', spot(x, y, unit * 0.5));
    return;
  }
  const size = Math.max(longest, 1);
  const at = (part: number) => point(mark.right * part, mark.down * part);
  const edge = (extent + (panel.small ? 0.3 : 0.38)) / size;
  const start = mark.layer === 0 ? 0.34 / size : 0.28 / size;
  const [tx, ty] = point(mark.right, mark.down);
  const length = Math.hypot(tx - x, ty - y) || 1;
  // Across the line.
  const [ox, oy] = [-(ty - y) / length, (tx - x) / length];
  switch (mark.travel) {
    case 'leap':
    case 'double':
      goal(out, mark, tx, ty, mark.travel === 'double' || mark.placed ? dot * 0.82 : dot);
      break;
    case 'twice':
      for (const side of [-0.55, 0.55]) target(out, mark.mode, tx + side * dot, ty, dot * 0.45);
      if (mark.swaps) out.thin += lozenge(tx, ty, dot * 1.35);
      break;
    case 'lame':
      out.thin += stroke(...at(start), ...at(0.8));
      goal(out, mark, tx, ty, dot);
      break;
    case 'slide': {
      if (mark.limit === null && !mark.elsewhere && !mark.swaps) {
        run(out, mark.mode, stroke(...at(start), ...at(edge)));
        break;
      }
      const end = Math.min(mark.limit ?? edge, edge - 0.3);
      // The line of a slide that swaps wherever it ends does not cross the lozenge.
      const whole = mark.limit === null && mark.swaps ? end - (dot * 1.2) / (unit * size) : end;
      run(out, mark.mode, stroke(...at(start), ...at(Math.max(whole, start))));
      if (mark.limit === null && mark.swaps) out.thin += lozenge(...at(end), dot * 1.2);
      else goal(out, mark, ...at(end), dot * 0.9);
      break;
    }
    case 'hop': {
      // The bar is the piece that is jumped.
      const [bx, by] = at(edge * 0.55);
      const half = Math.min(4.5, unit * 0.5);
      out.line += stroke(bx - ox * half, by - oy * half, bx + ox * half, by + oy * half);
      // What is captured from elsewhere is that piece itself.
      if (mark.elsewhere) goal(out, mark, bx, by, dot * 0.9);
      else if (mark.mode === 'take') out.take += stroke(...at(edge * 0.68), ...at(edge));
      else if (mark.mode === 'swap') out.thin += stroke(...at(edge * 0.68), ...at(edge * 0.84));
      else out.line += stroke(...at(edge * 0.68), ...at(edge));
      if (mark.swaps) out.thin += lozenge(...at(edge), dot);
      break;
    }
    case 'crooked': {
      const half = Math.min(3, unit * 0.24);
      const end = mark.limit === null ? edge : Math.min(mark.limit, edge - 0.3);
      let d = '';
      [0, 0.22, 0.44, 0.66, 0.88].forEach((part, index) => {
        const [px, py] = at(start + (end - start) * part);
        const side = index === 0 ? 0 : index % 2 === 0 ? half : -half;
        d += `${index === 0 ? 'M' : 'L'}${round(px + ox * side)} ${round(py + oy * side)}`;
      });
      if (mark.mode === 'both') out.wave += d;
      else run(out, mark.mode, d);
      if (mark.limit !== null) goal(out, mark, ...at(end), dot * 0.9);
      else if (mark.swaps) out.thin += lozenge(...at(edge), dot);
      break;
    }
    default:
      mark.travel satisfies never;
  }
  // Two layers away: underlined.
  if (Math.abs(mark.layer) > 1) {
    const [px, py] = point(mark.right, mark.down);
    out.thin += `M${round(px - dot)} ${round(py + dot * 1.6)}h${round(2 * dot)}`;
  }
}

function frameOf({ x, y, unit, extent }: Panel, rings: boolean): string {
  const half = (extent + 0.5) * unit;
  let d = `M${round(x - half)} ${round(y - half)}h${round(2 * half)}v${round(2 * half)}h${round(-2 * half)}z`;
  if (rings)
    for (const side of [-0.5, 0.5]) d += `M${round(x - half)} ${round(y + side * unit)}h${round(2 * half)}`;
  return d;
}

/** The square in the middle, or a crown. */
function self(x: number, y: number, size: number, royal: boolean): string {
  if (!royal) return `M${round(x - size)} ${round(y - size)}h${2 * size}v${2 * size}h${-2 * size}z`;
  const s = size * 1.7;
  return `M${round(x - s)} ${round(y + s * 0.8)}v${round(-s * 1.6)}l${round(s * 0.55)} ${round(s * 0.6)}l${round(s * 0.45)} ${round(-s)}l${round(s * 0.45)} ${round(s)}l${round(s * 0.55)} ${round(-s * 0.6)}v${round(s * 1.6)}z`;
}

function draw(diagram: MoveDiagram, back: boolean): DiagramDrawing {
  const out = nothing();
  const marks = diagram.marks.map((mark) => seen(diagram, mark, back));
  const reach = (of: Seen[]) =>
    Math.min(3, Math.max(1, ...of.map((m) => Math.max(Math.abs(m.right), Math.abs(m.down)))));
  const same = marks.filter((m) => m.layer === 0);
  if (diagram.frame === 'flat' || diagram.frame === 'hexagons') {
    const beyond = same.some((m) => EXTENT[m.travel] !== 'cell');
    const extent = Math.max(beyond ? 2 : 1, reach(same));
    const unit = 23.5 / (extent + 0.35);
    const panel: Panel = { x: 30, y: 30, unit, extent, small: false };
    for (const mark of same) put(out, panel, mark);
    out.self = self(30, 30, extent > 2 ? 2 : 2.6, diagram.royal);
    return out;
  }
  const extent = reach(marks);
  const unit = 12 / (extent + 0.5);
  const layer = (x: number, y: number): Panel => ({ x, y, unit, extent, small: true });
  const [upper, main, lower] = [layer(44.3, 16.2), layer(15.7, 30), layer(44.3, 43.8)];
  for (const panel of [upper, main, lower]) out.frame += frameOf(panel, diagram.frame === 'ranks');
  for (const mark of marks) put(out, mark.layer === 0 ? main : mark.layer > 0 ? upper : lower, mark);
  out.self = self(main.x, main.y, 1.9, diagram.royal);
  return out;
}

const drawn = new WeakMap<MoveDiagram, [DiagramDrawing?, DiagramDrawing?]>();

/** The drawing of a diagram of moves; `back`: for a piece that goes down the picture. */
export function drawDiagram(diagram: MoveDiagram, back: boolean): DiagramDrawing {
  const known = drawn.get(diagram) ?? [];
  drawn.set(diagram, known);
  const index = back ? 1 : 0;
  const found = known[index] ?? draw(diagram, back);
  known[index] = found;
  return found;
}
