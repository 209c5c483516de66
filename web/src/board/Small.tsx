// Small boards without interaction: thumbnails, and the games on the first page. Flat boards are the table's own ground and pieces;
// boards in space are drawn as the Block, of which a thumbnail shows the three levels in the middle.
import { Component } from 'preact';
import type { GameSummary, Owner, Piece, PlainSign } from '../api/types';
import type { NamedSign, Names } from '../pieces/names';
import { PieceView } from '../pieces/PieceView';
import { manBox, outline, type Plate, pointOn, seatOf, USUAL_LOOK } from './block';
import { corner, Ground, UNIT } from './Ground';
import { isDark, placeAt, placeOf, planeSize, type Shape } from './geometry';
import { cellPath } from './grid';
import { roomBeyond } from './joins';
import type { BoardShape } from './model';
import { Standing } from './Standing';

/** What a small board must know of its game. */
export type SmallGame = Pick<
  GameSummary,
  'grid' | 'files' | 'ranks' | 'levels' | 'letters' | 'holes' | 'signs' | 'style'
>;

const NO_DIAGRAM = { frame: 'flat', marks: [], royal: false } as const;

/** By the list's own object, so that pieces are not drawn again for a new map of the same signs. */
const kept = new WeakMap<Record<string, PlainSign>, Names>();

function namesOf(signs: Record<string, PlainSign>): Names {
  const known = kept.get(signs);
  if (known) return known;
  const names: Names = new Map();
  for (const [token, plain] of Object.entries(signs)) {
    const sign: NamedSign = { ...plain, diagram: { ...NO_DIAGRAM, marks: [] } };
    names.set(token, { name: '', sign, royal: false });
  }
  kept.set(signs, names);
  return names;
}

interface SmallProps {
  game: SmallGame;
  pieces: readonly Piece[];
  /** Cells that the last turn touched. */
  last?: readonly string[];
}

function Flat({ game, pieces, last = [] }: SmallProps) {
  const { grid, files, ranks, levels, letters, holes, style } = game;
  const shape: BoardShape = { grid, files, ranks, levels, letters, holes, style, rings: null, regions: [] };
  const { columns, rows } = planeSize(shape, 'level');
  const { side, end } = roomBeyond(shape, 'level');
  const [left, top] = [3 + side * UNIT, 3 + end * UNIT];
  return (
    <svg
      viewBox={`${-left} ${-top} ${columns * UNIT + 2 * left} ${rows * UNIT + 2 * top}`}
      aria-hidden="true"
      class="small-flat"
    >
      <Ground shape={shape} axis="level" plane={0} flipped={false} coordinates={false} />
      {last.map((cell) => {
        const place = placeOf(shape, cell);
        if (!place) return null;
        const { x, y } = corner(shape, 'level', place, false);
        return <path key={cell} class="at-last" d={cellPath(shape, x, y, UNIT)} />;
      })}
      <Standing shape={shape} axis="level" pieces={pieces} flipped={false} names={namesOf(game.signs)} />
    </svg>
  );
}

/** The width of a cell in the picture's own units, and what is kept free between plates. */
const CELL = 20;
const GAP = 8;
const THICK = 3;

/** Where the levels stand, in as many racks as fit a square best. */
export function smallPlates(shape: Shape, levels: readonly number[], racks: number) {
  const { slant, rise } = USUAL_LOOK;
  const wide = (shape.files + slant * shape.ranks) * CELL;
  const tall = (shape.ranks * rise + 0.6) * CELL + GAP;
  const rows = Math.ceil(levels.length / racks);
  const plates = levels.map((level, at): Plate => {
    const rack = Math.floor(at / rows);
    const x = rack * (wide + GAP);
    return { slant, rise, level, cell: CELL, rack, pale: false, x, y: ((at % rows) + 1) * tall };
  });
  return { plates, width: racks * (wide + GAP) - GAP, height: rows * tall + THICK };
}

/** As many racks as make the picture as nearly square as possible. */
export function racksFor(shape: Shape, levels: readonly number[]): number {
  let best = 1;
  const long = (racks: number) => {
    const { width, height } = smallPlates(shape, levels, racks);
    return Math.max(width / height, height / width);
  };
  for (let racks = 2; racks <= levels.length; racks += 1) if (long(racks) < long(best)) best = racks;
  return best;
}

interface ManProps {
  token: string;
  side: Owner;
  sign: NamedSign | undefined;
  x: number;
  y: number;
  size: number;
}

class Man extends Component<ManProps> {
  override shouldComponentUpdate(next: ManProps): boolean {
    const now = this.props;
    return (
      now.token !== next.token ||
      now.side !== next.side ||
      now.sign !== next.sign ||
      now.x !== next.x ||
      now.y !== next.y
    );
  }

  override render({ token, side, sign, x, y, size }: ManProps) {
    return (
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / UNIT).toFixed(3)})`}>
        <PieceView token={token} side={side} sign={sign} beads />
      </g>
    );
  }
}

function Levels({ game, pieces, last = [], all }: SmallProps & { all: boolean }) {
  const count = game.levels.length;
  const shown = all ? count : Math.min(3, count);
  const first = Math.floor((count - shown) / 2);
  const levels = Array.from({ length: shown }, (_, at) => first + at);
  const { plates, width, height } = smallPlates(game, levels, all ? racksFor(game, levels) : 1);
  const names = namesOf(game.signs);
  const seated = pieces.flatMap((piece) => {
    const place = placeOf(game, piece.cell);
    return place ? [{ piece, level: place.level, ...seatOf(game, place, false) }] : [];
  });
  // Those in front lie over those behind.
  seated.sort((a, b) => b.depth - a.depth || a.column - b.column);
  const touched = last.flatMap((cell) => placeOf(game, cell) ?? []);
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true" class="small-levels">
      {plates.map((plate) => {
        const [left, right] = [pointOn(plate, 0, 0), pointOn(plate, game.files, 0)];
        const whole = outline(plate, 0, 0, game.files, game.ranks);
        let dark = '';
        for (let depth = 0; depth < game.ranks; depth += 1)
          for (let column = 0; column < game.files; column += 1) {
            const spot = { plane: plate.level, column, row: game.ranks - 1 - depth };
            if (isDark(placeAt(game, 'level', spot, false))) dark += outline(plate, column, depth);
          }
        return (
          <g key={plate.level}>
            <path class="plate-front" d={`M${left.x} ${left.y}H${right.x}v${THICK}H${left.x}z`} />
            <path class="light" d={whole} />
            <path class="dark" d={dark} />
            <path class="plate-edge" d={whole} />
            {touched.map((place) => {
              if (place.level !== plate.level) return null;
              const { column, depth } = seatOf(game, place, false);
              return <path key={`${column} ${depth}`} class="at-last" d={outline(plate, column, depth)} />;
            })}
            {seated.map(({ piece: { cell, token, side }, level, column, depth }) =>
              level === plate.level ? (
                <Man
                  key={cell}
                  token={token}
                  side={side}
                  sign={names.get(token)?.sign}
                  {...manBox(plate, column, depth)}
                />
              ) : null,
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface BoardProps extends SmallProps {
  /** Every level of a board in space, not those in the middle alone. */
  all?: boolean;
}

/** A board as a small picture, drawn again only when something on it has changed. */
export class SmallBoard extends Component<BoardProps> {
  override shouldComponentUpdate(next: BoardProps): boolean {
    const now = this.props;
    return (
      now.game !== next.game || now.pieces !== next.pieces || now.last !== next.last || now.all !== next.all
    );
  }

  override render({ all = false, ...props }: BoardProps) {
    return props.game.levels === '' ? <Flat {...props} /> : <Levels {...props} all={all} />;
  }
}
