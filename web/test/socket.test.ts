import { describe, expect, it } from 'vitest';
import { createLink, type Line, type SessionNews, WAITS, type World } from '../src/api/socket';

/** A world with a clock of its own, and lines that do what the test says. */
function world() {
  let now = 1_000_000;
  let timers: { at: number; then: () => void }[] = [];
  const lines: (Line & { sent: unknown[]; open: boolean })[] = [];
  const made: World = {
    connect() {
      const line = {
        onmessage: null,
        onclose: null,
        sent: [] as unknown[],
        open: true,
        send(text: string) {
          this.sent.push(JSON.parse(text));
        },
        close() {
          this.open = false;
        },
      };
      lines.push(line);
      return line;
    },
    now: () => now,
    later(ms, then) {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    random: () => 0.5,
  };
  const last = () => {
    const line = lines.at(-1);
    if (!line) throw new Error('there is no line');
    return line;
  };
  return {
    made,
    lines,
    last,
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((t) => t !== next);
        now = next.at;
        next.then();
      }
      now = end;
    },
    say(message: object) {
      last().onmessage?.({ data: JSON.stringify(message) });
    },
    hello(version = 1) {
      this.say({ type: 'hello', version, now, heartbeat: 10_000 });
    },
    cut(code = 1006) {
      last().onclose?.({ code });
    },
    of(type: string) {
      return last().sent.filter((m) => (m as { type: string }).type === type);
    },
  };
}

function watcher(seen: { stream: string; seq: number } | null = null) {
  const heard: SessionNews[] = [];
  const refusals: number[] = [];
  return {
    heard,
    refusals,
    seen,
    make() {
      return {
        news: (m: SessionNews) => heard.push(m),
        seen: () => this.seen,
        refused: (e: { status: number }) => refusals.push(e.status),
      };
    },
  };
}

describe('the line to the server', () => {
  it('is opened when the first game is watched, and asks for it when greeted', () => {
    const w = world();
    const link = createLink(w.made);
    expect(w.lines).toHaveLength(0);
    link.watch('g', watcher().make());
    expect(w.last().sent).toEqual([]);
    w.hello();
    expect(link.status.value).toBe('open');
    expect(w.of('watch')).toEqual([{ type: 'watch', session: 'g' }]);
  });

  it('tells what the operator has to say, until it is over', () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello();
    expect(link.bulletin.value).toEqual({ announcement: null, readOnly: false });
    const bulletin = { announcement: 'New version at eight', readOnly: true };
    w.say({ type: 'bulletin', bulletin });
    expect(link.bulletin.value).toEqual(bulletin);
    w.cut();
    expect(link.bulletin.value).toEqual(bulletin);
    w.pass(2000);
    w.hello();
    expect(link.bulletin.value.announcement).toBe(null);
  });

  it('tells news to who watches that game, and to nobody else', () => {
    const w = world();
    const link = createLink(w.made);
    const [one, other] = [watcher(), watcher()];
    link.watch('g', one.make());
    const stop = link.watch('h', other.make());
    w.hello();
    w.say({ type: 'presence', session: 'g', presence: { w: true, b: true, spectators: 2 } });
    expect([one.heard.length, other.heard.length]).toEqual([1, 0]);
    stop();
    expect(w.of('unwatch')).toEqual([{ type: 'unwatch', session: 'h' }]);
    w.say({ type: 'refused', id: null, session: 'g', status: 404, error: 'There is no such game.' });
    expect(one.refusals).toEqual([404]);
  });

  it('asks for a private game with the key of its link', () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', { ...watcher({ stream: 's', seq: 4 }).make(), key: 'k' });
    w.hello();
    expect(w.of('watch')).toEqual([{ type: 'watch', session: 'g', stream: 's', seq: 4, key: 'k' }]);
  });

  it('comes back as somebody else when the login has ended, and does nothing in the old name', async () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher({ stream: 's', seq: 4 }).make());
    w.hello();
    const turn = link.act('g', { type: 'turn', ply: 0, text: 'e2e4' });
    w.cut(4001);
    await expect(turn).rejects.toThrow('no longer logged in');
    expect(link.ended.value).toBe(1);
    w.pass(2000);
    w.hello();
    // Everything is told anew: what is seen may be another's.
    expect(w.of('watch')).toEqual([{ type: 'watch', session: 'g' }]);
    expect(w.of('act')).toEqual([]);
    w.cut();
    w.pass(2000);
    w.hello();
    expect(w.of('watch')).toEqual([{ type: 'watch', session: 'g', stream: 's', seq: 4 }]);
  });

  it('comes back after a break, more slowly each time, and asks for what was missed', () => {
    const w = world();
    const link = createLink(w.made);
    const one = watcher();
    link.watch('g', one.make());
    w.hello();
    one.seen = { stream: 's', seq: 7 };
    w.cut();
    for (const [index, wait] of WAITS.entries()) {
      expect(w.lines).toHaveLength(index + 1);
      w.pass(wait - 1);
      expect(w.lines).toHaveLength(index + 1);
      w.pass(1);
      expect(w.lines).toHaveLength(index + 2);
      w.cut();
    }
    expect(link.status.value).toBe('lost');
    w.pass(WAITS.at(-1) ?? 0);
    w.hello();
    expect(link.status.value).toBe('open');
    expect(w.of('watch')).toEqual([{ type: 'watch', session: 'g', stream: 's', seq: 7 }]);
    // The next break begins with short waits again.
    const before = w.lines.length;
    w.cut();
    w.pass(WAITS[0] ?? 0);
    expect(w.lines).toHaveLength(before + 1);
  });

  it('does not speak of a break that is over in a blink', () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello();
    w.cut();
    expect(link.status.value).toBe('connecting');
    w.pass(1000);
    w.hello();
    w.pass(5000);
    expect(link.status.value).toBe('open');
  });

  it('sends a turn again that was not answered before the break, and refuses everything else', async () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello();
    const turn = link.act('g', { type: 'turn', ply: 3, text: 'e2e4' });
    const draw = link.act('g', { type: 'draw', step: 'offer' });
    expect(w.of('act')).toHaveLength(2);
    w.cut();
    await expect(draw).rejects.toMatchObject({ status: 0 });
    w.pass(1000);
    w.hello();
    expect(w.of('act')).toEqual([
      { type: 'act', session: 'g', id: 1, act: { type: 'turn', ply: 3, text: 'e2e4' } },
    ]);
    w.say({ type: 'done', id: 1 });
    await expect(turn).resolves.toBeUndefined();
  });

  it('passes on what the server refuses', async () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello();
    const said = link.act('g', { type: 'say', text: 'x' });
    w.say({ type: 'refused', id: 1, session: 'g', status: 429, error: 'Too fast.' });
    await expect(said).rejects.toMatchObject({ status: 429, message: 'Too fast.' });
  });

  it('asks whether a silent line is alive, and gives a dead one up', () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello();
    w.say({ type: 'pong', at: w.made.now(), now: w.made.now() });
    const pings = w.of('ping').length;
    w.pass(10_000);
    expect(w.of('ping')).toHaveLength(pings + 1);
    const dead = w.last();
    w.pass(6000);
    expect(dead.open).toBe(false);
    w.pass(1000);
    expect(w.lines).toHaveLength(2);
  });

  it('learns the server’s clock from the answer that came fastest', () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello();
    const at = w.made.now();
    w.pass(100);
    w.say({ type: 'pong', at, now: at + 5050 });
    expect(link.offset.value).toBe(5000);
    w.pass(400);
    w.say({ type: 'pong', at: w.made.now() - 400, now: w.made.now() + 9999 });
    expect(link.offset.value).toBe(5000);
  });

  it('says when the server has been renewed and the page has not', () => {
    const w = world();
    const link = createLink(w.made);
    link.watch('g', watcher().make());
    w.hello(2);
    expect(link.status.value).toBe('stale');
    w.pass(60_000);
    expect(w.lines).toHaveLength(1);
  });

  it('connects anew after logging in, and rests when nobody needs it', () => {
    const w = world();
    const link = createLink(w.made);
    const stop = link.watch('g', watcher().make());
    w.hello();
    link.renew();
    expect(w.lines).toHaveLength(2);
    expect(w.lines[0]?.open).toBe(false);
    w.hello();
    expect(w.of('watch')).toHaveLength(1);
    stop();
    w.say({ type: 'pong', at: w.made.now(), now: w.made.now() });
    w.pass(40_000);
    expect(link.status.value).toBe('idle');
    expect(w.lines).toHaveLength(2);
  });
});
