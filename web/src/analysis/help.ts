// Hints and threats on an analysis board: of the position shown, for the side to move.
import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../api/client';
import { settings } from '../settings';
import { type Asked, type Help, openHelp, type Turning } from '../state/help';
import type { Analysis } from './analysis';
import * as trees from './tree';

export function useAnalysisHelp(analysis: Analysis): Help {
  const help = useMemo(() => {
    const { game, start } = analysis;
    const asked = computed<Asked>(() => {
      const view = analysis.view.value;
      const turns = trees.turnsTo(analysis.tree.value, analysis.at.value);
      const place = { start, turns };
      return {
        key: turns.join(' '),
        ready: view !== null && view.outcome === null && analysis.fault.value === null,
        hint: () => api.hint(game.id, place),
        threats: async () => (await api.threats(game.id, place)).threats,
      };
    });
    return openHelp(asked, signal<Turning | null>(null));
  }, [analysis]);
  useEffect(() => help.close, [help]);
  return help;
}

/** H and T, where single letters are keys. */
export function helpKey(event: KeyboardEvent, help: Help): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || !settings.value.letters) return false;
  if (target?.closest('input, textarea, select')) return false;
  if (event.key === 'h') help.hint();
  else if (event.key === 't') help.toggleThreats();
  else return false;
  return true;
}
