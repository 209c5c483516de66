// What going to a cell comes to, in words and as a sign.
import { t } from '../language';
import type { Worth } from './model';

export function worthWords({ is, turns }: Worth): string {
  switch (is) {
    case 'win':
      return t('exact-turn-wins', { count: turns });
    case 'draw':
      return t('exact-turn-draws');
    case 'loss':
      return t('exact-turn-loses', { count: turns });
  }
}

/** As a sign on the board: the turns to the win, `½`, or the turns to the loss after a minus. */
export function worthSign({ is, turns }: Worth): string {
  return is === 'draw' ? '½' : `${is === 'loss' ? '−' : ''}${turns}`;
}
