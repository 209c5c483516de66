// The keys of the table: the list of them, and those that work wherever the focus is.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { View } from '../api/types';
import { t } from '../language';
import { settings } from '../settings';
import type { Help } from '../state/help';
import { mayUndo } from '../state/people';
import { onlySide, type Session } from '../state/session';
import { noSecond, type Phase } from '../state/turn';
import { ModalDialog } from '../ui/ModalDialog';
import { undo } from './Tools';

/** Is the list open? */
export const keyList = signal<true | null>(null);

/** Where keys mean something else. */
const ELSEWHERE =
  'input, textarea, select, button:not([data-cell]), a, summary, dialog, canvas, [role="grid"] [data-cell]';

/** A board with the turn that is built on it. */
export interface KeyBoard {
  readonly phase: ReadonlySignal<Phase>;
  readonly flipped: Signal<boolean>;
  /** The pieces in hand that the number keys pick up, in the order in which they are shown. */
  hand(): readonly string[];
  pickHand(token: string): void;
  done(): void;
  cancel(): void;
}

/** The pieces in a side's hand; the side to move's if not said. */
export function handOf(view: Pick<View, 'hands' | 'side'> | null, side = view?.side): string[] {
  return view && side ? view.hands[side].map(({ token }) => token) : [];
}

/** What the table has besides its board. */
interface Around {
  help?: Help;
  undo?: () => void;
  zen?: Signal<boolean>;
  aside?: Signal<boolean>;
}

/** Escape with nothing begun: what lies beside the board, or the quiet view, goes. */
function leaves({ zen, aside }: Around): boolean {
  const shown = [aside, zen].find((one) => one?.value);
  if (shown) shown.value = false;
  return shown !== undefined;
}

/** What a letter or digit does; false: nothing. */
function letter(key: string, board: KeyBoard, { help, undo, zen }: Around): boolean {
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  const token = board.hand()[number - 1];
  const low = key.toLowerCase();
  if (token !== undefined) board.pickHand(token);
  else if (key === '?') keyList.value = true;
  else if (low === 'x') board.flipped.value = !board.flipped.value;
  else if (low === 'h' && help) help.hint();
  else if (low === 't' && help) help.toggleThreats();
  else if (low === 'u' && undo) undo();
  else if (low === 'z' && zen) zen.value = !zen.value;
  else return false;
  return true;
}

/** Enter ends a turn without its second part, Escape takes a step back, single letters do what the list says. */
export function useBoardKeys(board: KeyBoard, idle: () => boolean, around: Around = {}): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        if (!(idle() && leaves(around))) board.cancel();
        return;
      }
      const target = event.target instanceof Element ? event.target : null;
      const cell = target?.closest('[data-cell]') ?? null;
      const phase = board.phase.value;
      if (event.key === 'Enter' && cell === null && !target?.closest(ELSEWHERE)) {
        if (phase.name === 'second' && noSecond(phase.choices)) {
          event.preventDefault();
          board.done();
        }
        return;
      }
      // A board takes letters for the names of its cells, and leaves the others.
      if (target?.closest('input, textarea, select') || !settings.value.letters) return;
      if (letter(event.key, board, around)) event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [board, around.help, around.zen, around.aside]);
}

/** The keys of a table. */
export function useTableKeys(session: Session, around: Required<Omit<Around, 'undo'>>): void {
  const board = useMemo(
    () => ({
      ...session,
      hand: () => {
        const view = session.state.peek();
        return handOf(view, (view && onlySide(view)) ?? undefined);
      },
    }),
    [session],
  );
  const idle = () => session.phase.value.name === 'idle' && session.premove.value.parts.length === 0;
  const takeBack = () => {
    const state = session.state.value;
    if (state && mayUndo(state)) void undo(session);
  };
  useBoardKeys(board, idle, { ...around, undo: takeBack });
}

export function KeyList() {
  const rows: [string[], string][] = [
    [['←', '↑', '→', '↓'], t('keys-arrows')],
    [['PageUp', 'PageDown'], t('keys-planes')],
    [['G', 'u'], t('keys-level')],
    [['F', 'R', 'Home'], t('keys-views')],
    [['e', '4'], t('keys-name')],
    [['Enter'], t('keys-enter')],
    [['Esc'], t('keys-escape')],
    [['N', '⇧ N', '.', ','], t('keys-targets')],
    [['1', '2', '…'], t('keys-hand')],
    [['I'], t('keys-card')],
    [['A', 'Q'], t('keys-attackers')],
    [['C'], t('keys-checks')],
    [['+', '−', '0'], t('keys-zoom')],
    [['←', '→', 'Home', 'End'], t('keys-steps')],
    [['/'], t('keys-command')],
    [['H'], t('keys-hint')],
    [['T'], t('keys-threats')],
    [['U'], t('play-undo')],
    [['X'], t('play-flip')],
    [['Z'], t('play-zen')],
    [['?'], t('play-keys')],
  ];
  return (
    <ModalDialog
      open={keyList}
      titleId="keys-title"
      draw={(_, close) => (
        <div class="key-list">
          <h2 id="keys-title">{t('play-keys')}</h2>
          <dl>
            {rows.map(([keys, words]) => (
              <div key={words}>
                <dt>
                  {keys.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <p class="hint">{t('keys-shift')}</p>
          <button type="button" class="primary" onClick={close}>
            {t('site-close')}
          </button>
        </div>
      )}
    />
  );
}
