// A side's clock. The server decides when time is up; this only shows what is left.
import { useEffect, useRef, useState } from 'preact/hooks';
import { link } from '../api/socket';
import type { Clock, Control, Side } from '../api/types';
import { t } from '../language';
import { clockText, isLow, left, untilChange } from '../state/clock';
import { play } from '../state/sound';

/** The server's time now, read again whenever `next` milliseconds have passed. */
function useServerTime(next: (now: number) => number): number {
  const [, tick] = useState(0);
  const now = Date.now() + link.offset.value;
  const wait = next(now);
  useEffect(() => {
    if (!Number.isFinite(wait)) return;
    const timer = setTimeout(() => tick((n) => n + 1), Math.max(30, wait));
    return () => clearTimeout(timer);
  });
  return now;
}

interface Props {
  clock: Clock;
  control: Control;
  side: Side;
  /** Is it the reader's own clock, and no other? Then a sound warns when little time is left. */
  own: boolean;
}

export function ClockFace({ clock, control, side, own }: Props) {
  const runs = clock.running === side;
  const now = useServerTime((at) =>
    runs ? untilChange(left(clock, control, side, at)) : Number.POSITIVE_INFINITY,
  );
  const rest = left(clock, control, side, now);
  const low = isLow(rest, control);
  // Once, until there is more time again.
  const heard = useRef(false);
  useEffect(() => {
    if (low && runs && own && rest > 0 && !heard.current) play('hurry');
    heard.current = low && (heard.current || runs);
  }, [low, runs, own]);
  return (
    <span
      class={`clock ${runs ? 'is-running' : ''} ${low ? 'is-low' : ''}`}
      role="timer"
      aria-label={t('play-clock-of', { side })}
    >
      {clockText(rest)}
    </span>
  );
}

/** How long the first turn may still take; nothing where no such time runs. */
export function FirstBy({ by }: { by: number }) {
  const now = useServerTime((at) => untilChange(by - at));
  return <span class="first-by">{t('play-first-turn', { time: clockText(Math.max(0, by - now)) })}</span>;
}
