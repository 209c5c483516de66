// What one player offers the other: a draw, a takeback, another game.
import type { View } from '../api/types';
import { t } from '../language';
import { seatName } from '../state/people';
import { onlySide, type Session } from '../state/session';
import { NO_OFFERS } from '../state/view';

const KINDS = Object.keys(NO_OFFERS) as (keyof View['offers'])[];

export function Offers({ session, state }: { session: Session; state: View }) {
  const mine = onlySide(state);
  const open = KINDS.flatMap((kind) => {
    const by = state.offers[kind];
    return by === null ? [] : [{ kind, by }];
  });
  if (mine === null || open.length === 0) return null;

  return (
    <section class="offers" aria-label={t('play-offers')}>
      {open.map(({ kind, by }) =>
        by === mine ? (
          <div key={kind} class="offer" role="status">
            <p>{t(`play-offering-${kind}`)}</p>
            <button
              type="button"
              class="quiet"
              onClick={() => void session.act({ type: kind, step: 'withdraw' })}
            >
              {t('play-withdraw')}
            </button>
          </div>
        ) : (
          <div key={kind} class="offer is-asked" role="alert">
            <p>{t(`play-offered-${kind}`, { who: seatName(state.seats[by], false) })}</p>
            <span class="offer-buttons">
              <button
                type="button"
                class="primary"
                onClick={() => void session.act({ type: kind, step: 'accept' })}
              >
                {t('play-accept')}
              </button>
              <button type="button" onClick={() => void session.act({ type: kind, step: 'decline' })}>
                {t('play-decline')}
              </button>
            </span>
          </div>
        ),
      )}
    </section>
  );
}
