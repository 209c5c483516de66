// Earlier positions of a game in progress: which of them is shown, and where they come from.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { api } from '../api/client';
import type { LastTurn, Piece, View } from '../api/types';

/** What the board shows of one position. */
export interface Frame {
  pieces: Piece[];
  hands: View['hands'];
  lost: View['lost'];
  checked: readonly string[];
  lastTurn: LastTurn | null;
}

export interface Review {
  /** After how many turns the position shown stands; null: the present one. */
  readonly ply: ReadonlySignal<number | null>;
  readonly frame: ReadonlySignal<Frame | null>;
  /** Shows the position after so many turns; beyond the last one is the present. */
  go(view: View, ply: number): Promise<void>;
  now(): void;
  /** Keeps a position that has been the present one. */
  keep(view: View): void;
}

/** Positions in one request: the wanted one and those before it. */
const WINDOW = 24;

export function frameOf(view: View): Frame {
  const { pieces, hands, lost, checked, lastTurn } = view;
  return { pieces, hands, lost, checked, lastTurn };
}

export function createReview(): Review {
  const ply: Signal<number | null> = signal(null);
  const frame: Signal<Frame | null> = signal(null);
  /** By ply, with the turns that led there: after a takeback others may. */
  const known = new Map<number, { path: string; frame: Frame }>();
  const pathTo = (view: View, count: number) =>
    view.turns
      .slice(0, count)
      .map((turn) => turn.text)
      .join(' ');
  let asked = 0;

  function find(view: View, count: number): Frame | null {
    const entry = known.get(count);
    return entry?.path === pathTo(view, count) ? entry.frame : null;
  }

  async function fetchAround(view: View, count: number): Promise<void> {
    const from = Math.max(0, count - WINDOW + 2);
    const turns = view.turns.slice(0, count + 1).map((turn) => turn.text);
    const line = await api.line(view.game, { start: view.start, turns, from });
    line.positions.forEach((position, index) => {
      const { pieces, hands, lost, checked, turn: lastTurn } = position;
      const at = line.from + index;
      known.set(at, { path: pathTo(view, at), frame: { pieces, hands, lost, checked, lastTurn } });
    });
  }

  return {
    ply,
    frame,
    async go(view, count) {
      asked += 1;
      const mine = asked;
      const wanted = Math.max(0, count);
      if (wanted >= view.turns.length) {
        ply.value = null;
        frame.value = null;
        return;
      }
      let found = find(view, wanted);
      if (!found) {
        await fetchAround(view, wanted);
        found = find(view, wanted);
      }
      // The reader has clicked on while the answer was on its way.
      if (mine !== asked || !found) return;
      ply.value = wanted;
      frame.value = found;
    },
    now() {
      asked += 1;
      ply.value = null;
      frame.value = null;
    },
    keep(view) {
      known.set(view.ply, { path: pathTo(view, view.ply), frame: frameOf(view) });
    },
  };
}
