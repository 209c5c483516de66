// What is drawn beyond joined edges: the board goes on with the cells of the opposite edge, and fades away.
import { t } from '../language';
import { UNIT } from './Ground';
import { type Axis, exists, isDark, placeAt, planeSize, type Shape } from './geometry';
import { BEYOND, joinsOf } from './joins';
import { groundOf } from './native';

/** Layers that reach less and less far: where all lie over each other, the picture is strongest. */
const LAYERS = 9;

/** What is said of the joined edges of a plane; null where there are none. */
export function joinedWords(shape: Shape, axis: Axis): string | null {
  const { sides, ends } = joinsOf(shape, axis);
  if (sides && ends) return t('board-joined-both');
  if (sides) return t('board-joined-sides');
  return ends ? t('board-joined-ends') : null;
}

/** The name of a picture, with what is said of its joined edges. */
export function withJoins(name: string, shape: Shape, axis: Axis): string {
  const joins = joinedWords(shape, axis);
  return joins === null ? name : t('board-with-joins', { name, joins });
}

interface Props {
  shape: Shape;
  axis: Axis;
  plane: number;
  flipped: boolean;
}

/** A box beyond an edge, next to one of its cells. */
interface Beyond {
  x: number;
  y: number;
  wide: number;
  tall: number;
  dark: boolean;
}

/** The beginnings of the cells beyond the joined edges, in the picture's units; `far` is how much of them is drawn. */
export function cellsBeyond({ shape, axis, plane, flipped }: Props, far: number): Beyond[] {
  const { columns, rows } = planeSize(shape, axis);
  const { sides, ends } = joinsOf(shape, axis);
  const found: Beyond[] = [];
  const [left, right] = sides ? [-1, columns] : [0, columns - 1];
  const [top, foot] = ends ? [-1, rows] : [0, rows - 1];
  for (let row = top; row <= foot; row += 1)
    for (let column = left; column <= right; column += 1) {
      const [inX, inY] = [column >= 0 && column < columns, row >= 0 && row < rows];
      if (inX && inY) continue;
      const spot = { plane, column: (column + columns) % columns, row: (row + rows) % rows };
      const place = placeAt(shape, axis, spot, flipped);
      if (!exists(shape, place)) continue;
      found.push({
        x: column < 0 ? -far : column * UNIT,
        y: row < 0 ? -far : row * UNIT,
        wide: inX ? UNIT : far,
        tall: inY ? UNIT : far,
        dark: isDark(place),
      });
    }
  return found;
}

const boxes = (some: readonly Beyond[]) =>
  some.map(({ x, y, wide, tall }) => `M${x} ${y}h${wide}v${tall}h${-wide}z`).join('');

/** The lines of a board without dark cells, a little beyond its joined edges. */
function linesBeyond({ shape, axis }: Props, far: number): string {
  const { columns, rows } = planeSize(shape, axis);
  const { sides, ends } = joinsOf(shape, axis);
  const crossings = groundOf(shape) === 'lines';
  const start = crossings ? UNIT / 2 : 0;
  const at = (count: number) =>
    Array.from({ length: crossings ? count : count + 1 }, (_, index) => index * UNIT + start);
  const [wide, tall, long] = [columns * UNIT, rows * UNIT, start + far];
  const rowLines = at(rows).map((y) => `M${start} ${y}h${-long}M${wide - start} ${y}h${long}`);
  const columnLines = at(columns).map((x) => `M${x} ${start}v${-long}M${x} ${tall - start}v${long}`);
  return [...(sides ? rowLines : []), ...(ends ? columnLines : [])].join('');
}

/** A dashed line along every joined edge. */
function seams({ shape, axis }: Props): string {
  const { columns, rows } = planeSize(shape, axis);
  const { sides, ends } = joinsOf(shape, axis);
  const [wide, tall] = [columns * UNIT, rows * UNIT];
  return `${sides ? `M0 0v${tall}M${wide} 0v${tall}` : ''}${ends ? `M0 0h${wide}M0 ${tall}h${wide}` : ''}`;
}

export function JoinedEdges(props: Props) {
  const { shape, axis } = props;
  const words = joinedWords(shape, axis);
  if (words === null) return null;
  const kind = groundOf(shape);
  const chequered = kind === 'chequered' || axis !== 'level';
  const layers = Array.from({ length: LAYERS }, (_, index) => (BEYOND * UNIT * (index + 1)) / LAYERS);
  return (
    <g class="joined">
      <title>{words}</title>
      {layers.map((far) => {
        if (!chequered) return <path key={far} class="joined-layer wood-line" d={linesBeyond(props, far)} />;
        const cells = cellsBeyond(props, far);
        return (
          <g key={far} class="joined-layer">
            <path class="light" d={boxes(cells)} />
            <path class="dark" d={boxes(cells.filter(({ dark }) => dark))} />
          </g>
        );
      })}
      <path class={chequered ? 'joined-edge' : 'joined-edge wood-line'} d={seams(props)} />
    </g>
  );
}
