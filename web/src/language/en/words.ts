// Men, sides, and what a click can mean.
import { plural } from '../format';

export const words = {
  turns: (n: number) => plural(n, { one: '# turn', other: '# turns' }),
  sides: { w: 'White', b: 'Black', n: 'Neutral' },
  man: 'man',
  /** A man of a side, for a screen reader. */
  manOf: (side: string, man: string) => `${side} ${man}`,
  manOn: (man: string, cell: string) => `${man} on ${cell}`,
  castleWith: (partner: string) => `Castle with the ${partner}`,
  swapWith: (partner: string) => `Change places with the ${partner}`,
  putOn: (man: string, cell: string) => `Put the ${man} on ${cell}`,
  stayOn: (cell: string) => `Stay on ${cell} as this turn’s move`,
  promoteTo: (man: string) => `Promote to ${man}`,
  stayA: (man: string) => `Stay a ${man}`,
  takeOn: (cell: string) => `Take on ${cell}`,
  moveTo: (cell: string) => `Move to ${cell}`,
  through: (cell: string) => `through ${cell}`,
  directly: 'directly',
  putDown: 'Put it down again',
  pickInstead: (man: string) => `Pick up the ${man} instead`,
  turnInto: (man: string, other: string) => `Turn the ${man} into a ${other}`,
  moveManTo: (man: string, cell: string) => `Move the ${man} to ${cell}`,
  thinking: (side: string) => `${side} is thinking…`,
  toMove: (side: string) => `${side} to move`,
  toMoveInCheck: (side: string) => `${side} to move and is in check`,
};
