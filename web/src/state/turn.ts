// Building a turn from clicks: a pure state machine over the choices that the server offers. It knows no rules.
import type { Duty, FirstChoice, FirstKind, SecondChoice } from '../api/types';

/** What is picked up: a piece on the board or a piece in hand. */
export type Source = { kind: 'cell'; cell: string } | { kind: 'hand'; token: string };

/** One entry of a chooser. */
export type Option =
  | { do: 'first'; choice: FirstChoice }
  | { do: 'second'; choice: SecondChoice }
  | { do: 'pick'; cell: string }
  | { do: 'putDown' };

export type Phase =
  | { name: 'idle' }
  | { name: 'picked'; source: Source }
  /** Several first parts fit the click. */
  | { name: 'choosing'; source: Source; at: string; options: Option[] }
  /** The first part is made; the server is asked what may follow. */
  | { name: 'asking'; first: FirstChoice }
  | { name: 'second'; first: FirstChoice; choices: SecondChoice[]; picked: string | null }
  | { name: 'choosingSecond'; first: FirstChoice; choices: SecondChoice[]; at: string; options: Option[] }
  | { name: 'sending'; text: string; first: FirstChoice; second: SecondChoice | null };

export const IDLE: Phase = { name: 'idle' };

/** What the caller must do after a step. */
export type Effect = { kind: 'none' } | { kind: 'ask'; first: FirstChoice } | { kind: 'send'; text: string };
export interface Step {
  phase: Phase;
  effect: Effect;
}

/** May a second part follow? */
export const HAS_SECOND: Record<Duty, boolean> = { none: false, optional: true, compulsory: true };

/** Is the target another piece of the player? Then a click on it may also mean to pick that piece up. */
export const TO_PARTNER: Record<FirstKind, boolean> = {
  move: false,
  drop: false,
  castle: true,
  swap: true,
  pass: false,
};

const stay = (phase: Phase): Step => ({ phase, effect: { kind: 'none' } });

export function sameSource(a: Source, b: Source): boolean {
  if (a.kind === 'cell') return b.kind === 'cell' && a.cell === b.cell;
  return b.kind === 'hand' && a.token === b.token;
}

function comesFrom(choice: FirstChoice, source: Source): boolean {
  return source.kind === 'cell' ? choice.from === source.cell : choice.hand === source.token;
}

/** The first part of a half-made turn. */
export function partOf(phase: Phase): FirstChoice | null {
  return phase.name === 'second' || phase.name === 'choosingSecond' || phase.name === 'asking'
    ? phase.first
    : null;
}

/** Cells whose piece can be picked up. */
export function sources(first: FirstChoice[]): Set<string> {
  const cells = new Set<string>();
  for (const choice of first) if (choice.from !== null) cells.add(choice.from);
  return cells;
}

/** Tokens in hand that can be dropped. */
export function droppable(first: FirstChoice[]): Set<string> {
  const tokens = new Set<string>();
  for (const choice of first) if (choice.hand !== null) tokens.add(choice.hand);
  return tokens;
}

/** The choices of a source, by the cell to click. */
export function targets(first: FirstChoice[], source: Source): Map<string, FirstChoice[]> {
  const found = new Map<string, FirstChoice[]>();
  for (const choice of first) {
    // Of several ways to the same position, one is enough.
    if (choice.to === null || !comesFrom(choice, source) || choice.same) continue;
    const there = found.get(choice.to);
    if (there) there.push(choice);
    else found.set(choice.to, [choice]);
  }
  return found;
}

function sent(first: FirstChoice, second: SecondChoice | null): Step {
  const text = second === null ? first.text : turnText(first, second);
  return { phase: { name: 'sending', text, first, second }, effect: { kind: 'send', text } };
}

/** Makes the first part: the turn is done, or the server is asked what may follow. */
export function makeFirst(choice: FirstChoice): Step {
  if (!HAS_SECOND[choice.second]) {
    return sent(choice, null);
  }
  return { phase: { name: 'asking', first: choice }, effect: { kind: 'ask', first: choice } };
}

/** A turn that was typed: a whole one is sent, a first part is made; null if it is not among the choices. */
export function entered(first: readonly FirstChoice[], text: string, whole: boolean): Step | null {
  const [begin = ''] = text.split(',');
  const choice = first.find((one) => one.text === begin);
  if (!choice) return null;
  if (!whole) return makeFirst(choice);
  return { phase: { name: 'sending', text, first: choice, second: null }, effect: { kind: 'send', text } };
}

/** The complete text of a turn. */
export function turnText(first: FirstChoice, second: SecondChoice): string {
  return second.text === '' ? first.text : `${first.text},${second.text}`;
}

export function makeSecond(first: FirstChoice, choice: SecondChoice): Step {
  return sent(first, choice);
}

/** The only piece that can make the second part, where one must be made: it is picked up without a click. */
function onlySource(choices: SecondChoice[]): string | null {
  const froms = new Set(choices.filter((c) => c.kind !== 'none').map((c) => c.from));
  const [only] = froms;
  return froms.size === 1 && noSecond(choices) === null && only !== undefined ? only : null;
}

/** The second parts arrived. */
export function offerSecond(first: FirstChoice, choices: SecondChoice[]): Step {
  const moves = choices.filter((c) => c.kind !== 'none');
  const none = choices.find((c) => c.kind === 'none');
  if (moves.length === 0) return makeSecond(first, none ?? NOTHING);
  return stay({ name: 'second', first, choices, picked: onlySource(choices) });
}

const NOTHING: SecondChoice = { text: '', from: null, to: null, kind: 'none', promotion: null };

/** The second part that ends the turn without a move, when there is one. */
export function noSecond(choices: SecondChoice[]): SecondChoice | null {
  return choices.find((c) => c.kind === 'none') ?? null;
}

/** Pieces that can make the second part. */
export function secondSources(choices: SecondChoice[]): Set<string> {
  const cells = new Set<string>();
  for (const choice of choices) if (choice.from !== null) cells.add(choice.from);
  return cells;
}

/** Second parts by the cell to click, for the piece picked up (null: those that put a new piece on the board). */
export function secondTargets(choices: SecondChoice[], picked: string | null): Map<string, SecondChoice[]> {
  const found = new Map<string, SecondChoice[]>();
  for (const choice of choices) {
    if (choice.kind === 'none' || choice.from !== picked) continue;
    const to = choice.to ?? choice.from;
    if (to === null) continue;
    const there = found.get(to);
    if (there) there.push(choice);
    else found.set(to, [choice]);
  }
  return found;
}

function clickPicked(phase: Phase & { name: 'picked' }, first: FirstChoice[], cell: string): Step {
  const { source } = phase;
  const own = source.kind === 'cell' && source.cell === cell;
  const here = targets(first, source).get(cell);
  if (!here) {
    if (own || !sources(first).has(cell)) return stay(IDLE);
    return stay({ name: 'picked', source: { kind: 'cell', cell } });
  }
  const options: Option[] = here.map((choice) => ({ do: 'first', choice }));
  if (own) options.push({ do: 'putDown' });
  else if (here.every((c) => TO_PARTNER[c.kind]) && sources(first).has(cell)) {
    options.push({ do: 'pick', cell });
  }
  const [only] = here;
  if (options.length === 1 && only) return makeFirst(only);
  return stay({ name: 'choosing', source, at: cell, options });
}

function clickSecond(phase: Phase & { name: 'second' }, cell: string): Step {
  const { first, choices, picked } = phase;
  const here = secondTargets(choices, picked).get(cell) ?? secondTargets(choices, null).get(cell);
  if (here) {
    const [only] = here;
    if (here.length === 1 && only) return makeSecond(first, only);
    const options: Option[] = here.map((choice) => ({ do: 'second', choice }));
    return stay({ name: 'choosingSecond', first, choices, at: cell, options });
  }
  if (picked !== cell && secondSources(choices).has(cell)) {
    const its = secondTargets(choices, cell);
    const onItself = its.get(cell);
    // A piece that changes on its own cell needs no second click.
    if (its.size === 1 && onItself) {
      const options: Option[] = onItself.map((choice) => ({ do: 'second', choice }));
      return stay({ name: 'choosingSecond', first, choices, at: cell, options });
    }
    return stay({ ...phase, picked: cell });
  }
  // A second click on the piece that has moved ends the turn, where it may end there.
  const none = noSecond(choices);
  if (none && picked === null && cell === first.to) return makeSecond(first, none);
  return stay({ ...phase, picked: onlySource(choices) });
}

/** A click, tap, drop or Enter on a cell. */
export function click(phase: Phase, first: FirstChoice[], cell: string): Step {
  switch (phase.name) {
    case 'idle':
      return sources(first).has(cell)
        ? stay({ name: 'picked', source: { kind: 'cell', cell } })
        : stay(phase);
    case 'picked':
      return clickPicked(phase, first, cell);
    case 'choosing':
      return click({ name: 'picked', source: phase.source }, first, cell);
    case 'second':
      return clickSecond(phase, cell);
    case 'choosingSecond':
      return clickSecond({ name: 'second', first: phase.first, choices: phase.choices, picked: null }, cell);
    case 'asking':
    case 'sending':
      return stay(phase);
  }
}

/** A click on a piece in hand. */
export function pickHand(phase: Phase, first: FirstChoice[], token: string): Step {
  if (phase.name !== 'idle' && phase.name !== 'picked' && phase.name !== 'choosing') return stay(phase);
  const source: Source = { kind: 'hand', token };
  if (phase.name === 'picked' && sameSource(phase.source, source)) return stay(IDLE);
  return droppable(first).has(token) ? stay({ name: 'picked', source }) : stay(IDLE);
}

/** The text of the turn, or of its first part, that a click on a cell wishes for; null if nothing is in hand. */
export function wished(phase: Phase, cell: string): string | null {
  switch (phase.name) {
    case 'picked': {
      const { source } = phase;
      return source.kind === 'cell' ? `${source.cell}${cell}` : `${source.token}@${cell}`;
    }
    case 'second':
      return phase.picked === null ? null : `${phase.first.text},${phase.picked}${cell}`;
    case 'idle':
    case 'choosing':
    case 'choosingSecond':
    case 'asking':
    case 'sending':
      return null;
  }
}

/** An entry of the chooser was taken. */
export function choose(phase: Phase, option: Option): Step {
  switch (option.do) {
    case 'first':
      return makeFirst(option.choice);
    case 'second':
      return phase.name === 'choosingSecond' ? makeSecond(phase.first, option.choice) : stay(phase);
    case 'pick':
      return stay({ name: 'picked', source: { kind: 'cell', cell: option.cell } });
    case 'putDown':
      return stay(IDLE);
  }
}

/** The turn ends without a second part. */
export function done(phase: Phase): Step {
  if (phase.name !== 'second' && phase.name !== 'choosingSecond') return stay(phase);
  const none = noSecond(phase.choices);
  return none ? makeSecond(phase.first, none) : stay(phase);
}

/** The button “Take back”: everything of a turn that is not sent. */
export function takeBack(phase: Phase): Phase {
  return phase.name === 'sending' ? phase : IDLE;
}

/** Escape: one step back. The first part of a turn is taken back only when nothing is picked up after it. */
export function cancel(phase: Phase): Phase {
  switch (phase.name) {
    case 'choosing':
      return { name: 'picked', source: phase.source };
    case 'second':
      // What was picked up without a click is not put down either.
      return phase.picked === null || phase.picked === onlySource(phase.choices)
        ? IDLE
        : { ...phase, picked: null };
    case 'choosingSecond':
      return { name: 'second', first: phase.first, choices: phase.choices, picked: null };
    case 'sending':
      return phase;
    case 'idle':
    case 'picked':
    case 'asking':
      return IDLE;
  }
}
