// A turn as it is said aloud: who went where, what was taken, what became of whom.
import type { Piece, State, Way } from '../api/types';
import { t } from '../language';
import { type Names, nameOfMan, prettyTurn } from './words';

function part(way: Way, before: readonly Piece[], after: readonly Piece[], names: Names): string {
  const [from = ''] = way.cells;
  const to = way.cells.at(-1) ?? from;
  const there = after.find((piece) => piece.cell === to);
  if (way.cells.length === 1) return t().play.put(nameOfMan(names, there?.token ?? ''), to);
  const man = before.find((piece) => piece.cell === from);
  if (!man) return `${from}–${to}`;
  const who = nameOfMan(names, man.token);
  const victim = before.find((piece) => piece.cell === to);
  const taken = victim && to !== from && victim.side !== 'n' && victim.side !== man.side;
  const gone = taken
    ? t().play.takes(who, from, nameOfMan(names, victim.token), to)
    : t().play.goes(who, from, to);
  const became = there && there.side === man.side && there.token !== man.token ? there.token : null;
  return became === null ? gone : t().play.becomes(gone, nameOfMan(names, became));
}

/** The last turn of `after`, as a screen reader says it. */
export function spokenTurn(before: State, after: State, names: Names): string {
  const last = after.lastTurn;
  if (!last) return '';
  const ways = last.paths ?? [];
  if (ways.length === 0) return prettyTurn(last.text);
  return ways.map((way) => part(way, before.pieces, after.pieces, names)).join(', ');
}
