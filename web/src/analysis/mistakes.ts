// The mistakes of a game that was evaluated, and their positions as tasks: the reader looks for a better turn, which the engine judges.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { analysis as api, type OpenPosition, type Score, type ShownTurn } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail, Side } from '../api/types';
import { openStage, type Stage } from '../state/stage';
import { toast } from '../state/toast';
import type { Engine } from './engine';
import { endScore, share } from './score';
import * as trees from './tree';

/** A turn that made things worse. */
export interface Mistake {
  side: Side;
  /** The node after the turn. */
  node: number;
  /** The value of the position before it. */
  before: Score;
}

/** A turn is a mistake if it costs this share of the bar of evaluation, and one is as good as another within this share. */
const COSTS = 0.15;
const NEAR = 0.05;
/** Seconds of thinking about a turn that is tried. */
const SECONDS = 1;
/** How long a wrong turn stands on the board, in milliseconds. */
const TAKEN_BACK = 1400;

/** A side's share of the bar, from 0 to 1. */
export const shareOf = (score: Score, side: Side): number => (side === 'w' ? share(score) : 1 - share(score));

/** The mistakes of the main line, as far as it is evaluated. `root`: whose turn the start is. */
export function mistakesOf(tree: trees.Tree, values: trees.Values, root: trees.Mover): Mistake[] {
  const line = trees.mainLine(tree).slice(1);
  return trees.withMovers(tree, line, root).flatMap(({ node, mover: { side } }) => {
    const before = values.get(node.parent);
    const after = values.get(node.id);
    if (!before || !after) return [];
    const cost = shareOf(before, side) - shareOf(after, side);
    return cost >= COSTS ? [{ side, node: node.id, before }] : [];
  });
}

/** Is the whole main line evaluated? */
export const isEvaluated = (tree: trees.Tree, values: trees.Values): boolean =>
  trees.mainLine(tree).every(({ id }) => values.has(id));

export type MendingStanding =
  | { is: 'open' }
  /** The engine is asked about a turn; null: about the position. */
  | { is: 'judging'; tried: ShownTurn | null }
  | { is: 'right'; tried: ShownTurn }
  | { is: 'wrong'; tried: ShownTurn }
  /** A good turn was shown. */
  | { is: 'shown'; best: ShownTurn };

export interface Mending extends Stage {
  readonly mistakes: readonly Mistake[];
  /** Which of them is on the board, from 0. */
  readonly at: ReadonlySignal<number>;
  readonly standing: ReadonlySignal<MendingStanding>;
  /** The turn of the game. */
  readonly played: ReadonlySignal<trees.TreeNode>;
  /** Shows a good turn. */
  show(): void;
  next(): void;
  close(): void;
}

/** Where the game is that has the mistakes. */
export interface Source {
  game: GameDetail;
  start: string;
  tree: ReadonlySignal<trees.Tree>;
}

export function openMending(
  { game, start, tree: grown }: Source,
  mistakes: readonly [Mistake, ...Mistake[]],
  engine: Engine,
): Mending {
  const tree = grown.peek();
  const at = signal(0);
  const standing = signal<MendingStanding>({ is: 'open' });
  const mistake = (): Mistake => mistakes[at.peek()] ?? mistakes[0];
  const played = signal(trees.nodeOf(tree, mistake().node));
  let open: OpenPosition | null = null;
  let closed = false;
  /** Counts what makes earlier answers and timers void. */
  let turnOfEvents = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stage = openStage({
    game,
    send: (text) => void judge(text),
    kind: () => (standing.value.is === 'shown' ? 'best' : 'last'),
  });

  const turnsBefore = () => trees.turnsTo(tree, played.peek().parent);

  /** Does something that ends at once when something else begins. */
  async function doing(work: (still: () => boolean) => Promise<void>): Promise<void> {
    clearTimeout(timer);
    turnOfEvents += 1;
    const mine = turnOfEvents;
    const still = () => mine === turnOfEvents && !closed;
    try {
      await work(still);
    } catch (error) {
      if (!still()) return;
      toast(plain(error));
      restore();
    }
  }

  function restore(): void {
    if (!open) return;
    if (standing.peek().is === 'judging') standing.value = { is: 'open' };
    stage.place(open, false);
    stage.offer(open.first);
  }

  const begin = () =>
    doing(async (still) => {
      const found = await api.position(game.id, { start, turns: turnsBefore() });
      if (!still()) return;
      open = found;
      stage.board.flipped.value = found.side === 'b';
      stage.place(found, false);
      stage.offer(found.first);
    });

  /** The engine's opinion of the position after turns; null: it has none. */
  async function opinion(turns: string[]): Promise<{ score: Score; best: ShownTurn | null } | null> {
    await engine.ask({ start, turns, lines: 1, seconds: SECONDS });
    const state = engine.state.peek();
    if (state.is === 'refused') throw new Error(state.text);
    const [line] = engine.report.peek()?.lines ?? [];
    return line ? { score: line.score, best: line.turns[0] ?? null } : null;
  }

  /** Is the tried turn as good as the best one? */
  async function isGood(text: string, after: OpenPosition): Promise<boolean> {
    if (text === played.peek().turn) return false;
    const { side, before } = mistake();
    const turns = turnsBefore();
    const end = after.outcome ? endScore(after.outcome) : null;
    const value = end ?? (await opinion([...turns, text]))?.score;
    if (!value) return false;
    const reached = shareOf(value, side);
    if (reached >= shareOf(before, side) - NEAR) return true;
    // The value of the position was perhaps too high: what does the engine find now?
    const now = await opinion(turns);
    return now !== null && (now.best?.text === text || reached >= shareOf(now.score, side) - NEAR);
  }

  const judge = (text: string) =>
    doing(async (still) => {
      const after = await api.position(game.id, { start, turns: [...turnsBefore(), text] });
      const tried = after.turn;
      if (!still() || !tried) return;
      batch(() => {
        standing.value = { is: 'judging', tried };
        stage.place(after, true);
      });
      const good = await isGood(text, after);
      if (!still()) return;
      standing.value = { is: good ? 'right' : 'wrong', tried };
      if (!good) timer = setTimeout(() => still() && restore(), TAKEN_BACK);
    });

  const show = () =>
    doing(async (still) => {
      standing.value = { is: 'judging', tried: null };
      const turns = turnsBefore();
      const best = (await opinion(turns))?.best;
      if (!still()) return;
      if (!best) {
        restore();
        return;
      }
      const after = await api.position(game.id, { start, turns: [...turns, best.text] });
      if (!still()) return;
      restore();
      batch(() => {
        standing.value = { is: 'shown', best };
        stage.place(after, true);
      });
    });

  void begin();

  return {
    ...stage,
    mistakes,
    at,
    standing,
    played,
    show: () => void show(),
    next() {
      if (at.peek() + 1 >= mistakes.length) return;
      batch(() => {
        at.value += 1;
        played.value = trees.nodeOf(tree, mistake().node);
        standing.value = { is: 'open' };
      });
      void begin();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      engine.stop();
    },
  };
}
