// Hints and threats on an analysis board: of the position shown, for the side to move.
import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../api/client';
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
