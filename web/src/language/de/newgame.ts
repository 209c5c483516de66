import type { newGame as english } from '../en/newgame';

export const newGame: typeof english = {
  eyebrow: 'Neue Partie',
  opponent: 'Gegner',
  engine: 'Computer',
  sameScreen: 'Am selben Bildschirm',
  watch: 'Zuschauen',
  youPlay: 'Du spielst',
  white: 'Weiß',
  black: 'Schwarz',
  either: 'Zufall',
  level: (level) => `Stufe ${level}`,
  array: 'Aufstellung',
  ownPosition: 'Mit einer eigenen Stellung beginnen',
  positionText: 'Stellungstext',
  pasteHere: 'Hier eine Stellung einfügen',
  start: 'Beginnen',
  starting: 'Wird aufgebaut …',
};
