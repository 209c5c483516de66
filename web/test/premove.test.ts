import { describe, expect, it } from 'vitest';
import {
  cancelPremove,
  clickPremove,
  type Ground,
  meantFirst,
  meantSecond,
  NO_PREMOVE,
  type Premove,
  pickHandPremove,
} from '../src/state/premove';
import { choice } from './views';

const ground = (twoParts: boolean): Ground => ({
  own: (cell) => cell === 'e2' || cell === 'd1',
  movable: (cell) => cell === 'e2' || cell === 'd1' || cell === 'b4',
  twoParts,
});
/** Clicks on cells; a `>` before a name: the piece was carried there. */
function clicks(cells: string[], twoParts = false, from: Premove = NO_PREMOVE): Premove {
  return cells.reduce(
    (now, cell) => clickPremove(now, cell.replace('>', ''), cell.startsWith('>'), ground(twoParts)),
    from,
  );
}
const said = ({ picked, parts }: Premove) => [
  parts.map((p) => `${p.source.kind === 'cell' ? p.source.cell : p.source.token}>${p.to}`).join(' '),
  picked === null ? '' : picked.kind === 'cell' ? picked.cell : picked.token,
];

describe('a turn thought out in advance', () => {
  it('is a piece of one’s own and a cell', () => {
    expect(said(clicks(['e2']))).toEqual(['', 'e2']);
    expect(said(clicks(['e2', 'e4']))).toEqual(['e2>e4', '']);
    expect(said(clicks(['e7', 'e5']))).toEqual(['', '']);
  });

  it('is put down, changed, and cancelled by a click elsewhere', () => {
    expect(said(clicks(['e2', 'e2']))).toEqual(['', '']);
    expect(said(clicks(['e2', 'd1']))).toEqual(['', 'd1']);
    expect(said(clicks(['e2', 'e4', 'h8']))).toEqual(['', '']);
    expect(said(clicks(['e2', 'e4', 'd1', 'd4']))).toEqual(['d1>d4', '']);
  });

  it('may end on a piece of one’s own when it is dragged there: that piece may be gone by then', () => {
    expect(said(clicks(['e2', '>d1']))).toEqual(['e2>d1', '']);
  });

  it('may put a piece in hand on the board', () => {
    const held = pickHandPremove(NO_PREMOVE, 'P');
    expect(said(held)).toEqual(['', 'P']);
    expect(said(pickHandPremove(held, 'P'))).toEqual(['', '']);
    expect(said(clicks(['h5'], false, held))).toEqual(['P>h5', '']);
  });

  it('has a second part where turns have one, also of the piece that just moved', () => {
    expect(said(clicks(['e2', 'e4', 'b4', 'c4'], true))).toEqual(['e2>e4 b4>c4', '']);
    expect(said(clicks(['e2', 'e4', 'e4', 'e5'], true))).toEqual(['e2>e4 e4>e5', '']);
    expect(said(clicks(['e2', 'e4', 'b4', 'c4'], false))).toEqual(['', '']);
    // A third part there is not: a new turn begins.
    expect(said(clicks(['e2', 'e4', 'b4', 'c4', 'd1'], true))).toEqual(['', 'd1']);
  });

  it('goes back a step at a time by Escape', () => {
    let now = clicks(['e2', 'e4', 'b4', 'c4'], true);
    now = cancelPremove(now);
    expect(said(now)).toEqual(['e2>e4', '']);
    now = cancelPremove(clicks(['b4'], true, now));
    expect(said(now)).toEqual(['e2>e4', '']);
    expect(cancelPremove(now)).toEqual(NO_PREMOVE);
  });

  it('is compared with the choices when they come', () => {
    const promotions = ['Q', 'R'].map((p) => choice(`e7e8=${p}`, 'e2', 'e4', { promotion: p }));
    const first = [choice('d1d4', 'd1', 'd4'), ...promotions];
    expect(meantFirst(clicks(['d1', 'd4']), first).map((c) => c.text)).toEqual(['d1d4']);
    expect(meantFirst(clicks(['e2', 'e4']), first)).toHaveLength(2);
    expect(meantFirst(clicks(['e2', 'e5']), first)).toEqual([]);
    const step = { text: 'b4c4', from: 'b4', to: 'c4', kind: 'step' as const, promotion: null };
    const none = { text: '', from: null, to: null, kind: 'none' as const, promotion: null };
    expect(meantSecond(clicks(['e2', 'e4', 'b4', 'c4'], true), [none, step])).toEqual([step]);
    expect(meantSecond(clicks(['e2', 'e4', 'b4', 'd4'], true), [none, step])).toEqual([]);
    expect(meantSecond(clicks(['e2', 'e4'], true), [none, step])).toEqual([]);
  });
});
