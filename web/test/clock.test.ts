import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../src/language';
import { clockText, controlText, isLow, left, untilChange } from '../src/state/clock';

const control = { base: 300_000, increment: 0, delay: 0 };
const clock = { w: 60_000, b: 50_000, running: 'w' as const, since: 1_000, firstBy: null };

afterEach(() => setLanguage('en'));

describe('a clock', () => {
  it('runs down for the side that it runs for', () => {
    expect(left(clock, control, 'w', 6_000)).toBe(55_000);
    expect(left(clock, control, 'b', 6_000)).toBe(50_000);
    expect(left({ ...clock, running: null, since: null }, control, 'w', 6_000)).toBe(60_000);
  });

  it('waits for the delay in each turn', () => {
    const delayed = { ...control, delay: 5_000 };
    expect(left(clock, delayed, 'w', 5_000)).toBe(60_000);
    expect(left(clock, delayed, 'w', 8_000)).toBe(58_000);
  });

  it('stops at nothing, and is not wound by clocks that go before the server’s', () => {
    expect(left(clock, control, 'w', 999_000)).toBe(0);
    expect(left(clock, control, 'w', 0)).toBe(60_000);
  });

  it('shows tenths under ten seconds, and hours where there are any', async () => {
    expect([3_909_999, 309_000, 60_000, 10_000, 9_999, 9_450, 50, 0].map((ms) => clockText(ms))).toEqual([
      '1:05:09',
      '5:09',
      '1:00',
      '0:10',
      '0:09.9',
      '0:09.4',
      '0:00.0',
      '0:00.0',
    ]);
    await setLanguage('de');
    expect(clockText(9_450)).toBe('0:09,4');
  });

  it('knows when its text changes next', () => {
    for (const ms of [65_432, 10_000, 10_001, 9_999, 345]) {
      const wait = untilChange(ms);
      expect(clockText(ms - wait + 1), `${ms}`).toBe(clockText(ms));
      expect(clockText(ms - wait), `${ms}`).not.toBe(clockText(ms));
    }
    expect(untilChange(0)).toBe(Number.POSITIVE_INFINITY);
  });

  it('warns of little time', () => {
    expect([29_999, 30_000].map((ms) => isLow(ms, control))).toEqual([true, false]);
    expect(isLow(9_999, { ...control, base: 60_000 })).toBe(true);
    expect(isLow(60_000, { ...control, base: 7_200_000 })).toBe(false);
  });

  it('is named in short', async () => {
    expect(controlText({ base: 300_000, increment: 3_000, delay: 0 })).toBe('5 + 3');
    expect(controlText({ base: 90_000, increment: 0, delay: 5_000 })).toBe('1.5 d5');
    await setLanguage('de');
    expect(controlText({ base: 90_000, increment: 0, delay: 0 })).toBe('1,5 + 0');
  });
});
