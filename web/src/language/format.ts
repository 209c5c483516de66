// Numbers, counts, lists and times as the language writes them.
import { type Language, language } from './current';

/** English here is British. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** Formatters are costly to make: one of each kind a language. */
function kept<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const tag = language.value;
    let found = made.get(tag);
    if (found === undefined) {
      found = make(LOCALES[tag]);
      made.set(tag, found);
    }
    return found;
  };
}

const numbers = kept((tag) => new Intl.NumberFormat(tag));
const tenths = kept(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const rules = kept((tag) => new Intl.PluralRules(tag));
const ordinals = kept((tag) => new Intl.PluralRules(tag, { type: 'ordinal' }));
const all = kept((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const any = kept((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));
const relative = kept((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const days = kept((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
const moments = kept((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
const times = kept((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));

export const number = (n: number): string => numbers().format(n);

/** With one digit after the decimal sign. */
export const tenth = (n: number): string => tenths().format(n);

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const filled = (forms: Forms, form: Intl.LDMLPluralRule, n: number) =>
  (forms[form] ?? forms.other).replace('#', number(n));

/** The form that fits a count; `#` stands for the number. */
export const plural = (n: number, forms: Forms): string => filled(forms, rules().select(n), n);

/** The form that fits a place in a row: `#st`, `#nd`, … */
export const ordinal = (n: number, forms: Forms): string => filled(forms, ordinals().select(n), n);

/** "a, b and c" */
export const and = (items: string[]): string => all().format(items);
/** "a, b or c" */
export const or = (items: string[]): string => any().format(items);

/** A day, from milliseconds since 1970. */
export const day = (at: number): string => days().format(at);
/** A day with the time of day. */
export const moment = (at: number): string => moments().format(at);
/** The time of day. */
export const time = (at: number): string => times().format(at);

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
