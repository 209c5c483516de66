// The command line: moves and questions as text, with the answers in a list. “/” goes there from anywhere, Escape goes back to the board.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../language';
import { settings } from '../settings';
import type { Dialogue } from './dialogue';

/** Goes to the cell of the board that the keys are on. */
export function toBoard(): void {
  const cell = document.querySelector<HTMLElement>('main [data-cell][tabindex="0"]');
  (cell ?? document.querySelector<HTMLElement>('main [data-cell]'))?.focus();
}

/** The slash, wherever the focus is, except where it is written. */
function useSlash(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select') || !settings.value.letters) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [input]);
}

function List({ dialogue }: { dialogue: Dialogue }) {
  const box = useRef<HTMLDivElement>(null);
  const entries = dialogue.entries.value;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries]);
  if (entries.length === 0) return null;
  return (
    // A list that scrolls must be reachable by keyboard. Its news is spoken by a line of its own, so that nothing is said twice.
    <div
      class="command-said"
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t('command-answers')}
    >
      {entries.map(({ number, typed, lines }) => (
        <div key={number} data-number={number} class={typed === '' ? 'command-news' : 'command-entry'}>
          {typed !== '' && <p class="command-typed">{typed}</p>}
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

export function CommandLine({ dialogue }: { dialogue: Dialogue }) {
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  /** How far back in what was typed; 0: a new line. */
  const [back, setBack] = useState(0);
  useSlash(input);
  const recall = (to: number) => {
    const { typed } = dialogue;
    const at = Math.max(0, Math.min(typed.length, to));
    setBack(at);
    setLine(at === 0 ? '' : (typed[typed.length - at] ?? ''));
  };
  return (
    <section class="command" aria-labelledby="command-title">
      <h2 id="command-title" class="unseen">
        {t('command-title')}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void dialogue.ask(line);
          setLine('');
          setBack(0);
        }}
      >
        <input
          id="command-line"
          ref={input}
          type="text"
          aria-label={t('command-label')}
          placeholder={t('command-placeholder')}
          value={line}
          maxLength={200}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          onInput={(event) => setLine(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            switch (event.key) {
              case 'ArrowUp':
                recall(back + 1);
                break;
              case 'ArrowDown':
                recall(back - 1);
                break;
              case '/':
                // The slash leads here; nothing begins with it.
                if (line !== '') return;
                break;
              case 'Escape':
                if (line !== '') recall(0);
                else toBoard();
                break;
              default:
                return;
            }
            event.preventDefault();
          }}
        />
      </form>
      <List dialogue={dialogue} />
      <p class="unseen" aria-live="polite">
        {dialogue.spoken.value}
      </p>
    </section>
  );
}
