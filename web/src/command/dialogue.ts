// What is typed to the command line, and what is answered: moves, questions about the board, commands. The server reads every line and words every answer;
// what a line asks to be done is done here, by whoever holds the game.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Deed, Place } from '../api/analysis';
import { api, plain } from '../api/client';
import type { Side } from '../api/types';
import { t } from '../language';
import { withShownCells } from '../language/sides';

/** The game that the command line belongs to. */
export interface Partner {
  readonly game: string;
  /** Where the game stands; null while that is not known. */
  place(): Place | null;
  /** The first part of a turn that is being built, as text. */
  begun(): string | null;
  /** The one side that the reader plays; null: both, or none. */
  side(): Side | null;
  /** Does what a line asks for; words about it, or nothing where what happens will be told. */
  carryOut(deed: Deed): string;
}

/** An entry of the list: what was typed, and what was answered; or what happened, with nothing typed. */
export interface Entry {
  number: number;
  typed: string;
  lines: readonly string[];
}

export interface Dialogue {
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** What was answered last, for screen readers. */
  readonly spoken: ReadonlySignal<string>;
  /** Lines that were typed, the newest last. */
  readonly typed: readonly string[];
  ask(line: string): Promise<void>;
  /** Adds what has happened to the list. Screen readers are told elsewhere. */
  note(words: string): void;
}

/** Older entries are forgotten. */
const MOST = 200;
/** More lines than this do not wait for an answer. */
const MOST_WAITING = 20;

export function openDialogue(partner: Partner): Dialogue {
  const entries = signal<readonly Entry[]>([]);
  const spoken = signal('');
  const typed: string[] = [];
  let count = 0;
  /** Lines that are not answered yet, and the answer to the last of them. */
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  /** Resigning was asked for, and not yet confirmed. */
  let sure = false;

  function add(line: string, lines: readonly string[]): void {
    count += 1;
    entries.value = [...entries.peek().slice(1 - MOST), { number: count, typed: line, lines }];
  }

  /** The same words said twice are news all the same. */
  function say(lines: readonly string[]): void {
    const words = lines.join(' ');
    spoken.value = words === spoken.peek() ? `${words}\u00a0` : words;
  }

  function done(deed: Deed): string {
    if (deed.do !== 'resign' || sure) {
      sure = false;
      return partner.carryOut(deed);
    }
    sure = true;
    return t('command-resign-sure');
  }

  async function answer(line: string): Promise<void> {
    try {
      const place = partner.place();
      if (place === null) return;
      const asked = { ...place, begun: partner.begun(), side: partner.side(), line };
      const found = await api.ask(partner.game, asked);
      if (found.do?.do !== 'resign') sure = false;
      const words = found.do ? done(found.do) : '';
      const answered = found.lines.map(withShownCells);
      const lines = words === '' ? answered : [...answered, words];
      add(line, lines);
      say(lines);
    } catch (error) {
      const words = plain(error);
      add(line, [words]);
      say([words]);
    } finally {
      waiting -= 1;
    }
  }

  return {
    entries,
    spoken,
    typed,
    note(words) {
      if (words !== '') add('', [words]);
    },
    ask(given) {
      const line = given.trim();
      if (line === '' || waiting >= MOST_WAITING) return Promise.resolve();
      if (typed.at(-1) !== line) typed.push(line);
      if (typed.length > MOST) typed.shift();
      waiting += 1;
      // One after the other: what is asked is about the board after the line before.
      last = last.then(() => answer(line));
      return last;
    },
  };
}
