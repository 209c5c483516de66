// A puzzle being solved: the board, what was found so far, what the server said. A wrong turn decides the attempt, and may be tried again.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { PositionView } from '../api/analysis';
import { plain } from '../api/client';
import type { Puzzle, PuzzleAnswer, PuzzleRated, PuzzleSource, PuzzleTheme, puzzles } from '../api/puzzles';
import type { FirstChoice, GameDetail } from '../api/types';
import type { Marks } from '../board/model';
import { openStage, type Stage } from '../state/stage';
import { toast } from '../state/toast';
import type { Result } from './memory';

export type Standing =
  | { is: 'open' }
  /** The server is asked. */
  | { is: 'judging' }
  /** The last turn was right, and there are more to find. */
  | { is: 'right'; reply: PositionView }
  /** What was tried, to be taken back. */
  | { is: 'wrong'; tried: PositionView }
  | { is: 'solved' }
  /** The solution was shown. */
  | { is: 'shown'; line: readonly PositionView[] };

/** The piece that makes the turn: its cell, or its token in hand. */
export interface HintedPiece {
  cell: string | null;
  token: string | null;
}

/** What is told when all is found or given up. */
export interface Told {
  themes: readonly PuzzleTheme[];
  source: PuzzleSource;
}

export interface Solving extends Stage {
  readonly puzzle: Puzzle;
  readonly standing: ReadonlySignal<Standing>;
  readonly hinted: ReadonlySignal<HintedPiece | null>;
  readonly told: ReadonlySignal<Told | null>;
  /** The change of the reader's rating; null before, and without an account. */
  readonly rated: ReadonlySignal<PuzzleRated | null>;
  /** What decided the attempt: the first of all that did. */
  readonly result: ReadonlySignal<Result['is'] | null>;
  hint(): void;
  giveUp(): void;
  /** Once more from the beginning. */
  again(): void;
  close(): void;
}

export interface Judge {
  attempt: typeof puzzles.attempt;
  /** Something has decided the attempt. */
  decided: (result: Result) => void;
}

/** How long a wrong turn, a right one before its reply, and a turn of the solution stand on the board, in milliseconds. */
const TAKEN_BACK = 1400;
const REPLY = 900;
const STEP = 1100;

/** What an answer decides. */
export function resultOf({ is }: Pick<PuzzleAnswer, 'is'>): Result['is'] | null {
  switch (is) {
    case 'right':
      return null;
    case 'solved':
      return 'solved';
    case 'wrong':
    case 'hint':
      return 'missed';
    case 'shown':
      return 'shown';
  }
}

export function openSolving(game: GameDetail, puzzle: Puzzle, { attempt, decided }: Judge): Solving {
  const standing = signal<Standing>({ is: 'open' });
  const hinted = signal<HintedPiece | null>(null);
  const told = signal<Told | null>(null);
  const rated = signal<PuzzleRated | null>(null);
  const result = signal<Result['is'] | null>(null);
  /** The right turns so far, and the position after the last reply. */
  let made: string[] = [];
  let base: { view: PositionView; first: readonly FirstChoice[] } = puzzle;
  let closed = false;
  /** Counts what makes earlier answers and timers void. */
  let turnOfEvents = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dress = (marks: Marks): Marks => {
    const cell = hinted.value?.cell;
    return typeof cell === 'string' ? { ...marks, spots: new Map([[cell, 'c']]) } : marks;
  };
  const stage = openStage({
    game,
    send: (text) => void judge(text),
    dress,
    kind: () => (standing.value.is === 'shown' ? 'best' : 'last'),
  });

  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => closed || act(), milliseconds);
  };

  function ready(glide: boolean): void {
    stage.place(base.view, glide);
    stage.offer(base.first);
  }

  /** Asks the server; null: what it said no longer matters. */
  async function ask(question: Parameters<typeof attempt>[1]): Promise<PuzzleAnswer | null> {
    turnOfEvents += 1;
    const mine = turnOfEvents;
    const before = standing.peek();
    standing.value = { is: 'judging' };
    try {
      const answer = await attempt(puzzle.id, question);
      if (mine !== turnOfEvents || closed) return null;
      const is = resultOf(answer);
      if (is !== null) {
        decided({ id: puzzle.id, daily: puzzle.daily, is });
        result.value ??= is;
        if ('rated' in answer && answer.rated) rated.value ??= answer.rated;
      }
      return answer;
    } catch (error) {
      if (mine !== turnOfEvents || closed) return null;
      toast(plain(error));
      standing.value = before.is === 'judging' ? { is: 'open' } : before;
      ready(false);
      return null;
    }
  }

  /** Shows what the server said. */
  function hear(answer: PuzzleAnswer, text: string): void {
    switch (answer.is) {
      case 'right': {
        made = [...made, text];
        base = { view: answer.reply, first: answer.first };
        batch(() => {
          standing.value = { is: 'right', reply: answer.reply };
          hinted.value = null;
          stage.place(answer.made, true);
        });
        later(REPLY, () => ready(true));
        return;
      }
      case 'solved': {
        const { reply, themes, source } = answer;
        batch(() => {
          standing.value = { is: 'solved' };
          told.value = { themes, source };
          hinted.value = null;
          stage.place(answer.made, true);
        });
        if (reply) later(REPLY, () => stage.place(reply, true));
        return;
      }
      case 'wrong':
        standing.value = { is: 'wrong', tried: answer.made };
        stage.place(answer.made, true);
        later(TAKEN_BACK, () => ready(false));
        return;
      case 'hint':
        batch(() => {
          standing.value = { is: 'open' };
          hinted.value = answer;
        });
        return;
      case 'shown': {
        const { line, themes, source } = answer;
        batch(() => {
          standing.value = { is: 'shown', line };
          told.value = { themes, source };
          hinted.value = null;
          stage.place(puzzle.view, false);
        });
        showLine(line, 0);
      }
    }
  }

  function showLine(line: readonly PositionView[], at: number): void {
    const [next] = line.slice(at);
    if (!next) return;
    stage.place(next, true);
    later(STEP, () => showLine(line, at + 1));
  }

  async function judge(text: string): Promise<void> {
    clearTimeout(timer);
    const answer = await ask({ turns: [...made, text] });
    if (answer) hear(answer, text);
  }

  async function help(kind: 'hint' | 'solution'): Promise<void> {
    const answer = await ask({ turns: made, help: kind });
    if (!answer) return;
    clearTimeout(timer);
    if (kind === 'hint') ready(false);
    hear(answer, '');
  }

  stage.board.flipped.value = puzzle.view.side === 'b';
  ready(false);

  return {
    ...stage,
    puzzle,
    standing,
    hinted,
    told,
    rated,
    result,
    hint: () => void help('hint'),
    giveUp: () => void help('solution'),
    again() {
      clearTimeout(timer);
      turnOfEvents += 1;
      made = [];
      base = puzzle;
      batch(() => {
        standing.value = { is: 'open' };
        hinted.value = null;
        told.value = null;
        ready(false);
      });
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
