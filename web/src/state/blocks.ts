// The players that the account has blocked: neither can join the other's games, and their messages are hidden.
import { effect, signal } from '@preact/signals';
import { type Blocked, people } from '../api/people';
import { account } from './account';

/** null: not known, or not logged in. */
export const blocks = signal<Blocked[] | null>(null);

export function isBlocked(name: string | null): boolean {
  return name !== null && (blocks.value?.some((blocked) => blocked.name === name) ?? false);
}

export async function setBlocked(name: string, blocked: boolean): Promise<void> {
  blocks.value = await people.block(name, blocked);
}

/** Keeps the list in step with the account. Called once, when the site starts. */
export function startBlocks(): void {
  effect(() => {
    const person = account.value;
    blocks.value = null;
    if (!person) return;
    people.blocks().then(
      (list) => {
        if (account.peek()?.name === person.name) blocks.value = list;
      },
      // Without the list nothing is hidden.
      () => {},
    );
  });
}
