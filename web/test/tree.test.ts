import { describe, expect, it } from 'vitest';
import { keep, readSearch, recall, searchFor } from '../src/analysis/keep';
import { looksLikeRecord, tagsFor } from '../src/analysis/record';
import { endScore, scoreText, share } from '../src/analysis/score';
import {
  add,
  addLine,
  annotate,
  branchOf,
  EMPTY,
  fromRecord,
  isNumbered,
  learn,
  lineFrom,
  type Mover,
  mainLine,
  moverAt,
  nodeOf,
  promote,
  promoteToMain,
  ROOT,
  remove,
  sibling,
  startOf,
  toRecord,
  turnNumber,
  turnsTo,
  unread,
  withMovers,
} from '../src/analysis/tree';

/** 1. a b 2. c, with 1… d 2. e and 1… f instead of b. */
function grown() {
  const main = addLine(EMPTY, ROOT, ['a', 'b', 'c'].map(unread));
  const [, first] = mainLine(main.tree);
  const one = addLine(main.tree, first?.id ?? -1, ['d', 'e'].map(unread));
  const two = addLine(one.tree, first?.id ?? -1, [unread('f')]);
  return { tree: two.tree, main: main.id, one: one.id, two: two.id };
}
const words = (tree: ReturnType<typeof grown>['tree']) => mainLine(tree).map((node) => node.turn);

describe('a tree of variations', () => {
  it('follows turns that are there already, and adds others behind them', () => {
    const { tree, main, one } = grown();
    expect(words(tree)).toEqual(['', 'a', 'b', 'c']);
    expect(add(tree, ROOT, unread('a'))).toEqual({ tree, id: mainLine(tree)[1]?.id });
    expect(turnsTo(tree, one)).toEqual(['a', 'd', 'e']);
    expect(branchOf(tree, main)).toBeNull();
    expect(branchOf(tree, one)?.turn).toBe('d');
  });

  it('takes in the parts of a turn when the server tells them', () => {
    const { tree } = grown();
    const parts = [{ piece: null, cells: ['e2', 'e4'], promotion: '' }];
    const told = add(tree, ROOT, { text: 'a', parts, san: null });
    expect(nodeOf(told.tree, told.id).parts).toEqual(parts);
    expect(learn(told.tree, told.id, unread('x'))).toBe(told.tree);
    const { record } = toRecord(told.tree, [], new Map());
    expect(nodeOf(fromRecord(record).tree, 1).parts).toEqual(parts);
  });

  it('moves a variation up one place, or makes it the main line', () => {
    const { tree, two } = grown();
    const once = promote(tree, two);
    expect(nodeOf(once, mainLine(once)[1]?.id ?? 0).children.map((id) => nodeOf(once, id).turn)).toEqual([
      'b',
      'f',
      'd',
    ]);
    expect(words(promote(once, two))).toEqual(['', 'a', 'f']);
    expect(words(promoteToMain(tree, two))).toEqual(['', 'a', 'f']);
    expect(promote(tree, ROOT)).toBe(tree);
  });

  it('loses a turn with all that follows, and never the start', () => {
    const { tree, one } = grown();
    const d = nodeOf(tree, one).parent;
    const left = remove(tree, d);
    expect(left.nodes.has(one)).toBe(false);
    expect(left.nodes.size).toBe(tree.nodes.size - 2);
    expect(remove(tree, ROOT)).toBe(tree);
    // A number is not given twice.
    expect(add(left, ROOT, unread('z')).id).toBe(tree.next);
  });

  it('is walked along and across', () => {
    const { tree, two } = grown();
    const [, , b] = mainLine(tree);
    expect(sibling(tree, b?.id ?? 0, 1)).not.toBeNull();
    expect(sibling(tree, two, 1)).toBeNull();
    expect(lineFrom(tree, two).map((node) => node.turn)).toEqual(['f']);
    expect(turnNumber({ side: 'w', number: 1 }, 3)).toEqual({ side: 'w', number: 2 });
    expect(turnNumber({ side: 'b', number: 4 }, 1)).toEqual({ side: 'b', number: 4 });
    expect(turnNumber({ side: 'b', number: 4 }, 2)).toEqual({ side: 'w', number: 5 });
  });

  it('is the same after it was written and read', () => {
    const { tree, one, two } = grown();
    const said = annotate(annotate(tree, one, { comment: 'Good.', glyphs: [1] }), ROOT, {
      comment: 'A game',
    });
    const values = new Map([
      [one, { centipawns: -35 }],
      [two, { win: { winner: 'b' as const, turns: 3 } }],
    ]);
    const { record, places } = toRecord(said, [{ name: 'White', value: 'Ada' }], values);
    for (const [place, node] of record.nodes.entries()) expect(node.parent).toBeLessThan(Math.max(1, place));
    const read = fromRecord(record);
    expect(toRecord(read.tree, record.tags, read.values).record).toEqual(record);
    expect(turnsTo(read.tree, read.ids[places.get(one) ?? -1] ?? -1)).toEqual(['a', 'd', 'e']);
    const timed = record.nodes.map((node, place) =>
      place ? { ...node, clock: 60_000, spent: 1_000 * place } : node,
    );
    const again = fromRecord({ nodes: timed });
    expect(toRecord(again.tree, record.tags, again.values).record.nodes).toEqual(timed);
    expect(read.values.get(read.ids[places.get(two) ?? -1] ?? -1)).toEqual({
      win: { winner: 'b', turns: 3 },
    });
  });
});

describe('who makes the turns of a tree', () => {
  const START: Mover = { side: 'w', number: 1 };
  const made = (text: string, side: 'w' | 'b', number: number) => ({ ...unread(text), side, number });
  /** White one, Black two, White three. */
  const progressive = [
    made('a', 'w', 1),
    ...['b', 'c'].map((text) => made(text, 'b', 1)),
    ...['d', 'e', 'f'].map((text) => made(text, 'w', 2)),
  ];
  const written = ({ side, number }: Mover) => `${number}${side}`;
  const movers = (tree: ReturnType<typeof grown>['tree'], start = START) =>
    withMovers(tree, mainLine(tree).slice(1), start).map(({ mover }) => written(mover));

  it('is what the server has said', () => {
    const { tree, id } = addLine(EMPTY, ROOT, progressive);
    expect(movers(tree)).toEqual(['1w', '1b', '1b', '2w', '2w', '2w']);
    expect(mainLine(tree).map((node) => node.id)).toContain(id);
    expect(written(moverAt(tree, id, START))).toBe('2w');
    // A turn that is there already keeps what is known of it.
    expect(movers(add(tree, ROOT, unread('a')).tree)).toEqual(movers(tree));
  });

  it('is learnt with the parts of a turn', () => {
    const { tree, id } = addLine(EMPTY, ROOT, ['a', 'b', 'c'].map(unread));
    expect(movers(tree)).toEqual(['1w', '1b', '2w']);
    expect(movers(learn(tree, id, made('c', 'b', 1)))).toEqual(['1w', '1b', '1b']);
  });

  it('alternates only where nothing is known', () => {
    const { tree, id } = addLine(EMPTY, ROOT, progressive);
    const longer = addLine(tree, id, ['g', 'h'].map(unread));
    expect(movers(longer.tree).slice(-2)).toEqual(['2b', '3w']);
    expect(written(moverAt(longer.tree, longer.id, START))).toBe('3w');
    const { tree: plain } = addLine(EMPTY, ROOT, ['a', 'b', 'c'].map(unread));
    expect(movers(plain, { side: 'b', number: 4 })).toEqual(['4b', '5w', '5b']);
    expect(startOf(mainLine(plain))).toBeNull();
  });

  it('says who begins', () => {
    const { tree } = addLine(EMPTY, ROOT, progressive);
    expect(startOf(mainLine(tree))).toEqual(START);
    const late = addLine(EMPTY, ROOT, [unread('a'), unread('b'), made('c', 'b', 5)]);
    expect(startOf(mainLine(late.tree))).toEqual({ side: 'b', number: 4 });
  });

  it('numbers White’s turns, and where players have several in a row the first of each row', () => {
    const { tree } = addLine(EMPTY, ROOT, progressive);
    const line = withMovers(tree, mainLine(tree).slice(1), START);
    const numbered = (rows: boolean) =>
      line.filter(({ mover }, at) => isNumbered(mover, line[at - 1]?.mover ?? null, rows));
    expect(numbered(true).map(({ node }) => node.turn)).toEqual(['a', 'b', 'd']);
    expect(isNumbered({ side: 'b', number: 1 }, START, false)).toBe(false);
    expect(isNumbered({ side: 'w', number: 2 }, { side: 'b', number: 1 }, false)).toBe(true);
    expect(isNumbered({ side: 'b', number: 1 }, null, false)).toBe(true);
  });
});

describe('what is kept of an analysis', () => {
  it('is its line in the address, read back the same', () => {
    expect(searchFor('start', 'start', [])).toBe('');
    const search = searchFor('start', '8/8[+p] w', ['c6c7+', 'e2e4,b4c4']);
    expect(readSearch(search ?? '')).toEqual({
      position: '8/8[+p] w',
      turns: ['c6c7+', 'e2e4,b4c4'],
      session: null,
    });
    expect(searchFor('start', 'start', Array(1000).fill('e2e4,b4c4'))).toBeNull();
  });

  it('is its tree in the tab, for the same address only, and nothing torn', () => {
    const { record } = toRecord(grown().tree, [], new Map());
    const kept = { game: 'x', search: '?turns=a', start: 's', record, at: 2 };
    keep(kept);
    expect(recall('x', '?turns=a')).toEqual(kept);
    expect(recall('x', '')).toBeNull();
    sessionStorage.setItem(
      'variorum.analysis',
      JSON.stringify({ ...kept, record: { nodes: [{ parent: 3 }] } }),
    );
    expect(recall('x', '?turns=a')).toBeNull();
    sessionStorage.setItem('variorum.analysis', '{"game"');
    expect(recall('x', '?turns=a')).toBeNull();
  });

  it('is recognised as a record or a position', () => {
    expect(looksLikeRecord('[Game "x"]\n\n1. e2e4')).toBe(true);
    expect(looksLikeRecord('1. e2e4 e7e5')).toBe(true);
    expect(looksLikeRecord('[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]')).toBe(false);
    expect(looksLikeRecord('rnbqkbnr/8/8/8/8/8/8/RNBQKBNR[Pp] w a1,h1 - 0 1')).toBe(false);
    expect(
      tagsFor(
        [
          { name: 'FEN', value: 'old' },
          { name: 'White', value: 'Ada' },
        ],
        'x',
        'new',
      ),
    ).toEqual([
      { name: 'Game', value: 'x' },
      { name: 'Start', value: 'new' },
      { name: 'White', value: 'Ada' },
      { name: 'Result', value: '*' },
    ]);
  });
});

describe('a score', () => {
  it('is written from White’s side', () => {
    expect(scoreText({ centipawns: 35 })).toBe('+0.4');
    expect(scoreText({ centipawns: -120 }, 'at-most')).toBe('≤ −1.2');
    expect(scoreText({ centipawns: -2 })).toBe('0.0');
    expect(scoreText({ win: { winner: 'b', turns: 3 } })).toBe('#−3');
    expect(endScore({ result: '0-1' })).toEqual({ win: { winner: 'b', turns: 0 } });
    expect(endScore({ result: '*' })).toBeNull();
  });

  it('is a share of a bar', () => {
    expect(share({ centipawns: 0 })).toBe(0.5);
    expect(share({ centipawns: 300 })).toBeGreaterThan(0.7);
    expect(share({ win: { winner: 'b', turns: 9 } })).toBe(0);
  });
});
