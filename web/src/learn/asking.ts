// What is asked about a board: what a piece is, what attacks a cell, and why a turn is not legal. The answers are marked and drawn on the board.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Refusal } from '../api/analysis';
import { api } from '../api/client';
import type { Attacker, Attacks, Reach } from '../api/types';
import type { BoardModel, Marks, Route, SpotMark } from '../board/model';
import { attacksOn, marksOf, reachOn } from './reach';

/** A piece, or an empty cell with what attacks it. */
export interface AskedCell {
  kind: 'cell';
  cell: string;
  /** null: the cell is empty. */
  reach: Reach | null;
  attacks: Attacks;
  view: 'here' | 'alone';
  /** The piece whose way is drawn; null: the ways of all attackers. */
  way: string | null;
  /** Where it was asked, in CSS pixels of the window; null: by a key. */
  at: { x: number; y: number } | null;
}

/** A turn that is not legal. */
export interface AskedTurn {
  kind: 'turn';
  turn: string;
  refusal: Refusal;
}

export type Asked = AskedCell | AskedTurn;

/** The pieces that attack the cell, and those that keep what stands there: of both sides, by what stands there. */
export function attackersOf({ reach, attacks }: AskedCell): { attackers: Attacker[]; keepers: Attacker[] } {
  const { white, black } = attacks;
  if (reach?.side === 'w') return { attackers: black, keepers: white };
  if (reach?.side === 'b') return { attackers: white, keepers: black };
  return { attackers: [...white, ...black], keepers: [] };
}

const drawn = (cells: readonly string[], mark: SpotMark, tunnels: number[] = []): Route => ({
  cells: [...cells],
  tunnels,
  kind: 'drawn',
  mark,
});

function routesOf(asked: Asked): Route[] {
  if (asked.kind === 'turn')
    return asked.refusal.causes.flatMap(({ lines }) => lines.map((line) => drawn(line, 'b')));
  const { attackers, keepers } = attackersOf(asked);
  const ways = (some: Attacker[], mark: SpotMark) =>
    some.map(({ way }) => drawn(way.cells, mark, way.tunnels));
  if (asked.way === null) return ways(attackers, 'b');
  const chosen = (some: Attacker[]) => some.filter(({ cell }) => cell === asked.way);
  return [...ways(chosen(attackers), 'b'), ...ways(chosen(keepers), 'a')];
}

function marked(under: Marks, asked: Asked): Marks {
  if (asked.kind === 'turn') {
    const spots = new Map(under.spots);
    for (const cause of asked.refusal.causes) for (const cell of cause.cells) spots.set(cell, 'd');
    const goal = asked.refusal.cells.at(-1);
    if (goal !== undefined) spots.set(goal, 'b');
    return { ...under, spots };
  }
  // While a piece is picked up, its own targets are shown.
  if (under.picked !== null) return under;
  const { cell, reach, view } = asked;
  if (!reach) return { ...under, spots: new Map([...under.spots, [cell, 'c'] as const]) };
  const shown = view === 'here' ? marksOf(cell, reach.here, reach.legal) : marksOf(cell, reach.alone);
  return { ...shown, last: under.last, checked: under.checked };
}

/** The lines of a check: from all who give it to a royal piece. */
function checkRoutes(attackers: readonly Attacker[]): Route[] {
  return attackers.map(({ way }) => drawn(way.cells, 'b', way.tunnels));
}

/** The board with what was asked marked on it, and with the lines of a check. */
export function withAnswers(
  model: BoardModel,
  asked: ReadonlySignal<Asked | null>,
  checks: ReadonlySignal<readonly Attacker[]>,
): BoardModel {
  const marks = computed(() => (asked.value ? marked(model.marks.value, asked.value) : model.marks.value));
  const routes = computed(() => {
    const under = model.routes.value;
    if (asked.value && (asked.value.kind === 'turn' || model.marks.value.picked === null))
      return [...under, ...routesOf(asked.value)];
    const lines = checkRoutes(checks.value);
    return lines.length > 0 ? [...under, ...lines] : under;
  });
  return { ...model, marks, routes };
}

/** What a board can be asked. */
export interface Asking {
  readonly asked: Signal<Asked | null>;
  cell(cell: string, at: AskedCell['at']): Promise<AskedCell | null>;
  turn(turn: string): Promise<AskedTurn | null>;
  close(): void;
}

/** Asks the server about a board; `position` is the text of what the board shows. Only the last question is answered. */
export function openAsking(
  game: string,
  pieceOn: (cell: string) => boolean,
  position: () => string | null,
  asked: Signal<Asked | null> = signal(null),
): Asking {
  let question = 0;
  const answer = async <T extends Asked>(ask: (text: string) => Promise<T | null>): Promise<T | null> => {
    const text = position();
    if (text === null) return null;
    question += 1;
    const mine = question;
    const found = await ask(text).catch(() => null);
    if (mine !== question) return null;
    asked.value = found;
    return found;
  };
  return {
    asked,
    cell: (cell, at) =>
      answer<AskedCell>(async (text) => {
        const [reach, attacks] = await Promise.all([
          pieceOn(cell) ? reachOn(game, cell, text) : null,
          attacksOn(game, cell, text),
        ]);
        return { kind: 'cell', cell, reach, attacks, view: 'here', way: null, at };
      }),
    turn: (turn) =>
      answer<AskedTurn>(async (text) => {
        const refusal = await api.refusal(game, { start: text, turn });
        return refusal.legal ? null : { kind: 'turn', turn, refusal };
      }),
    close: () => {
      question += 1;
      asked.value = null;
    },
  };
}
