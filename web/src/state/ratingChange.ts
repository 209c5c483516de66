// What a rated game has done to a player's rating.
import { useEffect, useState } from 'preact/hooks';
import { people, type RatingChange } from '../api/people';
import type { Side, View } from '../api/types';

/** The change, once the game has ended and the server tells it; null before that, for unrated games and without an account. */
export function useRatingChange(state: View, side: Side): RatingChange | null {
  const [change, setChange] = useState<RatingChange | null>(null);
  const { name } = state.seats[side];
  const over = state.rated && state.phase === 'ended' && name !== null;
  useEffect(() => {
    if (!over || name === null) return;
    let late = false;
    people.ratings(name, state.game).then(
      (changes) => {
        const mine = changes.find(({ session }) => session === state.id);
        if (!late && mine) setChange(mine);
      },
      // The row then shows the rating as it was.
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [over, name, state.game, state.id]);
  return over ? change : null;
}
