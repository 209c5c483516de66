import type { gallery as english } from '../en/gallery';
import { number, plural } from '../format';

export const gallery: typeof english = {
  title: 'Variorum: Schachvarianten, die andere Programme nicht spielen',
  heading: 'Schach, und was es noch hätte werden können',
  lead:
    'Bretter mit bis zu 512 Feldern. Steine, die blockieren, Relais, die umlenken, Tore, die einen Zug verschlucken und anderswo entlassen. ' +
    'Such dir ein Spiel aus und spiel es gegen den Computer, mit jemandem in der Ferne oder neben dir.',
  search: 'Spiele suchen',
  searchAll: (n) => `${number(n)} Spiele durchsuchen`,
  fetching: 'Die Spiele werden geholt …',
  found: (n) => plural(n, { one: '# Spiel gefunden', other: '# Spiele gefunden' }),
  none: (query) => `Kein Spiel passt zu „${query}“.`,
  play: 'Spielen',
  playGame: (name) => `${name} spielen`,
  rules: 'Regeln',
  rulesOf: (name) => `Regeln von ${name}`,
  otherFamily: 'Weitere Spiele',
  cells: (n) => plural(n, { one: '# Feld', other: '# Felder' }),
  pieces: (n) => plural(n, { one: '# Figur', other: '# Figuren' }),
  piecesAndNeutral: (n, neutral) => `${number(n)} Figuren, ${number(neutral)} neutrale`,
  goOn: 'Weiterspielen',
  showMore: (n) => `${number(n)} Partien zeigen`,
};
