// What a game looks like after a message of the server: pure, and the same as what a fresh request would say.

import type { SessionNews } from '../api/socket';
import type { View } from '../api/types';

/** At most this many lines of chat are kept. */
const LINES = 200;

function changed(
  view: View,
  changes: { cell: string; piece: View['pieces'][number] | null }[],
): View['pieces'] {
  const cells = new Set(changes.map((change) => change.cell));
  return [...view.pieces.filter((piece) => !cells.has(piece.cell)), ...changes.flatMap((c) => c.piece ?? [])];
}

export const NO_OFFERS: View['offers'] = { draw: null, takeback: null, rematch: null };

/** The view with a message applied. `null` before the first `state`. */
export function apply(view: View | null, message: SessionNews): View | null {
  if (message.type === 'state') return message.view;
  if (view === null) return null;
  // A change that is known already: it came before the break.
  if ('seq' in message && message.seq <= view.seq) return view;
  switch (message.type) {
    case 'turn':
      return {
        ...view,
        ...message.board,
        seq: message.seq,
        ply: message.ply,
        phase: message.outcome ? 'ended' : 'playing',
        pieces: changed(view, message.changes),
        lastTurn: message.lastTurn,
        turns: [...view.turns, message.turn],
        clock: message.clock,
        outcome: message.outcome,
        claims: message.claims,
        thinking: message.thinking,
        offers: message.outcome ? NO_OFFERS : { ...view.offers, draw: null, takeback: null },
        note: null,
        first: [],
      };
    case 'choices':
      return message.ply === view.ply ? { ...view, first: message.first } : view;
    case 'end':
      return {
        ...view,
        seq: message.seq,
        phase: 'ended',
        outcome: message.outcome,
        clock: message.clock,
        offers: NO_OFFERS,
        claims: [],
        thinking: false,
        first: [],
      };
    case 'offers':
      return { ...view, seq: message.seq, offers: message.offers };
    case 'engine':
      return {
        ...view,
        seq: message.seq,
        thinking: message.thinking,
        note: message.note,
        notice: message.notice,
      };
    case 'said':
      if (message.room !== view.you.room) return { ...view, seq: message.seq };
      return {
        ...view,
        seq: message.seq,
        you: { ...view.you, chat: [...view.you.chat, message.line].slice(-LINES) },
      };
    case 'chat':
      return { ...view, seq: message.seq, chat: message.chat };
    case 'rematch':
      return { ...view, seq: message.seq, rematch: message.rematch };
    case 'presence':
      return { ...view, presence: message.presence };
  }
}
