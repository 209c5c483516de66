import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock, Control } from '../src/api/types';
import { ClockFace } from '../src/play/ClockFace';
import { play } from '../src/state/sound';

vi.mock('../src/state/sound', () => ({ play: vi.fn() }));

const control: Control = { base: 180_000, increment: 2000, delay: 0 };
const clock = (w: number, running: 'w' | 'b' = 'w'): Clock => ({
  w,
  b: 180_000,
  running,
  since: Date.now(),
  firstBy: null,
});
const heard = () => vi.mocked(play).mock.calls.map(([sound]) => sound);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('little time', () => {
  it('is heard once on one’s own clock, and again only after there was more', async () => {
    const face = (now: Clock) => <ClockFace clock={now} control={control} side="w" own />;
    const { rerender } = render(face(clock(19_500)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(heard()).toEqual(['hurry']);
    await vi.advanceTimersByTimeAsync(3000);
    // The other side thinks, then this clock runs on.
    rerender(face(clock(14_000, 'b')));
    await vi.advanceTimersByTimeAsync(100);
    rerender(face(clock(14_000)));
    await vi.advanceTimersByTimeAsync(100);
    expect(heard()).toEqual(['hurry']);
    rerender(face(clock(30_000)));
    await vi.advanceTimersByTimeAsync(100);
    rerender(face(clock(12_000)));
    await vi.advanceTimersByTimeAsync(100);
    expect(heard()).toEqual(['hurry', 'hurry']);
  });

  it('of somebody else is not heard', async () => {
    render(<ClockFace clock={clock(9000)} control={control} side="w" own={false} />);
    await vi.advanceTimersByTimeAsync(500);
    expect(heard()).toEqual([]);
  });
});
