// The list of turns, and the way back through them.
import { useEffect, useRef } from 'preact/hooks';
import type { TurnRecord, View } from '../api/types';
import { t } from '../language';
import { withShownCells } from '../language/sides';
import type { Help } from '../state/help';
import { mayTell } from '../state/people';
import type { Session } from '../state/session';
import { turningOf } from '../state/showing';
import { resultText, sideName } from '../state/words';
import { TurnText } from '../ui/TurnText';

export interface Half {
  turn: TurnRecord;
  /** The position after this turn. */
  ply: number;
}

interface Row {
  number: number;
  /** The turns of each side: several where a player has several in a row. */
  w: Half[];
  b: Half[];
}

export function rows(turns: readonly TurnRecord[]): Row[] {
  const found: Row[] = [];
  turns.forEach((turn, index) => {
    const { number, side } = turn;
    let row = found.at(-1);
    // White's turns come before Black's of the same number.
    if (!row || row.number !== number || (side === 'w' && row.b.length > 0)) {
      row = { number, w: [], b: [] };
      found.push(row);
    }
    row[side].push({ turn, ply: index + 1 });
  });
  return found;
}

interface TurnProps {
  half: Half;
  shown: boolean;
  session: Session;
  help: Help;
}

function Turn({ half, shown, session, help }: TurnProps) {
  const point = () => {
    const state = session.state.peek();
    if (state && mayTell(state)) help.point(turningOf(state, half.ply));
  };
  const leave = () => help.point(null);
  return (
    <button
      type="button"
      class={shown ? 'is-shown' : ''}
      aria-current={shown ? 'step' : undefined}
      onClick={() => session.goTo(half.ply)}
      onMouseEnter={point}
      onMouseLeave={leave}
      onBlur={leave}
    >
      <TurnText turn={half.turn} side={half.turn.side} names={session.names.value} />
    </button>
  );
}

/** Keys that lead through the turns, wherever the focus is, except where keys mean something else. */
function useStepKeys(session: Session): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target?.closest('input, textarea, select, [role="grid"], [data-cell], dialog, canvas')) return;
      const count = session.state.value?.turns.length ?? 0;
      const ply = session.review.ply.value ?? count;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: count }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      session.goTo(Math.max(0, to));
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [session]);
}

export function Moves({ session, state, help }: { session: Session; state: View; help: Help }) {
  const ref = useRef<HTMLDivElement>(null);

  const count = state.turns.length;
  const looked = session.review.ply.value;
  const ply = looked ?? count;
  useStepKeys(session);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const shown = looked === null ? null : box.querySelector<HTMLElement>('.is-shown');
    if (shown) {
      const top = shown.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
      if (top < box.scrollTop || top + shown.offsetHeight > box.scrollTop + box.clientHeight)
        box.scrollTop = top - box.clientHeight / 2;
    } else box.scrollTop = looked === null ? box.scrollHeight : 0;
  }, [count, looked]);
  const turn = (half: Half) => (
    <Turn key={half.ply} half={half} shown={half.ply === ply} session={session} help={help} />
  );
  const steps: [string, string, number, boolean][] = [
    [t('play-to-start'), 'M6 5v14M18 5 9 12l9 7z', 0, ply === 0],
    [t('play-back'), 'M16 5 7 12l9 7z', ply - 1, ply === 0],
    [t('play-forward'), 'M8 5l9 7-9 7z', ply + 1, looked === null],
    [t('play-to-end'), 'M18 5v14M6 5l9 7-9 7z', count, looked === null],
  ];
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t('play-turns')}</h2>
      {count === 0 ? (
        <p class="who">{t('play-no-turns')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <div class="moves-scroll" ref={ref} tabIndex={0}>
          <table>
            <colgroup>
              <col class="col-number" />
              <col />
              <col />
            </colgroup>
            <thead class="unseen">
              <tr>
                <th>{t('play-number')}</th>
                <th>{sideName('w')}</th>
                <th>{sideName('b')}</th>
              </tr>
            </thead>
            <tbody>
              {rows(state.turns).map(({ number, w, b }, index) => (
                <tr key={index}>
                  <th scope="row">{number}</th>
                  <td>{w.length > 0 ? w.map(turn) : '…'}</td>
                  <td>{b.map(turn)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {help.pointed.value && <p class="pointed">{withShownCells(help.pointed.value.text)}</p>}
      {state.outcome && <p class="result">{resultText(state.outcome)}</p>}
      {count > 0 && (
        <nav class="steps" aria-label={t('play-steps')}>
          {steps.map(([name, path, to, off]) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              disabled={off}
              onClick={() => session.goTo(to)}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d={path} />
              </svg>
            </button>
          ))}
        </nav>
      )}
    </section>
  );
}
