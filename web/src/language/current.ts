// Which language is spoken. Alone in this file, so that formats and catalogues may both ask.
import { signal } from '@preact/signals';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export const language = signal<Language>('en');

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The first of the browser's languages that we speak; English when there is none. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [base = ''] = tag.toLowerCase().split('-');
    if (isLanguage(base)) return base;
  }
  return 'en';
}
