// The languages there are, and the current one. Every folder of `locales` is a language: a new one needs no change here.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { signal } from '@preact/signals';

/** The name of a folder of `locales`: `en`, `de`, … */
export type Language = string;

/** The language in which texts are written first; it stands in for what a translation lacks. */
export const SOURCE: Language = 'en';

export interface LanguageInfo {
  /** What the language calls itself. */
  name: string;
  /** The locale that numbers, dates and plural forms follow. */
  locale: string;
}

const files = import.meta.glob<string>('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `../../../locales/de/site/play.ftl` belongs to `de`. */
export const folderOf = (path: string): Language => /\/locales\/([^/]+)\//.exec(path)?.[1] ?? '';

function described(tag: Language, text: string): LanguageInfo {
  const bundle = new FluentBundle(tag);
  bundle.addResource(new FluentResource(text));
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern) : tag;
  };
  return { name: say('language-name'), locale: say('language-dates') };
}

export const LANGUAGES: ReadonlyMap<Language, LanguageInfo> = new Map(
  Object.entries(files).map(([path, text]) => [folderOf(path), described(folderOf(path), text)]),
);

export const language = signal<Language>(SOURCE);

export const localeOf = (tag: Language): string => LANGUAGES.get(tag)?.locale ?? tag;

/** The first of the browser's languages that there is a translation for; English when there is none. */
export function preferred(wanted: readonly string[]): Language {
  const tags = [...LANGUAGES.keys()];
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const [base] = tag.split('-');
    const found =
      tags.find((one) => one.toLowerCase() === tag) ?? tags.find((one) => one.toLowerCase() === base);
    if (found !== undefined) return found;
  }
  return SOURCE;
}
