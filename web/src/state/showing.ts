// What can be asked at a table: of a game in progress, for as long as its page is open.
import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../api/client';
import type { View } from '../api/types';
import { settings } from '../settings';
import { type Asked, type Help, openHelp, type Turning } from './help';
import { mayHelp, mayTell } from './people';
import { mayMove, type Session } from './session';

/** The turn that led to the position after so many turns. */
export function turningOf(view: View, ply: number): Turning | null {
  const turns = view.turns.slice(0, ply).map((turn) => turn.text);
  const turn = turns.pop();
  if (turn === undefined) return null;
  const { game, start } = view;
  return { key: [...turns, turn].join(' '), tell: () => api.effects(game, { start, turns, turn }) };
}

/** The turn whose effects are told: that of the earlier position that is shown, or else the last one, if the computer made it. */
function tellable(session: Session): Turning | null {
  const view = session.state.value;
  if (!view || !mayTell(view)) return null;
  const ply = session.review.ply.value;
  if (ply !== null) return turningOf(view, ply);
  if (!settings.value.told) return null;
  // Until a turn is shown whole, nothing is said about it, and what was said of the one before stays.
  const shown = view.turns.slice(0, session.beat.value?.turns ?? view.ply);
  const last = shown.findLastIndex(({ side }) => view.seats[side].kind === 'engine');
  return last < 0 ? null : turningOf(view, last + 1);
}

function askable(session: Session): Asked | null {
  const view = session.state.value;
  if (!view || !mayHelp(view)) return null;
  const now = mayMove(view) && session.review.ply.value === null && session.beat.value === null;
  return {
    key: view.turns.map((turn) => turn.text).join(' '),
    ready: now,
    hint: () => api.hintInPlay(view.id),
    threats: async () => (await api.threatsInPlay(view.id)).threats,
  };
}

/** What the engine and the rules show at the table. */
export function useHelp(session: Session): Help {
  const help = useMemo(() => {
    const asked = computed(() => askable(session));
    const turn = computed(() => tellable(session));
    return openHelp(asked, turn);
  }, [session]);
  useEffect(() => help.close, [help]);
  return help;
}
