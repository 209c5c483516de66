// Muted speakers, game by game. Kept in the browser.
import { signal } from '@preact/signals';

const KEY = 'mutes';
/** Older games are forgotten. */
const GAMES = 50;

function read(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

const mutes = signal(read());

export function isMuted(session: string, speaker: string): boolean {
  return mutes.value[session]?.includes(speaker) ?? false;
}

export function toggleMute(session: string, speaker: string): void {
  const { [session]: there = [], ...others } = mutes.value;
  const now = there.includes(speaker) ? there.filter((s) => s !== speaker) : [...there, speaker];
  const entries = Object.entries(others).slice(-GAMES);
  mutes.value = { ...Object.fromEntries(entries), ...(now.length > 0 ? { [session]: now } : {}) };
  try {
    localStorage.setItem(KEY, JSON.stringify(mutes.value));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
