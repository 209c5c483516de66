// The engine's evaluation of the position shown: requested, queued, growing, lost and requested again.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Analyse, analyse, type End, type Place, type Report } from '../api/analysis';
import { ApiError, plain } from '../api/client';
import { waitBefore } from '../api/socket';

export type EngineState =
  | { is: 'off' }
  | { is: 'asking' }
  | { is: 'queued'; ahead: number }
  | { is: 'thinking' }
  | { is: 'ended'; end: End }
  /** The line is broken; it is tried again. */
  | { is: 'lost' }
  /** The server refuses, with a reason. */
  | { is: 'refused'; text: string };

export interface Question extends Place {
  /** A first part that is made already. */
  first?: string | null;
  lines?: number;
  seconds?: number;
}

export interface Engine {
  readonly state: ReadonlySignal<EngineState>;
  /** What is known of the question asked last. */
  readonly report: ReadonlySignal<Report | null>;
  /** Asks about a position instead of what was asked before. Done when nothing more will come. */
  ask(question: Question, wait?: number): Promise<void>;
  stop(): void;
}

/** The server's status where too many ask at once: later it may say yes. */
const BUSY = 503;

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, time);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    // A browser that is online again need not wait.
    globalThis.addEventListener?.('online', done);
  });
}

export function createEngine(game: string, ask: Analyse = analyse): Engine {
  const state = signal<EngineState>({ is: 'off' });
  const report = signal<Report | null>(null);
  let running: AbortController | null = null;

  /** One stream, to its end; false: the line broke. */
  async function follow(question: Question, own: AbortController): Promise<boolean> {
    try {
      for await (const news of ask(game, question, own.signal)) {
        if (own.signal.aborted) return true;
        if (news.type === 'queued') state.value = { is: 'queued', ahead: news.queued.ahead };
        else if (news.type === 'lines') {
          batch(() => {
            state.value = { is: 'thinking' };
            report.value = news.report;
          });
        } else if (news.end.reason === 'closing') {
          // The server is restarting, and will be back.
          state.value = { is: 'lost' };
          return false;
        } else state.value = { is: 'ended', end: news.end };
      }
      return true;
    } catch (error) {
      if (own.signal.aborted) return true;
      const status = error instanceof ApiError ? error.status : 0;
      state.value = status === 0 ? { is: 'lost' } : { is: 'refused', text: plain(error) };
      return status !== 0 && status !== BUSY;
    }
  }

  return {
    state,
    report,
    async ask(question, wait = 0) {
      running?.abort();
      const own = new AbortController();
      running = own;
      batch(() => {
        state.value = { is: 'asking' };
        report.value = null;
      });
      if (wait > 0) await pause(wait, own.signal);
      for (let tries = 0; !own.signal.aborted; tries += 1) {
        if (await follow(question, own)) return;
        await pause(waitBefore(tries), own.signal);
      }
    },
    stop() {
      running?.abort();
      running = null;
      batch(() => {
        state.value = { is: 'off' };
        report.value = null;
      });
    },
  };
}
