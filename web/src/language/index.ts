// What the site says, in the reader's language: `t('play-resign')`. The texts are Fluent files in `locales/TAG`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { folderOf, LANGUAGES, type Language, language, localeOf, preferred, SOURCE } from './current';
import type { Messages } from './messages';
import { withNames } from './sides';

export type { Language } from './current';
export { LANGUAGES, language } from './current';

const KEY = 'language';

// The server's own error messages are in English already.
const source = import.meta.glob<string>('../../../locales/en/{site/*,endings}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const translations = import.meta.glob<string>(
  ['../../../locales/*/{site/*,endings,errors}.ftl', '!../../../locales/en/**'],
  { query: '?raw', import: 'default' },
);

function bundleOf(tag: Language, texts: string[]): FluentBundle {
  // Names and moves are short and never written from right to left: no isolation marks around them.
  const bundle = new FluentBundle(localeOf(tag), { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = bundleOf(SOURCE, Object.values(source));
const bundle = signal(english);

async function fetchBundle(tag: Language): Promise<FluentBundle> {
  if (tag === SOURCE) return english;
  const files = Object.entries(translations).filter(([path]) => folderOf(path) === tag);
  return bundleOf(tag, await Promise.all(files.map(([, load]) => load())));
}

export type MessageId = keyof Messages;
/** The variables of a message: none, or one object that has them all. */
type Variables<K extends MessageId> = keyof Messages[K] extends never ? [] : [Messages[K]];

/**
 * A text by its id, for ids that are made at run time from words of the server; null where there is none, or where
 * variables are missing.
 * A component that calls it is rendered again when the language changes.
 */
export function lookUp(id: string, variables?: Record<string, FluentVariable>): string | null {
  const named = withNames(variables);
  for (const some of [bundle.value, english]) {
    const pattern = some.getMessage(id)?.value;
    if (!pattern) continue;
    // Some of the server's errors need what only the server has.
    const errors: Error[] = [];
    const text = some.formatPattern(pattern, named, errors);
    if (errors.length === 0) return text;
  }
  return null;
}

/** A text by its id. A component that calls it is rendered again when the language changes. */
export function t<K extends MessageId>(id: K, ...[variables]: Variables<K>): string {
  return lookUp(id, variables) ?? id;
}

async function take(next: Language): Promise<void> {
  const found = await fetchBundle(next);
  language.value = next;
  bundle.value = found;
  document.documentElement.lang = next;
}

/** Changes the language and stores the choice. */
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
  const next = chosen !== null && LANGUAGES.has(chosen) ? chosen : preferred(navigator.languages);
  // When the texts cannot be fetched, the site speaks English.
  await take(next).catch(() => undefined);
}
