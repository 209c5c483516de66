// A guided first game as one typed object: the step, the board, the turn being built, what the server said of it.
// The board accepts every legal turn; whether it fulfils the task, the server judges. Nothing here knows a rule.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { analysis as api, type Guide, type GuideStep, type PositionView } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail } from '../api/types';
import type { Marks, SpotMark } from '../board/model';
import { openStage, type Stage } from '../state/stage';
import { toast } from '../state/toast';
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

export interface Guided extends Stage {
  readonly guide: Guide;
  /** The step, from 0; as many as there are steps at the end. */
  readonly at: ReadonlySignal<number>;
  readonly step: ReadonlySignal<GuideStep | null>;
  readonly done: ReadonlySignal<ReadonlySet<number>>;
  readonly standing: ReadonlySignal<Standing>;
  go(step: number): void;
  /** Shows a turn that fulfils the task, and takes it back. */
  showMe(): void;
  close(): void;
}

/** How long a wrong turn, a solution, and a turn before its reply stand on the board, in milliseconds. */
const TAKEN_BACK = 1400;
const SHOWN = 1800;
const REPLY = 900;

export function openGuided(game: GameDetail, guide: Guide): Guided {
  const kept = progressOf(game.id, guide.steps.length);
  const at = signal(kept.at);
  const done = signal<ReadonlySet<number>>(new Set(kept.done));
  const standing = signal<Standing>({ is: 'open' });
  const step = computed(() => guide.steps[at.value] ?? null);
  let closed = false;
  /** Counts what makes earlier answers and timers void. */
  let turnOfEvents = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => closed || act(), milliseconds);
  };

  /** The goals of the piece that the step speaks of, while it is picked up. */
  function dress(marks: Marks): Marks {
    const now = phase.value;
    const shown = step.value?.show;
    const led = now.name === 'picked' && now.source.kind === 'cell' && now.source.cell === shown?.cell;
    const cells = led ? (shown?.goals.led ?? []) : [];
    return { ...marks, spots: new Map<string, SpotMark>(cells.map((cell) => [cell, 'c'])) };
  }

  const stage = openStage({
    game,
    send: (text) => void judge(text),
    dress,
    kind: () => (standing.value.is === 'shown' ? 'best' : 'last'),
  });
  const { phase, first, place } = stage;

  /** The piece that the step speaks of is picked up already, so that its goals are seen; a view of one level opens on it. */
  function pickShown(now: GuideStep): void {
    const cell = now.show?.cell;
    if (cell === undefined) return;
    stage.board.cursor.value = cell;
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
    stage.board.flipped.value = now.view.side === 'b';
    if (!now.task) return;
    try {
      const open = await api.position(game.id, { start: now.view.position });
      if (mine !== turnOfEvents || closed) return;
      batch(() => {
        stage.offer(open.first);
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

  void begin(step.peek()?.view.turn !== null);

  return {
    ...stage,
    guide,
    at,
    step,
    done,
    standing,
    go,
    showMe,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
