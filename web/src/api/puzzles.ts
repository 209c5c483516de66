// Puzzles (docs/server.md). The server judges each turn and keeps the solution to itself.
import { request } from './client';
import type { Puzzle, PuzzleAnswer, PuzzleAttempt, Puzzles } from './generated/analysis';

export type {
  Puzzle,
  PuzzleAnswer,
  PuzzleOutcome,
  PuzzleRated,
  PuzzleSource,
  PuzzleStreak,
  Puzzles,
  PuzzlesOfGame,
  PuzzleTheme,
} from './generated/analysis';

/** Which puzzle is wanted; `skip`: the ids of those that the reader knows. */
export interface Wanted {
  game: string | null;
  theme: string | null;
  skip: readonly string[];
}

const path = (id: string) => `/puzzles/${encodeURIComponent(id)}`;

export const puzzles = {
  overview: () => request<Puzzles>('/puzzles'),
  daily: () => request<Puzzle>('/puzzles/daily'),
  puzzle: (id: string) => request<Puzzle>(path(id)),
  next({ game, theme, skip }: Wanted) {
    const query = new URLSearchParams();
    if (game !== null) query.set('game', game);
    if (theme !== null) query.set('theme', theme);
    if (skip.length > 0) query.set('skip', skip.join(','));
    return request<Puzzle>(`/puzzles/next?${query}`);
  },
  attempt: (id: string, attempt: PuzzleAttempt) => request<PuzzleAnswer>(`${path(id)}/attempt`, attempt),
};
