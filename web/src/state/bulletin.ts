// The operator's announcement. It comes by the socket; a page without one fetches it at its start and when it is visible again.
import { computed, signal } from '@preact/signals';
import { request } from '../api/client';
import type { Bulletin } from '../api/generated/wire';
import { link } from '../api/socket';

/** The announcement that was closed in this tab. */
const putAway = signal<string | null>(null);

export const readOnly = computed(() => link.bulletin.value.readOnly);
export const announcement = computed(() => {
  const text = link.bulletin.value.announcement;
  return text === putAway.value ? null : text;
});

export function putAnnouncementAway(): void {
  putAway.value = link.bulletin.value.announcement;
}

async function ask(): Promise<void> {
  try {
    const fetched = await request<Bulletin>('/bulletin');
    // A socket that was opened meanwhile knows better.
    if (link.status.value !== 'open') link.bulletin.value = fetched;
  } catch {
    // Any action will report soon enough that the server cannot be reached.
  }
}

/** Once, when the site starts. */
export function startBulletin(): void {
  void ask();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && link.status.value !== 'open') void ask();
  });
}
