// The board of a game in progress: what a session says, put into the shape that every board takes.
import { computed, effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { FirstChoice, GameDetail, LastTurn, View, Way } from '../api/types';
import { keptDisplay } from '../board/display';
import { type BoardModel, type Marks, type Motion, NO_MARKS, type Route, shapeOf } from '../board/model';
import { through } from '../board/ways';
import { t } from '../language';
import { nameOfPiece } from '../pieces/names';
import { moves } from '../settings';
import { partsOf } from './beats';
import { numbered } from './help';
import type { Session } from './session';
import { play, type Sound, turnSound } from './sound';
import { partOf, TO_PARTNER } from './turn';

/** The way of a choice: the server's where it sends one; for most, both ends are enough. */
export function wayOf(choice: FirstChoice): Way | null {
  if (choice.path) return choice.path;
  if (choice.from === null || choice.to === null || choice.from === choice.to) return null;
  if (TO_PARTNER[choice.kind]) return null;
  return through(choice.from, ...(choice.via === null ? [] : [choice.via]), choice.to);
}

/** Ways of pieces that came to other cells: those of the last turn where they fit, else straight. */
export function waysOf(slides: ReadonlyMap<string, string>, last: LastTurn | null): Way[] {
  return [...slides].map(([to, from]) => {
    const known = last?.paths.find(({ cells }) => cells[0] === from && cells.at(-1) === to);
    return known ?? through(from, to);
  });
}

/** Cells to which a neutral piece may not go back in this turn. */
function barredOf(session: Session): Map<string, string> {
  const found = new Map<string, string>();
  const state = session.state.value;
  if (state?.phase !== 'playing' || session.review.ply.value !== null) return found;
  for (const [from, to] of state.ko ?? []) {
    const piece = state.pieces.find((piece) => piece.cell === from);
    const name = piece ? nameOfPiece(session.names.value, piece.token) : t('words-piece');
    found.set(to, t('play-ko', { piece: name, cell: to }));
  }
  return found;
}

function marksOf(session: Session): Marks {
  const { picked, movable, targets, anywhere, ahead } = session.marks.value;
  const frame = session.frame.value;
  const phase = session.phase.value;
  const part = session.review.ply.value === null ? partOf(phase) : null;
  return {
    ...NO_MARKS,
    picked,
    movable,
    targets,
    anywhere,
    ahead,
    barred: barredOf(session),
    frameMovable: phase.name === 'second' || phase.name === 'choosingSecond',
    last: frame?.lastTurn?.cells ?? [],
    part: part ? [part.from, part.to].filter((cell) => cell !== null) : [],
    checked: frame?.checked ?? [],
  };
}

function routesOf(session: Session): Route[] {
  const phase = session.phase.value;
  const state = session.state.value;
  const goal = session.hover.value;
  const routes: Route[] = [];
  const part = session.review.ply.value === null ? partOf(phase) : null;
  const partWay = part && wayOf(part);
  const last = session.frame.value?.lastTurn;
  if (partWay) routes.push({ ...partWay, kind: 'last' });
  // Where nothing moves, numbers say which part came first.
  else if (last && !moves.value && last.parts.length > 1) routes.push(...numbered(partsOf(last), 'last'));
  else for (const way of last?.paths ?? []) if (way.cells.length > 1) routes.push({ ...way, kind: 'last' });
  if (phase.name === 'picked' && phase.source.kind === 'cell' && goal !== null) {
    const { cell } = phase.source;
    for (const choice of state?.first ?? []) {
      const way = choice.from === cell && choice.to === goal ? wayOf(choice) : null;
      if (way) routes.push({ ...way, kind: 'plan' });
    }
  }
  return routes;
}

/** Sets each motion once: when a turn arrives, and when a first part is made by clicks. */
function watchMotion(session: Session, motion: Signal<Motion | null>): () => void {
  let key = 0;
  let seen = session.slides.peek();
  const set = (ways: readonly Way[]) => {
    key += 1;
    motion.value = ways.length > 0 ? { key, ways } : null;
  };
  return effect(() => {
    const slides = session.slides.value;
    if (slides === seen) return;
    seen = slides;
    set(waysOf(slides, session.frame.peek()?.lastTurn ?? null));
  });
}

/** The sound of a change; null where there is none. */
export function soundOf(before: View | null, after: View): Sound | null {
  if (!before || after.ply < before.ply) return null;
  if (after.outcome && !before.outcome) return 'end';
  if (after.ply === before.ply) return null;
  return turnSound(before, after);
}

function listen(session: Session): () => void {
  let before = session.state.peek();
  return effect(() => {
    // Until the computer's turn is shown, it is not heard.
    const now = session.beat.value?.view ?? session.state.value;
    const sound = now === null ? null : soundOf(before, now);
    before = now;
    if (sound) play(sound);
  });
}

function openTable(session: Session, game: GameDetail): { model: BoardModel; close: () => void } {
  const motion = signal<Motion | null>(null);
  let key = -1;
  const click = (cell: string, carried = false) => {
    const before = partOf(session.phase.value);
    session.click(cell, carried);
    const part = partOf(session.phase.value);
    const way = part && part !== before && !carried ? wayOf(part) : null;
    if (way) {
      // Negative keys: never the same as those of whole turns.
      key -= 1;
      motion.value = { key, ways: [way] };
    }
  };
  const model: BoardModel = {
    shape: shapeOf(game),
    names: session.names,
    pieces: session.pieces,
    marks: computed(() => marksOf(session)),
    routes: computed(() => routesOf(session)),
    motion,
    hover: session.hover,
    cursor: session.cursor,
    flipped: session.flipped,
    display: keptDisplay(),
    acts: { click, drop: () => session.drop(), cancel: () => session.cancel() },
  };
  const stops = [watchMotion(session, motion), listen(session)];
  return {
    model,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The board of a session, for as long as the component lives. */
export function useTable(session: Session, game: GameDetail): BoardModel {
  const table = useMemo(() => openTable(session, game), [session, game]);
  useEffect(() => table.close, [table]);
  return table.model;
}
