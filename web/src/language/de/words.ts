import type { words as english } from '../en/words';
import { plural } from '../format';

// Names of men come from the game files, without their gender: sentences here do without articles.
export const words: typeof english = {
  turns: (n) => plural(n, { one: '# Zug', other: '# Züge' }),
  sides: { w: 'Weiß', b: 'Schwarz', n: 'Neutral' },
  piece: 'Figur',
  pieceOf: (side, piece) => `${piece}, ${side}`,
  pieceOn: (piece, cell) => `${piece} auf ${cell}`,
  castleWith: (partner) => `Rochade mit ${partner}`,
  swapWith: (partner) => `Platztausch mit ${partner}`,
  putOn: (piece, cell) => `${piece} auf ${cell} einsetzen`,
  stayOn: (cell) => `Auf ${cell} stehen bleiben, als Zug`,
  promoteTo: (piece) => `Umwandeln: ${piece}`,
  stayA: (piece) => `Nicht umwandeln: ${piece} bleiben`,
  takeOn: (cell) => `Auf ${cell} schlagen`,
  moveTo: (cell) => `Nach ${cell} ziehen`,
  through: (cell) => `über ${cell}`,
  directly: 'direkt',
  putDown: 'Wieder absetzen',
  pickInstead: (piece) => `Stattdessen aufnehmen: ${piece}`,
  turnInto: (piece, other) => `Umwandeln: ${piece} wird ${other}`,
  movePieceTo: (piece, cell) => `${piece} nach ${cell} ziehen`,
  thinking: (side) => `${side} überlegt …`,
  toMove: (side) => `${side} am Zug`,
  toMoveInCheck: (side) => `${side} am Zug und im Schach`,
};
