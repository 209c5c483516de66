// What a board shows and what can be done on it, as one typed object. Games in progress, diagrams of rules, analysis and the
// editor of positions all hand such an object to the same boards. Legal moves arrive as data; nothing here knows a rule.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameDetail, Owner, Piece, Way } from '../api/types';
import { type Names, namesOf } from '../pieces/names';
import type { Shape } from './geometry';
import type { Narrow } from './layout';
import type { Region, Rings } from './rings';

export interface BoardShape extends Shape {
  /** Ring of every cell, on boards where it matters; else null. */
  rings: Rings | null;
  /** Regions whose edges are drawn: sets of cells. */
  regions: readonly Region[];
}

/** What a click on a target does: the piece moves there, captures there, or swaps with the piece there. */
export type TargetMark = 'move' | 'capture' | 'partner';

/** A cell marked by an author or an analyst, in one of four colours. */
export type SpotMark = 'a' | 'b' | 'c' | 'd';

/** What a turn comes to for the side that makes it, if both play as well as can be: in so many turns of the winner. */
export interface Worth {
  is: 'win' | 'draw' | 'loss';
  turns: number;
}

export interface Marks {
  /** Cell of the piece picked up. */
  picked: string | null;
  /** Pieces that can be picked up now. */
  movable: ReadonlySet<string>;
  /** Are those pieces framed? For the parts of a turn that a player may overlook. */
  frameMovable: boolean;
  /** Cells to go to. */
  targets: ReadonlyMap<string, TargetMark>;
  /** What going to a cell comes to, where endgame tables say it. */
  worth: ReadonlyMap<string, Worth>;
  /** Cells that the last turn touched. */
  last: readonly string[];
  /** Cells of the first part of a turn that is not complete yet. */
  part: readonly string[];
  /** Cells of the royal pieces in check. */
  checked: readonly string[];
  spots: ReadonlyMap<string, SpotMark>;
  /** Cells of a premove. */
  ahead: readonly string[];
  /** A piece may be carried to any cell: what will be legal is not known yet. */
  anywhere: boolean;
  /** Cells that are closed for now, with the reason as a sentence. */
  barred: ReadonlyMap<string, string>;
}

export const NO_MARKS: Marks = {
  picked: null,
  movable: new Set(),
  frameMovable: false,
  targets: new Map(),
  worth: new Map(),
  last: [],
  part: [],
  checked: [],
  spots: new Map(),
  ahead: [],
  anywhere: false,
  barred: new Map(),
};

/**
 * A way drawn on the board: `last` of the last turn, `plan` of the move pointed at, `drawn` by the person, `threat` of what the other side would do,
 * `hint` of what the engine would do, `told` of a turn in the list; the others for analysis.
 */
export interface Route extends Way {
  kind: 'last' | 'plan' | 'best' | 'other' | 'drawn' | 'threat' | 'hint' | 'told';
  /** Stands at its goal: of the parts of a turn, or of threats. */
  number?: number;
  /** The colour of what a person has drawn. */
  mark?: SpotMark;
}

/** Pieces that have just moved, for the picture's motion. */
export interface Motion {
  /** Differs from motion to motion. */
  key: number;
  /** Each way ends where its piece stands now. */
  ways: readonly Way[];
}

/** `block` shows all levels at once, `one` a level alone; `space` can be turned freely. The others are flat. */
export type ViewName = 'block' | 'one' | 'levels' | 'ranks' | 'files' | 'space';

/** Which pictures of the board are shown. Flat boards have one. */
export interface Display {
  /** null: the one that suits the game and the window (`views.ts`). */
  main: ViewName | null;
  /** A second picture beside the first, in wide windows. */
  beside: ViewName | null;
  narrow: Narrow;
}

export const PLAIN_DISPLAY: Display = { main: 'levels', beside: null, narrow: 'one' };

/** What a person can do on the board; absent on boards without interaction. */
export interface BoardActs {
  /** A cell is clicked, or a piece was carried there. */
  click(cell: string, carried?: boolean): void;
  /** A piece was dropped where it cannot go; null: off the board. */
  drop(to: string | null): void;
  cancel(): void;
  /** Draws from a cell to another or the same, to think; `to` is null off the board, `done` when the button is let go. */
  draw?(from: string, to: string | null, mark: SpotMark, done: boolean): void;
  /** Takes away what was drawn. */
  wipe?(): void;
  /** Every press counts: two quick ones are two clicks, and do not zoom. */
  readonly taps?: boolean;
}

export interface BoardModel {
  readonly shape: BoardShape;
  readonly names: ReadonlySignal<Names>;
  readonly pieces: ReadonlySignal<readonly Piece[]>;
  readonly marks: ReadonlySignal<Marks>;
  readonly routes: ReadonlySignal<readonly Route[]>;
  readonly motion: ReadonlySignal<Motion | null>;
  /** The cell pointed at, the same in every view. */
  readonly hover: Signal<string | null>;
  /** The cell that keys act on. */
  readonly cursor: Signal<string | null>;
  readonly flipped: Signal<boolean>;
  readonly display: Signal<Display>;
  readonly acts: BoardActs | null;
}

export function shapeOf(
  game: Pick<GameDetail, 'files' | 'ranks' | 'levels' | 'cells' | 'showRings' | 'regions'> &
    Partial<Pick<GameDetail, 'style' | 'grid' | 'letters' | 'holes'>>,
): BoardShape {
  const { grid, files, ranks, levels, letters, holes, style } = game;
  const rings = game.showRings ? new Map(game.cells.map((cell) => [cell.name, cell.ring])) : null;
  return {
    files,
    ranks,
    levels,
    ...(grid && { grid }),
    ...(letters !== undefined && { letters }),
    ...(holes && { holes }),
    ...(style && { style }),
    rings,
    regions: game.regions.map((cells) => new Set(cells)),
  };
}

/** A board whose contents can be set: for diagrams, analysis and the editor. */
export interface FreeBoard extends BoardModel {
  readonly pieces: Signal<readonly Piece[]>;
  readonly marks: Signal<Marks>;
  readonly routes: Signal<readonly Route[]>;
  readonly motion: Signal<Motion | null>;
}

export interface FreeBoardOptions {
  pieces?: readonly Piece[];
  marks?: Partial<Marks>;
  routes?: readonly Route[];
  flipped?: boolean;
  display?: Partial<Display>;
  acts?: BoardActs;
}

/** A board of a game's shape with signs of its own, empty or with the given pieces. */
export function freeBoard(game: GameDetail, options: FreeBoardOptions = {}): FreeBoard {
  const names = namesOf(game);
  return {
    shape: shapeOf(game),
    names: computed(() => names),
    pieces: signal(options.pieces ?? []),
    marks: signal({ ...NO_MARKS, ...options.marks }),
    routes: signal(options.routes ?? []),
    motion: signal(null),
    hover: signal(null),
    cursor: signal(null),
    flipped: signal(options.flipped ?? false),
    display: signal({ ...PLAIN_DISPLAY, ...options.display }),
    acts: options.acts ?? null,
  };
}

/** The piece on each occupied cell, for quick look-ups. */
export function byCell(pieces: readonly Piece[]): Map<string, { token: string; side: Owner }> {
  return new Map(pieces.map((piece) => [piece.cell, piece]));
}
