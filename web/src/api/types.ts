// The HTTP API as the server speaks it. The rules stay on the server: nothing here knows how a man moves.

export type Side = 'w' | 'b';
export type Owner = Side | 'n';
export type Player = 'person' | 'engine';

export type { Everyman, Glyph, Goals, Lesson, LessonExample, LessonStep, Reach } from './generated/wire';

import type { Glyph } from './generated/wire';

/** How a man is drawn: the name of a drawing, letters set on it, a coloured band. */
export interface Sign {
  icon: string;
  mark?: string | null;
  band?: string | null;
  /** The shape of its moves, drawn by `men/glyph.ts`. */
  glyph?: Glyph;
}

export interface Piece {
  cell: string;
  token: string;
  side: Owner;
}

export interface GameSummary {
  id: string;
  name: string;
  inventor: string;
  year: string;
  family: string;
  summary: string;
  files: number;
  ranks: number;
  /** Letters of the levels, top first; empty on flat boards. */
  levels: string;
  men: number;
  neutrals: number;
  start: string;
  pieces: Piece[];
}

export interface CellInfo {
  name: string;
  ring: number;
}

export interface Kind {
  id: string;
  name: string;
  token: string;
  sign: Sign;
  royal: boolean;
  explain: string[];
}

export interface NeutralKind {
  id: string;
  name: string;
  token: string;
  sign: Sign;
  explain?: string[];
}

export interface Ruling {
  rule: string;
  text: string;
}

export interface GameDetail extends GameSummary {
  rules: string;
  rulings: Ruling[];
  cells: CellInfo[];
  showRings: boolean;
  kinds: Kind[];
  neutralKinds: NeutralKind[];
  arrays: { name: string; position: string }[];
  hands: boolean;
  pool: boolean;
  second: SecondDuty;
}

export type SecondDuty = 'none' | 'optional' | 'compulsory';

export interface Level {
  level: number;
  name: string;
  description: string;
}

/** The way of one man in a turn: the cells it visits, in order. */
export interface Way {
  cells: string[];
  /** Steps that lead through a tunnel: `i` stands for the one from `cells[i]` to `cells[i + 1]`. */
  tunnels?: number[];
}

/** The turn made last, to be shown on the board. */
export interface LastTurn {
  text: string;
  /** Every cell that it touched. */
  cells: string[];
  /** The ways of the men that moved. */
  paths?: Way[];
}

export interface FirstChoice {
  text: string;
  kind: 'move' | 'drop' | 'castle' | 'swap';
  from: string | null;
  to: string;
  via: string | null;
  capture: boolean;
  promotion: string | null;
  drop: string | null;
  second: SecondDuty;
  /** The way of the man, where more cells than the first and the last lie on it. */
  path?: Way | null;
  /** Where a second part may follow: what the first one changes on the board. */
  changes?: { cell: string; piece: Piece | null }[];
}

export interface SecondChoice {
  text: string;
  from: string | null;
  to: string | null;
  kind: 'step' | 'swap' | 'place' | 'promote' | 'none';
  promotion: string | null;
}

export interface HandEntry {
  token: string;
  count: number;
}

export interface TurnRecord {
  text: string;
  number: number;
  side: Side;
}

export interface Outcome {
  result: '1-0' | '0-1' | '1/2-1/2';
  reason: string;
  text: string;
}

export interface State {
  id: string;
  game: string;
  ply: number;
  position: string;
  side: Side;
  white: Player;
  black: Player;
  level: number;
  pieces: Piece[];
  hands: Record<Side, HandEntry[]>;
  lost: Record<Side, HandEntry[]>;
  check: string | null;
  lastTurn: LastTurn | null;
  turns: TurnRecord[];
  first: FirstChoice[];
  outcome: Outcome | null;
  claims: string[];
  thinking: boolean;
  note: string | null;
}

export interface SessionSummary {
  id: string;
  game: string;
  name: string;
  updated: number;
  ply: number;
  status: string;
}

export interface NewSession {
  game: string;
  array?: number;
  position?: string;
  white: Player;
  black: Player;
  level: number;
}
