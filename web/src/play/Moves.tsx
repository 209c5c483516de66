import { useEffect, useRef } from 'preact/hooks';
import type { State, TurnRecord } from '../api/types';
import { t } from '../language';
import { prettyTurn, sideName } from '../state/words';

interface Row {
  number: number;
  w: TurnRecord | null;
  b: TurnRecord | null;
}

export function rows(turns: TurnRecord[]): Row[] {
  const found: Row[] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    if (turn.side === 'b' && last && last.number === turn.number && !last.b) last.b = turn;
    else
      found.push({
        number: turn.number,
        w: turn.side === 'w' ? turn : null,
        b: turn.side === 'b' ? turn : null,
      });
  }
  return found;
}

export function Moves({ state }: { state: State }) {
  const ref = useRef<HTMLDivElement>(null);
  const count = state.turns.length;
  useEffect(() => {
    const box = ref.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count]);
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t().play.turns}</h2>
      {count === 0 ? (
        <p class="who">{t().play.noTurns}</p>
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
                <th>{t().play.number}</th>
                <th>{sideName('w')}</th>
                <th>{sideName('b')}</th>
              </tr>
            </thead>
            <tbody>
              {rows(state.turns).map(({ number, w, b }, index) => (
                <tr key={index}>
                  <th scope="row">{number}</th>
                  <td class={w && w === state.turns.at(-1) ? 'is-last' : ''}>
                    {w ? prettyTurn(w.text) : '…'}
                  </td>
                  <td class={b && b === state.turns.at(-1) ? 'is-last' : ''}>
                    {b ? prettyTurn(b.text) : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {state.outcome && (
        <p class="result">{state.outcome.result.replace('1/2-1/2', '½–½').replace('-', '–')}</p>
      )}
    </section>
  );
}
