import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../mock/games';
import type { PositionView } from '../src/api/analysis';
import type { Puzzle, PuzzleAnswer } from '../src/api/puzzles';
import type { FirstChoice, GameDetail } from '../src/api/types';
import { after, dayOf, type Memory, type Result, readMemory } from '../src/puzzles/memory';
import { openSolving } from '../src/puzzles/solving';
import { aimWords, sourceWords, themeWords } from '../src/puzzles/words';
import { parse, puzzlePath, puzzlesPath, readWish } from '../src/router';

const NOTHING: Memory = readMemory(null);
const result = (id: string, is: Result['is'], daily = false): Result => ({ id, is, daily });

describe('what the browser remembers of puzzles', () => {
  it('is read as far as it is sound', () => {
    const kept = JSON.stringify({
      tried: ['chess-1', 3, 'No Id', 'chess-2'],
      run: -1,
      bestRun: 4,
      lastDay: 20_000,
    });
    expect(readMemory(kept)).toEqual({
      ...NOTHING,
      tried: ['chess-1', 'chess-2'],
      bestRun: 4,
      lastDay: 20_000,
    });
    expect(readMemory('no JSON')).toEqual(NOTHING);
    const many = JSON.stringify({ tried: Array.from({ length: 500 }, (_, number) => `chess-${number}`) });
    expect(readMemory(many).tried).toHaveLength(120);
    expect(readMemory(many).tried.at(-1)).toBe('chess-499');
  });

  it('counts the first result of a puzzle in the run', () => {
    let memory = after(NOTHING, result('a', 'solved'), 1);
    memory = after(memory, result('b', 'solved'), 1);
    memory = after(memory, result('a', 'missed'), 1);
    expect(memory).toMatchObject({ run: 2, bestRun: 2, tried: ['b', 'a'] });
    memory = after(memory, result('c', 'shown'), 1);
    memory = after(memory, result('c', 'solved'), 1);
    expect(memory).toMatchObject({ run: 0, bestRun: 2 });
  });

  it('counts days in a row with a solved daily puzzle', () => {
    let memory = after(NOTHING, result('a', 'solved', true), 10);
    memory = after(memory, result('a', 'solved', true), 10);
    memory = after(memory, result('b', 'missed', true), 11);
    expect(memory).toMatchObject({ days: 1, lastDay: 10 });
    memory = after(memory, result('b', 'solved', true), 11);
    expect(memory).toMatchObject({ days: 2, bestDays: 2 });
    memory = after(memory, result('c', 'solved', true), 13);
    expect(memory).toMatchObject({ days: 1, bestDays: 2, lastDay: 13 });
    expect(dayOf(86_400_000 * 3 + 5)).toBe(3);
  });
});

describe('addresses of puzzles', () => {
  it('carry what is wanted', () => {
    const wish = { game: 'stockgi', theme: 'check' };
    expect(puzzlePath('next', wish)).toBe('/puzzles/next?game=stockgi&theme=check');
    expect(parse(puzzlePath('daily', { game: null, theme: null }))).toEqual({
      page: 'puzzle',
      puzzle: 'daily',
      search: '',
    });
    expect(parse(puzzlesPath(wish))).toEqual({ page: 'puzzles', search: '?game=stockgi&theme=check' });
    expect(readWish('?theme=check')).toEqual({ game: null, theme: 'check' });
  });
});

const game = GAMES.get('chess') as GameDetail;
const choice = (text: string): FirstChoice => ({
  text,
  kind: 'move',
  from: text.slice(0, 2),
  to: text.slice(2),
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
});

function at(position: string, turn: string | null = null): PositionView {
  return {
    position,
    fen: '',
    sfen: '',
    side: 'w',
    number: 1,
    pieces: [{ cell: 'a1', side: 'w', token: 'R' }],
    hands: { w: [], b: [] },
    lost: { w: [], b: [] },
    count: null,
    checked: [],
    turn:
      turn === null ? null : { text: turn, parts: [], san: null, side: 'w', number: 1, cells: [], paths: [] },
    outcome: null,
    history: null,
  } as unknown as PositionView;
}

const puzzle: Puzzle = {
  id: 'chess-1',
  game: 'chess',
  aim: 'win',
  within: 2,
  turns: 2,
  rating: 1400,
  attempts: 0,
  daily: false,
  outcome: null,
  view: at('start'),
  first: [choice('a1a2'), choice('a1a3')],
};

const RIGHT: PuzzleAnswer = {
  is: 'right',
  made: at('one', 'a1a2'),
  reply: at('two', 'h8h7'),
  first: [choice('a2a3')],
};
const SOLVED: PuzzleAnswer = {
  is: 'solved',
  made: at('three', 'a2a3'),
  reply: null,
  themes: ['check'],
  source: { of: 'words', words: '' },
  rated: { first: true, before: 1500, after: 1510 },
};
const WRONG: PuzzleAnswer = {
  is: 'wrong',
  made: at('four', 'a1a3'),
  rated: { first: true, before: 1500, after: 1490 },
};

describe('a puzzle being solved', () => {
  let asked: unknown[];
  let results: Result['is'][];
  let answers: PuzzleAnswer[];

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, results, answers] = [[], [], []];
  });
  afterEach(() => vi.useRealTimers());

  const open = () =>
    openSolving(game, puzzle, {
      attempt: (_, question) => {
        asked.push(question);
        const next = answers.shift();
        return next ? Promise.resolve(next) : Promise.reject(new Error('nothing more was expected'));
      },
      decided: ({ is }) => results.push(is),
    });
  const wait = (time = 0) => vi.advanceTimersByTimeAsync(time);

  it('plays the reply after a right turn, and ends with the last one', async () => {
    answers = [RIGHT, SOLVED];
    const solving = open();
    solving.turns.click('a1');
    solving.turns.click('a2');
    await wait();
    expect(solving.standing.value.is).toBe('right');
    expect(solving.view.value?.position).toBe('one');
    expect(solving.first.value).toEqual([]);
    await wait(1000);
    expect(solving.view.value?.position).toBe('two');
    solving.turns.click('a2');
    solving.turns.click('a3');
    await wait();
    expect(asked).toEqual([{ turns: ['a1a2'] }, { turns: ['a1a2', 'a2a3'] }]);
    expect(solving.standing.value.is).toBe('solved');
    expect(solving.told.value?.themes).toEqual(['check']);
    expect(solving.rated.value?.after).toBe(1510);
    expect([results, solving.result.value]).toEqual([['solved'], 'solved']);
    solving.close();
  });

  it('takes a wrong turn back, and lets it be tried again', async () => {
    answers = [WRONG, RIGHT, SOLVED];
    const solving = open();
    solving.turns.enter('a1a3', true);
    await wait();
    expect(solving.standing.value.is).toBe('wrong');
    expect(solving.view.value?.position).toBe('four');
    await wait(2000);
    expect(solving.view.value?.position).toBe('start');
    expect(solving.standing.value.is).toBe('wrong');
    solving.turns.enter('a1a2', true);
    await wait(1000);
    solving.turns.enter('a2a3', true);
    await wait();
    expect(solving.standing.value.is).toBe('solved');
    // The first attempt stays what it was.
    expect([solving.result.value, solving.rated.value?.after]).toEqual(['missed', 1490]);
    solving.close();
  });

  it('marks the piece of a hint, and shows the solution turn by turn', async () => {
    answers = [
      { is: 'hint', cell: 'a1', token: null, rated: null },
      {
        is: 'shown',
        line: [at('one', 'a1a2'), at('two', 'h8h7')],
        themes: [],
        source: { of: 'words', words: '' },
        rated: null,
      },
    ];
    const solving = open();
    solving.hint();
    await wait();
    expect(solving.board.marks.value.spots.get('a1')).toBe('c');
    expect(solving.first.value).toHaveLength(2);
    solving.giveUp();
    await wait();
    expect(solving.view.value?.position).toBe('one');
    await wait(1500);
    expect(solving.view.value?.position).toBe('two');
    expect(results).toEqual(['missed', 'shown']);
    solving.again();
    expect(solving.view.value?.position).toBe('start');
    expect(solving.standing.value.is).toBe('open');
    solving.close();
  });

  it('lets the turn be made again when the server does not answer', async () => {
    const solving = open();
    solving.turns.enter('a1a2', true);
    await wait();
    expect(solving.standing.value.is).toBe('open');
    expect(solving.first.value).toHaveLength(2);
    expect(results).toEqual([]);
    solving.close();
  });
});

describe('puzzles in words', () => {
  it('say who is to do what', () => {
    expect(aimWords(puzzle)).toBe('White wins in 2 turns');
    expect(aimWords({ ...puzzle, within: 1 })).toBe('White wins in one turn');
    expect(aimWords({ ...puzzle, aim: 'save', within: 1 })).toBe(
      'Find the only turn after which Black cannot win at once',
    );
    expect(themeWords('level-change')).toBe('change of level');
  });

  it('say where they come from', () => {
    const source = sourceWords({ of: 'selfPlay', turn: 48, beside: true, changed: false });
    expect(source).toBe('a game of the engine against itself, turn 48, after another reply');
    expect(sourceWords({ of: 'problems', turn: 3, beside: false, changed: false })).toBe(
      'play from a composed problem, turn 3',
    );
    expect(sourceWords({ of: 'endings', turn: 7, beside: false, changed: true })).toBe(
      'an ending of the engine against itself, turn 7, with pieces changed',
    );
    expect(sourceWords({ of: 'words', words: 'Paul Morphy' })).toBe('Paul Morphy');
  });
});
