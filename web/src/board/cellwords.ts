// A cell of the board in words.
import type { Piece } from '../api/types';
import { t } from '../language';
import { withCells } from '../language/sides';
import { type Names, nameOfPiece } from '../pieces/names';

/** What a screen reader says for a cell. */
export function cellWords(cell: string, piece: Piece | undefined, names: Names, more: string[]): string {
  const standing = piece
    ? piece.side === 'n'
      ? nameOfPiece(names, piece.token)
      : t('words-piece-of', { side: piece.side, piece: nameOfPiece(names, piece.token) })
    : t('board-empty');
  return [withCells(cell), standing, ...more].join(', ');
}
