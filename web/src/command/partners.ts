// Who holds the game that a command line talks about: a table, an analysis board, a stage.

import type { Analysis } from '../analysis/analysis';
import * as trees from '../analysis/tree';
import type { Deed } from '../api/analysis';
import { link } from '../api/socket';
import type { Side, View } from '../api/types';
import { t } from '../language';
import { clockText, left } from '../state/clock';
import { mayMove, onlySide, type Session } from '../state/session';
import type { Stage } from '../state/stage';
import { IDLE, partOf } from '../state/turn';
import { statusWords } from '../state/words';
import type { Partner } from './dialogue';

/** Both clocks in words. */
function clockWords(view: View): string {
  const { clock, control } = view;
  if (!clock || !control) return t('command-no-clock');
  const now = Date.now() + link.offset.value;
  const text = (side: Side) => clockText(left(clock, control, side, now));
  return t('command-clocks', { white: text('w'), black: text('b') });
}

const refused = (view: View): string =>
  view.you.sides.length === 0 ? t('command-watching') : statusWords(view);

/** What the other has offered is accepted, else it is offered. */
const offer = (by: Side | null, mine: Side | null) => (by !== null && by !== mine ? 'accept' : 'offer');

function atTable(session: Session, view: View, deed: Deed): string {
  const seated = view.you.sides.length > 0;
  const mine = onlySide(view);
  switch (deed.do) {
    case 'clock':
      return clockWords(view);
    case 'turn':
    case 'first':
      if (!mayMove(view)) return refused(view);
      return session.enter(deed.text, deed.do === 'turn') ? '' : t('command-not-now');
    case 'undo':
      if (session.phase.value !== IDLE || session.review.ply.value !== null) {
        session.cancel();
        return t('command-taken-back');
      }
      if (!seated) return refused(view);
      if (view.rated) return t('command-no-undo');
      if (view.turns.every((turn) => !view.you.sides.includes(turn.side)))
        return t('command-nothing-to-undo');
      void session.act({ type: 'takeback', step: offer(view.offers.takeback, mine) });
      return '';
    case 'draw':
      if (!seated || view.phase !== 'playing') return refused(view);
      void session.act({ type: 'draw', step: offer(view.offers.draw, mine) });
      return t('command-draw');
    case 'resign':
      if (!seated || view.phase !== 'playing') return refused(view);
      void session.act({ type: 'resign' });
      return '';
  }
}

/** A game in progress. */
export function sessionPartner(session: Session, game: string): Partner {
  return {
    game,
    place() {
      const view = session.state.peek();
      return view && { start: view.start, turns: view.turns.map(({ text }) => text) };
    },
    begun: () => partOf(session.phase.peek())?.text ?? null,
    side() {
      const view = session.state.peek();
      return view?.phase === 'playing' ? onlySide(view) : null;
    },
    carryOut(deed) {
      const view = session.state.peek();
      return view ? atTable(session, view, deed) : '';
    },
  };
}

/** An analysis board, where the reader moves both sides. */
export function analysisPartner(analysis: Analysis): Partner {
  return {
    game: analysis.game.id,
    place: () => ({
      start: analysis.start,
      turns: trees.turnsTo(analysis.tree.peek(), analysis.at.peek()),
    }),
    begun: () => partOf(analysis.phase.peek())?.text ?? null,
    side: () => null,
    carryOut(deed) {
      switch (deed.do) {
        case 'turn':
        case 'first':
          return analysis.enter(deed.text, deed.do === 'turn') ? '' : t('command-not-now');
        case 'undo': {
          if (analysis.phase.peek() !== IDLE) {
            analysis.cancel();
            return t('command-taken-back');
          }
          const { id, parent } = trees.nodeOf(analysis.tree.peek(), analysis.at.peek());
          if (id === trees.ROOT) return t('command-nothing-to-undo');
          analysis.go(parent);
          return '';
        }
        case 'draw':
        case 'resign':
        case 'clock':
          return t('command-only-in-games');
      }
    },
  };
}

/** A guided first game, a puzzle, a mistake to be mended. */
export function stagePartner(stage: Stage): Partner {
  return {
    game: stage.game.id,
    place() {
      const start = stage.view.peek()?.position;
      return start === undefined ? null : { start };
    },
    begun: () => partOf(stage.phase.peek())?.text ?? null,
    side: () => null,
    carryOut(deed) {
      switch (deed.do) {
        case 'turn':
        case 'first':
          return stage.turns.enter(deed.text, deed.do === 'turn') ? '' : t('command-not-now');
        case 'undo':
          stage.turns.cancel();
          return t('command-taken-back');
        case 'draw':
        case 'resign':
        case 'clock':
          return t('command-only-in-games');
      }
    },
  };
}
