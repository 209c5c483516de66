import { describe, expect, it, vi } from 'vitest';
import { createEngine } from '../src/analysis/engine';
import type { Analyse, EngineNews, Report } from '../src/api/analysis';
import { ApiError } from '../src/api/client';
import { readEvents } from '../src/api/events';

const report = (depth: number): Report => ({
  depth,
  nodes: 1,
  nodesPerSecond: 1,
  time: 1,
  hashfull: 0,
  lines: [],
});
const lines = (depth: number): EngineNews => ({ type: 'lines', report: report(depth) });
const END: EngineNews = { type: 'end', end: { reason: 'finished', text: '' } };

/** Answers each question with the next script; an error breaks the line. */
function scripted(...scripts: (EngineNews | Error)[][]): Analyse {
  return async function* (_game, _wish, signal) {
    for (const news of scripts.shift() ?? []) {
      await Promise.resolve();
      if (signal.aborted) throw new Error('aborted');
      if (news instanceof Error) throw news;
      yield news;
    }
  };
}

describe('the engine’s opinion', () => {
  it('is queued, grows and ends', async () => {
    const engine = createEngine(
      'x',
      scripted([{ type: 'queued', queued: { ahead: 2 } }, lines(3), lines(4), END]),
    );
    const seen: string[] = [];
    const stop = engine.state.subscribe((state) => void seen.push(state.is));
    await engine.ask({ start: 's' });
    stop();
    expect(seen).toEqual(['off', 'asking', 'queued', 'thinking', 'thinking', 'ended']);
    expect(engine.report.value?.depth).toBe(4);
  });

  it('is asked for again when the line breaks or the server ends, not when the server says no', async () => {
    vi.useFakeTimers();
    const closing: EngineNews = { type: 'end', end: { reason: 'closing', text: '' } };
    const engine = createEngine(
      'x',
      scripted([lines(1), new ApiError(0, 'gone')], [closing], [lines(7), END]),
    );
    const done = engine.ask({});
    await vi.advanceTimersByTimeAsync(100);
    expect(engine.state.value).toEqual({ is: 'lost' });
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(engine.report.value?.depth).toBe(7);
    vi.useRealTimers();
    const refused = createEngine('x', scripted([new ApiError(429, 'Too fast.')], [lines(1)]));
    await refused.ask({});
    expect(refused.state.value).toEqual({ is: 'refused', text: 'Too fast.' });
  });

  it('belongs to the question asked last', async () => {
    const engine = createEngine('x', scripted([lines(1), lines(2), END], [lines(9), END]));
    const first = engine.ask({ start: 'a' });
    const second = engine.ask({ start: 'b' });
    await Promise.all([first, second]);
    expect(engine.report.value?.depth).toBe(9);
    engine.stop();
    expect([engine.state.value.is, engine.report.value]).toEqual(['off', null]);
  });
});

describe('a stream of events', () => {
  it('is put together from pieces cut anywhere', async () => {
    const text = ': hello\n\nevent: lines\ndata: {"a":\ndata: "ü"}\n\nevent: end\r\ndata: 1\r\n\r\n';
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const found = [];
    for await (const event of readEvents(body)) found.push(event);
    expect(found).toEqual([
      { name: 'lines', data: '{"a":\n"ü"}' },
      { name: 'end', data: '1' },
    ]);
  });
});
