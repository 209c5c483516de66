// What lies under the men: cells, rings and their marks, coordinates. One panel is one level.
import { columnRow, fileLetter, levelMarks, MARGIN, nameOf, ringMarks, type Shape } from './geometry';

/** Side of a cell in the picture's own units; a drawing of a man is as large. */
export const UNIT = 60;

export interface PanelBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the cells begin. */
  left: number;
  top: number;
}

export function panelBox(shape: Shape): PanelBox {
  const left = MARGIN.left * UNIT;
  const top = (shape.levels === '' ? MARGIN.top : MARGIN.levelTop) * UNIT;
  return {
    x: -left,
    y: -top,
    width: left + (shape.files + MARGIN.right) * UNIT,
    height: top + (shape.ranks + (shape.levels === '' ? MARGIN.bottom : MARGIN.levelBottom)) * UNIT,
    left,
    top,
  };
}

export function viewBox(shape: Shape): string {
  const box = panelBox(shape);
  return `${box.x} ${box.y} ${box.width} ${box.height}`;
}

/** Upper left corner of a cell in the picture. */
export function corner(shape: Shape, cell: { level: number; file: number; rank: number }, flipped: boolean) {
  const { column, row } = columnRow(shape, cell, flipped);
  return { x: column * UNIT, y: row * UNIT };
}

export interface GroundProps {
  shape: Shape;
  level: number;
  flipped: boolean;
  /** Ring of every cell, on boards where it matters. */
  rings: Map<string, number> | null;
}

function darkCells(shape: Shape, level: number): string {
  let path = '';
  for (let row = 0; row < shape.ranks; row += 1) {
    for (let column = 0; column < shape.files; column += 1) {
      // Seen from either side the same cells are dark: a1 is.
      const rank = shape.ranks - 1 - row;
      if ((rank + column + level) % 2 === 0)
        path += `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
    }
  }
  return path;
}

function Rings({ shape, level, flipped, rings }: GroundProps & { rings: Map<string, number> }) {
  const tall = shape.ranks * UNIT;
  const column = (file: number) => (flipped ? shape.files - 1 - file : file);
  const files = Array.from({ length: shape.files }, (_, file) => file);
  const edge = (file: number) => (flipped ? column(file) : file + 1) * UNIT;
  return (
    <g>
      {files.map((file) => {
        const ring = rings.get(nameOf(shape, { level, file, rank: 0 })) ?? 0;
        return (
          <rect
            key={file}
            class={`ring ring-${ring % 5}`}
            x={column(file) * UNIT}
            y="0"
            width={UNIT}
            height={tall}
          />
        );
      })}
      {ringMarks(shape, rings, level).map((file) => (
        <path
          key={file}
          class="ring-mark"
          d={`M${edge(file) - 2.5} 0v${tall}M${edge(file) + 2.5} 0v${tall}`}
        />
      ))}
      {levelMarks(shape, rings, level).map((file) => (
        <path
          key={file}
          class="level-mark"
          d={`M${column(file) * UNIT + 12} ${tall + 8}h36M${column(file) * UNIT + 12} ${tall + 13}h36`}
        />
      ))}
    </g>
  );
}

export function Ground({ shape, level, flipped, rings }: GroundProps) {
  const wide = shape.files * UNIT;
  const tall = shape.ranks * UNIT;
  const letter = shape.levels.charAt(level);
  const files = Array.from({ length: shape.files }, (_, file) => file);
  const ranks = Array.from({ length: shape.ranks }, (_, rank) => rank);
  const dark = flipped && (shape.files + shape.ranks) % 2 === 1 ? level + 1 : level;
  return (
    <g class="ground">
      <rect class="edge" x="-3" y="-3" width={wide + 6} height={tall + 6} rx="5" />
      <rect class="light" x="0" y="0" width={wide} height={tall} />
      <path class="dark" d={darkCells(shape, dark)} />
      {rings && <Rings shape={shape} level={level} flipped={flipped} rings={rings} />}
      {letter !== '' && (
        <text class="level-name" x="0" y={-0.26 * UNIT} font-size={UNIT * 0.5}>
          {letter}
        </text>
      )}
      {files.map((file) => (
        <text
          key={file}
          class="coordinate"
          x={(flipped ? shape.files - 1 - file : file) * UNIT + UNIT / 2}
          y={tall + UNIT * (letter === '' ? 0.28 : 0.42)}
          dominant-baseline="central"
          text-anchor="middle"
        >
          {fileLetter(file)}
        </text>
      ))}
      {ranks.map((rank) => (
        <text
          key={rank}
          class={rank < 9 ? 'coordinate' : 'coordinate two-digits'}
          x={-UNIT * (rank < 9 ? 0.25 : 0.28)}
          y={(flipped ? rank : shape.ranks - 1 - rank) * UNIT + UNIT / 2}
          text-anchor="middle"
          dominant-baseline="central"
        >
          {rank + 1}
        </text>
      ))}
    </g>
  );
}
