// News of a session: server-sent events, and asking again and again while they do not come.
import { api } from '../api/client';
import type { State } from '../api/types';

const POLL = 2500;
const RETRY = 15000;

export function follow(session: string, take: (state: State) => void): () => void {
  let source: EventSource | null = null;
  let poll: ReturnType<typeof setInterval> | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;

  function stopPolling(): void {
    if (poll !== null) clearInterval(poll);
    poll = null;
  }

  function startPolling(): void {
    if (poll !== null || stopped) return;
    poll = setInterval(() => {
      api.session(session).then(take, () => undefined);
    }, POLL);
  }

  function connect(): void {
    if (stopped) return;
    if (typeof EventSource === 'undefined') {
      startPolling();
      return;
    }
    source = new EventSource(api.eventsUrl(session));
    source.onopen = stopPolling;
    source.onmessage = (event: MessageEvent<string>) => {
      stopPolling();
      try {
        take(JSON.parse(event.data) as State);
      } catch {
        // A torn message: the next one carries the whole state again.
      }
    };
    source.onerror = () => {
      startPolling();
      // The browser reconnects by itself unless it gave up.
      if (source?.readyState === 2) {
        source.close();
        if (!stopped) retry = setTimeout(connect, RETRY);
      }
    };
  }

  connect();
  return () => {
    stopped = true;
    source?.close();
    stopPolling();
    if (retry !== null) clearTimeout(retry);
  };
}
