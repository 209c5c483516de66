// The texts of every language against English, and English against what the site asks for.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messagesOf, typesOf } from '../scripts/messages.mjs';

const LOCALES = '../locales';
const languages = readdirSync(LOCALES).filter((tag) => statSync(join(LOCALES, tag)).isDirectory());
const english = messagesOf('en');

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) && path !== 'src/language/messages.ts' ? [readFileSync(path, 'utf8')] : [];
  });
}

/** The texts of one line in a language, by their ids; placeables are left out. */
function contents(tag: string): [string, string][] {
  const files = readdirSync(join(LOCALES, tag, 'site')).map((name) => join(LOCALES, tag, 'site', name));
  const all = [...files, join(LOCALES, tag, 'errors.ftl')]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return [...all.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map(([, id = '', text = '']) => [
    id,
    text.replace(/\{[^}]*\}/g, ''),
  ]);
}

/** Every string in the sources that could be an id, as a pattern: `a-${b}` stands for all ids that begin with `a-`. */
function asked(): RegExp[] {
  const all = sources('src').join('\n');
  const plain = [...all.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id = '']) => id);
  const made = [...all.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]*)`/g)].map(([, id = '']) => id);
  return [...new Set([...plain, ...made])].map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '.+')}$`));
}

describe('the English texts', () => {
  it('are Fluent without faults', () => {
    expect(english.faults).toEqual([]);
    expect(english.messages.size).toBeGreaterThan(400);
  });

  it('are those that the types are made from (npm run messages)', () => {
    expect(readFileSync('src/language/messages.ts', 'utf8')).toBe(typesOf(english.messages));
  });

  it('are all asked for somewhere', () => {
    const patterns = asked();
    const unused = [...english.messages.keys()].filter((id) => !patterns.some((one) => one.test(id)));
    expect(unused).toEqual([]);
  });
});

describe.each(languages.filter((tag) => tag !== 'en'))('the texts in %s', (tag) => {
  const { messages, faults } = messagesOf(tag);

  it('are Fluent without faults', () => {
    expect(faults).toEqual([]);
  });

  it('have the ids of the English ones, no more and no fewer', () => {
    expect([...messages.keys()]).toEqual([...english.messages.keys()]);
  });

  it('use the variables of the English ones', () => {
    const names = (all: typeof messages) =>
      Object.fromEntries([...all].map(([id, variables]) => [id, [...variables.keys()].sort()]));
    expect(names(messages)).toEqual(names(english.messages));
  });

  it('are translated', () => {
    const texts = (one: string) => new Map(contents(one));
    const own = texts(tag);
    const same = [...texts('en')].filter(([id, text]) => /[a-z]{4}/i.test(text) && own.get(id) === text);
    // Some words are the same in both languages.
    expect(same.length, same.join('\n')).toBeLessThan(25);
  });

  it('says what the language is called', () => {
    const text = readFileSync(join(LOCALES, tag, 'language.ftl'), 'utf8');
    expect(text).toMatch(/^language-name = \S/m);
    const [locale = ''] = /(?<=^language-dates = ).+$/m.exec(text) ?? [];
    expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
  });
});
