import { describe, expect, it } from 'vitest';
import type { FirstChoice, SecondChoice } from '../src/api/types';
import {
  cancel,
  choose,
  click,
  done,
  droppable,
  IDLE,
  makeFirst,
  offerSecond,
  type Phase,
  pickHand,
  secondTargets,
  sources,
  takeBack,
  targets,
} from '../src/state/turn';

function move(text: string, from: string | null, to: string, more: Partial<FirstChoice> = {}): FirstChoice {
  return {
    text,
    kind: 'move',
    from,
    to,
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
  };
}
function part(
  text: string,
  from: string | null,
  to: string | null,
  more: Partial<SecondChoice> = {},
): SecondChoice {
  return { text, from, to, kind: 'step', promotion: null, ...more };
}
const none = part('', null, null, { kind: 'none' });
const picked = (cell: string): Phase => ({ name: 'picked', source: { kind: 'cell', cell } });

const first = [
  move('e2e3', 'e2', 'e3'),
  move('e2e4', 'e2', 'e4'),
  move('e7e8=Q', 'e7', 'e8', { promotion: 'Q' }),
  move('e7e8=N', 'e7', 'e8', { promotion: 'N' }),
  move('e1h1', 'e1', 'h1', { kind: 'castle' }),
  move('h1h5', 'h1', 'h5'),
  move('d2d2', 'd2', 'd2'),
  move('P@d5', null, 'd5', { kind: 'drop', drop: 'P', hand: 'P' }),
  move('wd2wd3we4', 'wd2', 'we4', { via: 'wd3' }),
  move('wd2we3we4', 'wd2', 'we4', { via: 'we3' }),
];

describe('the first part', () => {
  it('picks up only pieces that the server lets move', () => {
    expect(click(IDLE, first, 'e2').phase).toEqual(picked('e2'));
    expect(click(IDLE, first, 'a8').phase).toEqual(IDLE);
    expect(sources(first).has('h1')).toBe(true);
  });

  it('sends a turn that has one meaning', () => {
    const step = click(picked('e2'), first, 'e4');
    expect(step.effect).toEqual({ kind: 'send', text: 'e2e4' });
    expect(step.phase).toMatchObject({ name: 'sending', text: 'e2e4', second: null });
  });

  it('puts the piece down on its own cell or a cell out of reach, and picks up another own piece', () => {
    expect(click(picked('e2'), first, 'e2').phase).toEqual(IDLE);
    expect(click(picked('e2'), first, 'a5').phase).toEqual(IDLE);
    expect(click(picked('e2'), first, 'h1').phase).toEqual(picked('h1'));
  });

  it('asks which promotion is meant', () => {
    const step = click(picked('e7'), first, 'e8');
    expect(step.effect.kind).toBe('none');
    if (step.phase.name !== 'choosing') throw new Error('no chooser');
    expect(step.phase.options).toHaveLength(2);
    const [queen] = step.phase.options;
    if (!queen) throw new Error('no option');
    expect(choose(step.phase, queen).effect).toEqual({ kind: 'send', text: 'e7e8=Q' });
  });

  it('asks through which cell a double step goes', () => {
    const step = click(picked('wd2'), first, 'we4');
    expect(step.phase.name === 'choosing' && step.phase.options.length).toBe(2);
  });

  it('asks whether castling or the partner itself is meant', () => {
    const step = click(picked('e1'), first, 'h1');
    if (step.phase.name !== 'choosing') throw new Error('no chooser');
    expect(step.phase.options.map((o) => o.do)).toEqual(['first', 'pick']);
    expect(choose(step.phase, { do: 'pick', cell: 'h1' }).phase).toEqual(picked('h1'));
  });

  it('asks whether a click on the piece itself is a null move', () => {
    const step = click(picked('d2'), first, 'd2');
    expect(step.phase.name === 'choosing' && step.phase.options.map((o) => o.do)).toEqual([
      'first',
      'putDown',
    ]);
  });

  it('drops a piece from the hand', () => {
    const held = pickHand(IDLE, first, 'P');
    expect(held.phase).toEqual({ name: 'picked', source: { kind: 'hand', token: 'P' } });
    expect(click(held.phase, first, 'd5').effect).toEqual({ kind: 'send', text: 'P@d5' });
    expect(pickHand(held.phase, first, 'P').phase).toEqual(IDLE);
    expect(pickHand(IDLE, first, 'Q').phase).toEqual(IDLE);
  });

  it('asks in which of its forms a piece comes in', () => {
    const forms = [
      move('S@d5', null, 'd5', { kind: 'drop', drop: 'S', hand: 'S' }),
      move('B@d5', null, 'd5', { kind: 'drop', drop: 'B', hand: 'S' }),
    ];
    expect([...droppable(forms)]).toEqual(['S']);
    const held = pickHand(IDLE, forms, 'S');
    const { phase } = click(held.phase, forms, 'd5');
    const asked = phase.name === 'choosing' ? phase.options : [];
    expect(asked.map((option) => (option.do === 'first' ? option.choice.text : option.do))).toEqual([
      'S@d5',
      'B@d5',
    ]);
  });

  it('lists targets by cell', () => {
    expect([...targets(first, { kind: 'cell', cell: 'e2' }).keys()]).toEqual(['e3', 'e4']);
  });
});

describe('ways to one cell', () => {
  const ways = (same: boolean) => [
    move('e2d3e4', 'e2', 'e4', { via: 'd3' }),
    move('e2f3e4', 'e2', 'e4', { via: 'f3', same }),
  ];

  it('are no question where they lead to the same position', () => {
    expect(click(picked('e2'), ways(true), 'e4').effect).toEqual({ kind: 'send', text: 'e2d3e4' });
    expect(click(picked('e2'), ways(false), 'e4').phase.name).toBe('choosing');
  });
});

describe('the second part', () => {
  const opening = move('e2e4', 'e2', 'e4', { second: 'optional' });
  const choices = [none, part('b4c4', 'b4', 'c4'), part('b4b3', 'b4', 'b3'), part('d5d6', 'd5', 'd6')];
  const offered = offerSecond(opening, choices).phase;

  it('asks the server before a turn that may have one', () => {
    expect(makeFirst(opening)).toEqual({
      phase: { name: 'asking', first: opening },
      effect: { kind: 'ask', first: opening },
    });
  });

  it('is sent with the first', () => {
    const held = click(offered, [], 'b4').phase;
    expect(held).toMatchObject({ name: 'second', picked: 'b4' });
    expect(click(held, [], 'c4').effect).toEqual({ kind: 'send', text: 'e2e4,b4c4' });
  });

  it('may be left out', () => {
    expect(done(offered).effect).toEqual({ kind: 'send', text: 'e2e4' });
  });

  it('may not be left out when it is compulsory, and a single piece is picked up at once', () => {
    const must = offerSecond(opening, [part('b4c4', 'b4', 'c4'), part('b4b5', 'b4', 'b5')]).phase;
    expect(must).toMatchObject({ picked: 'b4' });
    expect(done(must).effect.kind).toBe('none');
  });

  it('is skipped when nothing may follow', () => {
    expect(offerSecond(opening, [none]).effect).toEqual({ kind: 'send', text: 'e2e4' });
  });

  it('puts a new neutral piece on the board without picking anything up', () => {
    const phase = offerSecond(opening, [
      part('@c3', null, 'c3', { kind: 'place' }),
      part('@c4', null, 'c4', { kind: 'place' }),
    ]).phase;
    expect(click(phase, [], 'c4').effect).toEqual({ kind: 'send', text: 'e2e4,@c4' });
  });

  it('opens the chooser at once for a piece that is promoted where it stands', () => {
    const promote = ['R', 'C'].map((p) => part(`wc2=${p}`, 'wc2', null, { kind: 'promote', promotion: p }));
    const phase = offerSecond(opening, [none, ...promote]).phase;
    const step = click(phase, [], 'wc2');
    if (step.phase.name !== 'choosingSecond') throw new Error('no chooser');
    const [rook] = step.phase.options;
    if (!rook) throw new Error('no option');
    expect(choose(step.phase, rook).effect).toEqual({ kind: 'send', text: 'e2e4,wc2=R' });
  });

  it('goes back one step at a time', () => {
    const held = click(offered, [], 'b4').phase;
    expect(cancel(held)).toMatchObject({ name: 'second', picked: null });
    expect(cancel(offered)).toEqual(IDLE);
    const sending: Phase = { name: 'sending', text: 'e2e4', first: opening, second: null };
    expect(cancel(sending)).toEqual(sending);
    expect(takeBack(sending)).toEqual(sending);
    expect(takeBack(held)).toEqual(IDLE);
  });

  it('is taken back at once where its piece was picked up without a click', () => {
    const must = offerSecond(opening, [part('b4c4', 'b4', 'c4'), part('b4b5', 'b4', 'b5')]).phase;
    expect(cancel(must)).toEqual(IDLE);
    // A click elsewhere does not put it down either.
    expect(click(must, [], 'a1').phase).toEqual(must);
  });

  it('is left out by a second click on the piece that has moved', () => {
    expect(click(offered, [], 'e4').effect).toEqual({ kind: 'send', text: 'e2e4' });
    const held = click(offered, [], 'b4').phase;
    expect(click(held, [], 'e4').effect.kind).toBe('none');
    const must = offerSecond(opening, [part('b4c4', 'b4', 'c4')]).phase;
    expect(click(must, [], 'e4').effect.kind).toBe('none');
  });

  it('keeps apart the pieces that may move', () => {
    expect([...secondTargets(choices, 'b4').keys()]).toEqual(['c4', 'b3']);
    expect(secondTargets(choices, null).size).toBe(0);
  });
});
