import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, failure } from '../src/api/client';
import type { Notice } from '../src/api/generated/wire';
import { language, setLanguage, startLanguage, t } from '../src/language';
import { LANGUAGES, preferred } from '../src/language/current';
import { ago, or } from '../src/language/format';
import { noteWords, outcomeWords } from '../src/state/words';
import { Header } from '../src/ui/Header';

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await setLanguage('en');
  localStorage.clear();
});

describe('words in the sources of pages', () => {
  function sources(folder: string): string[] {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sources(path) : path.endsWith('.tsx') ? [path] : [];
    });
  }
  it('all come from the texts of a language', () => {
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
  it('is one of those that have a folder, under the name that they call themselves', () => {
    expect([...LANGUAGES].map(([tag, { name }]) => [tag, name])).toEqual(
      expect.arrayContaining([
        ['de', 'Deutsch'],
        ['en', 'English'],
        ['fr', 'Français'],
      ]),
    );
  });

  it('is the first of the browser’s that we speak', () => {
    expect(preferred(['xx-CA', 'de-CH', 'en'])).toBe('de');
    expect(preferred(['xx'])).toBe('en');
    expect(preferred(['constructor'])).toBe('en');
  });

  it('is remembered, and set on the page', async () => {
    await setLanguage('de');
    expect(document.documentElement.lang).toBe('de');
    language.value = 'en';
    await startLanguage();
    expect(language.value).toBe('de');
    expect(t('play-resign')).toBe('Aufgeben');
  });

  it('changes what is on the page at once', async () => {
    render(<Header />);
    expect(screen.getByRole('link', { name: 'Games' })).toBeTruthy();
    await setLanguage('de');
    expect(await screen.findByRole('link', { name: 'Spiele' })).toBeTruthy();
  });

  it('writes numbers, counts, lists and times in its own way', async () => {
    expect([1, 1200].map((count) => t('words-turns', { count }))).toEqual(['1 turn', '1,200 turns']);
    expect(t('words-day', { at: Date.UTC(2026, 10, 22, 12) })).toBe('22 Nov 2026');
    expect(or(['a', 'b', 'c'])).toBe('a, b or c');
    await setLanguage('de');
    expect(t('words-turns', { count: 1200 })).toBe('1.200 Züge');
    expect(t('words-tenths', { value: 12 })).toBe('12,0');
    expect(t('words-day', { at: Date.UTC(2026, 10, 22, 12) })).toBe('22.11.2026');
    expect(t('play-rating', { rating: 1500 })).toBe('Wertungszahl 1500');
    expect(or(['a', 'b', 'c'])).toBe('a, b oder c');
    expect(ago(0, 26 * 3_600_000)).toBe('gestern');
  });

  it('chooses its own words for a side', async () => {
    expect(t('words-to-move', { side: 'b' })).toBe('Black to move');
    await setLanguage('fr');
    expect(t('words-to-move', { side: 'b' })).toBe('Trait aux Noirs');
  });

  it('tells endings by the server’s word, and in its sentence where the word is unknown', async () => {
    await setLanguage('de');
    expect(outcomeWords({ result: '0-1', reason: 'resignation', text: 'x' })).toBe(
      'Schwarz gewinnt: Weiß hat aufgegeben.',
    );
    expect(
      outcomeWords({ result: '1-0', reason: 'something-new' as never, text: 'White wins somehow.' }),
    ).toBe('White wins somehow.');
  });
});

describe('failures', () => {
  it('are told in the reader’s language where the code is known', async () => {
    const english = new ApiError(403, 'You have no seat in this game.', { code: 'no-seat' });
    expect(english.message).toBe('You have no seat in this game.');
    await setLanguage('de');
    const german = new ApiError(403, 'You have no seat in this game.', { code: 'no-seat' });
    expect(german.message).toBe('Du hast in dieser Partie keinen Platz.');
    const newer = new ApiError(400, 'Something new.', { code: 'a-later-word' as 'no-seat' });
    expect(newer.message).toBe('Something new.');
  });

  it('are notices too', async () => {
    const failed: Notice = { code: 'engine-failed' };
    await setLanguage('de');
    expect(noteWords('In English.', failed)).toMatch(/^Der Computer konnte nicht ziehen/);
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
    // Where the message needs what the server did not send, its own sentence is better than a gap.
    expect((await failure(answer({}))).message).toBe('Zug 3: „e2e5“ ist hier kein erlaubter Zug.');
  });
});
