// What an evaluation looks like: as text, and as a share of a bar.
import type { Bound, Score } from '../api/analysis';
import type { Outcome } from '../api/types';
import { t } from '../language';

const EDGE: Record<Bound, string> = { exact: '', 'at-least': '≥ ', 'at-most': '≤ ' };
const SIGN = { more: '+', less: '−' };

/** `+0.3`, `−1.2`, `#3` for a win of White in three turns of its own, `#−3` for one of Black. */
export function scoreText(score: Score, bound: Bound = 'exact'): string {
  if ('win' in score) {
    const { winner, turns } = score.win;
    if (turns === 0) return winner === 'w' ? '1–0' : '0–1';
    return `#${winner === 'w' ? '' : SIGN.less}${turns}`;
  }
  const tenths = Math.round(score.centipawns / 10) / 10;
  const sign = tenths > 0 ? SIGN.more : tenths < 0 ? SIGN.less : '';
  return `${EDGE[bound]}${sign}${t('words-tenths', { value: Math.abs(tenths) })}`;
}

/** The same in words. */
export function scoreWords(score: Score): string {
  if ('win' in score) {
    const { winner, turns } = score.win;
    return turns === 0
      ? t('analysis-value-won', { side: winner })
      : t('analysis-value-wins', { side: winner, count: turns });
  }
  const tenths = Math.round(score.centipawns / 10) / 10;
  if (tenths === 0) return t('analysis-value-even');
  return t('analysis-value-better', { side: tenths > 0 ? 'w' : 'b', by: Math.abs(tenths) });
}

/** White's share of the bar, from 0 to 1; 0.5 is even. */
export function share(score: Score): number {
  if ('win' in score) return score.win.winner === 'w' ? 1 : 0;
  // About 100 centipawns is the weakest piece of a game: five of them are nearly decisive on most boards.
  return 1 / (1 + Math.exp(-score.centipawns / 300));
}

/** What the end of a game is worth. */
export function endScore({ result }: Pick<Outcome, 'result'>): Score | null {
  switch (result) {
    case '*':
      return null;
    case '1/2-1/2':
      return { centipawns: 0 };
    case '1-0':
      return { win: { winner: 'w', turns: 0 } };
    case '0-1':
      return { win: { winner: 'b', turns: 0 } };
  }
}
