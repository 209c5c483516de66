// The editor as one typed object: the position put together, the tool in hand, and what the server says about it.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { analysis as api, type Checked } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail, Piece } from '../api/types';
import { keptDisplay } from '../board/display';
import { type BoardModel, freeBoard, NO_MARKS } from '../board/model';
import { namesOf } from '../pieces/names';
import { localized } from '../state/games';
import type { Draft, Tool } from './draft';
import * as drafts from './draft';

export interface Editor {
  readonly game: GameDetail;
  /** The game in the reader's language. */
  readonly localGame: ReadonlySignal<GameDetail>;
  readonly draft: ReadonlySignal<Draft>;
  readonly tool: Signal<Tool>;
  readonly board: BoardModel;
  /** The server's check of the position; null while it runs. */
  readonly checked: ReadonlySignal<Checked | null>;
  /** Why it could not be checked. */
  readonly fault: ReadonlySignal<string | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  change(next: Draft): void;
  undo(): void;
  /** Sets the position from text in any supported notation. Returns what is wrong with the text, or what was guessed. */
  read(text: string): Promise<{ faults: string[]; remarks: string[] }>;
  close(): void;
}

/** The pause between a click and the request to the server, in milliseconds. */
const REST = 200;
const MOST_UNDONE = 100;

const KEY = 'variorum.editor';

interface Kept {
  game: string;
  search: string;
  draft: Draft;
}

/** What was kept in this tab for an address. */
export function recallDraft(game: string, search: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.game !== game || kept.search !== search || !Array.isArray(kept.draft.pieces)) return null;
    return drafts.draftOf(kept.draft as Parameters<typeof drafts.draftOf>[0]);
  } catch {
    return null;
  }
}

function keepDraft(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The store is full or closed. A valid position is also in the address.
  }
}

export function openEditor(game: GameDetail, beginning: Draft): Editor {
  const draft = signal(beginning);
  const tool = signal<Tool>({ do: 'move' });
  const picked = signal<string | null>(null);
  const checked = signal<Checked | null>(null);
  const fault = signal<string | null>(null);
  const past = signal<readonly Draft[]>([]);
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Draft): void {
    if (next === draft.peek()) return;
    batch(() => {
      past.value = [...past.peek().slice(-MOST_UNDONE), draft.peek()];
      draft.value = next;
      picked.value = null;
    });
  }

  async function check(now: Draft): Promise<void> {
    asked += 1;
    const mine = asked;
    try {
      const found = await api.setup(game.id, { setup: drafts.setupOf(now) });
      if (mine !== asked) return;
      batch(() => {
        checked.value = found;
        fault.value = null;
      });
      if (found.faults.length === 0) {
        const query = found.text === game.start ? '' : `?${new URLSearchParams({ position: found.text })}`;
        history.replaceState(null, '', location.pathname + query);
      }
      keepDraft({ game: game.id, search: location.search, draft: now });
    } catch (error) {
      if (mine === asked) fault.value = plain(error);
    }
  }

  const click = (cell: string, carried = false) => {
    const now = draft.peek();
    const { value: hand } = tool;
    if (hand.do === 'put' && !carried) change(drafts.stamp(now, cell, hand.token, hand.side));
    else if (hand.do === 'erase') change(drafts.erase(now, cell));
    else if (picked.peek() === null) picked.value = drafts.pieceOn(now, cell) ? cell : null;
    else if (picked.peek() === cell) picked.value = null;
    else change(drafts.move(now, picked.peek() ?? cell, cell));
  };

  const { localGame, stop: stopLocalizing } = localized(game);
  const free = freeBoard(game, { pieces: beginning.pieces as Piece[] });
  const [first] = game.cells;
  free.cursor.value = beginning.pieces[0]?.cell ?? first?.name ?? null;
  const pieces = computed(() => draft.value.pieces as Piece[]);
  const board: BoardModel = {
    ...free,
    names: computed(() => namesOf(localGame.value)),
    display: keptDisplay(),
    pieces,
    marks: computed(() => {
      const moving = tool.value.do === 'move';
      return {
        ...NO_MARKS,
        picked: picked.value,
        movable: new Set(moving ? draft.value.pieces.map((piece) => piece.cell) : []),
        anywhere: moving,
        checked: checked.value?.view?.checked ?? [],
      };
    }),
    acts: {
      click,
      taps: true,
      // A piece that is dropped beside the board is removed.
      drop: () => {
        const cell = picked.peek();
        if (cell !== null) change(drafts.erase(draft.peek(), cell));
      },
      cancel: () => {
        picked.value = null;
      },
    },
  };

  const stop = effect(() => {
    const now = draft.value;
    asked += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void check(now), REST);
  });

  return {
    game,
    localGame,
    draft,
    tool,
    board,
    checked,
    fault,
    canUndo: computed(() => past.value.length > 0),
    change,
    undo() {
      const before = past.peek().at(-1);
      if (!before) return;
      batch(() => {
        past.value = past.peek().slice(0, -1);
        draft.value = before;
        picked.value = null;
      });
    },
    async read(text) {
      const found = await api.setup(game.id, { text: text.trim().replace(/\s+/g, ' ') });
      if (found.setup) change(drafts.draftOf(found.setup));
      const texts = (list: typeof found.faults) => list.map((problem) => problem.text);
      return found.setup
        ? { faults: [], remarks: texts(found.remarks) }
        : { faults: texts(found.faults), remarks: [] };
    },
    close() {
      asked += 1;
      clearTimeout(timer);
      stop();
      stopLocalizing();
    },
  };
}
