import type { site as english } from '../en/site';

export const site: typeof english = {
  home: 'Variorum, alle Spiele',
  parts: 'Seiten',
  games: 'Spiele',
  lobby: 'Lobby',
  myGames: 'Meine Partien',
  toLogin: 'Anmelden',
  lineLost: 'Verbindung verloren. Neuer Versuch …',
  stale: 'Variorum ist erneuert worden. Bitte lade diese Seite neu.',
  reload: 'Neu laden',
  language: 'Sprache',
  allGames: 'Alle Spiele',
  lostTitle: 'Hier ist nichts',
  lost: 'Diese Seite gibt es nicht.',
  cancel: 'Abbrechen',
  closeMessage: 'Meldung schließen',
  tryAgain: 'Noch einmal versuchen',
  unreachable: 'Der Server antwortet nicht. Läuft Variorum noch?',
  refused: (status) => `Der Server hat das abgelehnt (${status}).`,
  broken: 'Auf dieser Seite ist etwas schiefgegangen. Bitte lade sie neu.',
  movedOn: 'Die Partie ist inzwischen weitergegangen.',
};
