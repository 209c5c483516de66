// A board that can be asked: a click on a piece, a pointer that rests on it, a held finger or the key I opens its card; the keys A and C tell what
// attacks a cell, and who gives check; a click where the piece picked up cannot go is answered with the reason.
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Attacker, GameDetail, Reach } from '../api/types';
import { Board, type BoardProps } from '../board/Board';
import { drawable } from '../board/drawing';
import type { BoardModel } from '../board/model';
import { cellOf } from '../board/press';
import { t } from '../language';
import { settings } from '../settings';
import { toast } from '../state/toast';
import { useEscape } from '../ui/escape';
import { Answer } from './Answer';
import { type Asked, type AskedCell, type Asking, openAsking, withAnswers } from './asking';
import { attacksOn, reachAmong } from './reach';

/** How long a pointer rests, or a finger is held, in milliseconds. */
const REST = 750;
const HOLD = 500;
/** How far a held finger may slip, in CSS pixels. */
const SLIP = 12;

const WIDTH = 336;

/** Beside the board, where there is room; else at the side of the window that is farther from the piece. */
function place(asked: Asked | null): Record<string, string> {
  const at = asked?.kind === 'cell' ? asked.at : null;
  if (!at || window.innerWidth < 700)
    return { left: '0.5rem', right: '0.5rem', bottom: '0.5rem', width: 'auto' };
  const box = document.querySelector('.board-cards .board-views')?.getBoundingClientRect();
  const last = window.innerWidth - WIDTH - 8;
  const beside = box ? box.right + 8 : last;
  const left = beside <= last ? beside : at.x > window.innerWidth / 2 ? 8 : last;
  const top = Math.max(8, Math.min(at.y - 90, window.innerHeight - 320));
  return { left: `${left}px`, top: `${top}px` };
}

/** What letters ask: about the cell that the keys are on, or about check. */
const ASKS: Record<string, 'card' | 'attackers' | 'checks'> = {
  i: 'card',
  a: 'attackers',
  q: 'attackers',
  c: 'checks',
};

interface Props extends BoardProps {
  game: GameDetail;
  /** The position that the board shows; null while none is known. */
  position: () => string | null;
  /** The text of the turn that a click on this cell wishes for; null if nothing is in hand. Without it, nothing is refused. */
  wish?: (cell: string) => string | null;
  /** Where the answers are shown by the page; without it, they are shown over the page. */
  asked?: Signal<Asked | null>;
}

/** The board's acts, with the questions that clicks ask. */
function curious(
  model: BoardModel,
  asking: Asking,
  wish: Props['wish'],
  pointer: { current: { x: number; y: number } },
  placed: boolean,
): BoardModel {
  const { acts } = model;
  if (acts === null) return model;
  /** The turn that was refused last: a second click on its target is a click like any other. */
  let refused: string | null = null;
  /** The piece that was clicked last, if it has no legal turn: it cannot be picked up, but where it would go can be asked all the same. */
  let stuck: Reach | null = null;
  const isAimed = (reach: Reach, cell: string) =>
    cell !== reach.cell &&
    (reach.here.captures.includes(cell) ||
      reach.here.swaps.includes(cell) ||
      !model.pieces.peek().some((one) => one.cell === cell));
  const ask = (cell: string | null): string | null => {
    const { targets, movable, anywhere } = model.marks.peek();
    const turn = cell === null || anywhere ? null : (wish?.(cell) ?? null);
    if (cell === null || turn === null || targets.has(cell) || movable.has(cell)) return null;
    void asking.turn(turn);
    return turn;
  };
  return {
    ...model,
    acts: {
      ...acts,
      click: (cell, carried) => {
        const aim = stuck;
        stuck = null;
        const again = wish?.(cell) ?? null;
        if (wish && again === null && aim && isAimed(aim, cell) && !model.marks.peek().anywhere) {
          void asking.turn(`${aim.cell}${cell}`);
          return;
        }
        if (!carried && again !== refused && model.marks.peek().picked !== cell) {
          refused = ask(cell);
          // The piece stays in hand.
          if (refused !== null) return;
        }
        refused = null;
        const before = model.pieces.peek();
        const planned = model.marks.peek().ahead.length;
        acts.click(cell, carried);
        // The goal of a turn made in advance is no question, though the pieces stay where they are.
        const moved = model.pieces.peek() !== before || model.marks.peek().ahead.length > planned;
        // Over the page, the card of a piece that is picked up would be in the way.
        const idle = placed || model.marks.peek().picked === null;
        // An empty cell is asked what attacks it, where the answer covers nothing.
        const asks = before.some((piece) => piece.cell === cell) || (placed && again === null);
        if (!carried && !moved && idle && asks)
          void asking.cell(cell, { ...pointer.current }).then((found) => {
            stuck = found?.reach?.legal?.length === 0 ? found.reach : null;
          });
      },
      drop: (to) => {
        ask(to);
        acts.drop(to);
      },
      cancel: () => {
        refused = null;
        acts.cancel();
      },
    },
  };
}

/** What gives check to the royal pieces in check. */
function watchChecks(model: BoardModel, game: string, position: () => string | null) {
  const checks = signal<readonly Attacker[]>([]);
  const stop = effect(() => {
    const { checked } = model.marks.value;
    const text = model.pieces.value.length > 0 && checked.length > 0 ? position() : null;
    checks.value = [];
    if (text === null) return;
    const mine = model.pieces.peek();
    const side = mine.find((piece) => piece.cell === checked[0])?.side;
    Promise.all(checked.map((cell) => attacksOn(game, cell, text)))
      .then((found) => {
        if (model.pieces.peek() !== mine || model.marks.peek().checked !== checked) return;
        checks.value = found.flatMap(({ white, black }) => (side === 'w' ? black : white));
      })
      .catch(() => undefined);
  });
  return { checks, stop };
}

export function BoardWithCards({ model, game, position, wish, asked: given, ...rest }: Props) {
  const pointer = useRef({ x: 0, y: 0 });
  const pages = useRef({ position, wish });
  pages.current = { position, wish };
  const { asking, wrapped, wipe, stop } = useMemo(() => {
    const now = () => pages.current.position();
    const pieceOn = (cell: string) => model.pieces.peek().some((piece) => piece.cell === cell);
    const asking = openAsking(game.id, pieceOn, now, given);
    const { checks, stop } = watchChecks(model, game.id, now);
    const asks = curious(
      model,
      asking,
      (cell) => pages.current.wish?.(cell) ?? null,
      pointer,
      given !== undefined,
    );
    const { model: wrapped, wipe } = drawable(withAnswers(asks, asking.asked, checks));
    return { asking, wrapped, wipe, stop };
  }, [model, game, given]);
  useEffect(() => stop, [stop]);
  const { asked } = asking;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Was the card opened by a pointer that rests? Then it closes when the pointer goes. */
  const resting = useRef(false);

  const show = (cell: string, at: AskedCell['at'], rests = false) => {
    if (!model.pieces.peek().some((piece) => piece.cell === cell)) return;
    resting.current = rests;
    void asking.cell(cell, at);
  };

  const alone = useMemo(
    () => async (token: string, cell: string) => {
      const { alone: goals } = await reachAmong(game.id, cell, [{ cell, token, side: 'w' }]);
      return [...goals.moves, ...goals.captures, ...goals.swaps];
    },
    [game],
  );

  const close = () => {
    clearTimeout(timer.current);
    asking.close();
  };

  // A pointer that rests on a piece opens its card; one that goes elsewhere closes it.
  useEffect(() => {
    const stop = model.hover.subscribe((cell) => {
      clearTimeout(timer.current);
      const open = asked.peek();
      if (open !== null && (!resting.current || open.kind === 'turn' || cell === open.cell)) return;
      const away = open !== null;
      timer.current = setTimeout(
        () => {
          if (away && document.querySelector('.piece-card:hover')) return;
          if (away) asking.close();
          const busy = model.marks.peek().picked !== null;
          if (cell !== null && !busy) show(cell, { ...pointer.current }, true);
        },
        away ? 300 : REST,
      );
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [model, asking]);

  // The answer is closed, wherever it stands, before Escape means something else.
  useEscape(asked.value !== null, close);

  // Another position: the answer is out of date.
  useEffect(
    () =>
      model.pieces.subscribe(() => {
        close();
        wipe();
      }),
    [model, asking, wipe],
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
        // The player is about to move, or to ask something else.
        close();
        resting.current = false;
        pointer.current = { x: event.clientX, y: event.clientY };
        const cell = cellOf(event);
        // Two fingers turn or enlarge the board: neither asks anything.
        if (event.pointerType !== 'touch' || !event.isPrimary || cell === null) return;
        timer.current = setTimeout(() => {
          model.acts?.cancel();
          resting.current = false;
          void asking.cell(cell, { ...pointer.current });
        }, HOLD);
      }}
      onPointerUp={(event) => {
        if (event.pointerType !== 'touch') return;
        if (asked.peek() === null) clearTimeout(timer.current);
        // The finger was held to read: letting go selects nothing.
        else setTimeout(() => model.acts?.cancel());
      }}
      onPointerCancel={() => {
        if (asked.peek() === null) clearTimeout(timer.current);
      }}
      onContextMenu={(event) => {
        if (asked.peek() !== null) event.preventDefault();
      }}
      onKeyDown={(event) => {
        // Where a cell's name begins with the letter, the board has taken it; with Shift it comes here.
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target instanceof Element ? event.target : null;
        const cell = target?.closest('[data-cell]')?.getAttribute('data-cell');
        const ask = ASKS[event.key.toLowerCase()];
        if (!target || !cell || !ask || !settings.value.letters) return;
        event.preventDefault();
        event.stopPropagation();
        const box = target.getBoundingClientRect();
        const at = { x: box.right, y: box.top };
        const [checked] = model.marks.peek().checked;
        if (ask === 'card') show(cell, at);
        else if (ask === 'attackers') void asking.cell(cell, at);
        else if (checked !== undefined) void asking.cell(checked, at);
        else toast(t('learn-no-check'));
      }}
    >
      <Board model={wrapped} reach={alone} {...rest} />
      {given === undefined && (
        <Answer game={game} asked={asked} pieces={model.pieces.value} style={place(asked.value)} />
      )}
    </div>
  );
}
