import { number, plural } from '../format';

export const gallery = {
  title: 'Variorum: chess variants that other programs cannot play',
  heading: 'Chess, and what else it could have been',
  lead:
    'Boards of up to 512 cells. Stones that block, relays that bend, gates that swallow a move and let it out elsewhere. ' +
    'Pick a game and play it against the engine, with a friend far away, or with someone beside you.',
  search: 'Search the games',
  searchAll: (n: number) => `Search ${number(n)} games`,
  fetching: 'Fetching the games…',
  found: (n: number) => plural(n, { one: '# game found', other: '# games found' }),
  none: (query: string) => `No game matches “${query}”.`,
  play: 'Play',
  playGame: (name: string) => `Play ${name}`,
  rules: 'Rules',
  rulesOf: (name: string) => `Rules of ${name}`,
  otherFamily: 'Other games',
  cells: (n: number) => plural(n, { one: '# cell', other: '# cells' }),
  pieces: (n: number) => plural(n, { one: '# piece', other: '# pieces' }),
  piecesAndNeutral: (n: number, neutral: number) => `${number(n)} pieces, ${number(neutral)} neutral`,
  goOn: 'Go on playing',
  showMore: (n: number) => `Show ${number(n)} games`,
};
