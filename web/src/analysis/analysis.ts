// An analysis as one typed object: the tree of variations, the position shown, the turn being built, the engine's opinion.
// What may be moved comes from the server; nothing here knows a rule.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  analysis as api,
  type Exact,
  type OpenPosition,
  type Place,
  type RecordTag,
  type Score,
  type ShownTurn,
} from '../api/analysis';
import { api as client, plain } from '../api/client';
import type { GameDetail, Piece, Side, Way } from '../api/types';
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
import { fewPieces, watchExact } from '../state/exact';
import { localized } from '../state/games';
import { afterFirst } from '../state/picture';
import { play, turnSound } from '../state/sound';
import { wayOf } from '../state/table';
import { toast } from '../state/toast';
import * as turn from '../state/turn';
import { turnMarks } from '../state/turnmarks';
import type { Beginning } from './beginning';
import { createEngine, type Engine } from './engine';
import { engineSettings } from './engineSettings';
import { keep, searchFor } from './keep';
import { endScore } from './score';
import * as trees from './tree';

/** All nodes of the main line are given to the engine, one after the other. */
export interface Sweep {
  done: number;
  all: number;
}

export interface Analysis extends Building {
  readonly game: GameDetail;
  readonly start: string;
  /** The side that the reader played, if that is known. */
  readonly own: Side | null;
  readonly tags: Signal<readonly RecordTag[]>;
  readonly tree: ReadonlySignal<trees.Tree>;
  readonly values: ReadonlySignal<trees.Values>;
  /** The node that is wanted; its position comes a little later. */
  readonly at: ReadonlySignal<number>;
  readonly view: ReadonlySignal<OpenPosition | null>;
  /** The position before any turn: whose turn it was, and its number. */
  readonly root: ReadonlySignal<trees.Mover>;
  /** Why the position that is wanted cannot be shown. */
  readonly fault: ReadonlySignal<string | null>;
  /** The game in the reader's language. */
  readonly localGame: ReadonlySignal<GameDetail>;
  readonly names: ReadonlySignal<Names>;
  readonly phase: Signal<turn.Phase>;
  readonly pieces: ReadonlySignal<Piece[]>;
  readonly hover: Signal<string | null>;
  /** Turns of a line of the engine's that are pointed at. */
  readonly preview: Signal<readonly ShownTurn[] | null>;
  readonly board: BoardModel;
  readonly engine: Engine;
  readonly sweep: ReadonlySignal<Sweep | null>;
  /** What endgame tables say of the position shown. */
  readonly exact: ReadonlySignal<Exact | null>;
  /** Of the position shown: the engine's, else what was found before, else the end of the game. */
  readonly score: ReadonlySignal<Score | null>;
  go(id: number): void;
  again(): void;
  /** Makes turns from the position shown. */
  playIn(turns: readonly trees.Written[]): void;
  change(next: trees.Tree): void;
  /** Takes the turn shown away, with all that follows. */
  cut(): void;
  evaluateAll(): void;
  /** Asks the engine about this position once more. */
  goOn(): void;
  close(): void;
}

/** How long a position must be shown before the engine is asked, in milliseconds: stepping through a game asks nothing. */
const REST = 150;
/** The longest delay before a change is saved in the tab, in milliseconds. */
const KEPT_WITHIN = 250;
/** The largest number of positions in the cache. */
const MOST_KNOWN = 400;
/** Seconds of thinking for each position of a whole line. */
const SWEEP_SECONDS = 1;

/** Does it end on another cell? */
const leads = ({ cells }: Way) => cells.length > 1;

function previewRoutes(turns: readonly ShownTurn[]): Route[] {
  return turns.flatMap((one, index) =>
    one.paths
      .filter(leads)
      .map((way): Route => ({ ...way, kind: index === turns.length - 1 ? 'best' : 'other' })),
  );
}

/** Cells where pieces are put or changed: no arrow leads there. */
function putCells(turns: readonly ShownTurn[]): string[] {
  return turns.flatMap((one) => one.parts.flatMap(({ cells }) => (cells.length === 1 ? cells : [])));
}

export function openAnalysis(
  game: GameDetail,
  beginning: Beginning,
  engine = createEngine(game.id),
): Analysis {
  const { start } = beginning;
  const tree = signal(beginning.tree);
  const tags = signal(beginning.tags);
  const values = signal<trees.Values>(beginning.values);
  const at = signal(trees.nodeOf(beginning.tree, beginning.at).id);
  const view = signal<OpenPosition | null>(null);
  /** The node whose position the board shows. */
  const shown = signal<number>(-1);
  const root = signal<trees.Mover>({ side: 'w', number: 1 });
  /** The server has said who begins. */
  let rooted = false;
  const fault = signal<string | null>(null);
  const phase = signal<turn.Phase>(turn.IDLE);
  const hover = signal<string | null>(null);
  const cursor = signal<string | null>(null);
  const flipped = signal(false);
  const motion = signal<Motion | null>(null);
  const preview = signal<readonly ShownTurn[] | null>(null);
  const sweep = signal<Sweep | null>(null);
  const { localGame, stop: stopLocalizing } = localized(game);
  const names = computed(() => namesOf(localGame.value));
  const known = new Map<string, OpenPosition>();
  let asked = 0;
  let key = 0;
  let carried = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const placeOf = (id: number): Place => ({ start, turns: trees.turnsTo(tree.peek(), id) });
  const half = computed(() => turn.partOf(phase.value));

  function findPosition(id: number): Promise<OpenPosition> {
    const place = placeOf(id);
    const path = (place.turns ?? []).join(' ');
    const found = known.get(path);
    if (found) return Promise.resolve(found);
    return api.position(game.id, place).then((got) => {
      known.set(path, got);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return got;
    });
  }

  async function show(id: number, from: number | null): Promise<void> {
    asked += 1;
    const mine = asked;
    batch(() => {
      at.value = id;
      phase.value = turn.IDLE;
      preview.value = null;
    });
    try {
      const got = await findPosition(id);
      if (mine !== asked || closed) return;
      const forward = from !== null && trees.nodeOf(tree.peek(), id).parent === from && id !== from;
      const before = view.peek();
      batch(() => {
        fault.value = null;
        view.value = got;
        shown.value = id;
        if (got.turn) tree.value = trees.learn(tree.peek(), id, got.turn);
        if (id === trees.ROOT) {
          root.value = { side: got.side, number: got.number };
          rooted = true;
        } else if (!rooted) root.value = trees.startOf(trees.pathTo(tree.peek(), id)) ?? root.peek();
        key += 1;
        const ways = forward && !carried ? (got.turn?.paths ?? []).filter(leads) : [];
        motion.value = ways.length > 0 ? { key, ways } : null;
        cursor.value ??= got.pieces[0]?.cell ?? null;
        const end = endScore(got.outcome ?? { result: '*' });
        if (end) values.value = new Map(values.peek()).set(id, end);
      });
      if (forward && before) play(turnSound(before, got));
    } catch (error) {
      if (mine === asked && !closed) fault.value = plain(error);
    } finally {
      if (mine === asked) carried = false;
    }
  }

  function playIn(turns: readonly trees.Written[]): void {
    if (turns.length === 0) return;
    const from = at.peek();
    const now = shown.peek() === from ? view.peek() : null;
    const [first, ...more] = turns;
    const made = now && first ? [{ side: now.side, number: now.number, ...first }, ...more] : turns;
    const grown = trees.addLine(tree.peek(), from, made);
    tree.value = grown.tree;
    void show(grown.id, turns.length === 1 ? from : null);
  }

  // While a position is fetched, the one on the board is not the one that a turn would follow.
  const first = () => (shown.peek() === at.peek() ? (view.peek()?.first ?? []) : []);

  const pieces = computed<Piece[]>(() => {
    const now = view.value;
    if (!now) return [];
    return half.value ? afterFirst(now.pieces, half.value, now.side) : now.pieces;
  });

  const exactly = watchExact(
    computed(() => {
      const now = view.value;
      if (!now || now.outcome || shown.value !== at.value || !fewPieces(now.pieces, now.hands)) return null;
      const place = placeOf(shown.value);
      return { key: (place.turns ?? []).join(' '), ask: () => client.exact(game.id, place) };
    }),
  );

  const marks = computed<Marks>(() => {
    const now = view.value;
    if (!now) return NO_MARKS;
    const part = half.value;
    const hinted =
      preview.value ?? (engineSettings.value.on && engineSettings.value.arrows ? bestTurns() : []);
    const spots = new Map<string, SpotMark>(putCells(hinted).map((cell) => [cell, 'c']));
    return {
      ...NO_MARKS,
      ...turnMarks(now.first, phase.value, { exact: exactly.known.value, mover: now.side }),
      frameMovable: phase.value.name === 'second' || phase.value.name === 'choosingSecond',
      last: now.turn?.cells ?? [],
      part: part ? [part.from, part.to].filter((cell) => cell !== null) : [],
      checked: now.checked,
      spots,
    };
  });

  /** The first turn of each line of the engine's, the best one last. */
  function bestTurns(): ShownTurn[] {
    const lines = sweep.value ? [] : (engine.report.value?.lines ?? []);
    return lines.flatMap((line) => line.turns.slice(0, 1)).reverse();
  }

  const routes = computed<Route[]>(() => {
    const part = half.value;
    const partWay = part && wayOf(part);
    if (preview.value) return previewRoutes(preview.value);
    if (partWay) return [{ ...partWay, kind: 'last' }];
    const last = (view.value?.turn?.paths ?? [])
      .filter(leads)
      .map((way): Route => ({ ...way, kind: 'last' }));
    // While a piece is picked up, its targets are what matters.
    const busy = phase.value.name !== 'idle';
    return engineSettings.value.on && engineSettings.value.arrows && !busy
      ? [...last, ...previewRoutes(bestTurns())]
      : last;
  });

  function ask(): void {
    const now = view.peek();
    if (sweep.peek()) return;
    if (!engineSettings.peek().on || now === null || now.outcome) engine.stop();
    else {
      const part = half.peek();
      const question = {
        ...placeOf(at.peek()),
        lines: engineSettings.peek().lines,
        first: part?.text ?? null,
      };
      void engine.ask(question, REST);
    }
  }

  async function evaluateAll(): Promise<void> {
    if (sweep.peek()) {
      sweep.value = null;
      ask();
      return;
    }
    const line = trees.mainLine(tree.peek());
    const own: Sweep = { done: 0, all: line.length };
    sweep.value = own;
    let now = own;
    for (const node of line) {
      await engine.ask({ ...placeOf(node.id), lines: 1, seconds: SWEEP_SECONDS });
      if (closed || sweep.peek() !== now) return;
      const state = engine.state.peek();
      if (state.is === 'refused') {
        toast(state.text);
        break;
      }
      const [best] = engine.report.peek()?.lines ?? [];
      let found: Score | null = best?.score ?? null;
      if (!found) {
        const there = await findPosition(node.id).catch(() => null);
        found = endScore(there?.outcome ?? { result: '*' });
      }
      if (closed || sweep.peek() !== now) return;
      now = { done: now.done + 1, all: now.all };
      const score = found;
      batch(() => {
        sweep.value = now;
        if (score && tree.peek().nodes.has(node.id))
          values.value = new Map(values.peek()).set(node.id, score);
      });
    }
    sweep.value = null;
    ask();
  }

  const stops = [
    // The engine analyses the position on show, and starts again when the settings change.
    effect(() => {
      void [view.value, engineSettings.value.on, engineSettings.value.lines, half.value];
      ask();
    }),
    effect(() => {
      const report = engine.report.value;
      const [best] = report?.lines ?? [];
      if (!best || sweep.peek() || half.peek() || !tree.peek().nodes.has(shown.peek())) return;
      values.value = new Map(values.peek()).set(shown.peek(), best.score);
    }),
    // The tree is kept in the tab, the line in the address. Further changes do not delay it: a thinking engine makes them all the time.
    effect(() => {
      void [tree.value, at.value, tags.value, values.value];
      timer ??= setTimeout(save, KEPT_WITHIN);
    }),
  ];
  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    if (closed) return;
    const [grown, id] = [tree.peek(), at.peek()];
    const search = searchFor(game.start, start, trees.turnsTo(grown, id)) ?? location.search;
    if (search !== location.search) history.replaceState(null, '', location.pathname + search);
    const { record, places } = trees.toRecord(grown, tags.peek(), values.peek());
    keep({ game: game.id, search, start, record, at: places.get(id) ?? 0 });
  }

  const online = () => {
    if (fault.peek() !== null) void show(at.peek(), null);
  };
  globalThis.addEventListener?.('online', online);
  globalThis.addEventListener?.('pagehide', save);
  void show(at.peek(), null);

  const turns = buildTurns({
    game: game.id,
    phase,
    first,
    place: () => placeOf(at.peek()),
    send: (text) => playIn([trees.unread(text)]),
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
    start,
    own: beginning.own,
    tags,
    tree,
    values,
    at,
    view,
    root,
    fault,
    localGame,
    names,
    phase,
    pieces,
    hover,
    preview,
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
    engine,
    sweep,
    exact: exactly.known,
    score: computed(() => {
      const now = sweep.value ? null : engine.report.value?.lines[0]?.score;
      return now ?? values.value.get(shown.value) ?? null;
    }),
    go(id) {
      if (id !== at.peek() || fault.peek() !== null) void show(id, at.peek());
    },
    again: () => void show(at.peek(), null),
    playIn,
    change(next) {
      tree.value = next;
      if (!next.nodes.has(at.peek())) void show(trees.ROOT, null);
    },
    cut() {
      const { id, parent } = trees.nodeOf(tree.peek(), at.peek());
      if (id === trees.ROOT) return;
      tree.value = trees.remove(tree.peek(), id);
      void show(parent, null);
    },
    evaluateAll: () => void evaluateAll(),
    goOn: ask,
    ...turns,
    close() {
      closed = true;
      stopLocalizing();
      exactly.close();
      clearTimeout(timer);
      engine.stop();
      globalThis.removeEventListener?.('online', online);
      globalThis.removeEventListener?.('pagehide', save);
      for (const stop of stops) stop();
    },
  };
}
