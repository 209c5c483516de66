import { expect, test } from 'vitest';
import { decode } from '../src/analysis/decode';
import { looksLikeRecord } from '../src/analysis/record';

const text = '[White "Müller"]\r\n[Black "Žižka"]\r\n\r\n1. e4 ½-½\r\n';

function utf16(big: boolean): Uint8Array {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  return Uint8Array.from(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
}

test('UTF-8 and UTF-16 are read as they are', () => {
  const utf8 = new TextEncoder().encode(text);
  for (const bytes of [utf8, Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), utf16(false), utf16(true)])
    expect(decode(bytes)).toEqual({ text, guessed: false });
});

test('a line that is not UTF-8 is Windows-1252, and that is known', () => {
  const latin = Uint8Array.from([...'[White "M'].map((letter) => letter.charCodeAt(0)).concat([0xfc, 0x0a]));
  const utf8 = new TextEncoder().encode('[Black "Žižka"]\n');
  expect(decode(Uint8Array.from([...latin, ...utf8]))).toEqual({
    text: '[White "Mü\n[Black "Žižka"]\n',
    guessed: true,
  });
});

test('records are told from positions', () => {
  for (const record of [
    '[Event "A"] 1. e4',
    '1. e4 e5',
    '1.炮二平五',
    '1 ７六歩(77)',
    'e4 e5 Nf3',
    'position startpos moves 7g7f',
    'position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2',
  ])
    expect(looksLikeRecord(record), record).toBe(true);
  for (const position of [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1',
    'position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1',
  ])
    expect(looksLikeRecord(position), position).toBe(false);
});

test('a Japanese game file is Shift JIS, and no other file is', () => {
  // `手合割：平手`, `   1 ７六歩(77)`.
  const kif = Uint8Array.from([
    0x8e, 0xe8, 0x8d, 0x87, 0x8a, 0x84, 0x81, 0x46, 0x95, 0xbd, 0x8e, 0xe8, 0x0a, 0x20, 0x20, 0x20, 0x31,
    0x20, 0x82, 0x56, 0x98, 0x5a, 0x95, 0xe0, 0x28, 0x37, 0x37, 0x29, 0x0a,
  ]);
  expect(decode(kif)).toEqual({ text: '手合割：平手\n   1 ７六歩(77)\n', guessed: false });
  // In Shift JIS one letter, but not the beginning of a game file.
  for (const other of [
    [0x83, 0x41],
    [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72],
  ])
    expect(decode(Uint8Array.from(other)).guessed).toBe(true);
});
