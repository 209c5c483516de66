import type { ending as english } from '../en/ending';

export const ending: typeof english = {
  won: {
    checkmate: (winner) => `${winner} gewinnt durch Matt.`,
    stalemate: (winner) => `${winner} gewinnt durch Patt.`,
    'not-home': (winner, loser) =>
      `${winner} gewinnt: Die königliche Figur von ${loser} ist nicht rechtzeitig heimgekehrt.`,
    marriage: (winner) => `${winner} gewinnt durch eine Hochzeit.`,
    extinction: (winner, loser) =>
      `${winner} gewinnt: ${loser} hat die letzte Figur verloren, die bleiben musste.`,
    bare: (winner, loser) => `${winner} gewinnt: ${loser} hat nur noch die königliche Figur.`,
    'perpetual-check': (winner) => `${winner} gewinnt nach der Regel über Dauerschach.`,
    time: (winner, loser) => `${winner} gewinnt: Die Zeit von ${loser} ist abgelaufen.`,
    resignation: (winner, loser) => `${winner} gewinnt: ${loser} hat aufgegeben.`,
  },
  drawn: {
    stalemate: () => 'Remis durch Patt.',
    bare: () => 'Remis: Beide Seiten haben nur noch ihre königliche Figur.',
    repetition: () => 'Remis durch Stellungswiederholung.',
    'quiet-turns': () => 'Remis: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug.',
    time: () => 'Remis: Die Zeit ist abgelaufen, aber die andere Seite könnte nie gewinnen.',
    'turn-limit': () => 'Remis: Die Partie hat so viele Züge erreicht, wie sie haben darf.',
    agreement: () => 'Remis durch Vereinbarung.',
  },
  off: {
    aborted: () => 'Die Partie wurde abgebrochen.',
    'no-start': () => 'Die Partie wurde abgebrochen: Der erste Zug blieb aus.',
    withdrawn: () => 'Die Herausforderung wurde zurückgezogen.',
    expired: () => 'Die Herausforderung ist abgelaufen.',
  },
};
