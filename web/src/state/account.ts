// The account that is logged in.
import { computed, effect, signal } from '@preact/signals';
import { type Person, people } from '../api/people';
import { link } from '../api/socket';

/** How often the account of this tab has changed: an answer to an earlier request is out of date. */
let changes = 0;

/** null: not logged in; undefined: not known yet. */
export const account = signal<Person | null | undefined>(undefined);
export const loggedIn = computed(() => account.value !== null && account.value !== undefined);

/** Fetched when the site starts, and whenever the server says that the login is over, which another device may have ended. */
export async function startAccount(): Promise<void> {
  await ask();
  effect(() => {
    if (link.ended.value > 0) void ask();
  });
}

async function ask(): Promise<void> {
  const before = changes;
  try {
    const me = (await people.me()).account;
    if (changes === before) account.value = me;
  } catch {
    // Without an answer the site is that of a visitor without a name.
    if (changes === before) account.value = null;
  }
}

function become(next: Person | null): void {
  changes += 1;
  account.value = next;
  // The socket keeps the account that it was opened with.
  link.renew();
}

export async function signUp(name: string, password: string): Promise<void> {
  become((await people.signUp(name, password)).account);
}

export async function logIn(name: string, password: string): Promise<void> {
  become((await people.logIn(name, password)).account);
}

export async function logOut(everywhere: boolean): Promise<void> {
  become((await people.logOut(everywhere)).account);
}

export async function changePassword(old: string, next: string): Promise<void> {
  become((await people.changePassword(old, next)).account);
}

/** Sets a new password with a recovery code. */
export async function recover(name: string, code: string, password: string): Promise<void> {
  become((await people.recover(name, code, password)).account);
}

export async function removeAccount(password: string): Promise<void> {
  become((await people.remove(password)).account);
}

/** What is wrong with a name for an account; checked before the request, but the server decides. */
export type NameFault = 'short' | 'long' | 'letters' | 'begin';
export type PasswordFault = 'short' | 'long' | 'name' | 'same';

export function nameFault(name: string): NameFault | null {
  if (!/^[A-Za-z0-9_-]*$/.test(name)) return 'letters';
  if (name.length < 3) return 'short';
  if (name.length > 20) return 'long';
  return /^[A-Za-z0-9]/.test(name) ? null : 'begin';
}

export function passwordFault(password: string, name: string): PasswordFault | null {
  const length = [...password].length;
  if (length < 8) return 'short';
  if (length > 200) return 'long';
  if (name !== '' && password.toLowerCase().includes(name.toLowerCase())) return 'name';
  return new Set(password).size === 1 ? 'same' : null;
}
