// A game in progress, as one typed object: what the server says, the turn being built, and how the board is shown.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ApiError, api, plain } from '../api/client';
import type { GameDetail, Piece, State } from '../api/types';
import { t } from '../language';
import { gameDetail } from './games';
import { follow } from './live';
import { afterFirst, arrivals } from './picture';
import { spokenTurn } from './spoken';
import { toast } from './toast';
import * as turn from './turn';
import type { Names } from './words';
import { namesOf, outcomeWords, sideName } from './words';

export interface Marks {
  /** Cell of the man picked up. */
  picked: string | null;
  /** Men that can be picked up now. */
  movable: Set<string>;
  /** Cells to go to; `true` where a man is taken or changed. */
  targets: Map<string, TargetMark>;
}

export type TargetMark = 'move' | 'capture' | 'partner';

export interface Session {
  readonly id: string;
  readonly state: Signal<State | null>;
  readonly game: Signal<GameDetail | null>;
  readonly names: ReadonlySignal<Names>;
  readonly phase: Signal<turn.Phase>;
  /** The men as they are drawn, the first part of a half-made turn included. */
  readonly pieces: ReadonlySignal<Piece[]>;
  readonly marks: ReadonlySignal<Marks>;
  /** Men that have just come from elsewhere, for the picture's motion: cell to, cell from. */
  readonly slides: Signal<Map<string, string>>;
  readonly hover: Signal<string | null>;
  readonly cursor: Signal<string | null>;
  readonly flipped: Signal<boolean>;
  readonly busy: Signal<boolean>;
  readonly missing: Signal<string | null>;
  /** For the live region: what happened last. */
  readonly news: Signal<string>;
  click(cell: string, dragged?: boolean): void;
  pickHand(token: string): void;
  choose(option: turn.Option): void;
  done(): void;
  cancel(): void;
  drop(): void;
  undo(): Promise<void>;
  resign(): Promise<void>;
  claimDraw(): Promise<void>;
  close(): void;
}

const NO_TARGETS: Map<string, TargetMark> = new Map();

function marksOf(state: State | null, phase: turn.Phase): Marks {
  const none: Marks = { picked: null, movable: new Set(), targets: NO_TARGETS };
  if (!state) return none;
  if (phase.name === 'second' || phase.name === 'choosingSecond') {
    const picked = phase.name === 'second' ? phase.picked : null;
    const found = turn.secondTargets(phase.choices, picked);
    if (picked !== null) for (const [cell, c] of turn.secondTargets(phase.choices, null)) found.set(cell, c);
    const targets = new Map<string, TargetMark>();
    for (const [cell, choices] of found)
      targets.set(cell, choices.some((c) => c.kind === 'step' || c.kind === 'place') ? 'move' : 'partner');
    return {
      picked: picked ?? (phase.name === 'choosingSecond' ? phase.at : null),
      movable: turn.secondSources(phase.choices),
      targets,
    };
  }
  if (phase.name === 'picked' || phase.name === 'choosing') {
    const targets = new Map<string, TargetMark>();
    for (const [cell, choices] of turn.targets(state.first, phase.source)) {
      const partner = choices.every((c) => c.kind === 'castle' || c.kind === 'swap');
      targets.set(cell, partner ? 'partner' : choices.some((c) => c.capture) ? 'capture' : 'move');
    }
    return {
      picked: phase.source.kind === 'cell' ? phase.source.cell : null,
      movable: turn.sources(state.first),
      targets,
    };
  }
  if (phase.name === 'idle') return { ...none, movable: turn.sources(state.first) };
  return none;
}

function newsOf(before: State | null, after: State, names: Names): string {
  if (!before || before.ply === after.ply)
    return after.outcome && !before?.outcome ? outcomeWords(after.outcome) : '';
  if (after.ply < before.ply) return t().play.takenBack(sideName(after.side));
  const last = after.turns.at(-1);
  const said = last ? t().play.said(sideName(last.side), spokenTurn(before, after, names)) : '';
  const check = after.check === null || after.outcome ? '' : ` ${t().play.check}`;
  return `${said}${check}${after.outcome ? ` ${outcomeWords(after.outcome)}` : ''}`;
}

export function openSession(id: string): Session {
  const state = signal<State | null>(null);
  const game = signal<GameDetail | null>(null);
  const phase = signal<turn.Phase>(turn.IDLE);
  const slides = signal(new Map<string, string>());
  const hover = signal<string | null>(null);
  const cursor = signal<string | null>(null);
  const flipped = signal(false);
  const busy = signal(false);
  const missing = signal<string | null>(null);
  const news = signal('');
  const names = computed<Names>(() => (game.value ? namesOf(game.value) : new Map()));
  let closed = false;
  /** Counts states taken over, so that a late answer does not undo a newer one. */
  let taken = 0;
  /** The player has carried the man to its cell himself: it need not glide there again. */
  let carried = false;

  const pieces = computed<Piece[]>(() => {
    const now = state.value;
    const p = phase.value;
    if (!now) return [];
    const first = p.name === 'second' || p.name === 'choosingSecond' || p.name === 'asking' ? p.first : null;
    return first ? afterFirst(now.pieces, first, now.side) : now.pieces;
  });
  const marks = computed(() => marksOf(state.value, phase.value));

  function take(next: State): void {
    if (closed || next.id !== id) return;
    const before = state.value;
    const shown = pieces.value;
    taken += 1;
    batch(() => {
      if (!before) flipped.value = next.white === 'engine' && next.black === 'person';
      const moved = before === null || before.ply !== next.ply || next.outcome !== null;
      const text = newsOf(before, next, names.value);
      if (text !== '') news.value = text;
      state.value = next;
      if (before?.ply !== next.ply) {
        slides.value = before && !carried ? arrivals(shown, next.pieces) : new Map();
        carried = false;
      }
      if (cursor.value === null)
        cursor.value = next.first.find((c) => c.from !== null)?.from ?? next.pieces[0]?.cell ?? null;
      if (moved) phase.value = turn.IDLE;
    });
  }

  /** Sends something that answers with a state; one at a time. */
  async function send(ask: () => Promise<State>): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    const before = taken;
    try {
      const answer = await ask();
      // The event stream may have brought this state, and the engine's reply, already.
      const now = state.value;
      if (taken === before || now === null || answer.ply >= now.ply) take(answer);
    } catch (error) {
      toast(plain(error));
      if (error instanceof ApiError && error.state) take(error.state);
    } finally {
      busy.value = false;
      if (phase.value.name === 'sending') phase.value = turn.IDLE;
    }
  }

  async function ask(first: turn.Phase & { name: 'asking' }): Promise<void> {
    try {
      const choices = await api.second(id, first.first.text);
      if (phase.value === first) step(turn.offerSecond(first.first, choices));
    } catch (error) {
      toast(plain(error));
      if (phase.value === first) phase.value = turn.IDLE;
    }
  }

  function step(next: turn.Step): void {
    phase.value = next.phase;
    const { effect } = next;
    const now = state.value;
    if (effect.kind === 'send' && now) void send(() => api.turn(id, effect.text, now.ply));
    if (effect.kind === 'ask' && next.phase.name === 'asking') void ask(next.phase);
  }

  const first = () => (busy.value ? [] : (state.value?.first ?? []));

  async function load(): Promise<void> {
    try {
      const found = await api.session(id);
      game.value = await gameDetail(found.game);
      take(found);
    } catch (error) {
      missing.value = plain(error);
    }
  }
  void load();
  const stopFollowing = follow(id, take);

  return {
    id,
    state,
    game,
    names,
    phase,
    pieces,
    marks,
    slides,
    hover,
    cursor,
    flipped,
    busy,
    missing,
    news,
    click: (cell, dragged = false) => {
      if (dragged) carried = true;
      step(turn.click(phase.value, first(), cell));
    },
    pickHand: (token) => step(turn.pickHand(phase.value, first(), token)),
    choose: (option) => step(turn.choose(phase.value, option)),
    done: () => step(turn.done(phase.value)),
    cancel: () => {
      phase.value = turn.cancel(phase.value);
    },
    drop: () => {
      if (phase.value.name === 'picked') phase.value = turn.IDLE;
    },
    undo: () => send(() => api.undo(id)),
    resign: () => send(() => api.resign(id)),
    claimDraw: () => send(() => api.draw(id)),
    close: () => {
      closed = true;
      stopFollowing();
    },
  };
}
