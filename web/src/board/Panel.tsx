// One level of the board of a game in progress: the picture, and over it the cells as buttons.
import type { ComponentChildren } from 'preact';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import type { Session } from '../state/session';
import { cellWords } from '../state/words';
import { dragging } from './drag';
import { corner, Ground, panelBox, UNIT, viewBox } from './Ground';
import { nameOf, placeAt, placeOf } from './geometry';
import { Men, ringsOf } from './Picture';

interface PanelProps {
  session: Session;
  game: GameDetail;
  level: number;
}

function Base({ session, game, level }: PanelProps) {
  return <Ground shape={game} level={level} flipped={session.flipped.value} rings={ringsOf(game)} />;
}

/** Cells marked under the men: the last turn, the man picked up, a check, the file and rank under the pointer. */
function Under({ session, game, level }: PanelProps) {
  const flipped = session.flipped.value;
  const state = session.state.value;
  const { picked } = session.marks.value;
  const over = session.hover.value === null ? null : placeOf(game, session.hover.value);
  const marks: ComponentChildren[] = [];
  const mark = (cell: string, kind: string) => {
    const place = placeOf(game, cell);
    if (!place || place.level !== level) return;
    const { x, y } = corner(game, place, flipped);
    marks.push(<rect key={kind + cell} class={kind} x={x} y={y} width={UNIT} height={UNIT} />);
  };
  for (const cell of state?.lastTurn?.cells ?? []) mark(cell, 'at-last');
  const phase = session.phase.value;
  if (phase.name === 'second' || phase.name === 'choosingSecond' || phase.name === 'asking') {
    if (phase.first.from !== null) mark(phase.first.from, 'at-first');
    mark(phase.first.to, 'at-first');
  }
  if (picked !== null) mark(picked, 'at-picked');
  if (state?.check) mark(state.check, 'at-check');
  const choosing = phase.name === 'choosing';
  if (over && (game.levels !== '' || choosing)) {
    const { x, y } = corner(game, over, flipped);
    const here = over.level === level;
    marks.push(
      <rect
        key="over"
        class={here ? 'at-over' : 'at-echo'}
        x={x + 1.5}
        y={y + 1.5}
        width={UNIT - 3}
        height={UNIT - 3}
      />,
    );
  }
  return <g>{marks}</g>;
}

function Standing({ session, game, level }: PanelProps) {
  return (
    <Men
      shape={game}
      pieces={session.pieces.value}
      level={level}
      flipped={session.flipped.value}
      names={session.names.value}
      slides={session.slides.value}
      away={dragging.value?.cell ?? null}
    />
  );
}

/** Targets over the men. */
function Over({ session, game, level }: PanelProps) {
  const flipped = session.flipped.value;
  const { targets, movable } = session.marks.value;
  const second = session.phase.value.name === 'second' || session.phase.value.name === 'choosingSecond';
  const occupied = new Set(session.pieces.value.map((p) => p.cell));
  const shown: ComponentChildren[] = [];
  if (second) {
    for (const cell of movable) {
      const place = placeOf(game, cell);
      if (!place || place.level !== level) continue;
      const { x, y } = corner(game, place, flipped);
      shown.push(
        <rect
          key={`m${cell}`}
          class="at-movable"
          x={x + 3}
          y={y + 3}
          width={UNIT - 6}
          height={UNIT - 6}
          rx="9"
        />,
      );
    }
  }
  for (const [cell, kind] of targets) {
    const place = placeOf(game, cell);
    if (!place || place.level !== level) continue;
    const { x, y } = corner(game, place, flipped);
    const [cx, cy] = [x + UNIT / 2, y + UNIT / 2];
    if (kind === 'partner') {
      shown.push(
        <path
          key={cell}
          class="target-partner"
          d={`M${cx - 25} ${cy + 16}v9h9M${cx + 25} ${cy + 16}v9h-9M${cx - 25} ${cy - 16}v-9h9M${cx + 25} ${cy - 16}v-9h-9`}
        />,
      );
    } else if (kind === 'capture' || occupied.has(cell)) {
      shown.push(<circle key={cell} class="target-ring" cx={cx} cy={cy} r="25.5" />);
    } else shown.push(<circle key={cell} class="target-dot" cx={cx} cy={cy} r="9.5" />);
  }
  return <g>{shown}</g>;
}

/** The cells as buttons: what pointers, keys and screen readers meet. */
function Cells({ session, game, level }: PanelProps) {
  const flipped = session.flipped.value;
  const names = session.names.value;
  const cursor = session.cursor.value;
  const { picked, movable, targets } = session.marks.value;
  const check = session.state.value?.check ?? null;
  const men = new Map(session.pieces.value.map((p) => [p.cell, p]));
  const box = panelBox(game);
  const rows: ComponentChildren[] = [];
  for (let row = 0; row < game.ranks; row += 1) {
    const cells: ComponentChildren[] = [];
    for (let column = 0; column < game.files; column += 1) {
      const cell = nameOf(game, placeAt(game, level, column, row, flipped));
      const target = targets.get(cell);
      const more: string[] = [];
      if (cell === picked) more.push(t().board.pickedUp);
      if (target === 'capture') more.push(t().board.canBeTaken);
      else if (target === 'partner') more.push(t().board.canSwap);
      else if (target) more.push(t().board.canGoHere);
      if (cell === check) more.push(t().board.inCheck);
      cells.push(
        // biome-ignore lint/a11y/useSemanticElements: as below
        <button
          key={cell}
          type="button"
          role="gridcell"
          data-cell={cell}
          class={target ? 'is-target' : movable.has(cell) ? 'is-movable' : ''}
          tabIndex={cell === cursor ? 0 : -1}
          aria-label={cellWords(cell, men.get(cell), names, more)}
          aria-selected={cell === picked}
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
  }
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div
      class="cells"
      style={{
        left: percent(box.left, box.width),
        top: percent(box.top, box.height),
        width: percent(game.files * UNIT, box.width),
        height: percent(game.ranks * UNIT, box.height),
        gridTemplateColumns: `repeat(${game.files}, 1fr)`,
        gridTemplateRows: `repeat(${game.ranks}, 1fr)`,
      }}
    >
      {rows}
    </div>
  );
}

export function Panel(props: PanelProps) {
  const { game, level } = props;
  const letter = game.levels.charAt(level);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells lie over a picture; a table cannot
    <div
      class="panel"
      role="grid"
      data-level={level}
      aria-label={letter === '' ? t().board.board : t().board.level(letter)}
    >
      <svg viewBox={viewBox(game)} aria-hidden="true">
        <Base {...props} />
        <Under {...props} />
        <Standing {...props} />
        <Over {...props} />
      </svg>
      <Cells {...props} />
    </div>
  );
}
