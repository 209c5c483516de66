// One level of the Block: the plate, what is marked on it, the pieces upright on it, and the targets over them.
import { Component, type ComponentChildren } from 'preact';
import type { Owner, Piece } from '../api/types';
import type { NamedSign } from '../pieces/names';
import { PieceView } from '../pieces/PieceView';
import { manBox, outline, type Plate, pointOn, seatOf } from './block';
import { UNIT } from './Ground';
import { isDark, type Place, placeAt, placeOf, type Shape } from './geometry';
import { joinedWords } from './JoinedEdges';
import { joinsOf } from './joins';
import { type BoardModel, type BoardShape, NO_MARKS } from './model';
import type { PlaneView } from './Panel';
import { regionEdges } from './rings';
import { type StepKind, stepKind, stepShape } from './steps';
import { worthSign } from './worth';

/** How thick a plate is, in CSS pixels. */
const THICK = 4;

export interface PlateProps {
  view: PlaneView;
  plate: Plate;
}

/** The place at a seat of a plate: seatOf backwards. */
export function placeOn(shape: Shape, plate: Plate, column: number, depth: number, flipped: boolean): Place {
  return placeAt(shape, 'level', { plane: plate.level, column, row: shape.ranks - 1 - depth }, flipped);
}

/** A cell's outline on this plate; null where it is on another. */
export function cellOutline(
  { shape, flipped }: BoardModel,
  plate: Plate,
  cell: string,
  inset = 0,
): string | null {
  const place = placeOf(shape, cell);
  if (!place || place.level !== plate.level) return null;
  const { column, depth } = seatOf(shape, place, flipped.value);
  return outline(plate, column, depth, 1, 1, inset);
}

/** The edges between cells of a plate where regions end that pieces keep to, or where rings change. */
function edges(shape: BoardShape, plate: Plate, flipped: boolean): string {
  return shape.regions
    .flatMap((region) => regionEdges(shape, 'level', plate.level, flipped, region))
    .map(({ column, row, side }) => {
      const depth = shape.ranks - row;
      const [from, to] =
        side === 'right'
          ? [pointOn(plate, column + 1, depth), pointOn(plate, column + 1, depth - 1)]
          : [pointOn(plate, column, depth - 1), pointOn(plate, column + 1, depth - 1)];
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join('');
}

/** The joined edges of a plate. */
function joinedEdges(shape: BoardShape, plate: Plate): string {
  const { sides, ends } = joinsOf(shape, 'level');
  const line = (from: [number, number], to: [number, number]) => {
    const [a, b] = [pointOn(plate, ...from), pointOn(plate, ...to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  };
  const { files, ranks } = shape;
  const beside = sides ? line([0, 0], [0, ranks]) + line([files, 0], [files, ranks]) : '';
  return ends ? beside + line([0, 0], [files, 0]) + line([0, ranks], [files, ranks]) : beside;
}

/** The plate itself: it changes with the room and the side in front alone. */
export function PlateGround({ view, plate, chosen }: PlateProps & { chosen: boolean }) {
  const { shape } = view.model;
  const flipped = view.model.flipped.value;
  const all = outline(plate, 0, 0, shape.files, shape.ranks);
  const [left, right] = [pointOn(plate, 0, 0), pointOn(plate, shape.files, 0)];
  let dark = '';
  for (let depth = 0; depth < shape.ranks; depth += 1)
    for (let column = 0; column < shape.files; column += 1)
      if (isDark(placeOn(shape, plate, column, depth, flipped))) dark += outline(plate, column, depth);
  const regions = edges(shape, plate, flipped);
  const joined = joinedEdges(shape, plate);
  return (
    <g class="plate-ground">
      <path class="plate-front" d={`M${left.x} ${left.y}H${right.x}v${THICK}H${left.x}z`} />
      <path class="light" d={all} />
      <path class="dark" d={dark} />
      {regions !== '' && <path class="region-edge" d={regions} />}
      <path class={chosen ? 'plate-edge is-chosen' : 'plate-edge'} d={all} />
      {joined !== '' && (
        <path class="joined-plate" d={joined}>
          <title>{joinedWords(shape, 'level')}</title>
        </path>
      )}
    </g>
  );
}

/** Cells marked under the pieces. */
export function PlateUnder({ view, plate }: PlateProps) {
  const slice = view.slices[plate.level];
  const { last, part, picked, checked, spots, ahead, targets } = slice?.marks.value ?? NO_MARKS;
  const pieces = slice?.byCell.value;
  const shown: ComponentChildren[] = [];
  const mark = (cell: string, kind: string) => {
    const d = cellOutline(view.model, plate, cell);
    if (d !== null) shown.push(<path key={kind + cell} class={kind} d={d} />);
  };
  for (const cell of last) mark(cell, 'at-last');
  for (const cell of part) mark(cell, 'at-first');
  for (const [cell, kind] of spots) mark(cell, `at-spot spot-${kind}`);
  for (const cell of ahead) mark(cell, 'at-ahead');
  for (const [cell, kind] of targets)
    if (kind === 'capture' || (kind === 'move' && pieces?.has(cell))) mark(cell, 'at-taken');
  if (picked !== null) mark(picked, 'at-picked');
  for (const cell of checked) mark(cell, 'at-check');
  return <g>{shown}</g>;
}

interface BodyProps {
  token: string;
  side: Owner;
  sign: NamedSign | undefined;
  turned: boolean;
  beads: boolean;
}

interface ManProps extends BodyProps {
  x: number;
  y: number;
  size: number;
  shown: 'no' | 'pale' | 'yes';
}

/** A piece's drawing, made again only when something of its own has changed, not when the piece stands elsewhere. */
class ManBody extends Component<BodyProps> {
  override shouldComponentUpdate(next: BodyProps): boolean {
    const same: readonly (keyof BodyProps)[] = ['token', 'side', 'sign', 'turned', 'beads'];
    return same.some((key) => this.props[key] !== next[key]);
  }

  override render({ token, side, sign, turned, beads }: BodyProps) {
    return (
      <>
        <ellipse class="man-shadow" cx="31" cy="51.5" rx="18" ry="5.5" />
        <PieceView token={token} side={side} sign={sign} turned={turned} beads={beads} />
      </>
    );
  }
}

function Man({ x, y, size, shown, ...body }: ManProps) {
  if (shown === 'no') return null;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / UNIT).toFixed(4)})`}
      opacity={shown === 'pale' ? 0.3 : 1}
    >
      <ManBody {...body} />
    </g>
  );
}

/** The pieces of a plate, rank by rank from the back: those in front lie over those behind. */
export function PlateMen({ view, plate, beads }: PlateProps & { beads: boolean }) {
  const { shape, flipped, names } = view.model;
  const turned = flipped.value;
  const slice = view.slices[plate.level];
  const away = slice?.away.value ?? null;
  const coming = slice?.coming.value;
  const seated = (slice?.pieces.value ?? []).flatMap((piece: Piece) => {
    const place = placeOf(shape, piece.cell);
    return place ? [{ piece, ...seatOf(shape, place, turned) }] : [];
  });
  seated.sort((a, b) => b.depth - a.depth || a.column - b.column);
  return (
    <g class="plate-men">
      {seated.map(({ piece: { cell, token, side }, column, depth }) => (
        <Man
          key={cell}
          token={token}
          side={side}
          sign={names.value.get(token)?.sign}
          turned={turned}
          beads={beads}
          shown={coming?.has(cell) ? 'no' : cell === away ? 'pale' : 'yes'}
          {...manBox(plate, column, depth)}
        />
      ))}
    </g>
  );
}

/** Where one may go, over the pieces: the shape says how the cell lies to that of the piece picked up. */
export function PlateOver({ view, plate }: PlateProps) {
  const { shape, flipped, marks } = view.model;
  const slice = view.slices[plate.level];
  const { targets, worth, movable, frameMovable, barred } = slice?.marks.value ?? NO_MARKS;
  const pieces = slice?.byCell.value;
  const shown: ComponentChildren[] = [];
  const framed = (cell: string, kind: string, inset: number) => {
    const d = cellOutline(view.model, plate, cell, inset);
    if (d === null) return;
    shown.push(<path key={`h${cell}`} class="step-halo" d={d} />, <path key={cell} class={kind} d={d} />);
  };
  for (const cell of barred.keys()) framed(cell, 'plate-barred', 0.12);
  if (frameMovable)
    for (const cell of movable) {
      const d = cellOutline(view.model, plate, cell, 0.04);
      if (d !== null) shown.push(<path key={`m${cell}`} class="at-movable" d={d} />);
    }
  for (const [cell, known] of worth) {
    const place = placeOf(shape, cell);
    if (!place) continue;
    const { column, depth } = seatOf(shape, place, flipped.value);
    const { x, y } = pointOn(plate, column + 0.86, depth + 0.3);
    shown.push(
      <text key={`w${cell}`} class={`target-worth is-${known.is}`} x={x} y={y}>
        {worthSign(known)}
      </text>,
    );
  }
  if (targets.size === 0) return <g>{shown}</g>;
  const picked = marks.value.picked;
  const from = picked === null ? null : placeOf(shape, picked);
  for (const [cell, kind] of targets) {
    const place = placeOf(shape, cell);
    if (!place) continue;
    if (kind === 'partner') framed(cell, 'plate-partner', 0.06);
    else if (kind === 'capture' || pieces?.has(cell)) framed(cell, 'plate-capture', 0.05);
    else {
      const { column, depth } = seatOf(shape, place, flipped.value);
      const { x, y } = pointOn(plate, column + 0.5, depth + 0.5);
      const step: StepKind = from ? stepKind(from, place) : 'other';
      const wide = Math.max(4.5, plate.cell * 0.15);
      const tall = Math.max(3.5, Math.min(wide, plate.cell * plate.rise * 0.28));
      shown.push(
        <path key={cell} class={`step step-${step} step-haloed`} d={stepShape(step, x, y, wide, tall)} />,
      );
    }
  }
  return <g>{shown}</g>;
}
