import { describe, expect, it } from 'vitest';
import type { Glyph, PieceSummary } from '../src/api/types';
import { findPieces, traitsOf } from '../src/learn/search';
import { drawGlyph, readMark } from '../src/pieces/glyph';

const flat = (...marks: string[]): Glyph => ({ frame: 'flat', marks, royal: false });
const count = (path: string, letter: string) => path.split(letter).length - 1;

describe('marks of a shape', () => {
  it('are read, and what is not known is left out', () => {
    expect(readMark('l:1,0,2')).toEqual({ way: 'leap', most: 0, mode: 'both', placed: false, at: [1, 0, 2] });
    expect(readMark('r3c?:0,-1,1')).toEqual({
      way: 'short',
      most: 3,
      mode: 'take',
      placed: true,
      at: [0, -1, 1],
    });
    for (const word of ['', 'q:0,0,1', 'l:1,2', 'l 1,0,2']) expect(readMark(word)).toBeNull();
  });
});

describe('drawings of shapes', () => {
  it('have a dot for every leap, none for slides', () => {
    const knight = flat(
      'l:1,0,2',
      'l:2,0,1',
      'l:-1,0,2',
      'l:-2,0,1',
      'l:1,0,-2',
      'l:2,0,-1',
      'l:-1,0,-2',
      'l:-2,0,-1',
    );
    expect(count(drawGlyph(knight, false).dot, 'M')).toBe(8);
    const rook = drawGlyph(flat('s:0,0,1', 's:0,0,-1', 's:1,0,0', 's:-1,0,0'), false);
    expect([rook.dot, count(rook.line, 'M')]).toEqual(['', 4]);
  });

  it('tell moving from capturing without colours', () => {
    const pawn = drawGlyph(flat('lm:0,0,1', 'lc:1,0,1', 'lc:-1,0,1', 'dm?:0,0,2'), false);
    expect([count(pawn.ring, 'M'), pawn.dot]).toEqual([2, '']);
    expect(pawn.take).not.toBe('');
  });

  it('turn round for pieces that go down the picture', () => {
    const wing = flat('s:0,0,1');
    const [up, down] = [drawGlyph(wing, false), drawGlyph(wing, true)];
    const end = (path: string) => Number(path.split(/[ L]/).at(-1));
    expect(end(up.line)).toBeLessThan(30);
    expect(end(down.line)).toBeGreaterThan(30);
    expect(drawGlyph(wing, false)).toBe(up);
  });

  it('are whole, whatever the marks', () => {
    const ways = ['l', 's', 'r2', 'n', 'h', 'z', 'd', 'lm', 'sc', 'hc?'];
    const steps = ['0,0,1', '1,1,1', '-2,1,0', '0,1,0', '3,0,-3', '0,-2,1', '9,9,9'];
    for (const frame of ['flat', 'levels', 'ranks']) {
      const marks = ways.flatMap((way) => steps.map((step) => `${way}:${step}`));
      const drawing = drawGlyph({ frame, marks, royal: true }, false);
      expect(Object.values(drawing).join('')).not.toContain('NaN');
    }
  });

  it('of pieces in space have three layers', () => {
    const piece: Glyph = { frame: 'levels', marks: ['l:0,-1,0', 'l:0,1,0', 'l:1,0,0'], royal: false };
    const { frame, dot } = drawGlyph(piece, false);
    expect([count(frame, 'M'), count(dot, 'M')]).toEqual([3, 3]);
  });
});

const piece = (name: string, explain: string, ...marks: string[]): PieceSummary => ({
  name,
  token: name.charAt(0),
  sign: { icon: '', mark: '', band: '', glyph: flat(...marks) },
  neutral: marks.length === 0,
  royal: false,
  explain: [explain],
  games: [{ id: 'chess', name: 'Chess', token: name.charAt(0) }],
});

describe('the search over all pieces', () => {
  const rook = piece('Rook', 'Slides any distance straight.', 's:0,0,1', 's:1,0,0');
  const knight = piece('Knight', 'Leaps, over anything.', 'l:1,0,2');
  const lance = piece('Lance', 'Slides straight forward.', 's:0,0,1');
  const stone = piece('Stone', 'It stands in the way.');
  const all = [rook, knight, lance, stone];

  it('finds by name, by letter and by words of the move', () => {
    expect(findPieces(all, 'kni', new Set())).toEqual([knight]);
    expect(findPieces(all, 'slides', new Set())).toEqual([rook, lance]);
    expect(findPieces(all, 'r', new Set())[0]).toBe(rook);
    expect(findPieces(all, 'nothing like it', new Set())).toEqual([]);
  });

  it('finds by how pieces move', () => {
    expect(findPieces(all, '', new Set(['slides', 'forward']))).toEqual([lance]);
    expect(findPieces(all, '', new Set(['leaps']))).toEqual([knight]);
    expect([...traitsOf(stone)]).toEqual(['neutral']);
  });
});
