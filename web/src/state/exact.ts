// What endgame tables say of the position that is shown, and of the turns that may follow.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Exact, ExactResult, ExactTurn } from '../api/analysis';
import type { FirstChoice, Piece, SecondChoice, Side, Stock } from '../api/types';
import type { Worth } from '../board/model';

/** A position about which the tables can be asked. */
export interface Exactly {
  /** Differs from position to position. */
  key: string;
  ask: () => Promise<Exact>;
}

export interface Watched {
  /** null: nothing may be asked, or the answer has not come. */
  readonly known: ReadonlySignal<Exact | null>;
  close(): void;
}

/** Of positions with more pieces, on the board and in hand, there are hardly ever tables: nobody asks. */
const MOST_PIECES = 8;
/** A table that is being made is asked for again so soon, in milliseconds, and so often. */
const AGAIN = 1500;
const MOST_TIMES = 60;

export function fewPieces(pieces: readonly Piece[], hands: Record<Side, readonly Stock[]>): boolean {
  const held = [...hands.w, ...hands.b].reduce((sum, { count }) => sum + count, 0);
  return pieces.length + held <= MOST_PIECES;
}

/** Asks about every position that is wanted, and again as long as its table is being made. */
export function watchExact(wanted: ReadonlySignal<Exactly | null>): Watched {
  const known = signal<Exact | null>(null);
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Of what changes with every message, only the position matters.
  const position = computed(() => wanted.value?.key ?? null);
  const stop = effect(() => {
    position.value;
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    known.value = null;
    const question = wanted.peek();
    if (!question) return;
    let times = 0;
    const ask = () => {
      question.ask().then(
        (found) => {
          if (mine !== asked) return;
          known.value = found;
          times += 1;
          if (found.coming && times < MOST_TIMES) timer = setTimeout(ask, AGAIN);
        },
        () => undefined,
      );
    };
    ask();
  });
  return {
    known,
    close() {
      clearTimeout(timer);
      asked += 1;
      stop();
    },
  };
}

/** What a turn comes to for the side that makes it. */
export function worthOf({ winner, turns }: ExactResult, mover: Side): Worth {
  if (winner === null) return { is: 'draw', turns: 0 };
  return { is: winner === mover ? 'win' : 'loss', turns: turns ?? 0 };
}

/** The best that these choices come to; null if that is not known. */
export function bestWorth(exact: Exact | null, choices: readonly FirstChoice[], mover: Side): Worth | null {
  const texts = new Set(choices.map(({ text }) => text));
  // The best come first.
  const result = exact?.turns.find(({ first }) => texts.has(first))?.result;
  return result ? worthOf(result, mover) : null;
}

/** The best that a first part comes to with one of these second parts; null if that is not known. */
export function bestSecond(
  exact: Exact | null,
  first: FirstChoice,
  choices: readonly SecondChoice[],
  mover: Side,
): Worth | null {
  const texts = new Set(choices.map(({ text }) => text));
  const begun = exact?.turns.find((turn) => turn.first === first.text);
  const result = begun?.seconds.find(({ text }) => texts.has(text))?.result;
  return result ? worthOf(result, mover) : null;
}

export type Group = 'winning' | 'drawing' | 'losing' | 'unknown';

/** The turns by what they come to; groups without turns are left out. */
export function grouped(exact: Exact, mover: Side): { group: Group; turns: readonly ExactTurn[] }[] {
  const of = ({ result }: ExactTurn): Group => {
    if (!result) return 'unknown';
    const { is } = worthOf(result, mover);
    return is === 'win' ? 'winning' : is === 'draw' ? 'drawing' : 'losing';
  };
  return (['winning', 'drawing', 'unknown', 'losing'] as const)
    .map((group) => ({ group, turns: exact.turns.filter((turn) => of(turn) === group) }))
    .filter(({ turns }) => turns.length > 0);
}
