// How a board is drawn where its game is at home: which ground, and what stands at its edges. Pure functions of the shape and of what
// a person has chosen.
import type { Coordinates, Ground } from '../api/types';
import { settings } from '../settings';
import { fileLetter, letterOf, nameOf, type Place, type Shape, spotOf } from './geometry';
import { isHexagonal, isRound } from './grid';
import { roomBeyond } from './joins';
import type { Margins } from './layout';

/** The ground to draw. */
export function groundOf(shape: Shape): Ground {
  return settings.value.boards === 'own' ? (shape.style?.board ?? 'chequered') : 'chequered';
}

/** What stands at the edges. */
export function coordinatesOf(shape: Shape): Coordinates {
  return settings.value.boards === 'own' ? (shape.style?.coordinates ?? 'letters') : 'letters';
}

/** A narrow rim is all that a flat board needs round its cells. */
const RIM = 0.06;
/** Room for a row of numbers. */
const LABELS = 0.42;

/** Margins of a flat board, in cells: coordinates stand inside the cells where they are letters and numbers of cells. */
export function flatMargins(shape: Shape, coordinates: boolean): Margins {
  if (isHexagonal(shape))
    return coordinates
      ? // The letters stand at White's end, which may be either.
        { left: 0.34, right: RIM, top: LABELS, bottom: LABELS }
      : { left: RIM, right: RIM, top: RIM, bottom: RIM };
  if (isRound(shape)) {
    const side = coordinates ? LABELS : RIM;
    return { left: side, right: side, top: side, bottom: side };
  }
  const ground = groundOf(shape);
  const rim = ground === 'chequered' ? RIM : 0.12;
  const edges = coordinates ? coordinatesOf(shape) : 'letters';
  switch (edges) {
    case 'japanese':
      return { left: rim, right: LABELS, top: LABELS, bottom: rim };
    case 'chinese':
      return { left: rim, right: rim, top: LABELS, bottom: LABELS };
    case 'letters': {
      // Between the crossings of lines there is no corner of a cell to write in.
      const side = coordinates && ground === 'lines' ? LABELS : rim;
      return { left: side, right: rim, top: rim, bottom: side };
    }
  }
}

/** A coordinate at an edge of the board, in cells from its upper left corner. */
export interface EdgeLabel {
  text: string;
  x: number;
  y: number;
  /** The same as a numeral in Chinese script, above it. */
  numeral?: string;
}

const DIGITS = '一二三四五六七八九';

/** A number from 1 to 99 in Chinese script: `十八`. */
export function numeral(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? DIGITS.charAt(tens - 1) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS.charAt(ones - 1) : ''}`;
}

/** The coordinates round a flat board. Those inside the cells are not among them. */
export function edgeLabels(shape: Shape, flipped: boolean): EdgeLabel[] {
  const { files, ranks } = shape;
  const column = (file: number) => spotOf(shape, 'level', { level: 0, file, rank: 0 }, flipped).column + 0.5;
  const row = (rank: number) => spotOf(shape, 'level', { level: 0, file: 0, rank }, flipped).row + 0.5;
  const { side, end } = roomBeyond(shape, 'level');
  const [above, below] = [-end - LABELS / 2, ranks + end + LABELS / 2];
  const all = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at));
  switch (coordinatesOf(shape)) {
    case 'japanese':
      return [
        ...all(files, (file) => ({ text: `${files - file}`, x: column(file), y: above })),
        ...all(ranks, (rank) => ({
          text: fileLetter(ranks - 1 - rank),
          x: files + side + LABELS / 2,
          y: row(rank),
          // Those who read the characters of pieces know the ranks by numerals.
          ...(settings.value.sets.wedges === 'characters' && { numeral: numeral(ranks - rank) }),
        })),
      ];
    case 'chinese':
      // Each player's numbers stand at that player's end.
      return [
        ...all(files, (file) => ({ text: `${files - file}`, x: column(file), y: flipped ? above : below })),
        ...all(files, (file) => ({ text: `${file + 1}`, x: column(file), y: flipped ? below : above })),
      ];
    case 'letters':
      if (groundOf(shape) !== 'lines') return [];
      return [
        ...all(files, (file) => ({ text: letterOf(shape, file), x: column(file), y: below })),
        ...all(ranks, (rank) => ({ text: `${rank + 1}`, x: -side - LABELS / 2, y: row(rank) })),
      ];
  }
}

/** A cell's name as the edges of the board have it: `7f` for shogi's `c4`, `8-10` for xiangqi's `b10`. The server names cells so in sentences. */
export function cellLabel(shape: Shape, { file, rank }: Place): string | null {
  switch (coordinatesOf(shape)) {
    case 'letters':
      return null;
    case 'japanese':
      return `${shape.files - file}${fileLetter(shape.ranks - 1 - rank)}`;
    case 'chinese':
      return `${shape.files - file}-${rank + 1}`;
  }
}

/** A sentence of the server, for a board that is drawn with letters although its game has names of its own for cells: `c4` for `7f`. */
export function inLetters(shape: Shape, sentence: string): string {
  const own = shape.style?.coordinates ?? 'letters';
  if (own === 'letters' || coordinatesOf(shape) !== 'letters') return sentence;
  const name = (text: string, file: number, rank: number) =>
    file >= 0 && file < shape.files && rank >= 0 && rank < shape.ranks
      ? nameOf(shape, { level: 0, file, rank })
      : text;
  return own === 'japanese'
    ? sentence.replace(/\b(\d{1,2})([a-z])\b/g, (text, file: string, rank: string) =>
        name(text, shape.files - Number(file), shape.ranks - 1 - (rank.charCodeAt(0) - 'a'.charCodeAt(0))),
      )
    : sentence.replace(/\b(\d{1,2})-(\d{1,2})\b/g, (text, file: string, rank: string) =>
        name(text, shape.files - Number(file), Number(rank) - 1),
      );
}
