// Our own drawings of pieces, by name. The paths are data, in drawings.json: the server draws its pictures from the same
// file. Every drawing lives on a 60 × 60 square and, but for those on wheels, stands on the same pedestal, so that a set
// looks like one set. `body` is filled and outlined, `line` is stroked and `ink` filled with the outline's colour; `wire`
// is stroked outside the body, in the colour that shows on any cell.
import blocks from '../../../assets/pieces/blocks.json';
import drawings from '../../../assets/pieces/drawings.json';

export interface Drawing {
  body: string;
  line?: string;
  ink?: string;
  wire?: string;
  /** It stands on wheels: no pedestal, and a band goes below it. */
  wheels?: boolean;
}

/** A part of a piece that no side owns. */
export interface Shape {
  d: string;
  paint: 'main' | 'light' | 'dark' | 'none';
}

const pieces: Record<string, Drawing> = drawings.pieces;
const neutrals = drawings.neutrals as Record<string, Shape[]>;

export const DRAWINGS: Record<string, Drawing> = Object.fromEntries(
  Object.entries(pieces).map(([name, piece]) => [
    name,
    piece.wheels ? piece : { ...piece, body: drawings.pedestal + piece.body },
  ]),
);

/** Plain shapes of some pieces; the others have none, and are drawn as figures. */
export const BLOCKS: Record<string, Pick<Drawing, 'body' | 'line'>> = blocks;

/** Pieces that no side owns have colours of their own. */
export const NEUTRALS: Record<string, { shapes: Shape[] }> = Object.fromEntries(
  Object.entries(neutrals).map(([name, shapes]) => [name, { shapes }]),
);

/** The name under which a drawing is kept, or null: the piece is drawn as its token. */
export function drawingOf(icon: string): string | null {
  return icon in DRAWINGS || icon in NEUTRALS ? icon : null;
}
