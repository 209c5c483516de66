import type { games as english } from '../en/games';

export const games: typeof english = {
  title: 'Meine Partien · Variorum',
  heading: 'Meine Partien',
  none: 'Du hast hier noch nicht gespielt.',
  find: 'Ein Spiel suchen',
  nameless: 'Diese Partien gehören zu diesem Browser. Mit einem Konto findest du sie auch anderswo.',
  analyse: (game) => `Diese Partie ${game} analysieren`,
  yourTurn: 'Du bist am Zug',
  theirTurn: 'Die Gegenseite ist am Zug',
  waiting: 'Wartet auf jemanden',
  going: 'Läuft',
  over: 'Beendet',
  verdict: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Remis' },
  oneScreen: 'Beide Seiten an einem Bildschirm',
  sections: {
    turn: 'Du bist am Zug',
    other: 'Die Gegenseite ist am Zug',
    waiting: 'Wartet auf jemanden',
    ended: 'Beendet',
  },
  against: (name) => `gegen ${name}`,
  pair: (white, black) => `${white} – ${black}`,
};
