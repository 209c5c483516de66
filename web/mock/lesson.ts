// Made-up answers for learners: the texts of a made-up game, one example, a piece that goes nowhere.
import type { GameDetail, Lesson, Reach } from '../src/api/types';

export function lessonOf(game: GameDetail): Lesson {
  return {
    summary: game.summary,
    story: 'It was made up for looking at.',
    rules: game.rules,
    rulings: game.rulings,
    sources: [
      { text: 'A. Player: Made-up Chess', link: 'https://example.org/made-up' },
      { text: 'Nobody: A book', link: null },
    ],
    names: {},
    examples: [
      {
        title: 'Nothing happens',
        text: '',
        rules: ['X-1'],
        start: game.pieces,
        steps: [
          {
            text: 'Look at the pieces.',
            turn: null,
            position: game.start,
            pieces: game.pieces,
            side: 'w',
            checked: [],
            show: null,
            legal: [
              { text: 'a1a2', parts: [{ piece: null, cells: ['a1', 'a2'], promotion: '' }], san: null },
            ],
            illegal: [],
            outcome: null,
          },
        ],
      },
    ],
  };
}

export function reachOf(cell: string): Reach {
  const nowhere = { moves: [], captures: [], led: [], swaps: [] };
  return { cell, token: '', side: 'w', alone: nowhere, here: nowhere, frozen: false, legal: null };
}
