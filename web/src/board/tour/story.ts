// The story "these boards are one block": how the levels move from a row of boards into one stack and into racks, and which pieces of the
// game show what straight, diagonal and triagonal mean. Pure: time goes in, plates come out.
import type { Names } from '../../pieces/names';
import { blockPlan, type Look, type Plan, type Plate, stackPlan } from '../block';
import { levelCount, nameOf, type Place, type Shape } from '../geometry';
import type { Room } from '../layout';
import { type StepKind, stepKind } from '../steps';

/** The kinds of step that a piece shows. */
export type ShownKind = Exclude<StepKind, 'other'>;

export type Scene = 'row' | 'stack' | 'racks' | ShownKind;

/** How long each scene takes, in milliseconds: twenty seconds together. */
const LASTS: Record<Scene, number> = {
  row: 3000,
  stack: 3500,
  racks: 3500,
  straight: 3300,
  diagonal: 3300,
  triagonal: 3400,
};

/** The part of a scene in which plates move. */
const MOVING = 1400;

export const KINDS: readonly ShownKind[] = ['straight', 'diagonal', 'triagonal'];

/** A piece that shows a kind of step. */
export interface Hero {
  kind: ShownKind;
  token: string;
}

/**
 * For each kind the first piece of the game that slides so and in no other way, else the first that slides so among others. `names`:
 * the pieces in the order of the game's rules.
 */
export function heroesOf(names: Names): Hero[] {
  const middle = { level: 0, file: 0, rank: 0 };
  const slides = [...names].map(([token, { sign }]) => {
    const kinds = sign.diagram.marks
      .filter(({ travel, captures, placed }) => travel === 'slide' && captures && !placed)
      .map(({ at: [file, level, rank] }) => stepKind(middle, { level, file, rank }));
    return { token, kinds: new Set(kinds) };
  });
  return KINDS.flatMap((kind) => {
    const all = slides.filter(({ kinds }) => kinds.has(kind));
    const hero = all.find(({ kinds }) => kinds.size === 1) ?? all[0];
    return hero ? [{ kind, token: hero.token }] : [];
  });
}

/** Where the pieces of the story stand: near the middle, where they reach far. */
export function stage(shape: Shape): Place {
  return {
    level: Math.floor(levelCount(shape) / 2),
    file: Math.max(0, Math.floor(shape.files / 2) - 1),
    rank: Math.floor(shape.ranks / 2),
  };
}

/** The cells of a kind that a piece reaches from there. */
export function ofKind(
  shape: Shape,
  goals: readonly string[],
  kind: ShownKind,
  placeOf: (cell: string) => Place | null,
): string[] {
  const from = stage(shape);
  const own = nameOf(shape, from);
  return [...new Set(goals)].filter((cell) => {
    const to = placeOf(cell);
    return cell !== own && to !== null && stepKind(from, to) === kind;
  });
}

export interface Beat {
  scene: Scene;
  start: number;
  end: number;
}

export function beatsOf(heroes: readonly Hero[]): Beat[] {
  const scenes: Scene[] = ['row', 'stack', 'racks', ...heroes.map(({ kind }) => kind)];
  let at = 0;
  return scenes.map((scene) => {
    const start = at;
    at += LASTS[scene];
    return { scene, start, end: at };
  });
}

/** All levels as flat boards in a row, as they are printed. */
function rowPlan(shape: Shape, { width, height }: Room): Plate[] {
  const count = levelCount(shape);
  const gap = 12;
  const cell = Math.min((width - gap * (count + 1)) / count / shape.files, (height - 60) / shape.ranks, 44);
  const across = count * cell * shape.files + (count - 1) * gap;
  return Array.from({ length: count }, (_, level) => ({
    level,
    cell,
    slant: 0,
    rise: 1,
    rack: 0,
    pale: false,
    x: (width - across) / 2 + level * (cell * shape.files + gap),
    y: (height + cell * shape.ranks) / 2,
  }));
}

/** From 0 to 1, slow at both ends. */
const ease = (part: number) => part * part * (3 - 2 * part);

function between(from: Plate, to: Plate, part: number): Plate {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    ...to,
    cell: mix(from.cell, to.cell),
    slant: mix(from.slant, to.slant),
    rise: mix(from.rise, to.rise),
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  };
}

/** What the story shows. */
export interface Story {
  row: readonly Plate[];
  stack: Plan;
  racks: Plan;
}

export function storyOf(shape: Shape, room: Room, look: Look): Story {
  return {
    row: rowPlan(shape, room),
    stack: stackPlan(shape, room, look),
    racks: blockPlan(shape, room, look),
  };
}

/** The plates at a time of a scene, in milliseconds since it began. */
export function platesAt({ row, stack, racks }: Story, scene: Scene, since: number): readonly Plate[] {
  if (scene === 'row') return row;
  if (scene !== 'stack' && scene !== 'racks') return racks.plates;
  const [from, to] = scene === 'stack' ? [row, stack.plates] : [stack.plates, racks.plates];
  // One level after the other.
  const each = 0.55;
  const part = Math.min(1, Math.max(0, since / MOVING));
  if (part === 1) return to;
  return to.map((plate, index) => {
    const before = from[index];
    const delay = ((1 - each) * index) / Math.max(1, to.length - 1);
    return before ? between(before, plate, ease(Math.min(1, Math.max(0, (part - delay) / each)))) : plate;
  });
}
