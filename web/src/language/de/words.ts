import type { words as english } from '../en/words';
import { plural } from '../format';

// Names of men come from the game files, without their gender: sentences here do without articles.
export const words: typeof english = {
  turns: (n) => plural(n, { one: '# Zug', other: '# Züge' }),
  sides: { w: 'Weiß', b: 'Schwarz', n: 'Neutral' },
  man: 'Figur',
  manOf: (side, man) => `${man}, ${side}`,
  manOn: (man, cell) => `${man} auf ${cell}`,
  castleWith: (partner) => `Rochade mit ${partner}`,
  swapWith: (partner) => `Platztausch mit ${partner}`,
  putOn: (man, cell) => `${man} auf ${cell} einsetzen`,
  stayOn: (cell) => `Auf ${cell} stehen bleiben, als Zug`,
  promoteTo: (man) => `Umwandeln: ${man}`,
  stayA: (man) => `Nicht umwandeln: ${man} bleiben`,
  takeOn: (cell) => `Auf ${cell} schlagen`,
  moveTo: (cell) => `Nach ${cell} ziehen`,
  through: (cell) => `über ${cell}`,
  directly: 'direkt',
  putDown: 'Wieder absetzen',
  pickInstead: (man) => `Stattdessen aufnehmen: ${man}`,
  turnInto: (man, other) => `Umwandeln: ${man} wird ${other}`,
  moveManTo: (man, cell) => `${man} nach ${cell} ziehen`,
  thinking: (side) => `${side} überlegt …`,
  toMove: (side) => `${side} am Zug`,
  toMoveInCheck: (side) => `${side} am Zug und im Schach`,
};
