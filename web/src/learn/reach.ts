// Where pieces can go, as the server says; requested once and kept.
import { api } from '../api/client';
import type { Attacks, Goals, Lesson, Piece, PieceOverview, Reach } from '../api/types';
import { type Marks, NO_MARKS, type SpotMark, type TargetMark } from '../board/model';

/** Cached requests, newest last; the oldest are dropped when there are too many. */
class Kept<T> {
  private readonly known = new Map<string, Promise<T>>();

  constructor(private readonly most: number) {}

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const found = this.known.get(key);
    if (found) return found;
    const asked = ask();
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    const [oldest] = this.known.keys();
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    return asked;
  }

  forget(): void {
    this.known.clear();
  }
}

const reaches = new Kept<Reach>(200);
const attacks = new Kept<Attacks>(200);
const lessons = new Kept<Lesson>(12);
const summaries = new Kept<PieceOverview[]>(2);

/** A game's texts in the language of the reader, as far as there are any; the others are English. */
export const lessonOf = (game: string, language: string): Promise<Lesson> =>
  lessons.get(`${game} ${language}`, () => api.lesson(game, language));
export const allPieces = (language: string): Promise<PieceOverview[]> =>
  summaries.get(language, () => api.pieces(language));

export function forgetLearning(): void {
  reaches.forget();
  attacks.forget();
  lessons.forget();
  summaries.forget();
}

export function reachOn(game: string, cell: string, position: string): Promise<Reach> {
  return reaches.get(`${game} ${cell} ${position}`, () => api.reach(game, cell, { position }));
}

/** What attacks a cell. */
export function attacksOn(game: string, cell: string, position: string): Promise<Attacks> {
  return attacks.get(`${game} ${cell} ${position}`, () => api.attacks(game, cell, position));
}

/** The same on any board: kings may be missing, and no piece is frozen. */
export function reachAmong(game: string, cell: string, pieces: readonly Piece[]): Promise<Reach> {
  const board = pieces.map((piece) => `${piece.side}${piece.token}@${piece.cell}`).join(',');
  return reaches.get(`${game} ${cell} ${board}`, () => api.reach(game, cell, { pieces: board }));
}

/** Marks for a piece's goals: dots where it moves, rings where it captures or changes places, a tint where relays or gates lead it. */
export function marksOf(cell: string, goals: Goals, only: readonly string[] | null = null): Marks {
  const targets = new Map<string, TargetMark>();
  for (const goal of goals.moves) targets.set(goal, 'move');
  for (const goal of goals.captures) targets.set(goal, 'capture');
  for (const goal of goals.swaps) if (!targets.has(goal)) targets.set(goal, 'partner');
  const spots = new Map<string, SpotMark>();
  for (const goal of goals.led) spots.set(goal, 'c');
  // Back to its own cell: no goal to be clicked.
  targets.delete(cell);
  // Where it could go but for its king.
  if (only) for (const goal of targets.keys()) if (!only.includes(goal)) spots.set(goal, 'b');
  return { ...NO_MARKS, picked: cell, targets, spots };
}
