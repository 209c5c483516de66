// What every page shares.
export const site = {
  home: 'Variorum, all games',
  parts: 'Site',
  games: 'Games',
  language: 'Language',
  allGames: 'All games',
  lostTitle: 'Nothing here',
  lost: 'There is no such page.',
  cancel: 'Cancel',
  closeMessage: 'Close this message',
  tryAgain: 'Try again',
  unreachable: 'The server does not answer. Is Variorum still running?',
  refused: (status: number) => `The server refused this (${status}).`,
  broken: 'Something went wrong in this page. Reload it, please.',
  movedOn: 'The game has moved on meanwhile.',
};
