// A guided first game as one typed object: the step, the board, the turn being built, what the server said of it.
// The board accepts every legal turn; whether it fulfils the task, the server judges. Nothing here knows a rule.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { analysis as api, type Guide, type GuideStep, type PositionView } from '../api/analysis';
import { plain } from '../api/client';
import type { FirstChoice, GameDetail, Piece } from '../api/types';
import { keptDisplay } from '../board/display';
import {
  type BoardModel,
  type Marks,
  type Motion,
  NO_MARKS,
  type Route,
  type SpotMark,
  shapeOf,
} from '../board/model';
import { type Names, namesOf } from '../pieces/names';
import { type Building, buildTurns } from '../state/building';
import { afterFirst } from '../state/picture';
import { play, turnSound } from '../state/sound';
import { wayOf } from '../state/table';
import { toast } from '../state/toast';
import * as turn from '../state/turn';
import { turnMarks } from '../state/turnmarks';
import { keepProgress, type Progress, progressOf } from './progress';

/** What has become of the task of the step. */
export type Standing =
  | { is: 'open' }
  /** The server is asked. */
  | { is: 'judging' }
  | { is: 'right' }
  /** What was tried, to be taken back. */
  | { is: 'wrong'; tried: PositionView }
  /** A solution is being shown. */
  | { is: 'shown'; hint: PositionView };

export interface Guided {
  readonly game: GameDetail;
  readonly guide: Guide;
  /** The step, from 0; as many as there are steps at the end. */
  readonly at: ReadonlySignal<number>;
  readonly step: ReadonlySignal<GuideStep | null>;
  readonly done: ReadonlySignal<ReadonlySet<number>>;
  readonly standing: ReadonlySignal<Standing>;
  readonly view: ReadonlySignal<PositionView | null>;
  readonly first: ReadonlySignal<readonly FirstChoice[]>;
  readonly names: ReadonlySignal<Names>;
  readonly phase: Signal<turn.Phase>;
  readonly pieces: ReadonlySignal<Piece[]>;
  readonly hover: Signal<string | null>;
  readonly board: BoardModel;
  go(step: number): void;
  /** Shows a turn that fulfils the task, and takes it back. */
  showMe(): void;
  readonly turns: Building;
  close(): void;
}

/** How long a wrong turn, a solution, and a turn before its reply stand on the board, in milliseconds. */
const TAKEN_BACK = 1400;
const SHOWN = 1800;
const REPLY = 900;

const leads = ({ cells }: { cells: readonly string[] }) => cells.length > 1;

export function openGuided(game: GameDetail, guide: Guide): Guided {
  const kept = progressOf(game.id, guide.steps.length);
  const at = signal(kept.at);
  const done = signal<ReadonlySet<number>>(new Set(kept.done));
  const standing = signal<Standing>({ is: 'open' });
  const view = signal<PositionView | null>(null);
  /** What may be played; empty unless the step's own position is on the board. */
  const first = signal<readonly FirstChoice[]>([]);
  const phase = signal<turn.Phase>(turn.IDLE);
  const hover = signal<string | null>(null);
  const cursor = signal<string | null>(null);
  const flipped = signal(false);
  const motion = signal<Motion | null>(null);
  const names = computed(() => namesOf(game));
  const step = computed(() => guide.steps[at.value] ?? null);
  const half = computed(() => turn.partOf(phase.value));
  let key = 0;
  let carried = false;
  let closed = false;
  /** Counts what makes earlier answers and timers void. */
  let turnOfEvents = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => closed || act(), milliseconds);
  };

  function place(next: PositionView, glide: boolean): void {
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

  /** The piece that the step speaks of is picked up already, so that its goals are seen; a view of one level opens on it. */
  function pickShown(now: GuideStep): void {
    const cell = now.show?.cell;
    if (cell === undefined) return;
    cursor.value = cell;
    if (first.peek().some((choice) => choice.from === cell))
      phase.value = { name: 'picked', source: { kind: 'cell', cell } };
  }

  /** Puts the board of the step up, ready for a turn. */
  async function begin(glide: boolean): Promise<void> {
    clearTimeout(timer);
    turnOfEvents += 1;
    const mine = turnOfEvents;
    const now = step.peek();
    if (!now) return;
    place(now.view, glide);
    flipped.value = now.view.side === 'b';
    if (!now.task) return;
    try {
      const open = await api.position(game.id, { start: now.view.position });
      if (mine !== turnOfEvents || closed) return;
      batch(() => {
        first.value = open.first;
        pickShown(now);
      });
    } catch (error) {
      if (mine === turnOfEvents && !closed) toast(plain(error));
    }
  }

  function go(next: number): void {
    const target = Math.max(0, Math.min(guide.steps.length, next));
    batch(() => {
      at.value = target;
      standing.value = { is: 'open' };
      keep();
    });
    void begin(guide.steps[target]?.view.turn !== null);
  }

  function keep(): void {
    const progress: Progress = { at: at.peek(), done: [...done.peek()] };
    keepProgress(game.id, progress, guide.steps.length);
  }

  /** Puts the step's board up again after a try or a solution; what was said of it stays. */
  function restore(): void {
    void begin(false);
  }

  async function judge(text: string): Promise<void> {
    const now = at.peek();
    turnOfEvents += 1;
    const mine = turnOfEvents;
    standing.value = { is: 'judging' };
    try {
      const verdict = await api.judge(game.id, { step: now, turn: text });
      if (mine !== turnOfEvents || closed) return;
      place(verdict.view, true);
      if (!verdict.met) {
        standing.value = { is: 'wrong', tried: verdict.view };
        later(TAKEN_BACK, restore);
        return;
      }
      batch(() => {
        done.value = new Set(done.peek()).add(now);
        standing.value = { is: 'right' };
        keep();
      });
      const { reply } = verdict;
      if (reply) later(REPLY, () => place(reply, true));
    } catch (error) {
      if (mine !== turnOfEvents || closed) return;
      toast(plain(error));
      standing.value = { is: 'open' };
      restore();
    }
  }

  function showMe(): void {
    const task = step.peek()?.task;
    if (!task) return;
    turnOfEvents += 1;
    standing.value = { is: 'shown', hint: task.hint };
    // From the step's own position, whatever stands on the board now.
    place(step.peek()?.view ?? task.hint, false);
    place(task.hint, true);
    later(SHOWN, restore);
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
    const picked = phase.value.name === 'picked' && phase.value.source.kind === 'cell';
    const shown = step.value?.show;
    const led =
      picked && shown && phase.value.name === 'picked' && phase.value.source.kind === 'cell'
        ? phase.value.source.cell === shown.cell
        : false;
    const spots = new Map<string, SpotMark>(led ? (shown?.goals.led ?? []).map((cell) => [cell, 'c']) : []);
    return {
      ...NO_MARKS,
      ...turnMarks([...first.value], phase.value),
      frameMovable: phase.value.name === 'second' || phase.value.name === 'choosingSecond',
      last: now.turn?.cells ?? [],
      part: part ? [part.from, part.to].filter((cell) => cell !== null) : [],
      checked: now.checked,
      spots,
    };
  });

  const routes = computed<Route[]>(() => {
    const part = half.value;
    const way = part && wayOf(part);
    if (way) return [{ ...way, kind: 'last' }];
    const kind = standing.value.is === 'shown' ? 'best' : 'last';
    const busy = phase.value.name !== 'idle';
    if (busy) return [];
    return (view.value?.turn?.paths ?? []).filter(leads).map((one): Route => ({ ...one, kind }));
  });

  const turns = buildTurns({
    game: game.id,
    phase,
    first: () => first.peek(),
    place: () => {
      const start = view.peek()?.position;
      return start === undefined ? null : { start };
    },
    send: (text) => void judge(text),
    carried: () => {
      carried = true;
    },
    glide(way) {
      key += 1;
      motion.value = { key, ways: [way] };
    },
  });

  void begin(step.peek()?.view.turn !== null);

  return {
    game,
    guide,
    at,
    step,
    done,
    standing,
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
    go,
    showMe,
    turns,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
