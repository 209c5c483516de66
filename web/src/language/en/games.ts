// Lists of games in progress.
export const games = {
  title: 'My games · Variorum',
  heading: 'My games',
  none: 'You have not played here yet.',
  find: 'Find a game',
  nameless: 'These games belong to this browser. With an account they follow you to others.',
  analyse: (game: string) => `Analyse this game of ${game}`,
  yourTurn: 'Your turn',
  theirTurn: 'The other side’s turn',
  waiting: 'Waiting for somebody',
  going: 'Being played',
  over: 'Finished',
  verdict: { won: 'Won', lost: 'Lost', drawn: 'Draw' },
  oneScreen: 'Both sides on one screen',
  sections: {
    turn: 'Your turn',
    other: 'The other side’s turn',
    waiting: 'Waiting for somebody',
    ended: 'Finished',
  },
  against: (name: string) => `against ${name}`,
  pair: (white: string, black: string) => `${white} – ${black}`,
};
