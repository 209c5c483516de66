import { describe, expect, it } from 'vitest';
import { signOf } from '../mock/games';
import type { FirstChoice, GameSummary, Piece, TurnRecord } from '../src/api/types';
import { ago } from '../src/language/format';
import { namesOf } from '../src/pieces/names';
import { rows } from '../src/play/Moves';
import { parse } from '../src/router';
import { settings } from '../src/settings';
import { byFamily } from '../src/state/games';
import { drawArray, type GameOptions, sessionFor } from '../src/state/newgame';
import { afterFirst } from '../src/state/picture';
import { blocks } from '../src/state/prose';
import type { Option } from '../src/state/turn';
import { countWords, optionWords, turnWords } from '../src/state/words';

const kind = (token: string, name: string) => ({
  id: name,
  name,
  token,
  sign: signOf('rook'),
  royal: false,
  value: 100,
  explain: [],
  lettered: null,
});
const names = namesOf({
  kinds: [kind('R', 'Rook'), kind('P', 'Pawn'), kind('+P', 'Steward'), kind('Q', 'Queen'), kind('K', 'King')],
  neutralKinds: [{ id: 'stone', name: 'Stone', token: '*', sign: signOf('stone'), explain: [] }],
});
const pieces: Piece[] = [
  { cell: 'e7', token: 'P', side: 'w' },
  { cell: 'e1', token: 'K', side: 'w' },
  { cell: 'h1', token: 'R', side: 'w' },
  { cell: 'b4', token: '*', side: 'n' },
];
const move = (more: Partial<FirstChoice>): FirstChoice => ({
  text: '',
  kind: 'move',
  from: 'e7',
  to: 'e8',
  via: null,
  capture: false,
  promotion: null,
  drop: null,
  hand: null,
  second: 'none',
  path: null,
  changes: [],
  same: false,
  exposed: false,
  ...more,
});
const say = (option: Option, all: Option[] = [option]) => optionWords(option, pieces, names, all).label;

/** The list of turns: number, White's, Black's. */
const inColumns = (turns: readonly TurnRecord[]) =>
  rows(turns).map(({ number, w, b }) => [
    number,
    ...[w, b].map((all) => all.map((one) => one.turn.text).join(' ')),
  ]);

describe('the count of an ending', () => {
  it('is told in whole turns of the side that counts', () => {
    const words = (side: 'w' | 'b' | null, turns: number) => countWords({ side, turns, limit: 32 });
    // Of both sides together: Black has begun its ninth turn after 17.
    expect(words('b', 17)).toBe('Black counts: 9 of 16');
    expect(words('w', 18)).toBe('White counts: 9 of 16');
    expect(words(null, 0)).toBe('Counted: 0 of 16');
  });
});

describe('entries of a chooser', () => {
  it('name promotions, and what staying means', () => {
    const both: Option[] = [
      { do: 'first', choice: move({ promotion: '+' }) },
      { do: 'first', choice: move({}) },
    ];
    expect(both.map((o) => say(o, both))).toEqual(['Promote to Steward', 'Do not promote']);
    expect(say({ do: 'first', choice: move({ promotion: 'Q' }) })).toBe('Promote to Queen');
  });

  it('name the way of a double step', () => {
    expect(say({ do: 'first', choice: move({ to: 'we4', via: 'wd3' }) })).toBe('Move to we4 through wd3');
  });

  it('name the partner of castling and of a swap', () => {
    expect(say({ do: 'first', choice: move({ kind: 'castle', from: 'e1', to: 'h1' }) })).toBe(
      'Castle with Rook on h1',
    );
    expect(say({ do: 'first', choice: move({ kind: 'castle', from: 'e1', to: 'h1', via: 'f1' }) })).toBe(
      'Castle with Rook on h1, to f1',
    );
    expect(say({ do: 'first', choice: move({ kind: 'swap', from: 'e1', to: 'h1' }) })).toBe(
      'Swap places with Rook on h1',
    );
    expect(say({ do: 'pick', cell: 'h1' })).toBe('Select Rook instead');
  });

  it('name a null move and putting down', () => {
    expect(say({ do: 'first', choice: move({ from: 'e1', to: 'e1' }) })).toBe(
      'Stay on e1 as this turn’s move',
    );
    expect(say({ do: 'putDown' })).toBe('Put it back down');
  });

  it('name second parts', () => {
    const choice = { text: 'e7=Q', from: 'e7', to: null, kind: 'promote' as const, promotion: 'Q' };
    expect(say({ do: 'second', choice })).toBe('Promote Pawn to Queen');
    expect(
      say({ do: 'second', choice: { ...choice, kind: 'step', from: 'b4', to: 'c4', promotion: null } }),
    ).toBe('Move Stone to c4');
  });
});

describe('turns in words', () => {
  const part = (cells: string[], promotion = '', piece: string | null = null) => ({
    piece,
    cells,
    promotion,
  });
  it.each([
    ['e2–e4', [part(['e2', 'e4'])]],
    ['e2–e4, b4–c4', [part(['e2', 'e4']), part(['b4', 'c4'])]],
    ['wd2–wd3–we4', [part(['wd2', 'wd3', 'we4'])]],
    ['wd7–wd8={Di}', [part(['wd7', 'wd8'], '={Di}')]],
    ['zg10–zf9+', [part(['zg10', 'zf9'], '+')]],
    ['P@e5', [part(['e5'], '', 'P')]],
  ])('%s', (said, parts) => expect(turnWords({ text: 'text', parts, san: null })).toBe(said));

  it('are their text where the server tells no parts', () => {
    expect(turnWords({ text: 'Nf3', parts: [], san: null })).toBe('Nf3');
  });

  it('are algebraic, or cells for those who prefer them', () => {
    const turn = {
      text: 'b1c3',
      parts: [part(['b1', 'c3'])],
      san: {
        piece: 'N',
        letters: 'N',
        from: 'b',
        captures: true,
        to: 'c3',
        second: '',
        check: '+' as const,
        native: null,
      },
    };
    expect(turnWords(turn)).toBe('Nb×c3+');
    const parts = [part(['b1', 'c3']), part(['b4', 'c4'])];
    expect(turnWords({ ...turn, parts, san: { ...turn.san, second: 'b4c4' } })).toBe('Nb×c3, b4–c4+');
    settings.value = { ...settings.value, turns: 'cells' };
    expect(turnWords(turn)).toBe('b1–c3');
    settings.value = { ...settings.value, turns: 'figurines' };
  });

  it('are written as in the tradition of their game, unless all boards should be alike', () => {
    const san = {
      piece: 'P',
      letters: '',
      from: '',
      captures: false,
      to: 'c4',
      second: '',
      check: '' as const,
      native: 'P-7f',
    };
    const turn = { text: 'c3c4', parts: [part(['c3', 'c4'])], san };
    expect(turnWords(turn)).toBe('P-7f');
    settings.value = { ...settings.value, boards: 'chequered' };
    expect(turnWords(turn)).toBe('c4');
    settings.value = { ...settings.value, boards: 'own' };
  });

  it('stand in two columns, also when Black began', () => {
    const turns = [
      { text: 'a', parts: [], san: null, captured: null, number: 1, side: 'b' as const },
      { text: 'b', parts: [], san: null, captured: null, number: 2, side: 'w' as const },
      { text: 'c', parts: [], san: null, captured: null, number: 2, side: 'b' as const },
    ];
    expect(inColumns(turns)).toEqual([
      [1, '', 'a'],
      [2, 'b', 'c'],
    ]);
  });

  it('stand one below the other where a player has several in a row', () => {
    const turn = (text: string, number: number, side: 'w' | 'b'): TurnRecord => {
      return { text, number, side, parts: [], san: null, captured: null };
    };
    const progressive = [
      turn('a', 1, 'w'),
      ...['b', 'c'].map((text) => turn(text, 1, 'b')),
      ...['d', 'e', 'f'].map((text) => turn(text, 2, 'w')),
      ...['g', 'h'].map((text) => turn(text, 2, 'b')),
    ];
    expect(inColumns(progressive)).toEqual([
      [1, 'a', 'b c'],
      [2, 'd e f', 'g h'],
    ]);
    expect(rows(progressive).flatMap(({ w, b }) => [...w, ...b].map(({ ply }) => ply))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const monster = [turn('a', 1, 'w'), turn('b', 1, 'w'), turn('c', 1, 'b'), turn('d', 2, 'w')];
    expect(inColumns(monster)).toEqual([
      [1, 'a b', 'c'],
      [2, 'd', ''],
    ]);
  });

  it('tell how long ago', () => {
    expect(ago(0, 20_000)).toBe('now');
    expect(ago(0, 5 * 60_000)).toBe('5 minutes ago');
    expect(ago(0, 26 * 3_600_000)).toBe('yesterday');
  });
});

describe('the picture after the first part', () => {
  const cells = (list: Piece[]) => list.map((p) => `${p.cell}${p.token}`).sort();
  it('moves, takes and promotes', () => {
    const before: Piece[] = [...pieces, { cell: 'e8', token: 'R', side: 'b' }];
    expect(cells(afterFirst(before, move({ promotion: '+' }), 'w'))).toEqual(['b4*', 'e1K', 'e8+P', 'h1R']);
  });
  it('puts pieces in hand on the board, exchanges swapped pieces, and leaves castling to the server', () => {
    expect(
      cells(afterFirst(pieces, move({ kind: 'drop', from: null, to: 'd5', drop: 'Q', hand: 'Q' }), 'b')),
    ).toContain('d5Q');
    expect(cells(afterFirst(pieces, move({ kind: 'swap', from: 'e1', to: 'h1' }), 'w'))).toEqual([
      'b4*',
      'e1R',
      'e7P',
      'h1K',
    ]);
    const changes = [
      { cell: 'e1', piece: null },
      { cell: 'g1', piece: { cell: 'g1', token: 'K', side: 'w' as const } },
    ];
    expect(cells(afterFirst(pieces, move({ kind: 'castle', from: 'e1', to: 'h1', changes }), 'w'))).toContain(
      'g1K',
    );
    expect(afterFirst(pieces, move({ kind: 'castle', from: 'e1', to: 'h1' }), 'w')).toBe(pieces);
  });
  it('keeps a piece that makes a null move', () => {
    expect(cells(afterFirst(pieces, move({ from: 'e1', to: 'e1' }), 'w'))).toEqual(cells(pieces));
  });
});

describe('rule texts', () => {
  it('have headings, items and paragraphs', () => {
    expect(blocks('# The board\nTwo lines\nof text.\n\n- one\n- two\n  more\nEnd')).toEqual([
      { kind: 'heading', text: 'The board', id: 'r-the-board' },
      { kind: 'text', text: 'Two lines of text.' },
      { kind: 'list', items: ['one', 'two more End'] },
    ]);
  });
});

describe('a new game', () => {
  const options: GameOptions = {
    opponent: 'engine',
    seat: 'black',
    level: 4,
    clock: 'none',
    own: { minutes: 15, seconds: 10, kind: 'increment' },
    rated: false,
    startNumber: 0,
    array: null,
    position: '',
  };
  const sent = (more: Partial<GameOptions>, account = false) =>
    sessionFor('chess', { ...options, ...more }, account);

  it('begins with a random start by its number', () => {
    expect(sent({ array: 518 })).toMatchObject({ position: 'array 518' });
    expect(sessionFor('chess', { ...options, startNumber: 1, array: 3 }, false, 'Both sides')).toMatchObject({
      position: 'array 3 Both sides',
    });
    expect(sent({ array: 0, position: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' })).toMatchObject({
      position: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    });
    expect(new Set(Array.from({ length: 200 }, () => drawArray(3)))).toEqual(new Set([0, 1, 2]));
  });

  it('seats people and the engine', () => {
    expect(sent({})).toEqual({ game: 'chess', white: 'engine', black: 'me', level: 4 });
    expect(sent({ seat: 'random' })).toMatchObject({ white: 'me', black: 'engine', random: true });
    expect(sent({ opponent: 'here', seat: 'random' })).toEqual({ game: 'chess', white: 'me', black: 'me' });
    expect(sent({ opponent: 'watch' })).toMatchObject({ white: 'engine', black: 'engine', level: 4 });
    expect(sent({ opponent: 'friend' })).toEqual({ game: 'chess', white: 'open', black: 'me' });
    expect(sent({ opponent: 'open', seat: 'white' })).toMatchObject({
      white: 'me',
      black: 'open',
      listed: true,
    });
  });

  it('has a clock: a preset, or one of the player’s own with increment or delay', () => {
    expect(sent({ clock: 0 }).clock).toEqual({ base: 180_000, increment: 2_000, delay: 0 });
    const own = { minutes: 1.5, seconds: 5, kind: 'delay' as const };
    expect(sent({ clock: 'own', own }).clock).toEqual({ base: 90_000, increment: 0, delay: 5_000 });
    expect(sent({ clock: 'own', own: { ...own, minutes: Number.NaN, seconds: -3 } }).clock).toEqual({
      base: 15_000,
      increment: 0,
      delay: 0,
    });
    expect(sent({ clock: 1, opponent: 'watch' }).clock).toBeUndefined();
  });

  it('counts for ratings only where it can', () => {
    const rated = { opponent: 'open', clock: 2, rated: true } as const;
    expect(sent(rated, true).rated).toBe(true);
    expect(sent(rated, false).rated).toBeUndefined();
    expect(sent({ ...rated, clock: 'none' }, true).rated).toBeUndefined();
    expect(sent({ ...rated, startNumber: 1 }, true).rated).toBeUndefined();
    expect(sent({ ...rated, opponent: 'engine' }, true).rated).toBeUndefined();
  });

  it('prefers a pasted position to a start position', () => {
    expect(sent({ startNumber: 2 })).toMatchObject({ startNumber: 2 });
    const pasted = sent({ startNumber: 2, position: ' 8/8 w\n- ' });
    expect(pasted).toMatchObject({ position: '8/8 w -' });
    expect('startNumber' in pasted).toBe(false);
  });
});

describe('the gallery', () => {
  const game = (id: string, family: string, levels = '') =>
    ({
      id,
      name: id,
      family,
      inventor: 'A. Nobody',
      year: '',
      summary: '',
      files: 8,
      ranks: 8,
      levels,
      neutrals: 0,
    }) as unknown as GameSummary;
  const all = [
    game('chess', 'Standard games'),
    game('stockgi', 'Stock', 'xyz'),
    game('stockyang', 'Stock', 'xyz'),
  ];
  it('groups families, the least familiar first', () => {
    expect(byFamily(all).map((f) => [f.family, f.games.length])).toEqual([
      ['Stock', 2],
      ['Standard games', 1],
    ]);
  });
});

describe('paths', () => {
  it('lead to pages', () => {
    expect(parse('/')).toEqual({ page: 'gallery' });
    // A full stop, or a bracket, that was copied with a link.
    expect(parse('/play/abc.')).toEqual({ page: 'play', session: 'abc' });
    expect(parse('/play/abc).')).toEqual({ page: 'play', session: 'abc' });
    expect(parse('/play/a%20b')).toEqual({ page: 'play', session: 'a b' });
    expect(parse('/rules/stock-qi')).toEqual({ page: 'rules', game: 'stock-qi' });
    expect(parse('/lobby')).toEqual({ page: 'lobby' });
    expect(parse('/player/Bea?x=1')).toEqual({ page: 'player', name: 'Bea' });
    expect(parse('/play')).toEqual({ page: 'lost' });
    expect(parse('/play/%')).toEqual({ page: 'lost' });
  });
});
