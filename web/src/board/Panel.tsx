// One plane of the board: the picture, and over it the cells as buttons.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import type { Piece } from '../api/types';
import { t } from '../language';
import { cellWords } from './cellwords';
import { corner, Ground, panelBox, UNIT, viewBox } from './Ground';
import {
  type Axis,
  levelCells,
  nameOf,
  type Place,
  placeAt,
  placeOf,
  planeName,
  planeSize,
  type Shape,
  spotOf,
} from './geometry';
import { boxAt, cellPath, clipOf, isPlain, isSquare } from './grid';
import { withJoins } from './JoinedEdges';
import { type BoardModel, NO_MARKS } from './model';
import { groundOf } from './native';
import { Standing } from './Standing';
import { type Slice, slicesOf } from './slices';
import { stepKind, stepShape } from './steps';
import { worthSign, worthWords } from './worth';

/** What the panels of one view share. */
export interface PlaneView {
  model: BoardModel;
  axis: Axis;
  coordinates: ReadonlySignal<boolean>;
  /** What each plane shows. */
  slices: readonly Slice[];
}

const NOBODY: ReadonlySet<string> = new Set();
const EMPTY: ReadonlyMap<string, Piece> = new Map();

/** What the panels of a view share. `landed` takes the key of a motion that has come to its end. */
export function makePlaneView(
  model: BoardModel,
  axis: Axis,
  coordinates: ReadonlySignal<boolean>,
  motion: ReadonlySignal<boolean>,
): { view: PlaneView; landed: Signal<number> } {
  const landed = signal(model.motion.peek()?.key ?? 0);
  const coming = computed(() => {
    const now = model.motion.value;
    if (!motion.value || !now || landed.value === now.key) return NOBODY;
    return new Set(now.ways.flatMap((way) => way.cells.at(-1) ?? []));
  });
  return { view: { model, axis, coordinates, slices: slicesOf(model, axis, coming) }, landed };
}

export interface PanelProps {
  view: PlaneView;
  plane: number;
  /** Are the cells of this view the ones for keys and screen readers? True in one view of a board. */
  main: boolean;
  /** Are the pieces straight above and below hinted at? */
  corners?: boolean;
}

const marksOn = ({ view, plane }: Omit<PanelProps, 'main'>) => view.slices[plane]?.marks.value ?? NO_MARKS;
const piecesOn = ({ view, plane }: Omit<PanelProps, 'main'>) => view.slices[plane]?.byCell.value ?? EMPTY;

/** Where a cell is drawn on this plane; null where it is not. */
function here({ view, plane }: PanelProps, cell: string): { x: number; y: number } | null {
  const { shape, flipped } = view.model;
  const place = placeOf(shape, cell);
  if (!place || spotOf(shape, view.axis, place, flipped.value).plane !== plane) return null;
  return corner(shape, view.axis, place, flipped.value);
}

function Base({ view, plane }: PanelProps) {
  const { shape, flipped } = view.model;
  return (
    <Ground
      shape={shape}
      axis={view.axis}
      plane={plane}
      flipped={flipped.value}
      coordinates={view.coordinates.value}
    />
  );
}

/** Cells marked under the pieces: the last turn, the piece picked up, a check. */
function Under(props: PanelProps) {
  const { last, part, picked, checked, spots, ahead } = marksOn(props);
  const marks: ComponentChildren[] = [];
  const onLines = groundOf(props.view.model.shape) === 'lines';
  const mark = (cell: string, kind: string) => {
    const at = here(props, cell);
    if (!at) return;
    marks.push(
      onLines ? (
        <circle key={kind + cell} class={kind} cx={at.x + UNIT / 2} cy={at.y + UNIT / 2} r={UNIT * 0.49} />
      ) : (
        <path key={kind + cell} class={kind} d={cellPath(props.view.model.shape, at.x, at.y, UNIT)} />
      ),
    );
  };
  for (const cell of last) mark(cell, 'at-last');
  for (const cell of part) mark(cell, 'at-first');
  for (const [cell, kind] of spots) mark(cell, `at-spot spot-${kind}`);
  for (const cell of ahead) mark(cell, 'at-ahead');
  if (picked !== null) mark(picked, 'at-picked');
  for (const cell of checked) mark(cell, 'at-check');
  return <g>{marks}</g>;
}

function Pieces({ view, plane }: PanelProps) {
  const { shape, flipped, names } = view.model;
  const slice = view.slices[plane];
  return (
    <Standing
      shape={shape}
      axis={view.axis}
      pieces={slice?.pieces.value ?? []}
      flipped={flipped.value}
      names={names.value}
      away={slice?.away.value ?? null}
      coming={slice?.coming.value ?? NOBODY}
    />
  );
}

/** Where the levels above and below are out of sight: a dot at the upper left says that a piece stands straight above, one at the lower right, below. */
function Corners(props: PanelProps) {
  const { view, plane } = props;
  const { shape } = view.model;
  const dots: ComponentChildren[] = [];
  for (const step of [-1, 1])
    for (const [cell, { side }] of view.slices[plane + step]?.byCell.value ?? EMPTY) {
      const place = placeOf(shape, cell);
      const at = place && here(props, nameOf(shape, { ...place, level: place.level - step }));
      if (!at) continue;
      const far = step < 0 ? 7 : UNIT - 7;
      dots.push(
        <circle key={cell} class={`corner-dot disc-${side}`} cx={at.x + far} cy={at.y + far} r="4.5" />,
      );
    }
  return <g>{dots}</g>;
}

/** Targets over the pieces. */
function Over(props: PanelProps) {
  const { targets, worth, movable, frameMovable, barred } = marksOn(props);
  const { shape } = props.view.model;
  // Only a plane with targets asks for the piece, which may stand on another.
  const picked = targets.size === 0 ? null : props.view.model.marks.value.picked;
  const from = picked === null ? null : placeOf(shape, picked);
  const kindOf = (cell: string) => {
    const to = placeOf(shape, cell);
    return from && to ? stepKind(from, to) : 'other';
  };
  const shown: ComponentChildren[] = [];
  for (const cell of barred.keys()) {
    const at = here(props, cell);
    if (!at) continue;
    const [x, y] = [at.x + UNIT - 13, at.y + 13];
    const d = `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0M${x - 5.6} ${y + 5.6}l11.2-11.2`;
    shown.push(<path key={`b${cell}`} class="at-barred" d={d} />);
  }
  if (frameMovable) {
    for (const cell of movable) {
      const at = here(props, cell);
      if (!at) continue;
      if (!isSquare(shape)) {
        shown.push(<path key={`m${cell}`} class="at-movable" d={cellPath(shape, at.x, at.y, UNIT, 3)} />);
        continue;
      }
      const side = UNIT - 6;
      shown.push(
        <rect
          key={`m${cell}`}
          class="at-movable"
          x={at.x + 3}
          y={at.y + 3}
          width={side}
          height={side}
          rx="9"
        />,
      );
    }
  }
  if (targets.size > 0) {
    const pieces = piecesOn(props);
    for (const [cell, kind] of targets) {
      const at = here(props, cell);
      if (!at) continue;
      const [cx, cy] = [at.x + UNIT / 2, at.y + UNIT / 2];
      if (kind === 'partner') {
        const d = `M${cx - 25} ${cy + 16}v9h9M${cx + 25} ${cy + 16}v9h-9M${cx - 25} ${cy - 16}v-9h9M${cx + 25} ${cy - 16}v-9h-9`;
        shown.push(<path key={`h${cell}`} class="target-halo" d={d} />);
        shown.push(<path key={cell} class="target-partner" d={d} />);
      } else if (kind === 'capture' || pieces.has(cell)) {
        shown.push(<circle key={`h${cell}`} class="target-halo" cx={cx} cy={cy} r="25.5" />);
        shown.push(<circle key={cell} class="target-ring" cx={cx} cy={cy} r="25.5" />);
      } else if (shape.levels !== '') {
        // In space the shape says how the cell lies to that of the piece picked up.
        const step = kindOf(cell);
        shown.push(<path key={cell} class={`target-dot step-${step}`} d={stepShape(step, cx, cy, 9.5)} />);
      } else shown.push(<circle key={cell} class="target-dot" cx={cx} cy={cy} r="9.5" />);
    }
  }
  for (const [cell, known] of worth) {
    const at = here(props, cell);
    if (!at) continue;
    shown.push(
      <text key={`w${cell}`} class={`target-worth is-${known.is}`} x={at.x + UNIT - 4} y={at.y + 17}>
        {worthSign(known)}
      </text>,
    );
  }
  return <g>{shown}</g>;
}

/**
 * The cell pointed at; on the other planes the cell at the same place, fainter. A box of its own over the picture, which the
 * browser moves without repainting anything: pointers move all the time.
 */
function Hover({ view, plane }: PanelProps) {
  const { shape, hover, flipped } = view.model;
  const place = hover.value === null ? null : placeOf(shape, hover.value);
  if (!place) return null;
  const { columns, rows } = planeSize(shape, view.axis);
  const spot = spotOf(shape, view.axis, place, flipped.value);
  const { column, row, wide, tall } = boxAt(shape, spot);
  const clip = clipOf(shape, spot);
  return (
    <span
      class={`${spot.plane === plane ? 'at-over' : 'at-echo'}${groundOf(shape) === 'lines' ? ' is-point' : ''}${clip ? ' is-clipped' : ''}`}
      style={{
        width: `${(100 * wide) / columns}%`,
        height: `${(100 * tall) / rows}%`,
        transform: `translate(${(100 * column) / wide}%, ${(100 * row) / tall}%)`,
        ...(clip && { clipPath: clip }),
      }}
    />
  );
}

interface CellProps {
  name: string;
  words: string;
  title: string | undefined;
  kind: string;
  atCursor: boolean;
  picked: boolean;
  /** Where the button lies, where cells are no grid of squares. */
  box: string | null;
}

/** A cell as a button: rendered again only when its text has changed. */
class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return (
      now.words !== next.words ||
      now.title !== next.title ||
      now.kind !== next.kind ||
      now.atCursor !== next.atCursor ||
      now.picked !== next.picked ||
      now.name !== next.name ||
      now.box !== next.box
    );
  }

  override render({ name, words, title, kind, atCursor, picked, box }: CellProps) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the cells lie over a picture; a table cannot
      <button
        type="button"
        role="gridcell"
        data-cell={name}
        class={kind}
        tabIndex={atCursor ? 0 : -1}
        aria-label={words}
        title={title}
        aria-selected={picked}
        {...(box !== null && { style: box })}
      />
    );
  }
}

/** The cells of a plane, row by row from the top: on hexagons rank by rank, which slant. */
function rowsOf(shape: Shape, axis: Axis, plane: number, flipped: boolean): Place[][] {
  if (isPlain(shape)) {
    const { columns, rows } = planeSize(shape, axis);
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => placeAt(shape, axis, { plane, column, row }, flipped)),
    );
  }
  const rows = Array.from({ length: shape.ranks }, (): Place[] => []);
  for (const place of levelCells(shape, plane)) rows[place.rank]?.push(place);
  return flipped ? rows.map((row) => row.reverse()) : rows.reverse();
}

/** Where a cell's button lies, as a style; null where the grid of buttons has its place. */
function buttonBox(shape: Shape, axis: Axis, place: Place, flipped: boolean): string | null {
  if (isPlain(shape)) return null;
  const { columns, rows } = planeSize(shape, axis);
  const spot = spotOf(shape, axis, place, flipped);
  const { column, row, wide, tall } = boxAt(shape, spot);
  const part = (length: number, of: number) => `${((100 * length) / of).toFixed(3)}%`;
  const clip = clipOf(shape, spot);
  const box = `position:absolute;left:${part(column, columns)};top:${part(row, rows)};width:${part(wide, columns)};height:${part(tall, rows)}`;
  return clip ? `${box};clip-path:${clip}` : box;
}

/** The cells as buttons, for pointers, keys and screen readers. */
export function Cells({ view, plane }: Omit<PanelProps, 'main'>) {
  const { shape, flipped, names } = view.model;
  const { picked, movable, targets, worth, checked, barred } = marksOn({ view, plane });
  const pieces = piecesOn({ view, plane });
  const cursor = view.slices[plane]?.cursor.value ?? null;
  const rows: ComponentChildren[] = [];
  rowsOf(shape, view.axis, plane, flipped.value).forEach((places, row) => {
    const cells: ComponentChildren[] = [];
    for (const place of places) {
      const name = nameOf(shape, place);
      const target = targets.get(name);
      const more: string[] = [];
      if (name === picked) more.push(t('board-picked-up'));
      if (target === 'capture') more.push(t('board-can-be-taken'));
      else if (target === 'partner') more.push(t('board-can-swap'));
      else if (target) more.push(t('board-can-go-here'));
      const known = worth.get(name);
      if (known) more.push(worthWords(known));
      if (checked.includes(name)) more.push(t('board-in-check'));
      const closed = barred.get(name);
      if (closed !== undefined) more.push(closed);
      cells.push(
        <Cell
          key={name}
          name={name}
          title={closed}
          words={cellWords(name, pieces.get(name), names.value, more)}
          kind={target ? 'is-target' : movable.has(name) ? 'is-movable' : ''}
          atCursor={name === cursor}
          picked={name === picked}
          box={buttonBox(shape, view.axis, place, flipped.value)}
        />,
      );
    }
    rows.push(
      // biome-ignore lint/a11y/useSemanticElements: as above
      // biome-ignore lint/a11y/useFocusableInteractive: focus moves among the cells, not the rows
      <div key={row} role="row" class="cell-row">
        {cells}
      </div>,
    );
  });
  return <>{rows}</>;
}

export function planeWords(view: PlaneView, plane: number): string {
  const { shape, flipped } = view.model;
  const name =
    shape.levels === ''
      ? t('board-board')
      : t(`board-plane-${view.axis}`, { name: planeName(shape, view.axis, plane, flipped.value) });
  return withJoins(name, shape, view.axis);
}

export function Panel(props: PanelProps) {
  const { view, plane, main } = props;
  const { shape, acts } = view.model;
  const { columns, rows } = planeSize(shape, view.axis);
  const box = panelBox(shape, view.axis, view.coordinates.value);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const cellsBox = {
    left: percent(-box.x, box.width),
    top: percent(-box.y, box.height),
    width: percent(columns * UNIT, box.width),
    height: percent(rows * UNIT, box.height),
  };
  const reads = main && acts !== null;
  return (
    <div
      class="panel"
      data-plane={plane}
      {...(reads && { role: 'grid', 'aria-label': planeWords(view, plane) })}
    >
      <svg viewBox={viewBox(box)} aria-hidden="true">
        <Base {...props} />
        <Under {...props} />
        <Pieces {...props} />
        {props.corners === true && <Corners {...props} />}
        <Over {...props} />
      </svg>
      <div class="hovers" style={cellsBox} aria-hidden="true">
        <Hover {...props} />
      </div>
      {acts !== null && (
        <div
          class={`cells${isSquare(shape) ? '' : ' is-outlined'}`}
          style={{
            ...cellsBox,
            ...(isPlain(shape) && {
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
              gridTemplateRows: `repeat(${rows}, 1fr)`,
            }),
          }}
        >
          {main && <Cells {...props} />}
        </div>
      )}
    </div>
  );
}
