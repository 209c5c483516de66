// The targets of the piece picked up, in words.
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { NO_MARKS } from '../src/board/model';
import { targetWords } from '../src/board/TargetWords';

const model = (levels: string, picked: string | null, targets: [string, 'move' | 'capture'][]) =>
  ({
    shape: { files: 3, ranks: 3, levels, rings: null, regions: [] },
    marks: signal({ ...NO_MARKS, picked, targets: new Map(targets) }),
    pieces: signal([
      { cell: levels === '' ? 'a1' : 'xa1', token: 'N', side: 'w' as const },
      { cell: levels === '' ? 'b3' : 'zb3', token: 'P', side: 'b' as const },
    ]),
    names: signal(
      new Map([
        ['N', { name: 'Knight', sign: undefined }],
        ['P', { name: 'Pawn', sign: undefined }],
      ]),
    ),
  }) as unknown as Parameters<typeof targetWords>[0];

it('are told with what is taken', () => {
  const words = targetWords(
    model('', 'a1', [
      ['b3', 'capture'],
      ['c2', 'move'],
    ]),
  );
  expect(words).toBe('Knight on a1, 2 targets: b3 takes Pawn, c2');
  expect(targetWords(model('', null, []))).toBe('');
});

it('are told with what they come to', () => {
  const known = model('', 'a1', [['c2', 'move']]);
  const worth = new Map([['c2', { is: 'loss' as const, turns: 4 }]]);
  Object.assign(known.marks, { value: { ...known.marks.value, worth } });
  expect(targetWords(known)).toBe('Knight on a1, 1 target: c2 (loses in 4)');
});

it('are told level by level in space', () => {
  const words = targetWords(
    model('xyz', 'xa1', [
      ['zb3', 'capture'],
      ['xb2', 'move'],
      ['zc1', 'move'],
    ]),
  );
  expect(words).toBe('Knight on xa1, 3 targets: Level x: xb2; Level z: zb3 takes Pawn, zc1');
});
