// What Fluent has no function for: lists and relative times.
import { type Language, language, localeOf } from './current';

/** Formatters are costly to make: one of each kind a language. */
function kept<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const tag = language.value;
    let found = made.get(tag);
    if (found === undefined) {
      found = make(localeOf(tag));
      made.set(tag, found);
    }
    return found;
  };
}

const any = kept((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const all = kept((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const relative = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** "a, b or c" */
export const or = (items: string[]): string => any().format(items);

/** "a, b and c" */
export const and = (items: string[]): string => all().format(items);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: "5 minutes ago", "yesterday"; under a minute "now". */
export function ago(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  for (const [unit, size] of STEPS) {
    if (passed >= size) return relative().format(-Math.round(passed / size), unit);
  }
  return relative().format(0, 'second');
}
