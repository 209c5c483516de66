// How a player's rating in a game has gone, game by game.
import { useEffect, useState } from 'preact/hooks';
import { people, type RatingChange, type Standing } from '../api/people';
import { t } from '../language';
import { useGameNames } from './games';

const [WIDE, TALL] = [640, 150];
/** Free room round the line, in the same units. */
const EDGE = 12;
/** With more games than this, a dot for each would be a smear. */
const MOST_DOTS = 60;
/** Ratings are never drawn over a smaller range than this: a few points must not look like a mountain. */
const RANGE = 100;

/** Points of the line, in the picture's units; and the ratings at its foot and head. */
export function course(changes: readonly Pick<RatingChange, 'before' | 'after'>[]): {
  points: { x: number; y: number }[];
  low: number;
  high: number;
} {
  const [first] = changes;
  const ratings = first ? [first.before, ...changes.map((change) => change.after)] : [];
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const half = Math.max(RANGE, Math.max(...ratings) - Math.min(...ratings)) / 2;
  const [low, high] = [middle - half, middle + half];
  const points = ratings.map((rating, index) => ({
    x: (WIDE * index) / Math.max(1, ratings.length - 1),
    y: TALL * (1 - (rating - low) / (high - low)),
  }));
  return { points, low, high };
}

const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function RatingGraph({ name, standings }: { name: string; standings: readonly Standing[] }) {
  const nameOf = useGameNames();
  const [chosen, setChosen] = useState(standings[0]?.game ?? null);
  const [changes, setChanges] = useState<RatingChange[]>([]);
  useEffect(() => {
    if (chosen === null) return;
    let late = false;
    // Without an answer, the table above has the numbers.
    people.ratings(name, chosen).then(
      (found) => late || setChanges(found),
      () => late || setChanges([]),
    );
    return () => {
      late = true;
    };
  }, [name, chosen]);
  const standing = standings.find((one) => one.game === chosen);
  const [first, last] = [changes[0], changes.at(-1)];
  if (!standing) return null;
  const { points, low, high } = course(changes);
  const words =
    first && last
      ? t('account-player-course-of', {
          game: nameOf(standing.game, standing.name),
          from: Math.round(first.before),
          to: Math.round(last.after),
          count: changes.length,
        })
      : '';
  return (
    <div class="rating-graph">
      {standings.length > 1 && (
        <label>
          <span class="unseen">{t('account-player-game')}</span>
          <select value={chosen ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
            {standings.map((one) => (
              <option key={one.game} value={one.game}>
                {nameOf(one.game, one.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {first && last && (
        <figure>
          <div class="rating-plot">
            <div class="rating-scale" aria-hidden="true">
              {[high, (high + low) / 2, low].map((rating, row) => (
                <span key={row} style={{ top: `${(100 * (EDGE + (TALL * row) / 2)) / (TALL + 2 * EDGE)}%` }}>
                  {Math.round(rating)}
                </span>
              ))}
            </div>
            <svg
              viewBox={`${-EDGE} ${-EDGE} ${WIDE + 2 * EDGE} ${TALL + 2 * EDGE}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`${t('account-player-course')}: ${words}`}
            >
              <path
                class="rating-lines"
                d={[0, TALL / 2, TALL].map((y) => `M${-EDGE} ${y}H${WIDE + EDGE}`).join('')}
              />
              <path d={`M${points.map(at).join('L')}`} />
              {points.length <= MOST_DOTS && (
                <path class="rating-dots" d={points.map((point) => `M${at(point)}h0`).join('')} />
              )}
            </svg>
          </div>
          <figcaption>
            {words} ({[...new Set([first, last].map(({ at }) => t('words-day', { at })))].join(' – ')})
          </figcaption>
        </figure>
      )}
    </div>
  );
}
