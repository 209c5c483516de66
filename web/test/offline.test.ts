import { describe, expect, it } from 'vitest';
import { createUpdates } from '../src/state/offline';

function page(controlled: boolean) {
  const loaded: string[] = [];
  const told: unknown[] = [];
  const timers: (() => void)[] = [];
  const updates = createUpdates(
    { load: (address) => loaded.push(address), later: (_, then) => timers.push(then) },
    controlled,
  );
  const registration: { waiting: { postMessage(message: unknown): void } | null } = { waiting: null };
  updates.register(registration);
  const publish = () => {
    registration.waiting = { postMessage: (message) => told.push(message) };
  };
  return { updates, loaded, told, timers, publish };
}

describe('a new version of the site', () => {
  it('takes over when the reader goes to another page', () => {
    const { updates, loaded, told, publish } = page(true);
    expect(updates.leave('/lobby')).toBe(false);
    publish();
    expect(updates.leave('/games')).toBe(true);
    expect([told, loaded]).toEqual([[{ type: 'SKIP_WAITING' }], []]);
    updates.changed();
    expect(loaded).toEqual(['/games']);
  });

  it('does not keep the reader waiting', () => {
    const { updates, loaded, timers, publish } = page(true);
    publish();
    updates.leave('/games');
    for (const then of timers) then();
    expect(loaded).toEqual(['/games']);
    // And the page is not loaded twice.
    updates.changed();
    expect(loaded).toEqual(['/games']);
  });

  it('that another tab has let in is loaded with the next page', () => {
    const { updates, loaded } = page(true);
    updates.changed();
    expect(loaded).toEqual([]);
    expect(updates.leave('/games')).toBe(true);
    expect(loaded).toEqual(['/games']);
  });

  it('is none when the first worker is installed', () => {
    const { updates, loaded } = page(false);
    updates.changed();
    expect(updates.leave('/games')).toBe(false);
    expect(loaded).toEqual([]);
  });
});
