// A small list beside the cell when a click can mean several things.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../api/types';
import { boxOf } from '../board/hit';
import { t } from '../language';
import { PiecePicture } from '../pieces/PieceView';
import type { Session } from '../state/session';
import type { Option } from '../state/turn';
import { optionWords } from '../state/words';
import { useEscape } from '../ui/escape';

/** Where a turn is built: a game in progress, or an analysis. */
export type Builder = Pick<
  Session,
  'phase' | 'hover' | 'pieces' | 'names' | 'choose' | 'cancel' | 'takeBack' | 'done'
>;

interface Props {
  session: Builder;
  /** Whose turn is built. */
  side: Side;
}

function List({ session, side, at, options }: Props & { at: string; options: Option[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const { offsetWidth: wide, offsetHeight: tall } = box;
    const { innerWidth, innerHeight } = window;
    // A cell that no view shows: in the middle of the window.
    const cell = boxOf(at) ?? new DOMRect((innerWidth - wide) / 2, (innerHeight - tall) / 2, -8, 0);
    if (innerWidth < 640) {
      // On a telephone it lies at the foot of the window, or at its head when it would hide the cell.
      const foot = innerHeight - tall - 8;
      setSpot({ left: (innerWidth - wide) / 2, top: cell.bottom + 8 < foot ? foot : 8 });
      return;
    }
    const right = cell.right + 8 + wide < innerWidth;
    const left = right ? cell.right + 8 : Math.max(8, cell.left - wide - 8);
    const top = Math.max(8, Math.min(cell.top - 10, innerHeight - tall - 8));
    setSpot({ left, top });
  }, [at]);
  useEscape(true, session.cancel, () => ref.current);
  // Only what is in sight takes the focus.
  const placed = spot !== null;
  useEffect(() => {
    if (placed) ref.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [at, placed]);
  useEffect(() => {
    return () => document.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus({ preventScroll: true });
  }, [at]);
  // Shows on the board which way the entry goes.
  const point = (option: Option) => {
    const choice = option.do === 'first' || option.do === 'second' ? option.choice : null;
    const via = option.do === 'first' ? option.choice.via : null;
    session.hover.value = choice === null ? null : (via ?? choice.to ?? choice.from);
  };
  const pieces = session.pieces.value;
  const names = session.names.value;
  return (
    <div
      class="chooser"
      ref={ref}
      role="dialog"
      aria-label={t('play-chooser', { cell: at })}
      style={spot ? { left: `${spot.left}px`, top: `${spot.top}px` } : { visibility: 'hidden' }}
    >
      <ul>
        {options.map((option) => {
          const { label, token } = optionWords(option, pieces, names, options);
          const sign = token === null ? undefined : names.get(token)?.sign;
          const text = option.do === 'first' || option.do === 'second' ? option.choice.text : option.do;
          return (
            <li key={text}>
              <button
                type="button"
                onClick={() => session.choose(option)}
                onFocus={() => point(option)}
                onPointerEnter={() => point(option)}
              >
                {token !== null && sign ? (
                  <PiecePicture
                    token={token}
                    side={names.has(token) && '*%#'.includes(token) ? 'n' : side}
                    sign={sign}
                    size={36}
                  />
                ) : (
                  <span class="no-piece" />
                )}
                <span>{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" class="quiet" onClick={session.cancel}>
        {t('site-cancel')}
      </button>
    </div>
  );
}

export function Chooser({ session, side }: Props) {
  const phase = session.phase.value;
  if (phase.name !== 'choosing' && phase.name !== 'choosingSecond') return null;
  return (
    <>
      <button
        type="button"
        class="chooser-veil"
        aria-label={t('site-cancel')}
        tabIndex={-1}
        onClick={session.cancel}
      />
      <List key={phase.at} session={session} side={side} at={phase.at} options={phase.options} />
    </>
  );
}
