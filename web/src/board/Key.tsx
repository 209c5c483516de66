// How to read a board in space: what shapes and colours mean, how steeply it is seen, and the story of how its levels are one block.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../language';
import { change, settings, store, stored } from '../settings';
import { useUnfolding } from '../ui/unfolding';
import { RISES, SLANTS, USUAL_LOOK } from './block';
import type { BoardShape } from './model';
import { STEP_KINDS, stepShape } from './steps';

const SEEN = 'variorum.block-tour';

interface Props {
  shape: BoardShape;
  /** Does the board's own look matter here: is it the Block? */
  look: boolean;
  /** Plays the story; null where there is none to play. */
  onTour: (() => void) | null;
}

function Line({ children, mark }: { children: ComponentChildren; mark: ComponentChildren }) {
  return (
    <li>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {mark}
      </svg>
      <span>{children}</span>
    </li>
  );
}

function Marks({ shape }: { shape: BoardShape }) {
  const cell = 'M6 18L10 6H22L18 18z';
  return (
    <ul class="key-marks">
      {STEP_KINDS.map((kind) => (
        <Line key={kind} mark={<path class={`step-${kind}`} d={stepShape(kind, 12, 12, 6.5)} />}>
          {t(`board-key-${kind}`)}
        </Line>
      ))}
      <Line
        mark={
          <>
            <path class="at-taken" d={cell} />
            <path class="plate-capture" d={cell} />
          </>
        }
      >
        {t('board-key-capture')}
      </Line>
      <Line mark={<path class="block-column" d={cell} />}>{t('board-key-column')}</Line>
      <Line mark={<path class="at-last" d={cell} />}>{t('board-key-last')}</Line>
      {shape.rings && <Line mark={<path class="block-ring" d={cell} />}>{t('board-key-ring')}</Line>}
    </ul>
  );
}

function Sliders() {
  const { slant, rise } = settings.value;
  return (
    <div class="key-look">
      {(
        [
          ['slant', slant, SLANTS],
          ['rise', rise, RISES],
        ] as const
      ).map(([name, value, { least, most }]) => (
        <label key={name}>
          <span>{t(`board-look-${name}`)}</span>
          <input
            type="range"
            min={least}
            max={most}
            step="0.02"
            value={value}
            onInput={(event) => change({ [name]: Number(event.currentTarget.value) })}
          />
        </label>
      ))}
      <button type="button" onClick={() => change(USUAL_LOOK)}>
        {t('board-look-usual')}
      </button>
    </div>
  );
}

/** The story is offered once; afterwards it is found among the marks. */
export function Offer({ onTour }: { onTour: () => void }) {
  const [offered, setOffered] = useState(stored(SEEN) === null);
  if (!offered) return null;
  const answer = () => {
    store(SEEN, 'seen');
    setOffered(false);
  };
  return (
    <span class="tour-offer">
      <button
        type="button"
        onClick={() => {
          answer();
          onTour();
        }}
      >
        ▶ {t('board-tour-offer')}
      </button>
      <button
        type="button"
        aria-label={t('board-tour-dismiss')}
        title={t('board-tour-dismiss')}
        onClick={answer}
      >
        ×
      </button>
    </span>
  );
}

export function Key({ shape, look, onTour }: Props) {
  const { open, setOpen, root, button } = useUnfolding();
  return (
    <div class="board-key" ref={root}>
      <button
        type="button"
        ref={button}
        aria-expanded={open}
        aria-label={t('board-key')}
        title={t('board-key')}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      {open && (
        <div class="key-panel" role="dialog" aria-label={t('board-key')}>
          <Marks shape={shape} />
          {look && <Sliders />}
          {onTour && (
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                store(SEEN, 'seen');
                onTour();
              }}
            >
              ▶ {t('board-tour')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
