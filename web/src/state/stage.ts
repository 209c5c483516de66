// A board on which somebody else judges the turns: guided games, puzzles, mistakes to be mended. A position is put up and, when its turns
// are known, offered for a turn; a finished turn goes to `send`. Nothing here knows a rule.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PositionView } from '../api/analysis';
import type { FirstChoice, GameDetail, Piece } from '../api/types';
import { keptDisplay } from '../board/display';
import { type BoardModel, type Marks, type Motion, NO_MARKS, type Route, shapeOf } from '../board/model';
import { type Names, namesOf } from '../pieces/names';
import { type Building, buildTurns } from './building';
import { afterFirst } from './picture';
import { play, turnSound } from './sound';
import { wayOf } from './table';
import * as turn from './turn';
import { turnMarks } from './turnmarks';

/** A position as far as a stage shows it. */
export type Shown = Omit<PositionView, 'fen' | 'sfen'>;

export interface Stage {
  readonly game: GameDetail;
  readonly view: ReadonlySignal<Shown | null>;
  /** What may be played; empty unless a position is offered. */
  readonly first: ReadonlySignal<readonly FirstChoice[]>;
  readonly names: ReadonlySignal<Names>;
  readonly phase: Signal<turn.Phase>;
  readonly pieces: ReadonlySignal<Piece[]>;
  readonly hover: Signal<string | null>;
  readonly board: BoardModel;
  readonly turns: Building;
  /** Puts a position up, on which nothing can be played. With `glide` the pieces of its last turn glide there. */
  place(next: Shown, glide: boolean): void;
  /** Lets a turn be made on the position shown. */
  offer(first: readonly FirstChoice[]): void;
}

export interface Staging {
  game: GameDetail;
  /** A whole turn was made. */
  send: (text: string) => void;
  /** Marks of the page's own. */
  dress?: (marks: Marks) => Marks;
  /** How the way of the last turn is drawn. */
  kind?: () => Route['kind'];
}

const leads = ({ cells }: { cells: readonly string[] }) => cells.length > 1;

export function openStage({ game, send, dress, kind }: Staging): Stage {
  const view = signal<Shown | null>(null);
  const first = signal<readonly FirstChoice[]>([]);
  const phase = signal<turn.Phase>(turn.IDLE);
  const hover = signal<string | null>(null);
  const cursor = signal<string | null>(null);
  const flipped = signal(false);
  const motion = signal<Motion | null>(null);
  const names = computed(() => namesOf(game));
  const half = computed(() => turn.partOf(phase.value));
  let key = 0;
  let carried = false;

  function place(next: Shown, glide: boolean): void {
    const before = view.peek();
    batch(() => {
      view.value = next;
      first.value = [];
      phase.value = turn.IDLE;
      key += 1;
      const ways = glide && !carried ? (next.turn?.paths ?? []).filter(leads) : [];
      motion.value = ways.length > 0 ? { key, ways } : null;
      cursor.value ??= next.pieces[0]?.cell ?? null;
    });
    carried = false;
    if (glide && before) play(turnSound(before, next));
  }

  const pieces = computed<Piece[]>(() => {
    const now = view.value;
    if (!now) return [];
    return half.value ? afterFirst(now.pieces, half.value, now.side) : now.pieces;
  });

  const marks = computed<Marks>(() => {
    const now = view.value;
    if (!now) return NO_MARKS;
    const part = half.value;
    const plain: Marks = {
      ...NO_MARKS,
      ...turnMarks([...first.value], phase.value),
      frameMovable: phase.value.name === 'second' || phase.value.name === 'choosingSecond',
      last: now.turn?.cells ?? [],
      part: part ? [part.from, part.to].filter((cell) => cell !== null) : [],
      checked: now.checked,
    };
    return dress ? dress(plain) : plain;
  });

  const routes = computed<Route[]>(() => {
    const part = half.value;
    const way = part && wayOf(part);
    if (way) return [{ ...way, kind: 'last' }];
    if (phase.value.name !== 'idle') return [];
    const drawn = kind?.() ?? 'last';
    return (view.value?.turn?.paths ?? []).filter(leads).map((one): Route => ({ ...one, kind: drawn }));
  });

  const turns = buildTurns({
    game: game.id,
    phase,
    first: () => first.peek(),
    place: () => {
      const start = view.peek()?.position;
      return start === undefined ? null : { start };
    },
    send,
    carried: () => {
      carried = true;
    },
    glide(way) {
      key += 1;
      motion.value = { key, ways: [way] };
    },
  });

  return {
    game,
    view,
    first,
    names,
    phase,
    pieces,
    hover,
    board: {
      shape: shapeOf(game),
      names,
      pieces,
      marks,
      routes,
      motion,
      hover,
      cursor,
      flipped,
      display: keptDisplay(),
      acts: { click: turns.click, drop: turns.drop, cancel: turns.cancel },
    },
    turns,
    place,
    offer(choices) {
      first.value = choices;
    },
  };
}
