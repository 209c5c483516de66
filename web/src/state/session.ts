// A game in progress, as one typed object: what the server says, the turn being built, the premove, and how the
// board is shown.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Exact } from '../api/analysis';
import { ApiError, api, plain } from '../api/client';
import { type Link, link as tabLink, waitBefore } from '../api/socket';
import type { Act, GameDetail, Piece, SecondChoice, Side, View } from '../api/types';
import { afterNextFrame } from '../frames';
import { t } from '../language';
import type { Names } from '../pieces/names';
import { namesOf } from '../pieces/names';
import { moves, settings } from '../settings';
import { type Beat, beatsOf, beforeReply, inRow } from './beats';
import { fewPieces, watchExact } from './exact';
import { gameDetail, localized } from './games';
import { keyOf, rememberKey } from './keys';
import { mayHelp } from './people';
import { afterFirst, afterSecond, arrivals } from './picture';
import {
  cancelPremove,
  clickPremove,
  meantFirst,
  meantSecond,
  NO_PREMOVE,
  type Premove,
  pickHandPremove,
} from './premove';
import { createReview, type Frame, frameOf, type Review } from './review';
import { spokenTurn } from './spoken';
import { toast } from './toast';
import * as turn from './turn';
import { type TurnMarks, turnMarks } from './turnmarks';
import { apply } from './view';
import { outcomeWords } from './words';

export interface Marks extends TurnMarks {
  /** A piece may be carried to any cell: what will be legal is not known yet. */
  anywhere: boolean;
  /** Cells of the premove. */
  ahead: string[];
}

/** An earlier picture that is shown for a moment. */
export interface Moment extends Omit<Beat, 'at'> {
  frame: Frame;
}

export interface Session {
  readonly id: string;
  readonly state: Signal<View | null>;
  readonly game: Signal<GameDetail | null>;
  /** The game in the reader's language. */
  readonly localGame: ReadonlySignal<GameDetail | null>;
  readonly names: ReadonlySignal<Names>;
  readonly phase: Signal<turn.Phase>;
  readonly premove: ReadonlySignal<Premove>;
  /** Earlier positions. While one is shown, nothing can be moved. */
  readonly review: Review;
  /** What the board shows, from the game or from an earlier position; without a half-made turn. */
  readonly frame: ReadonlySignal<Frame | null>;
  /** The pieces as they are drawn, the first part of a half-made turn included. */
  readonly pieces: ReadonlySignal<Piece[]>;
  readonly marks: ReadonlySignal<Marks>;
  /** What endgame tables say, if the player wants to know and may. */
  readonly exact: ReadonlySignal<Exact | null>;
  /** An earlier picture is shown for a moment: the computer's turn is played in beats. */
  readonly beat: ReadonlySignal<Moment | null>;
  /** Pieces that have just come from elsewhere, for the picture's motion: cell to, cell from. */
  readonly slides: Signal<Map<string, string>>;
  readonly hover: Signal<string | null>;
  readonly cursor: Signal<string | null>;
  readonly flipped: Signal<boolean>;
  /** Something has been sent and is not answered yet. */
  readonly busy: Signal<boolean>;
  readonly missing: Signal<string | null>;
  /** The turn that waits for the connection. */
  readonly queued: ReadonlySignal<(turn.Phase & { name: 'sending' }) | null>;
  /** What happened last, for screen readers. */
  readonly news: Signal<string>;
  click(cell: string, dragged?: boolean): void;
  pickHand(token: string): void;
  choose(option: turn.Option): void;
  done(): void;
  /** Makes a whole turn or its first part, by the text that the server has found legal; false if it is not among the choices. */
  enter(text: string, whole: boolean): boolean;
  /** One step back. */
  cancel(): void;
  /** Takes back all of a turn that is not sent, or a premove. */
  takeBack(): void;
  drop(): void;
  /** Shows the position after so many turns. */
  goTo(ply: number): void;
  act(act: Act): Promise<void>;
  join(): Promise<void>;
  close(): void;
}

/** Clicks within this time, in milliseconds, are one double click. */
const TWICE = 400;

const NO_MARKS: Marks = {
  picked: null,
  movable: new Set(),
  targets: new Map(),
  worth: new Map(),
  anywhere: false,
  ahead: [],
};

/** The cells of a turn that waits for the connection. */
function queuedCells({ first, second }: turn.Phase & { name: 'sending' }): string[] {
  return [first.from, first.to, second?.from, second?.to].filter((cell) => typeof cell === 'string');
}

/** The one side that the viewer plays; null on one screen and for spectators. */
export function onlySide(view: Pick<View, 'you'>): Side | null {
  const [side, other] = view.you.sides;
  return side !== undefined && other === undefined ? side : null;
}

/** May the viewer make the next turn? */
export function mayMove(view: View): boolean {
  return (
    view.phase === 'playing' && view.you.sides.includes(view.side) && view.seats[view.side].kind === 'person'
  );
}

function newsOf(before: View | null, after: View, names: Names): string {
  if (!before || before.ply === after.ply)
    return after.outcome && !before?.outcome ? outcomeWords(after.outcome) : '';
  if (after.ply < before.ply) return t('play-taken-back', { side: after.side });
  const last = after.turns.at(-1);
  const said = last ? t('play-said', { side: last.side, turn: spokenTurn(before, after, names) }) : '';
  const check = after.checked.length === 0 || after.outcome ? '' : ` ${t('play-check')}`;
  return `${said}${check}${after.outcome ? ` ${outcomeWords(after.outcome)}` : ''}`;
}

export function openSession(id: string, link: Link = tabLink): Session {
  const key = keyOf(id, typeof location === 'undefined' ? '' : location.hash);
  const state = signal<View | null>(null);
  const game = signal<GameDetail | null>(null);
  const phase = signal<turn.Phase>(turn.IDLE);
  const premove = signal<Premove>(NO_PREMOVE);
  const slides = signal(new Map<string, string>());
  const hover = signal<string | null>(null);
  const cursor = signal<string | null>(null);
  const flipped = signal(false);
  const busy = signal(false);
  const missing = signal<string | null>(null);
  const news = signal('');
  const review = createReview();
  const localGameSource = signal<ReadonlySignal<GameDetail> | null>(null);
  const localGame = computed(() => localGameSource.value?.value ?? null);
  const names = computed<Names>(() => (localGame.value ? namesOf(localGame.value) : new Map()));
  let stopLocalizing: (() => void) | null = null;
  let closed = false;
  let unwatch: (() => void) | null = null;
  /** The seats according to HTTP, until the socket has confirmed them. */
  let seats: string | null = null;
  /** The player dragged the piece to its cell: it need not glide there again. */
  let carried = false;
  /** When the second parts were last offered. */
  let offered = 0;
  const beat = signal<Moment | null>(null);
  /** The beats to come. */
  let coming: Beat[] = [];
  /** Calls off the next one. */
  let rest: () => void = () => undefined;
  /** When the player's own turn was sent, and when the last beat was shown. */
  let sentAt = Number.NEGATIVE_INFINITY;
  let shownAt = Number.NEGATIVE_INFINITY;

  /** Shows what is, without waiting for the beats to come. */
  function hurry(): void {
    rest();
    coming = [];
    if (beat.value !== null) show(null);
  }

  /** Shows a picture on the way to the position, or the position itself. */
  function show(next: Moment | null): void {
    const now = state.value;
    if (!now) return;
    const shown = pieces.value;
    shownAt = Date.now();
    batch(() => {
      beat.value = next;
      slides.value =
        review.ply.value === null ? arrivals(shown, next?.frame.pieces ?? now.pieces) : new Map();
    });
  }

  /** Shows the beats to come, one after the other; `at`: when the one before was due. */
  function beatOn(at: number): void {
    const [next] = coming;
    if (!next) return;
    const go = () => {
      coming.shift();
      const frame = next.frame ?? frameOf(next.view);
      // Where more turns follow, the position at the end of one is on the way too.
      show(next.frame === null && coming.length === 0 ? null : { ...next, frame });
      beatOn(next.at);
    };
    // Each waits for the frame of the one before: a page that is busy shows a part late, but not for a shorter time.
    if (next.at === at) go();
    else rest = afterNextFrame(go, next.at - at);
  }

  /** Plays the computer's turn in beats. What can be done does not wait: a click shows the position at once. */
  function play(before: View, after: View): void {
    const last = coming.at(-1);
    if (last) {
      // The one before it in a row is still being shown.
      const later = beatsOf(before, after, 0).slice(1);
      coming.push(...later.map((one) => ({ ...one, at: one.at + last.at })));
      return;
    }
    const since = Date.now() - (inRow(after) ? Math.max(sentAt, shownAt) : sentAt);
    coming = beatsOf(before, after, since);
    beatOn(0);
  }

  /** A turn that cannot be sent, since the connection is lost. */
  const queued = computed(() => {
    const now = phase.value;
    return now.name === 'sending' && link.status.value === 'lost' ? now : null;
  });

  const frame = computed<Frame | null>(() => {
    if (review.frame.value) return review.frame.value;
    if (beat.value) return beat.value.frame;
    return state.value ? frameOf(state.value) : null;
  });
  const pieces = computed<Piece[]>(() => {
    const now = frame.value;
    if (!now || !state.value) return [];
    const { side } = state.value;
    if (review.ply.value !== null) return now.pieces;
    const turnQueued = queued.value;
    if (turnQueued) {
      const begun = afterFirst(now.pieces, turnQueued.first, side);
      return turnQueued.second ? afterSecond(begun, turnQueued.second, side) : begun;
    }
    const first = turn.partOf(phase.value);
    return first ? afterFirst(now.pieces, first, side) : now.pieces;
  });

  /** Are premoves allowed now? */
  function thinksAhead(): Side | null {
    const now = state.value;
    const side = now ? onlySide(now) : null;
    return now?.phase === 'playing' && side !== null && now.side !== side ? side : null;
  }

  /** May turns of this game have two parts? Until the game has come, they may. */
  const twoParts = () => game.value === null || turn.HAS_SECOND[game.value.second];

  const exactly = watchExact(
    computed(() => {
      const now = state.value;
      if (!settings.value.exact || !now || !mayHelp(now) || !mayMove(now)) return null;
      if (review.ply.value !== null || beat.value !== null || !fewPieces(now.pieces, now.hands)) return null;
      const key = now.turns.map((turn) => turn.text).join(' ');
      return { key, ask: () => api.exactInPlay(now.id) };
    }),
  );

  const marks = computed<Marks>(() => {
    if (review.ply.value !== null) return NO_MARKS;
    if (queued.value) return { ...NO_MARKS, ahead: queuedCells(queued.value) };
    const side = thinksAhead();
    if (side === null) {
      const now = state.value;
      const known = now && { exact: exactly.known.value, mover: now.side };
      return { ...NO_MARKS, ...turnMarks(now?.first ?? [], phase.value, known) };
    }
    const { picked, parts } = premove.value;
    const second = parts.length === 1 && twoParts();
    const movable = pieces.value.filter((p) => p.side === side || (second && p.side === 'n'));
    const ahead = parts.flatMap((part) =>
      part.source.kind === 'cell' ? [part.source.cell, part.to] : [part.to],
    );
    return {
      ...NO_MARKS,
      picked: picked?.kind === 'cell' ? picked.cell : null,
      movable: new Set(movable.map((p) => p.cell)),
      anywhere: true,
      ahead,
    };
  });

  function take(next: View): void {
    if (closed || next.id !== id) return;
    const before = state.value;
    // The links of a private game lead on to the next one.
    if (key !== null && next.rematch !== null) rememberKey(next.rematch, key);
    if (before && next.stream === before.stream && next.seq < before.seq) return;
    const idle = phase.value.name === 'idle' || phase.value.name === 'sending';
    const moved = before === null || before.ply !== next.ply || before.phase !== next.phase;
    const sent = phase.value.name === 'sending' ? pieces.value : null;
    const slow = moves.value && idle && premove.value.parts.length === 0;
    const replied = slow ? beforeReply(before, next, sent) : null;
    // Other news of the game does not interrupt a turn that is being shown, and neither does the next one of a row.
    if (moved && !(replied && inRow(next))) hurry();
    const shown = pieces.value;
    batch(() => {
      if (!before || (before.you.sides.length === 0 && next.you.sides.length > 0))
        flipped.value = onlySide(next) === 'b';
      const text = newsOf(before, next, names.value);
      if (text !== '') news.value = text;
      if (before) review.keep(before);
      state.value = next;
      if (before?.ply !== next.ply) {
        // What is being shown glides on.
        if (coming.length === 0)
          slides.value =
            before && !carried && !replied && review.ply.value === null
              ? arrivals(shown, next.pieces)
              : new Map();
        carried = false;
        // A takeback: the position shown may be gone.
        if (before && next.ply < before.ply) review.now();
      }
      if (cursor.value === null)
        cursor.value = next.first.find((c) => c.from !== null)?.from ?? next.pieces[0]?.cell ?? null;
      if (moved) phase.value = turn.IDLE;
      // What was set in advance belongs to a line that was taken back.
      const back = before !== null && next.ply < before.ply;
      if (next.phase !== 'playing' || back) premove.value = NO_PREMOVE;
      if (replied && review.ply.value === null) play(replied, next);
    });
    resume();
  }

  /** The choices have come, and nothing else is under way: the premove is made. */
  function resume(): void {
    const now = state.value;
    if (!now || now.first.length === 0 || busy.value) return;
    const { picked, parts } = premove.value;
    if (parts.length > 0) carryOut(now);
    else if (picked) {
      // A piece picked up while the other side thought stays picked up.
      premove.value = NO_PREMOVE;
      if (turn.targets(now.first, picked).size > 0) phase.value = { name: 'picked', source: picked };
    }
  }

  /** Makes the premove as far as it is legal and unambiguous. */
  function carryOut(now: View): void {
    const plan = premove.value;
    premove.value = NO_PREMOVE;
    const meant = meantFirst(plan, now.first);
    const [part] = plan.parts;
    const [only] = meant;
    if (!part || !only) {
      news.value = t('play-premove-gone');
    } else if (meant.length > 1) {
      const options: turn.Option[] = meant.map((choice) => ({ do: 'first', choice }));
      phase.value = { name: 'choosing', source: part.source, at: part.to, options };
    } else step(turn.makeFirst(only), (choices) => meantSecond(plan, choices));
  }

  /** Sends an act, one at a time. Its effects arrive through the link. */
  async function send(what: Act): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    hurry();
    if (what.type === 'turn') sentAt = Date.now();
    try {
      await link.act(id, what);
    } catch (error) {
      toast(plain(error));
    } finally {
      busy.value = false;
      if (phase.value.name === 'sending') phase.value = turn.IDLE;
      resume();
    }
  }

  async function ask(
    first: turn.Phase & { name: 'asking' },
    meant: (choices: SecondChoice[]) => SecondChoice[],
  ): Promise<void> {
    for (let attempt = 0; phase.value === first && !closed; attempt += 1) {
      try {
        const choices = await api.second(id, first.first.text);
        if (phase.value !== first) return;
        const [only, ...others] = meant(choices);
        if (only && others.length === 0) step(turn.makeSecond(first.first, only));
        else {
          offered = Date.now();
          step(turn.offerSecond(first.first, choices));
        }
        return;
      } catch (error) {
        if (!(error instanceof ApiError && error.away)) {
          toast(plain(error));
          if (phase.value === first) phase.value = turn.IDLE;
          return;
        }
      }
      // No answer: half a turn survives a lost connection, as a whole one does.
      await new Promise((resolve) => setTimeout(resolve, waitBefore(attempt)));
    }
  }

  function step(next: turn.Step, meant: (choices: SecondChoice[]) => SecondChoice[] = () => []): void {
    phase.value = next.phase;
    const { effect } = next;
    const now = state.value;
    if (effect.kind === 'send' && now) void send({ type: 'turn', ply: now.ply, text: effect.text });
    if (effect.kind === 'ask' && next.phase.name === 'asking') void ask(next.phase, meant);
  }

  const first = () => (busy.value ? [] : (state.value?.first ?? []));

  function refused(error: ApiError): void {
    if (state.value === null) missing.value = error.message;
    else toast(error.message);
  }

  function watch(): void {
    unwatch = link.watch(id, {
      news(message) {
        if (closed) return;
        if (message.type === 'state') {
          // The browser may have got its cookie after the line was opened: then the server does not know us there.
          const sides = message.view.you.sides.join();
          if (seats !== null && seats !== sides) {
            seats = null;
            link.renew();
            return;
          }
          seats = null;
        }
        const next = apply(state.value, message);
        if (next && next !== state.value) take(next);
      },
      seen: () => {
        const now = state.value;
        // Until the socket has sent something, the whole state is wanted.
        return now && seats === null ? { stream: now.stream, seq: now.seq } : null;
      },
      refused,
      key,
    });
  }

  async function load(): Promise<void> {
    try {
      const found = await api.session(id, key);
      const detail = await gameDetail(found.game);
      if (closed) return;
      const localization = localized(detail);
      stopLocalizing = localization.stop;
      localGameSource.value = localization.localGame;
      game.value = detail;
      seats = found.you.sides.join();
      take(found);
      watch();
    } catch (error) {
      missing.value = plain(error);
    }
  }
  void load();

  function groundFor(side: Side) {
    const at = (cell: string) => pieces.value.find((p) => p.cell === cell)?.side;
    return {
      own: (cell: string) => at(cell) === side,
      movable: (cell: string) => at(cell) === side || at(cell) === 'n',
      twoParts: twoParts(),
    };
  }

  return {
    id,
    state,
    game,
    localGame,
    names,
    phase,
    premove,
    review,
    frame,
    pieces,
    marks,
    exact: exactly.known,
    beat,
    slides,
    hover,
    cursor,
    flipped,
    busy,
    queued,
    missing,
    news,
    click(cell, dragged = false) {
      hurry();
      if (review.ply.value !== null) {
        review.now();
        return;
      }
      const ahead = thinksAhead();
      if (ahead !== null) {
        premove.value = clickPremove(premove.value, cell, dragged, groundFor(ahead));
        return;
      }
      if (dragged) carried = true;
      const next = turn.click(phase.value, first(), cell);
      // The second press of a double click on the goal must not end the turn.
      if (phase.value.name === 'second' && next.phase.name === 'sending' && cell === phase.value.first.to) {
        if (Date.now() - offered < TWICE && next.phase.second?.kind === 'none') return;
      }
      step(next);
    },
    pickHand(token) {
      hurry();
      if (review.ply.value !== null) review.now();
      else if (thinksAhead() !== null) premove.value = pickHandPremove(premove.value, token);
      else step(turn.pickHand(phase.value, first(), token));
    },
    choose: (option) => step(turn.choose(phase.value, option)),
    enter(text, whole) {
      if (review.ply.value !== null) review.now();
      const next = turn.entered(first(), text, whole);
      if (next) step(next);
      return next !== null;
    },
    done: () => step(turn.done(phase.value)),
    cancel() {
      if (review.ply.value !== null) review.now();
      else if (queued.value) link.recall(id);
      else if (thinksAhead() !== null) premove.value = cancelPremove(premove.value);
      else phase.value = turn.cancel(phase.value);
    },
    takeBack() {
      if (queued.value) link.recall(id);
      else if (thinksAhead() !== null) premove.value = NO_PREMOVE;
      else phase.value = turn.takeBack(phase.value);
    },
    drop() {
      if (phase.value.name === 'picked') phase.value = turn.IDLE;
      if (premove.value.picked) premove.value = { ...premove.value, picked: null };
    },
    goTo(ply) {
      const now = state.value;
      if (!now) return;
      hurry();
      slides.value = new Map();
      review.go(now, ply).catch((error: unknown) => toast(plain(error)));
    },
    act: send,
    async join() {
      try {
        const joined = await api.join(id, key);
        seats = joined.you.sides.join();
        take(joined);
        unwatch?.();
        watch();
      } catch (error) {
        toast(plain(error));
        if (error instanceof ApiError && error.view) take(error.view);
      }
    },
    close() {
      closed = true;
      exactly.close();
      rest();
      stopLocalizing?.();
      unwatch?.();
    },
  };
}
