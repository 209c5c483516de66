// What a clock shows. The server alone decides when time is up; this is only arithmetic.
import type { Clock, Control, Side } from '../api/types';
import { t } from '../language';

/** What a side has left, in milliseconds; `now` on the server's clock. Not below 0: at 0 the server is waited for. */
export function left(clock: Clock, control: Control, side: Side, now: number): number {
  const kept = clock[side];
  if (clock.running !== side || clock.since === null) return kept;
  return Math.max(0, kept - Math.max(0, now - clock.since - control.delay));
}

/** Below this, tenths of seconds are shown. */
export const TENTHS = 10_000;

/** `1:05:09`, `5:09`, and under ten seconds `0:09.4` with the language's own decimal sign. */
export function clockText(ms: number): string {
  const rest = Math.max(0, ms);
  const two = (n: number) => String(n).padStart(2, '0');
  if (rest < TENTHS) {
    const tenths = Math.floor(rest / 100);
    return `0:0${t('words-tenths', { value: tenths / 10 })}`;
  }
  const seconds = Math.floor(rest / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** In how many milliseconds the shown text changes, while the clock runs down. */
export function untilChange(ms: number): number {
  if (ms <= 0) return Number.POSITIVE_INFINITY;
  const step = ms <= TENTHS ? 100 : 1000;
  return (ms % step) + 1;
}

/** Is little time left? A tenth of the base, but at least ten and at most sixty seconds. */
export function isLow(ms: number, control: Control): boolean {
  return ms < Math.min(60_000, Math.max(10_000, control.base / 10));
}

/** The time control in short: `5 + 3`, `5 d3` with a delay; base in minutes, the rest in seconds. */
export function controlText({ base, increment, delay }: Control): string {
  const number = (value: number) => t('words-number', { value });
  const minutes = number(base / 60_000);
  return delay > 0 ? `${minutes} d${number(delay / 1000)}` : `${minutes} + ${number(increment / 1000)}`;
}
