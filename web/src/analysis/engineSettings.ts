// The settings of the engine on the analysis board: the same for all games, kept in the browser.
import { effect, signal } from '@preact/signals';
import { fieldsOf, store, stored } from '../settings';

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
  const found = fieldsOf<EngineSettings>(text);
  const lines = typeof found.lines === 'number' ? Math.round(found.lines) : 3;
  return {
    on: found.on !== false,
    lines: lines >= 1 && lines <= MOST_LINES ? lines : 3,
    arrows: found.arrows !== false,
  };
}
