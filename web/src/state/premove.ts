// Premoves: turns made while the other side thinks, as a pure state machine. Nothing here knows what will be legal; when the server's
// choices arrive, the turn is compared with them. A first part that may be followed by a second is sent only together with
// a second part that was set too; otherwise the turn waits, half made, for its player.
import type { FirstChoice, SecondChoice } from '../api/types';
import { type Source, sameSource, targets } from './turn';

export interface Part {
  source: Source;
  to: string;
}

export interface Premove {
  picked: Source | null;
  /** None, the first part, or both. */
  parts: readonly Part[];
}

export const NO_PREMOVE: Premove = { picked: null, parts: [] };

/** What is known of the board while the other side thinks. */
export interface Ground {
  /** Is one of the player's own pieces there? */
  own(cell: string): boolean;
  /** Is there a piece that a second part may move: the player's own or a neutral one? */
  movable(cell: string): boolean;
  /** Have turns of this game two parts? */
  twoParts: boolean;
}

function add(now: Premove, source: Source, to: string, ground: Ground): Premove {
  const parts = now.parts.length === 1 && ground.twoParts ? [...now.parts, { source, to }] : [{ source, to }];
  return { picked: null, parts };
}

/** A click on a cell; `carried`: the piece was dragged there, so that the cell is meant even if another of the player's own pieces stands on it. */
export function clickPremove(now: Premove, cell: string, carried: boolean, ground: Ground): Premove {
  const { picked, parts } = now;
  const second = parts.length === 1 && ground.twoParts;
  // After the first part its piece stands on its goal.
  const came = second && parts[0]?.to === cell;
  const pick = (second ? ground.movable(cell) || came : ground.own(cell))
    ? { picked: { kind: 'cell' as const, cell }, parts: second ? parts : [] }
    : NO_PREMOVE;
  if (picked === null) return pick;
  if (picked.kind === 'cell' && picked.cell === cell) return { ...now, picked: null };
  if (!carried && pick.picked !== null) return pick;
  return add(now, picked, cell, ground);
}

/** A click on a piece in hand. */
export function pickHandPremove(now: Premove, token: string): Premove {
  const source: Source = { kind: 'hand', token };
  if (now.picked && sameSource(now.picked, source)) return { ...now, picked: null };
  return { picked: source, parts: [] };
}

/** Escape: what is picked up is put down, or else the last part forgotten. */
export function cancelPremove(now: Premove): Premove {
  if (now.picked) return { ...now, picked: null };
  return { picked: null, parts: now.parts.slice(0, -1) };
}

/** The first parts of turns that the premove can mean. */
export function meantFirst(now: Premove, first: FirstChoice[]): FirstChoice[] {
  const [part] = now.parts;
  return part ? (targets(first, part.source).get(part.to) ?? []) : [];
}

/** The second parts that it can mean. */
export function meantSecond(now: Premove, choices: SecondChoice[]): SecondChoice[] {
  const part = now.parts[1];
  if (part?.source.kind !== 'cell') return [];
  const { cell } = part.source;
  return choices.filter((c) => c.kind !== 'none' && c.from === cell && (c.to ?? c.from) === part.to);
}
