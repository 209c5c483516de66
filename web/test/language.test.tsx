import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, failure } from '../src/api/client';
import type { Code, Notice } from '../src/api/generated/wire';
import { language, setLanguage, startLanguage, t } from '../src/language';
import { preferred } from '../src/language/current';
import { de } from '../src/language/de';
import { en } from '../src/language/en';
import { ago, and, number, or, plural } from '../src/language/format';
import { noteWords, outcomeWords } from '../src/state/words';
import { Header } from '../src/ui/Header';

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await setLanguage('en');
  localStorage.clear();
});

/** Every text of a catalogue by its path; a text with gaps is filled with samples. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    // Samples that work as numbers and as names.
    return [[path, String((value as (...gaps: unknown[]) => unknown)('7', '8', '9'))]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    texts(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Parts that only translations fill: English shows the server's own words. */
const SERVERS = /^server\./;
/** Words that are the same in both languages. */
const SAME = [
  'account.name',
  'account.player.title',
  'analysis.save.gif',
  'editor.passing',
  'lobby.title',
  'lobby.heading',
  'play.title',
  'play.chat',
  'site.lobby',
  'words.sides.n',
];

describe('the catalogues', () => {
  const english = new Map(texts(en));
  const german = new Map(texts(de));

  it('have the same keys, and no empty text', () => {
    const own = (all: Map<string, string>) => [...all.keys()].filter((key) => !SERVERS.test(key)).sort();
    expect(own(german)).toEqual(own(english));
    for (const [key, text] of [...english, ...german]) expect(text.trim(), key).not.toBe('');
  });

  it('are translated', () => {
    const same = [...english].filter(([key, text]) => german.get(key) === text && /[a-z]{4}/i.test(text));
    expect(same.map(([key]) => key).filter((key) => !SAME.includes(key))).toEqual([]);
  });

  it('know all levels of the engine', () => {
    expect(Object.keys(de.server.levels)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
});

describe('words in the sources of pages', () => {
  function sources(folder: string): string[] {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sources(path) : path.endsWith('.tsx') ? [path] : [];
    });
  }
  it('all come from the catalogues', () => {
    const found: string[] = [];
    for (const path of sources('src')) {
      const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      const said = [
        ...text.matchAll(/\b(?:aria-label|title|placeholder|alt|legend)="([^"]*[A-Za-z]{2}[^"]*)"/g),
        ...text.matchAll(/^\s*<[a-z][^<>]*>\s*([^<>{}()=;]*[A-Za-z]{2}[^<>{}()=;]*)(?:<|\{|$)/gm),
        ...text.matchAll(/^\s+([A-Z][a-z]+(?: [A-Za-z’]+)*[.…?!]?)$/gm),
      ];
      for (const [, words = ''] of said)
        if (words.trim() !== 'Variorum') found.push(`${path}: ${words.trim()}`);
    }
    expect(found).toEqual([]);
  });
});

describe('the language', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(preferred(['fr-CA', 'de-CH', 'en'])).toBe('de');
    expect(preferred(['fr'])).toBe('en');
    expect(preferred(['constructor'])).toBe('en');
  });

  it('is remembered, and set on the page', async () => {
    await setLanguage('de');
    expect(document.documentElement.lang).toBe('de');
    language.value = 'en';
    await startLanguage();
    expect(language.value).toBe('de');
    expect(t().play.resign).toBe('Aufgeben');
  });

  it('changes what is on the page at once', async () => {
    render(<Header />);
    expect(screen.getByRole('link', { name: 'Games' })).toBeTruthy();
    await setLanguage('de');
    expect(await screen.findByRole('link', { name: 'Spiele' })).toBeTruthy();
  });

  it('writes numbers, counts, lists and times in its own way', async () => {
    const forms = { one: '# piece', other: '# pieces' };
    expect([plural(1, forms), plural(1200, forms)]).toEqual(['1 piece', '1,200 pieces']);
    expect(or(['a', 'b', 'c'])).toBe('a, b or c');
    await setLanguage('de');
    expect(number(1234567.5)).toBe('1.234.567,5');
    expect(or(['a', 'b', 'c'])).toBe('a, b oder c');
    expect(and(['a', 'b'])).toBe('a und b');
    expect(ago(0, 26 * 3_600_000)).toBe('gestern');
  });

  it('tells endings by the server’s word, and in its sentence where the word is unknown', async () => {
    await setLanguage('de');
    expect(outcomeWords({ result: '0-1', reason: 'resignation', text: 'x' })).toBe(
      'Schwarz gewinnt: Weiß hat aufgegeben.',
    );
    expect(outcomeWords({ result: '1-0', reason: 'something-new', text: 'White wins somehow.' })).toBe(
      'White wins somehow.',
    );
  });
});

describe('failures', () => {
  it('are told in the reader’s language where the code is known', async () => {
    const english = new ApiError(403, 'You have no seat in this game.', { code: 'no-seat' });
    expect(english.message).toBe('You have no seat in this game.');
    await setLanguage('de');
    const german = new ApiError(403, 'You have no seat in this game.', { code: 'no-seat' });
    expect(german.message).toBe('Du spielst in dieser Partie nicht mit.');
    const newer = new ApiError(400, 'Something new.', { code: 'a-later-word' as 'no-seat' });
    expect(newer.message).toBe('Something new.');
  });

  it('have a German sentence for every code of the generated list, also when the socket brings them', async () => {
    const list =
      readFileSync('src/api/generated/wire.ts', 'utf8').match(/^export type Code = (.*);$/m)?.[1] ?? '';
    const codes = list.split(' | ').map((word) => JSON.parse(word) as Code);
    expect(codes.length).toBeGreaterThan(50);
    await setLanguage('de');
    for (const code of codes) {
      // As `refused` tells them.
      const { message } = new ApiError(400, 'In English.', { code });
      expect(message, code).not.toBe('In English.');
      expect(message, code).toMatch(/[.!?]$/);
    }
  });

  it('have a German sentence for every notice of the generated list', async () => {
    const shapes = readFileSync('src/api/generated/wire.ts', 'utf8');
    const list = shapes.match(/^export type Notice = .*?;$/ms)?.[0] ?? '';
    const codes = [...list.matchAll(/"code": "([^"]+)"/g)].map(([, code]) => code);
    expect(codes).toEqual(['engine-failed']);
    const notices = codes.map((code) => ({ code }) as Notice);
    for (const notice of notices) expect(noteWords('In English.', notice)).toBe('In English.');
    await setLanguage('de');
    for (const notice of notices) {
      const said = noteWords('In English.', notice);
      expect(said, notice.code).not.toBe('In English.');
      expect(said, notice.code).toMatch(/[.!?]$/);
    }
    // A server that is newer than this page.
    expect(noteWords('Something new.', { code: 'a-later-word' } as unknown as Notice)).toBe('Something new.');
    expect(noteWords('Something old.', null)).toBe('Something old.');
  });

  it('are the server’s own where it spoke the reader’s language', async () => {
    await setLanguage('de');
    const body = JSON.stringify({
      error: 'Zug 3: „e2e5“ ist hier kein erlaubter Zug.',
      code: 'illegal-turn',
    });
    const answer = (headers: HeadersInit) => new Response(body, { status: 400, headers });
    expect((await failure(answer({ 'content-language': 'de' }))).message).toBe(
      'Zug 3: „e2e5“ ist hier kein erlaubter Zug.',
    );
    expect((await failure(answer({}))).message).toBe('Dieser Zug ist nicht erlaubt.');
  });
});
