import { describe, expect, it } from 'vitest';
import type { DiagramMark, MoveDiagram, PieceOverview } from '../src/api/types';
import { findPieces, traitsOf } from '../src/learn/search';
import { drawDiagram } from '../src/pieces/diagram';

type At = DiagramMark['at'];
const marks = (way: Partial<DiagramMark>, ...at: At[]): DiagramMark[] =>
  at.map((at) => ({
    travel: 'leap',
    limit: null,
    moves: true,
    captures: true,
    placed: false,
    elsewhere: false,
    swaps: false,
    ...way,
    at,
  }));
const slide = { travel: 'slide' } as const;
const flat = (...all: DiagramMark[]): MoveDiagram => ({ frame: 'flat', marks: all, royal: false });
const count = (path: string, letter: string) => path.split(letter).length - 1;

describe('drawings of shapes', () => {
  it('have a dot for every leap, none for slides', () => {
    const files = [-2, -1, 1, 2];
    const goals = files.flatMap((x) => [-1, 1].map((way): At => [x, 0, way * (3 - Math.abs(x))]));
    const knight = flat(...marks({}, ...goals));
    expect(count(drawDiagram(knight, false).dot, 'M')).toBe(8);
    const rook = drawDiagram(flat(...marks(slide, [0, 0, 1], [0, 0, -1], [1, 0, 0], [-1, 0, 0])), false);
    expect([rook.dot, count(rook.line, 'M')]).toEqual(['', 4]);
  });

  it('tell moving from capturing without colours', () => {
    const pawn = drawDiagram(
      flat(
        ...marks({ captures: false }, [0, 0, 1]),
        ...marks({ moves: false }, [1, 0, 1], [-1, 0, 1]),
        ...marks({ travel: 'double', captures: false, placed: true }, [0, 0, 2]),
      ),
      false,
    );
    expect([count(pawn.ring, 'M'), pawn.dot]).toEqual([2, '']);
    expect(pawn.take).not.toBe('');
  });

  it('circle what is captured from elsewhere, and have two dots for two steps', () => {
    const shot = drawDiagram(flat(...marks({ moves: false, elsewhere: true }, [0, 0, 1], [1, 0, 0])), false);
    expect([count(shot.thin, 'a'), shot.dot]).toEqual([4, '']);
    expect(shot.take).not.toBe('');
    const walker = drawDiagram(flat(...marks({ travel: 'twice' }, [1, 0, 1])), false);
    expect([count(walker.dot, 'M'), walker.thin]).toEqual([2, '']);
  });

  it('show with a lozenge what the piece changes places with', () => {
    const leaps = drawDiagram(
      flat(...marks({ moves: false, captures: false, swaps: true }, [1, 0, 2], [2, 0, 1])),
      false,
    );
    expect([count(leaps.thin, 'z'), leaps.dot, leaps.ring, leaps.take]).toEqual([2, '', '', '']);
    const swapper = drawDiagram(flat(...marks({ ...slide, captures: false, swaps: true }, [0, 0, 1])), false);
    expect([count(swapper.move, 'M'), count(swapper.thin, 'z'), swapper.ring]).toEqual([1, 1, '']);
    // A mark without a swap is drawn as ever.
    const rook = drawDiagram(flat(...marks(slide, [0, 0, 1])), false);
    expect([count(rook.line, 'M'), rook.thin]).toEqual([1, '']);
  });

  it('turn round for pieces that go down the picture', () => {
    const wing = flat(...marks(slide, [0, 0, 1]));
    const [up, down] = [drawDiagram(wing, false), drawDiagram(wing, true)];
    const end = (path: string) => Number(path.split(/[ L]/).at(-1));
    expect(end(up.line)).toBeLessThan(30);
    expect(end(down.line)).toBeGreaterThan(30);
    expect(drawDiagram(wing, false)).toBe(up);
  });

  it('are whole, whatever the marks', () => {
    const manners = ['leap', 'slide', 'lame', 'hop', 'crooked', 'double', 'twice'] as const;
    const steps: At[] = [
      [0, 0, 1],
      [1, 1, 1],
      [-2, 1, 0],
      [0, 1, 0],
      [3, 0, -3],
      [0, -2, 1],
      [9, 9, 9],
    ];
    const ways = manners.flatMap((travel) => [
      { travel },
      { travel, limit: 2 },
      { travel, captures: false },
      { travel, moves: false, captures: false, swaps: true },
      { travel, moves: false, placed: true },
    ]);
    for (const frame of ['flat', 'levels', 'ranks'] as const) {
      const all = ways.flatMap((way) => marks(way, ...steps));
      const drawing = drawDiagram({ frame, marks: all, royal: true }, false);
      expect(Object.values(drawing).join('')).not.toContain('NaN');
    }
  });

  it('end a slide that has a limit with a dot', () => {
    const short = drawDiagram(flat(...marks({ ...slide, limit: 1 }, [0, 0, 1])), false);
    expect([count(short.line, 'M'), count(short.dot, 'M')]).toEqual([1, 1]);
  });

  it('end a zigzag that has a limit with a dot', () => {
    const crooked = { travel: 'crooked' as const };
    const short = drawDiagram(flat(...marks({ ...crooked, limit: 2 }, [1, 0, 1])), false);
    const any = drawDiagram(flat(...marks(crooked, [1, 0, 1])), false);
    expect([count(short.wave, 'M'), count(short.dot, 'M')]).toEqual([1, 1]);
    expect([count(any.wave, 'M'), any.dot]).toEqual([1, '']);
    const end = (path: string) => Number(path.split(/[ L]/).at(-2));
    expect(end(short.wave)).toBeLessThan(end(any.wave));
  });

  it('of pieces in space have three layers', () => {
    const piece: MoveDiagram = {
      frame: 'levels',
      marks: marks({}, [0, -1, 0], [0, 1, 0], [1, 0, 0]),
      royal: false,
    };
    const { frame, dot } = drawDiagram(piece, false);
    expect([count(frame, 'M'), count(dot, 'M')]).toEqual([3, 3]);
  });
});

const piece = (name: string, explain: string, ...all: DiagramMark[]): PieceOverview => ({
  name,
  token: name.charAt(0),
  sign: { icon: '', mark: '', band: '', characters: null, diagram: flat(...all) },
  neutral: all.length === 0,
  royal: false,
  explain: [explain],
  games: [{ id: 'chess', name: 'Chess', token: name.charAt(0) }],
});

describe('the search over all pieces', () => {
  const rook = piece('Rook', 'Slides any distance straight.', ...marks(slide, [0, 0, 1], [1, 0, 0]));
  const knight = piece('Knight', 'Leaps, over anything.', ...marks({}, [1, 0, 2]));
  const lance = piece('Lance', 'Slides straight forward.', ...marks(slide, [0, 0, 1]));
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
    const swapper = piece(
      'Swapper',
      'It swaps.',
      ...marks({ moves: false, captures: false, swaps: true }, [1, 0, 2]),
    );
    expect([...traitsOf(swapper)]).toEqual(['swaps', 'leaps', 'forward']);
  });
});
