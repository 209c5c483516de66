// What lies under the pieces: cells, rings and their edges, coordinates. One ground is one plane of the board.
import { Character } from '../pieces/Character';
import {
  type Axis,
  isDark,
  letterOf,
  levelCells,
  nameOf,
  type Place,
  placeAt,
  planeCount,
  planeName,
  planeSize,
  type Shape,
  spotOf,
} from './geometry';
import {
  cellPath,
  isHexagonal,
  isPlain,
  isRound,
  isSquare,
  PITCH,
  ringPoint,
  SHADES,
  type Shade,
  shadeOf,
  WIDE,
} from './grid';
import { JoinedEdges } from './JoinedEdges';
import { joinsOf, roomBeyond } from './joins';
import { margins } from './layout';
import type { BoardShape } from './model';
import { LineGround, PlainGround } from './NativeGround';
import { coordinatesOf, edgeLabels, groundOf } from './native';
import { type Edge, levelMarks, type Region, type Rings, regionEdges, ringEdges, ringRows } from './rings';

/** Side of a cell in the picture's own units; a drawing of a piece is as large. */
export const UNIT = 60;

export interface PanelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the picture's plane that a panel shows; the cells begin at 0, 0. */
export function panelBox(shape: Shape, axis: Axis, coordinates: boolean): PanelBox {
  const { columns, rows } = planeSize(shape, axis);
  const { left, right, top, bottom } = margins(shape, axis, coordinates);
  return {
    x: -left * UNIT,
    y: -top * UNIT,
    width: (left + columns + right) * UNIT,
    height: (top + rows + bottom) * UNIT,
  };
}

export function viewBox({ x, y, width, height }: PanelBox): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Upper left corner of a cell in the picture of its plane. */
export function corner(shape: Shape, axis: Axis, place: Place, flipped: boolean): { x: number; y: number } {
  const { column, row } = spotOf(shape, axis, place, flipped);
  return { x: column * UNIT, y: row * UNIT };
}

export interface GroundProps {
  shape: BoardShape;
  axis: Axis;
  plane: number;
  flipped: boolean;
  coordinates: boolean;
}

function darkCells({ shape, axis, plane, flipped }: GroundProps): string {
  const { columns, rows } = planeSize(shape, axis);
  let path = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isDark(placeAt(shape, axis, { plane, column, row }, flipped)))
        path += `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
  return path;
}

/** The cells of a level that is no full rectangle of squares, by their colours. */
function Pieced({ shape, plane, flipped }: Pick<GroundProps, 'shape' | 'plane' | 'flipped'>) {
  const paths = new Map<Shade, string>();
  for (const place of levelCells(shape, plane)) {
    const { x, y } = corner(shape, 'level', place, flipped);
    const shade = shadeOf(shape, place);
    paths.set(shade, (paths.get(shade) ?? '') + cellPath(shape, x, y, UNIT));
  }
  return (
    <>
      <path class="pieced-edge" d={[...paths.values()].join('')} />
      {SHADES.map((shade) => (
        <path key={shade} class={shade} d={paths.get(shade) ?? ''} />
      ))}
    </>
  );
}

/** Coordinates of hexagons: letters at White's end of the files, numbers at the side where each rank begins. */
function SlantingEdges({ shape, flipped }: Pick<GroundProps, 'shape' | 'flipped'>) {
  const middle = (place: Place) => {
    const { x, y } = corner(shape, 'level', place, flipped);
    return { x: x + UNIT / 2, y: y + UNIT / 2 };
  };
  const cells = levelCells(shape, 0).map((place) => ({ place, ...middle(place) }));
  const ends = Array.from(
    { length: shape.files },
    (_, file) =>
      cells.filter(({ place }) => place.file === file).sort((a, b) => a.place.rank - b.place.rank)[0],
  );
  const first = Array.from(
    { length: shape.ranks },
    (_, rank) => cells.filter(({ place }) => place.rank === rank).sort((a, b) => a.x - b.x)[0],
  );
  return (
    <g class="coordinate">
      {ends.map(
        (at) =>
          at && (
            <text
              key={`f${at.place.file}`}
              x={at.x}
              y={at.y + UNIT * (flipped ? -0.69 : 0.69)}
              text-anchor="middle"
              dominant-baseline="central"
            >
              {letterOf(shape, at.place.file)}
            </text>
          ),
      )}
      {first.map(
        (at) =>
          at && (
            <text
              key={`r${at.place.rank}`}
              x={at.x - UNIT * 0.6}
              y={at.y + UNIT * (flipped ? 0.37 : -0.37)}
              text-anchor="middle"
              dominant-baseline="central"
            >
              {at.place.rank + 1}
            </text>
          ),
      )}
    </g>
  );
}

/** Coordinates of a ring: letters round it outside, and a number in every rank beside the line at the foot. */
function RoundEdges({ shape, flipped }: Pick<GroundProps, 'shape' | 'flipped'>) {
  const foot = flipped ? 0 : Math.floor(shape.files / 2);
  return (
    <g>
      {Array.from({ length: shape.files }, (_, file) => {
        const { x, y } = ringPoint(shape, file + 0.5, -0.26, flipped);
        const letter = letterOf(shape, file);
        return (
          <text
            key={letter}
            class="coordinate"
            x={x * UNIT}
            y={y * UNIT}
            text-anchor="middle"
            dominant-baseline="central"
          >
            {letter}
          </text>
        );
      })}
      {Array.from({ length: shape.ranks }, (_, rank) => {
        const { x, y } = ringPoint(shape, foot, rank + 0.14, flipped);
        return (
          <text key={rank} class="coordinate-in" x={x * UNIT + 5} y={y * UNIT} dominant-baseline="central">
            {rank + 1}
          </text>
        );
      })}
    </g>
  );
}

/** The edges of a region of a ring; those of the board are none. */
function roundEdges(
  { shape, plane, flipped }: Pick<GroundProps, 'shape' | 'plane' | 'flipped'>,
  region: Region,
): string {
  const inside = (place: Place) => region.has(nameOf(shape, place));
  const point = (files: number, ranks: number) => {
    const { x, y } = ringPoint(shape, files, ranks, flipped);
    return `${(x * UNIT).toFixed(2)} ${(y * UNIT).toFixed(2)}`;
  };
  let path = '';
  for (const place of levelCells(shape, plane).filter(inside)) {
    const { file, rank } = place;
    for (const side of [0, 1]) {
      const beside = { ...place, file: (file + 2 * side - 1 + shape.files) % shape.files };
      if (!inside(beside)) path += `M${point(file + side, rank)}L${point(file + side, rank + 1)}`;
      const beyond = rank + 2 * side - 1;
      if (beyond < 0 || beyond >= shape.ranks || inside({ ...place, rank: beyond })) continue;
      const arc = Array.from({ length: 7 }, (_, step) => point(file + step / 6, rank + side));
      path += `M${arc.join('L')}`;
    }
  }
  return path;
}

/** The edges of a region of hexagons, or on a board with holes; those of the board are none. */
function piecedEdges(
  { shape, plane, flipped }: Pick<GroundProps, 'shape' | 'plane' | 'flipped'>,
  region: Region,
): string {
  const cells = levelCells(shape, plane).map((place) => {
    const name = nameOf(shape, place);
    return { inside: region.has(name), ...corner(shape, 'level', place, flipped) };
  });
  const far = isHexagonal(shape) ? WIDE / 2 : 0.5;
  const sides = isHexagonal(shape)
    ? [
        [0, -1, -far / 2, -0.5, far / 2, -0.5],
        [PITCH, -0.5, far / 2, -0.5, far, 0],
        [PITCH, 0.5, far, 0, far / 2, 0.5],
        [0, 1, far / 2, 0.5, -far / 2, 0.5],
        [-PITCH, 0.5, -far / 2, 0.5, -far, 0],
        [-PITCH, -0.5, -far, 0, -far / 2, -0.5],
      ]
    : [
        [0, -1, -0.5, -0.5, 0.5, -0.5],
        [1, 0, 0.5, -0.5, 0.5, 0.5],
        [0, 1, 0.5, 0.5, -0.5, 0.5],
        [-1, 0, -0.5, 0.5, -0.5, -0.5],
      ];
  let path = '';
  for (const one of cells.filter(({ inside }) => inside))
    for (const [right = 0, down = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] of sides) {
      const beyond = cells.find(
        ({ x, y }) => Math.abs(x - one.x - right * UNIT) < 1 && Math.abs(y - one.y - down * UNIT) < 1,
      );
      if (!beyond || beyond.inside) continue;
      const [cx, cy] = [one.x + UNIT / 2, one.y + UNIT / 2];
      path += `M${cx + x1 * UNIT} ${cy + y1 * UNIT}L${cx + x2 * UNIT} ${cy + y2 * UNIT}`;
    }
  return path;
}

function edgePath(edges: readonly Edge[]): string {
  return edges
    .map(({ column, row, side }) => {
      const [x, y] = [column * UNIT, row * UNIT];
      return side === 'right' ? `M${x + UNIT} ${y}v${UNIT}` : `M${x} ${y + UNIT}h${UNIT}`;
    })
    .join('');
}

/** Where regions end that pieces keep to. */
export function RegionPicture({ shape, axis, plane, flipped }: Omit<GroundProps, 'coordinates'>) {
  const edges = shape.regions.map((region) => {
    if (isRound(shape)) return roundEdges({ shape, plane, flipped }, region);
    return isPlain(shape)
      ? edgePath(regionEdges(shape, axis, plane, flipped, region))
      : piecedEdges({ shape, plane, flipped }, region);
  });
  const path = edges.join('');
  return path === '' ? null : <path class="region-edge" d={path} />;
}

function RingPicture({ shape, axis, plane, flipped, rings }: GroundProps & { rings: Rings }) {
  const { columns, rows } = planeSize(shape, axis);
  // Rings do not change from rank to rank, and are given for the plane as it is drawn unflipped.
  const unflipped = flipped && axis !== 'level' ? planeCount(shape, axis) - 1 - plane : plane;
  let lines = ringRows(shape, axis, rings, unflipped);
  if (flipped) lines = lines.map((line) => [...line].reverse());
  const areas = new Map<number, string>();
  lines.forEach((line, row) => {
    line.forEach((ring, column) => {
      const cell = `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
      areas.set(ring, (areas.get(ring) ?? '') + cell);
    });
  });
  const edges = edgePath(ringEdges(lines));
  const below = axis === 'level' ? levelMarks(shape, rings, plane) : [];
  const tall = rows * UNIT;
  const marks = below.map((file) => {
    const x = (flipped ? columns - 1 - file : file) * UNIT + 12;
    return `M${x} ${tall + 7}h36M${x} ${tall + 11.5}h36`;
  });
  return (
    <g>
      {[...areas].map(([ring, path]) => (
        <path key={ring} class={`ring ring-${ring % 5}`} d={path} />
      ))}
      <path class="ring-mark" d={edges} />
      <path class="ring-core" d={edges} />
      {marks.length > 0 && <path class="level-mark" d={marks.join('')} />}
    </g>
  );
}

/** The rim of a plane; along joined edges it has none. */
function Rim({ shape, axis }: GroundProps) {
  const { columns, rows } = planeSize(shape, axis);
  const { sides, ends } = joinsOf(shape, axis);
  const [beside, above] = [sides ? 0 : 3, ends ? 0 : 3];
  return (
    <rect
      class="edge"
      x={-beside}
      y={-above}
      width={columns * UNIT + 2 * beside}
      height={rows * UNIT + 2 * above}
      rx={sides || ends ? 0 : 5}
    />
  );
}

/** What stands below the columns and left of the rows of a plane, in the order in which they are drawn. */
function labels({ shape, axis, plane, flipped }: GroundProps): { below: string[]; left: string[] } {
  const { columns, rows } = planeSize(shape, axis);
  const place = (column: number, row: number) => placeAt(shape, axis, { plane, column, row }, flipped);
  const below = Array.from({ length: columns }, (_, column) => {
    const { file, rank } = place(column, 0);
    return axis === 'file' ? `${rank + 1}` : letterOf(shape, file);
  });
  const left = Array.from({ length: rows }, (_, row) => {
    const { level, rank } = place(0, row);
    return axis === 'level' ? `${rank + 1}` : shape.levels.charAt(level);
  });
  return { below, left };
}

/** Coordinates inside the cells along the edge: letters in the lower right corner, numbers in the upper left one. */
function Inside({
  below,
  left,
  tall,
  wide,
}: {
  below: string[];
  left: string[];
  tall: number;
  wide: number;
}) {
  const files = below.map((text, column) => (
    <text
      key={text}
      class="coordinate-in"
      x={wide - (below.length - 1 - column) * UNIT - 4}
      y={tall - 5}
      text-anchor="end"
    >
      {text}
    </text>
  ));
  const ranks = left.map((text, row) => (
    <text key={text} class="coordinate-in" x="4" y={row * UNIT + 4} dominant-baseline="hanging">
      {text}
    </text>
  ));
  return (
    <g>
      {files}
      {ranks}
    </g>
  );
}

/** The size of a numeral at an edge. */
const NUMERAL = 19;

/** Coordinates round the board. */
function Edges({ shape, flipped }: Pick<GroundProps, 'shape' | 'flipped'>) {
  return (
    <g>
      {edgeLabels(shape, flipped).map(({ text, x, y, numeral }) => (
        <g
          key={`${x} ${y}`}
          class={groundOf(shape) === 'chequered' ? 'coordinate' : 'coordinate wood-coordinate'}
        >
          {numeral !== undefined &&
            [...numeral].map((character, index) => {
              // Numerals of two characters must not be wider than the edge.
              const size = numeral.length > 1 ? 0.64 * NUMERAL : NUMERAL;
              return (
                <Character
                  key={character}
                  text={character}
                  x={x * UNIT - size / 2 + (index - (numeral.length - 1) / 2) * size}
                  y={(y - 0.14) * UNIT - size / 2}
                  size={size}
                />
              );
            })}
          <text
            x={x * UNIT}
            y={(numeral === undefined ? y : y + 0.2) * UNIT}
            dominant-baseline="central"
            text-anchor="middle"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A flat board without a rim and coordinates, for small pictures. */
export function FlatGround({ shape }: Pick<GroundProps, 'shape'>) {
  const { columns, rows } = planeSize(shape, 'level');
  const [width, height] = [columns * UNIT, rows * UNIT];
  const plain = { shape, axis: 'level', plane: 0, flipped: false } as const;
  const kind = groundOf(shape);
  if (shape.style && (kind === 'plain' || kind === 'lines')) {
    const native = { shape, style: shape.style, flipped: false };
    return (
      <g class={`ground-${kind}`}>
        <rect class="wood" width={width} height={height} />
        {kind === 'lines' ? <LineGround {...native} /> : <PlainGround {...native} />}
      </g>
    );
  }
  if (!isPlain(shape))
    return (
      <>
        <Pieced {...plain} />
        <RegionPicture {...plain} />
      </>
    );
  return (
    <>
      <rect class="light" width={width} height={height} />
      <path class="dark" d={darkCells({ ...plain, coordinates: false })} />
      <RegionPicture {...plain} />
    </>
  );
}

export function Ground(props: GroundProps) {
  const { shape, axis, plane, flipped, coordinates } = props;
  const { columns, rows } = planeSize(shape, axis);
  const [wide, tall] = [columns * UNIT, rows * UNIT];
  const space = shape.levels !== '';
  const beyond = roomBeyond(shape, axis);
  if (!isSquare(shape)) {
    const Coordinates = isRound(shape) ? RoundEdges : SlantingEdges;
    return (
      <g class="ground">
        <Pieced {...props} />
        {shape.regions.length > 0 && <RegionPicture {...props} />}
        {coordinates && <Coordinates shape={shape} flipped={flipped} />}
      </g>
    );
  }
  const { below, left } = labels(props);
  const kind = groundOf(shape);
  if (shape.style && (kind === 'plain' || kind === 'lines')) {
    const native = { shape, style: shape.style, flipped };
    const { x, y, width, height } = panelBox(shape, axis, coordinates);
    return (
      <g class={`ground ground-${kind}`}>
        <rect class="wood" x={x} y={y} width={width} height={height} rx="5" />
        {kind === 'lines' ? <LineGround {...native} /> : <PlainGround {...native} />}
        <JoinedEdges {...props} />
        {coordinates && <Edges shape={shape} flipped={flipped} />}
        {coordinates && kind === 'plain' && coordinatesOf(shape) === 'letters' && (
          <Inside below={below} left={left} tall={tall} wide={wide} />
        )}
      </g>
    );
  }
  const inside = coordinates && !space && coordinatesOf(shape) === 'letters';
  return (
    <g class="ground">
      {isPlain(shape) || axis !== 'level' ? (
        <>
          <Rim {...props} />
          <rect class="light" x="0" y="0" width={wide} height={tall} />
          <path class="dark" d={darkCells(props)} />
        </>
      ) : (
        <Pieced {...props} />
      )}
      <JoinedEdges {...props} />
      {shape.rings && <RingPicture {...props} rings={shape.rings} />}
      {shape.regions.length > 0 && <RegionPicture {...props} />}
      {space && (
        <text class="level-name" x="0" y={-(0.26 + beyond.end) * UNIT} font-size={UNIT * 0.5}>
          {planeName(shape, axis, plane, flipped)}
        </text>
      )}
      {inside && <Inside below={below} left={left} tall={tall} wide={wide} />}
      {coordinates && !space && !inside && <Edges shape={shape} flipped={flipped} />}
      {coordinates &&
        space &&
        below.map((text, column) => (
          <text
            key={text}
            class={text.length < 2 ? 'coordinate' : 'coordinate two-digits'}
            x={(column + 0.5) * UNIT}
            y={tall + UNIT * ((axis === 'level' ? 0.46 : 0.28) + beyond.end)}
            dominant-baseline="central"
            text-anchor="middle"
          >
            {text}
          </text>
        ))}
      {coordinates &&
        space &&
        left.map((text, row) => (
          <text
            key={text}
            class={text.length < 2 ? 'coordinate' : 'coordinate two-digits'}
            x={-UNIT * ((text.length < 2 ? 0.25 : 0.28) + beyond.side)}
            y={(row + 0.5) * UNIT}
            text-anchor="middle"
            dominant-baseline="central"
          >
            {text}
          </text>
        ))}
    </g>
  );
}
