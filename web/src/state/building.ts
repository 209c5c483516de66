// A turn being built on a board without clocks and opponents, for analysis and guided games: what is clicked, chosen or typed goes
// through the machine of `turn.ts`, and the server is asked which second parts may follow.
import type { Signal } from '@preact/signals';
import { analysis as api, type Place } from '../api/analysis';
import { plain } from '../api/client';
import type { FirstChoice, Way } from '../api/types';
import { wayOf } from './table';
import { toast } from './toast';
import * as turn from './turn';

export interface Building {
  /** Makes a whole turn or its first part, by the text that the server has found legal; false if it is not among the choices. */
  enter(text: string, whole: boolean): boolean;
  click(cell: string, carried?: boolean): void;
  pickHand(token: string): void;
  choose(option: turn.Option): void;
  /** Leaves the second part out. */
  done(): void;
  /** One step back. */
  cancel(): void;
  /** Takes back all of a turn that is not complete. */
  takeBack(): void;
  drop(): void;
}

/** The board on which a turn is built. */
export interface Ground {
  game: string;
  phase: Signal<turn.Phase>;
  /** What may be played. */
  first: () => readonly FirstChoice[];
  /** The position that the turn would follow; null while none is shown. */
  place: () => Place | null;
  /** The turn is complete. */
  send: (text: string) => void;
  /** A piece was carried by hand, so that it needs not glide. */
  carried: () => void;
  /** The first part has been made, along this way. */
  glide: (way: Way) => void;
}

export function buildTurns({ game, phase, first, place, send, carried, glide }: Ground): Building {
  const choices = () => [...first()];

  async function askSecond(asking: turn.Phase & { name: 'asking' }): Promise<void> {
    const at = place();
    if (at === null) return;
    try {
      const found = await api.second(game, { ...at, first: asking.first.text });
      if (phase.peek() === asking) step(turn.offerSecond(asking.first, found));
    } catch (error) {
      toast(plain(error));
      if (phase.peek() === asking) phase.value = turn.IDLE;
    }
  }

  function step(next: turn.Step): void {
    phase.value = next.phase;
    if (next.effect.kind === 'send') send(next.effect.text);
    if (next.effect.kind === 'ask' && next.phase.name === 'asking') void askSecond(next.phase);
  }

  return {
    enter(text, whole) {
      const next = turn.entered(first(), text, whole);
      if (next) step(next);
      return next !== null;
    },
    click(cell, drag = false) {
      if (drag) carried();
      const before = turn.partOf(phase.peek());
      step(turn.click(phase.peek(), choices(), cell));
      const part = turn.partOf(phase.peek());
      const way = part && part !== before && !drag ? wayOf(part) : null;
      if (way) glide(way);
    },
    pickHand: (token) => step(turn.pickHand(phase.peek(), choices(), token)),
    choose: (option) => step(turn.choose(phase.peek(), option)),
    done: () => step(turn.done(phase.peek())),
    cancel() {
      phase.value = turn.cancel(phase.peek());
    },
    takeBack() {
      phase.value = turn.takeBack(phase.peek());
    },
    drop() {
      if (phase.peek().name === 'picked') phase.value = turn.IDLE;
    },
  };
}
