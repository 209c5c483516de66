// The board as a picture while a turn is half made: only what the texts of the parts say is moved. The server alone
// knows what else happens (where a castled pair lands, who is taken in passing); that shows when the turn is done.
import type { FirstChoice, Piece, Side } from '../api/types';
import { promotedToken } from './words';

export function afterFirst(pieces: Piece[], first: FirstChoice, side: Side): Piece[] {
  if (first.kind === 'castle') return pieces;
  if (first.kind === 'swap') {
    return pieces.map((p) => {
      if (p.cell === first.from) return { ...p, cell: first.to };
      if (p.cell === first.to && first.from !== null) return { ...p, cell: first.from };
      return p;
    });
  }
  if (first.drop !== null) return [...pieces, { cell: first.to, token: first.drop, side }];
  const man = pieces.find((p) => p.cell === first.from);
  if (!man) return pieces;
  const token = first.promotion === null ? man.token : promotedToken(man.token, first.promotion);
  const others = pieces.filter((p) => p.cell !== first.from && p.cell !== first.to);
  return [...others, { ...man, cell: first.to, token }];
}
