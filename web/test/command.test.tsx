// The command line at the table: what is sent, what is told, and what is done.
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskAnswer, AskRequest, Deed } from '../src/api/analysis';
import { openDialogue, type Partner } from '../src/command/dialogue';
import { change, USUAL } from '../src/settings';
import { answers, cell, leads, seated, server, table, turns } from './room';
import { game, view } from './views';

const ASK = `/api/games/${game.id}/ask`;
const told = (...lines: string[]): AskAnswer => ({ lines, do: null });
const deed = (todo: Deed): AskAnswer => ({ lines: [], do: todo });

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Move, question or command' });
function type(line: string): void {
  fireEvent.input(input(), { target: { value: line } });
  fireEvent.submit(input().closest('form') as HTMLFormElement);
}
const log = () => document.querySelector('.command-said')?.textContent ?? '';

describe('the command line', () => {
  beforeEach(() => change(USUAL));

  it('is reached by the slash and left by Escape, unless letters are switched off', async () => {
    await table();
    await waitFor(() => {
      (cell('e2') as HTMLElement).focus();
      fireEvent.keyDown(cell('e2'), { key: '/' });
      expect(document.activeElement).toBe(input());
    });
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(document.activeElement?.getAttribute('data-cell')).toBeTruthy();
    change({ letters: false });
    fireEvent.keyDown(document.activeElement as Element, { key: '/' });
    expect(document.activeElement).not.toBe(input());
  });

  it('tells answers to screen readers and keeps them', async () => {
    await table();
    answers[ASK] = { body: told('e2 Pawn White.') };
    type('s e2');
    await waitFor(() => expect(log()).toContain('e2 Pawn White.'));
    expect(log()).toContain('s e2');
    const spoken = document.querySelector('.command [aria-live="polite"]');
    expect(spoken?.textContent).toBe('e2 Pawn White.');
    expect(input().value).toBe('');
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    await waitFor(() => expect(input().value).toBe('s e2'));
  });

  it('makes whole turns and first parts', async () => {
    await table();
    leads({ ply: 1, side: 'b' });
    answers[ASK] = { body: deed({ do: 'first', text: 'e2e4' }) };
    type('e4');
    await waitFor(() => screen.getByText('You may also move: Stone.'));
    answers[ASK] = { body: deed({ do: 'turn', text: 'e2e4,b4c4' }) };
    type('b4c4');
    await waitFor(() => expect(turns()).toEqual([{ type: 'turn', text: 'e2e4,b4c4', ply: 0 }]));
  });

  it('moves for nobody who only watches', async () => {
    await table(view({ you: { ...view().you, sides: [] }, first: [] }));
    answers[ASK] = { body: deed({ do: 'turn', text: 'e2e4' }) };
    type('e2e4');
    await waitFor(() => expect(log()).toContain('You are watching this game.'));
    expect(turns()).toEqual([]);
  });

  it('resigns only when it is said twice', async () => {
    await table(seated());
    answers[ASK] = { body: deed({ do: 'resign' }) };
    type('resign');
    await waitFor(() => expect(log()).toContain('Do you really want to resign?'));
    expect(server.acts).toEqual([]);
    type('resign');
    await waitFor(() => expect(server.acts.map(({ act }) => act.type)).toEqual(['resign']));
  });

  it('says what goes wrong', async () => {
    await table();
    answers[ASK] = { status: 422, body: { error: 'There is no such position.', code: null } };
    type('p N');
    await waitFor(() => expect(log()).toContain('There is no such position.'));
  });
});

describe('a dialogue', () => {
  const partner = (more: Partial<Partner> = {}): Partner => ({
    game: 'any',
    place: () => ({ start: 'here', turns: ['a1a2'] }),
    begun: () => 'b1b2',
    side: () => 'w',
    carryOut: () => '',
    ...more,
  });

  it('sends where the game stands, and what is begun', async () => {
    const sent: AskRequest[] = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)) as AskRequest);
      return Promise.resolve(new Response(JSON.stringify(told('Yes.'))));
    });
    const dialogue = openDialogue(partner());
    await dialogue.ask('  c2c3 ');
    expect(sent).toEqual([{ start: 'here', turns: ['a1a2'], begun: 'b1b2', side: 'w', line: 'c2c3' }]);
    const first = dialogue.spoken.peek();
    await dialogue.ask('c2c3');
    expect(dialogue.spoken.peek()).not.toBe(first);
    await dialogue.ask('   ');
    expect(sent).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it('forgets old entries', () => {
    const dialogue = openDialogue(partner());
    for (let number = 0; number < 500; number += 1) dialogue.note(`${number}`);
    expect(dialogue.entries.peek()).toHaveLength(200);
    expect(dialogue.entries.peek().at(-1)?.lines).toEqual(['499']);
  });
});
