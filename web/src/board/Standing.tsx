// The pieces on a plane. Each is drawn again only when something of its own has changed.
import { Component } from 'preact';
import type { Owner, Piece } from '../api/types';
import type { NamedSign, Names } from '../pieces/names';
import { PieceView } from '../pieces/PieceView';
import { corner, UNIT } from './Ground';
import { type Axis, placeOf, type Shape, spotOf } from './geometry';

interface OneProps {
  token: string;
  side: Owner;
  sign: NamedSign | undefined;
  turned: boolean;
  x: number;
  y: number;
  /** Not drawn (it is on its way), pale (it is being dragged), or as usual. */
  shown: 'no' | 'pale' | 'yes';
}

class One extends Component<OneProps> {
  override shouldComponentUpdate(next: OneProps): boolean {
    const now = this.props;
    return (
      now.x !== next.x ||
      now.y !== next.y ||
      now.token !== next.token ||
      now.side !== next.side ||
      now.sign !== next.sign ||
      now.turned !== next.turned ||
      now.shown !== next.shown
    );
  }

  override render({ token, side, sign, turned, x, y, shown }: OneProps) {
    if (shown === 'no') return null;
    return (
      <g
        transform={`translate(${x + UNIT * 0.03} ${y + UNIT * 0.02}) scale(0.94)`}
        opacity={shown === 'pale' ? 0.3 : 1}
      >
        <PieceView token={token} side={side} sign={sign} turned={turned} />
      </g>
    );
  }
}

/** The pieces of every plane. */
export function byPlane(
  shape: Shape,
  axis: Axis,
  pieces: readonly Piece[],
  flipped: boolean,
): Map<number, Piece[]> {
  const planes = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const place = placeOf(shape, piece.cell);
    if (!place) continue;
    const { plane } = spotOf(shape, axis, place, flipped);
    const there = planes.get(plane);
    if (there) there.push(piece);
    else planes.set(plane, [piece]);
  }
  return planes;
}

export interface StandingProps {
  shape: Shape;
  axis: Axis;
  /** The pieces of this plane. */
  pieces: readonly Piece[];
  flipped: boolean;
  names: Names;
  /** Cell of the piece that is being dragged. */
  away?: string | null;
  /** Cells whose pieces are still on their way. */
  coming?: ReadonlySet<string>;
}

export function Standing({ shape, axis, pieces, flipped, names, away, coming }: StandingProps) {
  return (
    <g>
      {pieces.map(({ cell, token, side }) => {
        const place = placeOf(shape, cell);
        if (!place) return null;
        const { x, y } = corner(shape, axis, place, flipped);
        const shown = coming?.has(cell) ? 'no' : cell === away ? 'pale' : 'yes';
        const sign = names.get(token)?.sign;
        const one = { token, side, sign, turned: flipped, x, y, shown } as const;
        return <One key={cell} {...one} />;
      })}
    </g>
  );
}
