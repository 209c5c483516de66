// What the site says, in the language of the reader. `t()` is the whole catalogue: `t().play.resign`.
// English is the source of the keys; every other language must have all of them, which the compiler checks.
import { signal } from '@preact/signals';
import { isLanguage, type Language, language, preferred } from './current';
import { en } from './en';

export type { Language } from './current';
export { LANGUAGES, language } from './current';
export type Messages = typeof en;

const KEY = 'language';
const loaders: Record<Language, () => Promise<Messages>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de').then((m) => m.de),
};

const messages = signal<Messages>(en);

/** The catalogue. A component that reads it is drawn again when the language changes. */
export const t = (): Messages => messages.value;

async function take(next: Language): Promise<void> {
  const found = await loaders[next]();
  language.value = next;
  messages.value = found;
  document.documentElement.lang = next;
}

/** Changes the language, and remembers it. */
export async function setLanguage(next: Language): Promise<void> {
  await take(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** The language chosen before, or else the browser's. Done before the first page is drawn. */
export async function startLanguage(): Promise<void> {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  const next = chosen !== null && isLanguage(chosen) ? chosen : preferred(navigator.languages);
  // When the catalogue cannot be fetched, the site speaks English.
  await take(next).catch(() => undefined);
}
