// The settings of the engine on the analysis board: the same for all games, kept in the browser.
import { effect, signal } from '@preact/signals';
import { store, stored } from '../settings';

export interface EngineSettings {
  on: boolean;
  lines: number;
  arrows: boolean;
}

// Before its first use, which is when this file is loaded.
export const MOST_LINES = 5;

export const engineSettings = signal(readEngineSettings(stored('variorum.engine')));
effect(() => store('variorum.engine', JSON.stringify(engineSettings.value)));

export function readEngineSettings(text: string | null): EngineSettings {
  let found: Partial<Record<keyof EngineSettings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // Unreadable text counts as none.
  }
  const lines = typeof found.lines === 'number' ? Math.round(found.lines) : 3;
  return {
    on: found.on !== false,
    lines: lines >= 1 && lines <= MOST_LINES ? lines : 3,
    arrows: found.arrows !== false,
  };
}
