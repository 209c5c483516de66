// The exact result of a position with few pieces, and what every turn comes to.

import { scoreWords } from '../analysis/score';
import type { Exact, ExactTurn } from '../api/analysis';
import type { Side } from '../api/types';
import { worthSign, worthWords } from '../board/worth';
import { t } from '../language';
import type { Names } from '../pieces/names';
import { type Group, grouped, worthOf } from '../state/exact';
import { turnWords } from '../state/words';
import { TurnText } from '../ui/TurnText';

interface Props {
  exact: Exact | null;
  side: Side;
  names: Names;
  /** Makes a turn; without it the turns can only be read. */
  play?: (turn: ExactTurn) => void;
}

function resultWords({ result }: Exact): string {
  if (!result) return t('exact-coming');
  const { winner, turns } = result;
  return winner === null ? t('exact-draw') : scoreWords({ win: { winner, turns: turns ?? 0 } });
}

const HEADS = {
  winning: (count: number) => t('exact-winning', { count }),
  drawing: (count: number) => t('exact-drawing', { count }),
  unknown: (count: number) => t('exact-unknown', { count }),
  losing: (count: number) => t('exact-losing', { count }),
} satisfies Record<Group, (count: number) => string>;

function Turn({ turn, side, names, play }: Omit<Props, 'exact'> & { turn: ExactTurn }) {
  const worth = turn.result && worthOf(turn.result, side);
  const words = worth ? worthWords(worth) : '';
  const shown = (
    <>
      <TurnText turn={turn} side={side} names={names} />
      {worth && worth.is !== 'draw' && <small aria-hidden="true"> {worthSign(worth)}</small>}
    </>
  );
  return (
    <li title={words}>
      {play ? (
        <button
          type="button"
          aria-label={t('exact-play', { turn: turnWords(turn), words })}
          onClick={() => play(turn)}
        >
          {shown}
        </button>
      ) : (
        <>
          {shown}
          <span class="unseen"> {words}</span>
        </>
      )}
    </li>
  );
}

export function ExactResult({ exact, ...props }: Props) {
  if (!exact || (!exact.result && !exact.coming)) return null;
  return (
    <section class="exact" aria-label={t('help-exact')}>
      <p role="status">
        <strong>{resultWords(exact)}</strong>
        {!exact.result && <span class="dots" aria-hidden="true" />}
      </p>
      {exact.turns.length > 0 && (
        <details>
          <summary>{t('exact-turns')}</summary>
          {grouped(exact, props.side).map(({ group, turns }) => (
            <div key={group} class={`exact-group exact-${group}`}>
              <h3>{HEADS[group](turns.length)}</h3>
              <ul>
                {turns.map((turn) => (
                  <Turn key={turn.first} turn={turn} {...props} />
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
