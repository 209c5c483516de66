// Pieces, sides, and what a click can mean.
import { plural } from '../format';

export const words = {
  turns: (n: number) => plural(n, { one: '# turn', other: '# turns' }),
  sides: { w: 'White', b: 'Black', n: 'Neutral' },
  piece: 'piece',
  /** A piece of a side, for a screen reader. */
  pieceOf: (side: string, piece: string) => `${side} ${piece}`,
  pieceOn: (piece: string, cell: string) => `${piece} on ${cell}`,
  castleWith: (partner: string) => `Castle with the ${partner}`,
  swapWith: (partner: string) => `Change places with the ${partner}`,
  putOn: (piece: string, cell: string) => `Put the ${piece} on ${cell}`,
  stayOn: (cell: string) => `Stay on ${cell} as this turn’s move`,
  promoteTo: (piece: string) => `Promote to ${piece}`,
  stayA: (piece: string) => `Stay a ${piece}`,
  takeOn: (cell: string) => `Take on ${cell}`,
  moveTo: (cell: string) => `Move to ${cell}`,
  through: (cell: string) => `through ${cell}`,
  directly: 'directly',
  putDown: 'Put it down again',
  pickInstead: (piece: string) => `Pick up the ${piece} instead`,
  turnInto: (piece: string, other: string) => `Turn the ${piece} into a ${other}`,
  movePieceTo: (piece: string, cell: string) => `Move the ${piece} to ${cell}`,
  thinking: (side: string) => `${side} is thinking…`,
  toMove: (side: string) => `${side} to move`,
  toMoveInCheck: (side: string) => `${side} to move and is in check`,
};
