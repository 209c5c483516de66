// A turn for screen readers: which piece went where, what it captured, what it became.
import type { Piece, View, Way } from '../api/types';
import { t } from '../language';
import { type Names, nameOfPiece } from '../pieces/names';
import { turnWords } from './words';

function part(way: Way, before: readonly Piece[], after: readonly Piece[], names: Names): string {
  const [from = ''] = way.cells;
  const to = way.cells.at(-1) ?? from;
  const there = after.find((piece) => piece.cell === to);
  if (way.cells.length === 1) return t('play-put', { who: nameOfPiece(names, there?.token ?? ''), to });
  const piece = before.find((piece) => piece.cell === from);
  if (!piece) return `${from}–${to}`;
  const who = nameOfPiece(names, piece.token);
  const victim = before.find((piece) => piece.cell === to);
  const taken = victim && to !== from && victim.side !== 'n' && victim.side !== piece.side;
  const gone = taken
    ? t('play-takes', { who, from, victim: nameOfPiece(names, victim.token), to })
    : t('play-goes', { who, from, to });
  const became = there && there.side === piece.side && there.token !== piece.token ? there.token : null;
  return became === null ? gone : t('play-becomes', { gone, who: nameOfPiece(names, became) });
}

/** The last turn of `after`, as a screen reader says it. */
export function spokenTurn(before: View, after: View, names: Names): string {
  const last = after.lastTurn;
  if (!last) return '';
  const ways = last.paths;
  if (ways.length === 0) return turnWords(last);
  return ways.map((way) => part(way, before.pieces, after.pieces, names)).join(', ');
}
