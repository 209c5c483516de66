// The board as a picture while a turn is half made. Where a second part may follow, the server says what the first one
// changes; else only what its text says is moved, until the server answers.
import type { FirstChoice, Piece, SecondChoice, Side } from '../api/types';
import { promotedToken } from './words';

/** Pieces that a new position shows elsewhere: the cell they came from, by the cell they stand on. */
export function arrivals(before: Piece[], after: Piece[]): Map<string, string> {
  const key = (p: Piece) => p.side + p.token.replace('+', '');
  const same = (p: Piece) => `${p.cell} ${p.side}${p.token}`;
  const stayed = new Set(before.map(same));
  const remains = new Set(after.map(same));
  const gone = before.filter((p) => !remains.has(same(p)));
  const found = new Map<string, string>();
  for (const piece of after) {
    if (stayed.has(same(piece))) continue;
    const index = gone.findIndex((p) => key(p) === key(piece) && p.cell !== piece.cell);
    const [from] = index < 0 ? [] : gone.splice(index, 1);
    if (from) found.set(piece.cell, from.cell);
  }
  return found;
}

export function afterFirst(pieces: Piece[], first: FirstChoice, side: Side): Piece[] {
  if (first.changes?.length) {
    const changed = new Set(first.changes.map((change) => change.cell));
    const there = first.changes.flatMap((change) => change.piece ?? []);
    return [...pieces.filter((p) => !changed.has(p.cell)), ...there];
  }
  const { to } = first;
  if (to === null) return pieces;
  switch (first.kind) {
    case 'castle':
    case 'pass':
      return pieces;
    case 'swap':
      return pieces.map((p) => {
        if (p.cell === first.from) return { ...p, cell: to };
        if (p.cell === to && first.from !== null) return { ...p, cell: first.from };
        return p;
      });
    case 'drop':
      return first.drop === null ? pieces : [...pieces, { cell: to, token: first.drop, side }];
    case 'move': {
      const piece = pieces.find((p) => p.cell === first.from);
      if (!piece) return pieces;
      const token = first.promotion === null ? piece.token : promotedToken(piece.token, first.promotion);
      const others = pieces.filter((p) => p.cell !== first.from && p.cell !== to);
      return [...others, { ...piece, cell: to, token }];
    }
  }
}

/** The board after the second part of a turn, as far as its text says what moves. */
export function afterSecond(pieces: Piece[], second: SecondChoice, side: Side): Piece[] {
  const { kind, from, to, promotion, text } = second;
  switch (kind) {
    case 'none':
    case 'castle':
      return pieces;
    case 'promote':
      return pieces.map((p) =>
        p.cell === from && promotion !== null ? { ...p, token: promotedToken(p.token, promotion) } : p,
      );
    case 'gate':
    case 'drop':
      return to === null || promotion === null ? pieces : [...pieces, { cell: to, token: promotion, side }];
    case 'place': {
      const [token = ''] = text.split('@');
      return to === null ? pieces : [...pieces.filter((p) => p.cell !== to), { cell: to, token, side: 'n' }];
    }
    case 'move': {
      const piece = pieces.find((p) => p.cell === from);
      if (!piece || to === null) return pieces;
      const token = promotion === null ? piece.token : promotedToken(piece.token, promotion);
      return [...pieces.filter((p) => p.cell !== from && p.cell !== to), { ...piece, cell: to, token }];
    }
    case 'step':
    case 'swap':
      return pieces.map((p) => {
        if (to !== null && p.cell === from) return { ...p, cell: to };
        return from !== null && p.cell === to ? { ...p, cell: from } : p;
      });
  }
}
