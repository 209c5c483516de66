// What a piece is and where it can go, shown on the board on which it stands: when the pointer rests on it, a finger is held on
// it, or the key I is pressed.
import { computed, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameDetail, Reach } from '../api/types';
import { Board, type BoardProps } from '../board/Board';
import { drawable } from '../board/drawing';
import type { BoardModel } from '../board/model';
import { cellOf } from '../board/press';
import { t } from '../language';
import { PiecePicture } from '../pieces/PieceView';
import { pieceOnBoard } from './onBoard';
import { marksOf, reachAmong, reachOn } from './reach';

/** How long a pointer rests, or a finger is held, in milliseconds. */
const REST = 750;
const HOLD = 500;
/** How far a held finger may slip, in CSS pixels. */
const SLIP = 12;

interface Open {
  cell: string;
  /** Where the card is put, in CSS pixels of the window; null: at its foot. */
  at: { x: number; y: number } | null;
  reach: Reach | null;
  view: 'here' | 'alone';
}

/** The board's own marks, or those of the piece whose card is open. */
export function withReach(model: BoardModel, open: Signal<Open | null>): BoardModel {
  const marks = computed(() => {
    const now = open.value;
    if (!now?.reach) return model.marks.value;
    const { reach, view, cell } = now;
    const { last, check } = model.marks.value;
    const shown = view === 'here' ? marksOf(cell, reach.here, reach.legal) : marksOf(cell, reach.alone);
    return { ...shown, last, check };
  });
  return { ...model, marks };
}

const WIDTH = 336;

/** Beside the board, where there is room; else at the side of the window that is farther from the piece. */
function place(at: Open['at']): Record<string, string> {
  if (!at || window.innerWidth < 700)
    return { left: '0.5rem', right: '0.5rem', bottom: '0.5rem', width: 'auto' };
  const box = document.querySelector('.board-cards .board-views')?.getBoundingClientRect();
  const last = window.innerWidth - WIDTH - 8;
  const beside = box ? box.right + 8 : last;
  const left = beside <= last ? beside : at.x > window.innerWidth / 2 ? 8 : last;
  const top = Math.max(8, Math.min(at.y - 90, window.innerHeight - 320));
  return { left: `${left}px`, top: `${top}px` };
}

function Card({ game, open }: { game: GameDetail; open: Signal<Open | null> }) {
  const now = open.value;
  if (!now) return null;
  const { reach, cell, view } = now;
  if (!reach) return null;
  const piece = pieceOnBoard(game, reach.token, reach.side);
  if (!piece) return null;
  const neutral = reach.side === 'n';
  const side = neutral ? 'n' : reach.side === 'b' ? 'b' : 'w';
  const choose = (next: Open['view']) => {
    open.value = { ...now, view: next };
  };
  const bound = view === 'here' && reach.legal !== null && !reach.frozen;
  const goals = [...reach.here.moves, ...reach.here.captures];
  return (
    <aside
      class="piece-card"
      style={place(now.at)}
      aria-label={t('learn-card-title', { name: piece.name, cell })}
    >
      <header>
        <PiecePicture token={reach.token} side={side} sign={piece.sign} size={40} signs="figures" />
        {!neutral && (
          <PiecePicture token={reach.token} side={side} sign={piece.sign} size={48} signs="glyphs" />
        )}
        <h2>{t('learn-card-title', { name: piece.name, cell })}</h2>
        <button
          type="button"
          class="card-close"
          aria-label={t('learn-card-close')}
          onClick={() => {
            open.value = null;
          }}
        >
          ×
        </button>
      </header>
      {piece.explain.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!neutral && (
        <>
          <div class="card-tabs">
            <button type="button" aria-pressed={view === 'here'} onClick={() => choose('here')}>
              {t('learn-card-here')}
            </button>
            <button type="button" aria-pressed={view === 'alone'} onClick={() => choose('alone')}>
              {t('learn-card-alone')}
            </button>
          </div>
          <p class="small">
            {reach.frozen && view === 'here' ? t('learn-card-frozen') : t('learn-card-hint')}{' '}
            {bound && goals.some((goal) => !reach.legal?.includes(goal)) && t('learn-card-bound')}{' '}
            {view === 'here' && reach.here.led.length > 0 && t('learn-card-led')}
          </p>
        </>
      )}
    </aside>
  );
}

interface Props extends BoardProps {
  game: GameDetail;
  /** The position that the board shows; null while none is known. */
  position: () => string | null;
}

export function BoardWithCards({ model, game, position, ...rest }: Props) {
  const open = useMemo(() => signal<Open | null>(null), [model]);
  const { model: wrapped, wipe } = useMemo(() => drawable(withReach(model, open)), [model, open]);
  const pointer = useRef({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const show = async (cell: string, at: Open['at']) => {
    const text = position();
    if (text === null || !model.pieces.peek().some((piece) => piece.cell === cell)) return;
    const asked: Open = { cell, at, reach: null, view: 'here' };
    open.value = asked;
    const reach = await reachOn(game.id, cell, text).catch(() => null);
    if (open.peek() === asked) open.value = reach ? { ...asked, reach } : null;
  };

  const alone = useMemo(
    () => async (token: string, cell: string) => {
      const { alone: goals } = await reachAmong(game.id, cell, [{ cell, token, side: 'w' }]);
      return [...goals.moves, ...goals.captures];
    },
    [game],
  );

  const close = () => {
    clearTimeout(timer.current);
    open.value = null;
  };

  // A pointer that rests on a piece opens its card; one that goes elsewhere closes it.
  useEffect(() => {
    const stop = model.hover.subscribe((cell) => {
      clearTimeout(timer.current);
      if (cell === open.peek()?.cell) return;
      const away = open.peek() !== null;
      timer.current = setTimeout(
        () => {
          if (away && document.querySelector('.piece-card:hover')) return;
          open.value = null;
          const busy = model.marks.peek().picked !== null;
          if (cell !== null && !busy) void show(cell, { ...pointer.current });
        },
        away ? 300 : REST,
      );
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [model, game]);

  // Another position: the card is out of date.
  useEffect(
    () =>
      model.pieces.subscribe(() => {
        close();
        wipe();
      }),
    [model, wipe],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are the buttons; here their presses are only observed
    <div
      class="board-cards"
      onPointerMove={(event) => {
        const { x, y } = pointer.current;
        const far = Math.hypot(event.clientX - x, event.clientY - y) > SLIP;
        if (event.pointerType !== 'touch') pointer.current = { x: event.clientX, y: event.clientY };
        else if (far) clearTimeout(timer.current);
      }}
      onPointerDownCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('.piece-card')) return;
        // The player is about to move.
        close();
        pointer.current = { x: event.clientX, y: event.clientY };
        const cell = cellOf(event);
        if (event.pointerType !== 'touch' || cell === null) return;
        timer.current = setTimeout(() => {
          model.acts?.cancel();
          void show(cell, { ...pointer.current });
        }, HOLD);
      }}
      onPointerUp={(event) => {
        if (event.pointerType !== 'touch') return;
        if (open.peek() === null) clearTimeout(timer.current);
        // The finger was held to read: letting go selects nothing.
        else setTimeout(() => model.acts?.cancel());
      }}
      onPointerCancel={() => {
        if (open.peek() === null) clearTimeout(timer.current);
      }}
      onContextMenu={(event) => {
        if (open.peek() !== null) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open.peek() !== null) {
          event.preventDefault();
          close();
        }
        if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target instanceof Element ? event.target : null;
        const cell = target?.closest('[data-cell]')?.getAttribute('data-cell');
        if (!target || !cell) return;
        event.preventDefault();
        event.stopPropagation();
        const box = target.getBoundingClientRect();
        void show(cell, { x: box.right, y: box.top });
      }}
    >
      <Board model={wrapped} reach={alone} {...rest} />
      <Card game={game} open={open} />
    </div>
  );
}
