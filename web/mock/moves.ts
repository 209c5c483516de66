// Moves for the mock: chess-like and careless (no check, no rights), but every kind of choice that the real server offers occurs.
import type { FirstChoice, GameDetail, Piece, SecondChoice, State } from '../src/api/types';
import { nameOf, type Place, placeOf } from '../src/board/geometry';

type Vector = [level: number, file: number, rank: number];

function vectors(flat: boolean, sizes: number[]): Vector[] {
  const found: Vector[] = [];
  for (let l = flat ? 0 : -1; l <= (flat ? 0 : 1); l += 1)
    for (let f = -1; f <= 1; f += 1)
      for (let r = -1; r <= 1; r += 1) {
        const n = Math.abs(l) + Math.abs(f) + Math.abs(r);
        if (sizes.includes(n)) found.push([l, f, r]);
      }
  return found;
}

const plus = (p: Place, [l, f, r]: Vector): Place => ({
  level: p.level + l,
  file: p.file + f,
  rank: p.rank + r,
});

function blank(text: string, from: string | null, to: string): FirstChoice {
  return {
    text,
    kind: 'move',
    from,
    to,
    via: null,
    capture: false,
    promotion: null,
    drop: null,
    second: 'none',
  };
}

export function firstChoices(game: GameDetail, state: State): FirstChoice[] {
  const at = new Map(state.pieces.map((p) => [p.cell, p]));
  const flat = game.levels === '';
  const found: FirstChoice[] = [];
  const second = game.second;
  const name = (p: Place) => {
    const n = nameOf(game, p);
    return p.level >= 0 && p.file >= 0 && p.rank >= 0 && placeOf(game, n) ? n : null;
  };
  for (const man of state.pieces) {
    if (man.side !== state.side) continue;
    const place = placeOf(game, man.cell);
    if (!place) continue;
    const forward = man.side === 'w' ? 1 : -1;
    const add = (to: string | null, only: 'move' | 'capture' | 'both'): boolean => {
      if (to === null) return false;
      const there = at.get(to);
      if (there && (there.side === man.side || there.side === 'n')) return false;
      if (there ? only !== 'move' : only !== 'capture') {
        const rank = placeOf(game, to)?.rank ?? 0;
        const far = man.side === 'w' ? rank >= game.ranks - 1 : rank === 0;
        const camp = man.side === 'w' ? rank >= game.ranks - 3 : rank < 3;
        const base = { ...blank(man.cell + to, man.cell, to), capture: there !== undefined, second };
        if (game.hands && camp && game.kinds.some((k) => k.token === `+${man.token}`)) {
          found.push(base, { ...base, text: `${base.text}+`, promotion: '+' });
        } else if (man.token === 'P' && far) {
          for (const token of ['Q', 'R', 'B', 'N'])
            found.push({ ...base, text: `${base.text}=${token}`, promotion: token });
        } else found.push(base);
      }
      return there === undefined;
    };
    if (/^(P.?|X|B)$/.test(man.token) && (man.token !== 'B' || game.id === 'stockyang')) {
      const step = name(plus(place, [0, 0, forward]));
      if (add(step, 'move')) {
        for (const side of flat ? [0] : [-1, 0, 1]) {
          const to = name(plus(place, [0, side, 2 * forward]));
          if (to === null || at.has(to)) continue;
          for (const via of flat ? [null] : [step, name(plus(place, [0, side, forward]))]) {
            if (via !== null && at.has(via)) continue;
            const text = man.cell + (via ?? '') + to;
            if (!found.some((c) => c.text === text))
              found.push({ ...blank(text, man.cell, to), via, second });
          }
        }
      }
      for (const f of [-1, 1]) add(name(plus(place, [0, f, forward])), 'capture');
      if (!flat) for (const l of [-1, 1]) add(name(plus(place, [l, 0, forward])), 'capture');
      continue;
    }
    if (man.token === 'N' || man.token === 'V' || man.token === 'H') {
      for (const [f, r] of [
        [1, 2],
        [2, 1],
        [-1, 2],
        [-2, 1],
        [1, -2],
        [2, -1],
        [-1, -2],
        [-2, -1],
      ] as const) {
        add(name(plus(place, [0, f, r])), 'both');
        if (!flat) add(name(plus(place, [f, 0, r])), 'both');
      }
      continue;
    }
    const slider = /^\+?[RBQCALUDPM]/.test(man.token);
    const sizes = /^[RCL]/.test(man.token)
      ? [1]
      : /^[BAM]/.test(man.token)
        ? [2]
        : /^U/.test(man.token)
          ? [3, 2]
          : [1, 2, 3];
    for (const v of vectors(flat, sizes)) {
      let here = plus(place, v);
      for (let n = 0; n < (slider ? 20 : 1); n += 1) {
        if (!add(name(here), 'both')) break;
        here = plus(here, v);
      }
    }
    if (man.token === 'K') {
      for (const mate of state.pieces) {
        if (mate.side !== man.side || !/^[RNUQ]$/.test(mate.token)) continue;
        const other = placeOf(game, mate.cell);
        if (!other || other.rank !== place.rank) continue;
        const near = Math.abs(other.file - place.file) <= 1 && Math.abs(other.level - place.level) <= 1;
        if (near && !flat)
          found.push({ ...blank(man.cell + mate.cell, man.cell, mate.cell), kind: 'swap', second });
        if (flat && mate.token === 'R') {
          const [a, b] = [Math.min(other.file, place.file), Math.max(other.file, place.file)];
          let free = true;
          for (let f = a + 1; f < b; f += 1) if (at.has(nameOf(game, { ...place, file: f }))) free = false;
          if (free)
            found.push({ ...blank(man.cell + mate.cell, man.cell, mate.cell), kind: 'castle', second });
        }
      }
      // A null move, as a relay would allow.
      if (game.neutralKinds.length > 1 && state.ply > 1)
        found.push({ ...blank(man.cell + man.cell, man.cell, man.cell), second });
    }
  }
  for (const { token } of state.hands[state.side]) {
    for (const { name: cell } of game.cells) {
      if (!at.has(cell)) found.push({ ...blank(`${token}@${cell}`, null, cell), kind: 'drop', drop: token });
    }
  }
  return found;
}

export function secondChoices(game: GameDetail, pieces: Piece[], side: string): SecondChoice[] {
  const at = new Map(pieces.map((p) => [p.cell, p]));
  const found: SecondChoice[] = [{ text: '', from: null, to: null, kind: 'none', promotion: null }];
  for (const man of pieces) {
    if (game.neutralKinds.length === 0 && man.side === side && 'FE'.includes(man.token)) {
      for (const promotion of ['R', 'C', 'U', 'A'])
        found.push({
          text: `${man.cell}=${promotion}`,
          from: man.cell,
          to: null,
          kind: 'promote',
          promotion,
        });
    }
    if (man.side !== 'n' || man.token === '#') continue;
    const place = placeOf(game, man.cell);
    if (!place) continue;
    for (const v of vectors(true, [1])) {
      const next = plus(place, v);
      const to = nameOf(game, next);
      if (next.file < 0 || !placeOf(game, to)) continue;
      const there = at.get(to);
      if (!there) found.push({ text: man.cell + to, from: man.cell, to, kind: 'step', promotion: null });
      else if (there.side === side && game.id.startsWith('double'))
        found.push({ text: man.cell + to, from: man.cell, to, kind: 'swap', promotion: null });
    }
  }
  return found;
}
