// Names for players, with or without an account.
import type { Seat, SessionSummary, Side, View } from '../api/types';
import { t } from '../language';

/** What a seat is called. `mine`: the reader sits there. */
export function seatName(seat: Seat, mine: boolean): string {
  if (seat.kind === 'engine') return t('play-computer', { level: seat.level ?? 0 });
  if (seat.kind === 'open') return t('play-free');
  if (seat.name !== null) return seat.name;
  return mine ? t('play-you') : t('play-nameless');
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

export type Standing = 'turn' | 'other' | 'waiting' | 'ended' | 'going';

/** How a game in a list stands for the reader. */
export function standing({ phase, side, you }: SessionSummary): Standing {
  if (phase !== 'playing') return phase === 'ended' ? 'ended' : 'waiting';
  if (you.length === 0) return 'going';
  return side !== null && you.includes(side) ? 'turn' : 'other';
}

/** May the reader look into a game with the engine? Not while they play it against another person. */
export function mayAnalyse(view: View): boolean {
  return view.phase === 'ended' || rival(view) === null;
}
