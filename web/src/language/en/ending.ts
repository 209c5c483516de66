// How a game ends, by the server's word for it. A word that is not here is told in the server's own sentence.
type Words = Record<string, ((winner: string, loser: string) => string) | undefined>;

export const ending = {
  won: {
    checkmate: (winner) => `${winner} wins by checkmate.`,
    stalemate: (winner) => `${winner} wins by stalemate.`,
    'not-home': (winner, loser) => `${winner} wins: ${loser}’s royal piece did not come home in time.`,
    marriage: (winner) => `${winner} wins by a marriage.`,
    extinction: (winner, loser) => `${winner} wins: ${loser} has lost the last piece that had to be kept.`,
    bare: (winner, loser) => `${winner} wins: ${loser} has nothing but the royal piece left.`,
    'perpetual-check': (winner) => `${winner} wins by the rule on perpetual check.`,
    time: (winner, loser) => `${winner} wins: ${loser}’s time is up.`,
    resignation: (winner, loser) => `${winner} wins: ${loser} resigned.`,
  } as Words,
  drawn: {
    stalemate: () => 'Draw by stalemate.',
    bare: () => 'Draw: neither side has more than its royal piece left.',
    repetition: () => 'Draw by repetition.',
    'quiet-turns': () => 'Draw: too many turns without a capture, a drop or a pawn move.',
    time: () => 'Draw: time is up, but the other side could never win.',
    'turn-limit': () => 'Draw: the game has reached the greatest number of turns that it may have.',
    agreement: () => 'Draw by agreement.',
  } as Words,
  /** Called off: nobody has won or drawn. */
  off: {
    aborted: () => 'The game was called off.',
    'no-start': () => 'The game was called off: the first turn did not come.',
    withdrawn: () => 'The challenge was withdrawn.',
    expired: () => 'The challenge has expired.',
  } as Words,
};
