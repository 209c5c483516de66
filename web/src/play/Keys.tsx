// The keys of the table: the list of them, and those that work wherever the focus is.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../language';
import { settings } from '../settings';
import type { Help } from '../state/help';
import { mayUndo } from '../state/people';
import type { Session } from '../state/session';
import { noSecond } from '../state/turn';
import { ModalDialog } from '../ui/ModalDialog';
import { undo } from './Tools';

/** Is the list open? */
export const keyList = signal<true | null>(null);

/** Where keys mean something else. */
const ELSEWHERE =
  'input, textarea, select, button:not([data-cell]), a, summary, dialog, canvas, [role="grid"] [data-cell]';

/** Enter ends a turn without its second part, Escape takes a step back, single letters do what the list says. */
export function useTableKeys(
  session: Session,
  { help, zen, aside }: { help: Help; zen: Signal<boolean>; aside: Signal<boolean> },
): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        const idle = session.phase.value.name === 'idle' && session.premove.value.parts.length === 0;
        if (idle && aside.value) aside.value = false;
        else if (idle && zen.value) zen.value = false;
        else session.cancel();
        return;
      }
      const target = event.target instanceof Element ? event.target : null;
      const cell = target?.closest('[data-cell]') ?? null;
      const phase = session.phase.value;
      if (event.key === 'Enter' && cell === null && !target?.closest(ELSEWHERE)) {
        if (phase.name === 'second' && noSecond(phase.choices)) {
          event.preventDefault();
          session.done();
        }
        return;
      }
      // A board takes letters for the names of its cells, and leaves the others.
      if (target?.closest('input, textarea, select') || !settings.value.letters) return;
      switch (event.key) {
        case '?':
          keyList.value = true;
          break;
        case 'x':
          session.flipped.value = !session.flipped.value;
          break;
        case 'h':
          help.hint();
          break;
        case 't':
          help.toggleThreats();
          break;
        case 'u': {
          const state = session.state.value;
          if (state && mayUndo(state)) void undo(session);
          break;
        }
        case 'z':
          zen.value = !zen.value;
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [session, help, zen, aside]);
}

export function KeyList() {
  const rows: [string[], string][] = [
    [['←', '↑', '→', '↓'], t('keys-arrows')],
    [['PageUp', 'PageDown'], t('keys-planes')],
    [['e', '4'], t('keys-name')],
    [['Enter'], t('keys-enter')],
    [['Esc'], t('keys-escape')],
    [['.', ','], t('keys-targets')],
    [['i'], t('keys-card')],
    [['q'], t('keys-attackers')],
    [['+', '−', '0'], t('keys-zoom')],
    [['←', '→', 'Home', 'End'], t('keys-steps')],
    [['h'], t('keys-hint')],
    [['t'], t('keys-threats')],
    [['u'], t('play-undo')],
    [['x'], t('play-flip')],
    [['z'], t('play-zen')],
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
          <button type="button" class="primary" onClick={close}>
            {t('site-close')}
          </button>
        </div>
      )}
    />
  );
}
