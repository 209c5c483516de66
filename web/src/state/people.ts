// Names for players, with or without an account.
import type { Seat, SessionSummary, Side, View } from '../api/types';
import { t } from '../language';

/** What a seat is called. `mine`: the reader sits there. */
export function seatName(seat: Seat, mine: boolean): string {
  switch (seat.kind) {
    case 'engine':
      return t('play-computer', { level: seat.level ?? 0 });
    case 'open':
      return t('play-free');
    case 'person':
      return seat.name ?? (mine ? t('play-you') : t('play-nameless'));
  }
}

/** Do both seats belong to the reader: one screen for two? */
export function oneScreen(view: Pick<View, 'you' | 'seats'>): boolean {
  const { seats, you } = view;
  return you.sides.length === 2 && seats.w.kind === 'person' && seats.b.kind === 'person';
}

/** The people's game that offers are made in: another person sits on the other side. */
export function rival(view: View): Side | null {
  const [side, other] = view.you.sides;
  if (side === undefined || other !== undefined) return null;
  const across: Side = side === 'w' ? 'b' : 'w';
  return view.seats[across].kind === 'person' ? across : null;
}

/** May the engine help the reader: in a game against it that is not rated? */
export function mayHelp(view: View): boolean {
  const [side, other] = view.you.sides;
  if (view.phase !== 'playing' || view.rated || side === undefined || other !== undefined) return false;
  return view.seats[side === 'w' ? 'b' : 'w'].kind === 'engine';
}

/** May the reader be told what turns did? Not while they play them against another person. */
export function mayTell(view: View): boolean {
  return view.phase === 'ended' || (!view.rated && rival(view) === null);
}

/** Can the reader take back a turn at once, without asking anybody? After the end too, unless the clock or an abort ended the game. */
export function mayUndo(view: View): boolean {
  const { rated, phase, control, outcome, turns, you } = view;
  if (rated || you.sides.length === 0 || rival(view) !== null) return false;
  if (!turns.some((turn) => you.sides.includes(turn.side))) return false;
  return phase === 'playing' || (phase === 'ended' && control === null && outcome?.reason !== 'aborted');
}

export type Standing = 'turn' | 'other' | 'waiting' | 'ended' | 'going';

/** The state of a game in a list, for the reader. */
export function standing({ phase, side, you }: SessionSummary): Standing {
  switch (phase) {
    case 'waiting':
    case 'ended':
      return phase;
    case 'playing':
      if (you.length === 0) return 'going';
      return side !== null && you.includes(side) ? 'turn' : 'other';
  }
}

/** May the reader analyse a game with the engine? Not while they play it against another person. */
export function mayAnalyse(view: View): boolean {
  return view.phase === 'ended' || rival(view) === null;
}
