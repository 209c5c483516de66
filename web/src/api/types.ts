// The server's interface (docs/server.md). The rules stay on the server: nothing here knows how a piece moves.
import type {
  Duty,
  Glyph,
  Piece,
  PieceOverview,
  Stock,
  FirstChoice as WireFirst,
  GameDetail as WireGame,
  Kind as WireKind,
  LastTurn as WireLast,
  NeutralKind as WireNeutral,
  View as WireView,
} from './generated/wire';

export type * from './generated/wire';

export type Owner = Piece['side'];
/** An entry in the list of all pieces. */
export type PieceSummary = PieceOverview;
export type HandEntry = Stock;
export type SecondDuty = Duty;

/** How a piece is drawn: the name of a drawing, letters set on it, a coloured band. */
export interface Sign {
  icon: string;
  mark?: string | null;
  band?: string | null;
  /** The shape of its moves, drawn by `pieces/glyph.ts`. */
  glyph?: Glyph;
}

export type Kind = Omit<WireKind, 'sign'> & { sign: Sign };
export type NeutralKind = Omit<WireNeutral, 'sign'> & { sign: Sign };
export type GameDetail = Omit<WireGame, 'kinds' | 'neutralKinds'> & {
  kinds: Kind[];
  neutralKinds: NeutralKind[];
};

/** The way of one piece in a turn: the cells it visits, in order. */
export interface Way {
  cells: string[];
  /** Steps that lead through a tunnel: `i` stands for the one from `cells[i]` to `cells[i + 1]`. */
  tunnels?: number[];
}

export type LastTurn = Omit<WireLast, 'paths'> & {
  /** The ways of the pieces that moved. */
  paths?: Way[];
};

export type FirstChoice = Omit<WireFirst, 'changes' | 'path'> & {
  /** The way of the piece, where more cells than the first and the last lie on it. */
  path?: Way | null;
  /** Where a second part may follow: what the first one changes on the board. */
  changes?: WireFirst['changes'];
};

export type View = Omit<WireView, 'first' | 'lastTurn'> & { first: FirstChoice[]; lastTurn: LastTurn | null };

/** A game in progress, here always as its viewer sees it. */
export type State = View;
