// Buttons that go with a board: which views, how large.
import type { ComponentChildren } from 'preact';
import { t } from '../language';
import type { Zoomer } from './lens';
import type { BoardModel, Display, ViewName } from './model';

interface Props {
  model: BoardModel;
  /** Is there room for two views side by side? */
  wide: boolean;
  /** A narrow window shows one plane at a time. */
  narrow: boolean;
  zoomers: ReadonlyMap<string, Zoomer>;
}

const VIEWS: readonly ViewName[] = ['levels', 'ranks', 'files', 'space'];

/** A second view that says most beside the first. */
const COMPANION: Record<ViewName, ViewName> = {
  levels: 'ranks',
  ranks: 'levels',
  files: 'levels',
  space: 'levels',
};

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" class="bar-icon">
      {children}
    </svg>
  );
}

function Views({ model, wide, narrow }: Omit<Props, 'zoomers'>) {
  const display = model.display.value;
  const { main, beside } = display;
  const change = (next: Partial<Display>) => {
    model.display.value = { ...display, ...next };
  };
  const two = wide && beside !== null && beside !== main;
  return (
    <>
      <fieldset class="bar-group" aria-label={t('board-view')}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={main === name}
            title={t(`board-view-hints-${name}`)}
            onClick={() => change({ main: name, beside: beside === name ? main : beside })}
          >
            {t(`board-views-${name}`)}
          </button>
        ))}
      </fieldset>
      {wide && (
        <fieldset class="bar-group" aria-label={t('board-second-view')}>
          <button
            type="button"
            aria-pressed={two}
            title={t('board-two-views')}
            onClick={() => change({ beside: two ? null : COMPANION[main] })}
          >
            <Icon>
              <path d="M2 4h7v12H2zM11 4h7v12h-7z" />
            </Icon>
            <span class="unseen">{t('board-two-views')}</span>
          </button>
          {two &&
            VIEWS.filter((name) => name !== main).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={beside === name}
                title={t(`board-view-hints-${name}`)}
                onClick={() => change({ beside: name })}
              >
                {t(`board-views-${name}`)}
              </button>
            ))}
        </fieldset>
      )}
      {narrow && main !== 'space' && (
        <button
          type="button"
          class="bar-single"
          aria-pressed={display.narrow === 'all'}
          title={t('board-all-at-once')}
          onClick={() => change({ narrow: display.narrow === 'all' ? 'one' : 'all' })}
        >
          <Icon>
            <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z" />
          </Icon>
          <span class="unseen">{t('board-all-at-once')}</span>
        </button>
      )}
    </>
  );
}

export function BoardBar({ model, wide, narrow, zoomers }: Props) {
  const all = (act: (zoomer: Zoomer) => void) => () => {
    for (const zoomer of zoomers.values()) act(zoomer);
  };
  const zooms: [label: string, key: string, path: string, act: (zoomer: Zoomer) => void][] = [
    [t('board-smaller'), '−', 'M4 10h12', (z) => z.wider()],
    [t('board-whole'), '0', 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5', (z) => z.fit()],
    [t('board-larger'), '+', 'M4 10h12M10 4v12', (z) => z.closer()],
  ];
  return (
    <div class="board-bar">
      <Views model={model} wide={wide} narrow={narrow} />
      <fieldset class="bar-group bar-zoom" aria-label={t('board-size')}>
        {zooms.map(([label, key, path, act]) => (
          <button key={key} type="button" aria-label={label} title={`${label} (${key})`} onClick={all(act)}>
            <Icon>
              <path d={path} />
            </Icon>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
