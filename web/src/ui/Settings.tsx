// The small panel with what a person can choose: colours, what the board shows, motion, sounds.
import type { Bodies } from '../api/types';
import { t } from '../language';
import {
  BOARDS,
  type Settings as Choices,
  change,
  type Flag,
  type Palette,
  SETS,
  SIGNS,
  settings,
  type Theme,
  TURNS,
} from '../settings';
import { play } from '../state/sound';
import { useUnfolding } from './unfolding';

/** Of octagons there is a set too, but no game yet. */
const BODIES = ['wedges', 'discs'] as const satisfies readonly Bodies[];
const THEMES: Theme[] = ['auto', 'light', 'dark'];
const PALETTES: Palette[] = ['sage', 'wood', 'slate', 'safe'];

function Check({ of, word }: { of: Flag; word: string }) {
  return (
    <label class="settings-check">
      <input
        type="checkbox"
        checked={settings.value[of]}
        onChange={(event) => {
          const next: Partial<Choices> = { [of]: event.currentTarget.checked };
          change(next);
          if (next.sound) play('move');
        }}
      />
      <span>{word}</span>
    </label>
  );
}

function Panel() {
  const { theme, palette, signs, turns } = settings.value;

  return (
    <div class="settings-panel" id="settings" role="dialog" aria-label={t('settings-title')}>
      <fieldset>
        <legend>{t('settings-theme')}</legend>
        <div class="settings-row">
          {THEMES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="theme"
                checked={theme === name}
                onChange={() => change({ theme: name })}
              />
              {t(`settings-themes-${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('settings-palette')}</legend>
        <div class="settings-row">
          {PALETTES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="palette"
                checked={palette === name}
                onChange={() => change({ palette: name })}
              />
              <span class={`swatch swatch-${name}`} aria-hidden="true" />
              {t(`settings-palettes-${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('learn-signs')}</legend>
        <div class="settings-row">
          {SIGNS.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="signs"
                checked={signs === name}
                onChange={() => change({ signs: name })}
              />
              {t(`learn-styles-${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('settings-turns')}</legend>
        <div class="settings-row">
          {TURNS.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="turns"
                checked={turns === name}
                onChange={() => change({ turns: name })}
              />
              {t(`settings-turns-${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {BODIES.map((bodies) => (
        <fieldset key={bodies}>
          <legend>{t(`settings-sets-${bodies}`)}</legend>
          <div class="settings-row">
            {SETS.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name={`set-${bodies}`}
                  checked={settings.value.sets[bodies] === name}
                  onChange={() => change({ sets: { ...settings.value.sets, [bodies]: name } })}
                />
                {t(`settings-set-${name}`)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend>{t('settings-boards')}</legend>
        <div class="settings-row">
          {BOARDS.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="boards"
                checked={settings.value.boards === name}
                onChange={() => change({ boards: name })}
              />
              {t(`settings-boards-${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Check of="contrast" word={t('settings-contrast')} />
      <Check of="coordinates" word={t('settings-coordinates')} />
      <Check of="motion" word={t('settings-motion')} />
      <Check of="sound" word={t('settings-sound')} />
      <Check of="letters" word={t('settings-letters')} />
      <Check of="told" word={t('settings-told')} />
      <label class="settings-check">
        <input
          type="checkbox"
          checked={settings.value.rail === 'left'}
          onChange={(event) => change({ rail: event.currentTarget.checked ? 'left' : 'right' })}
        />
        <span>{t('settings-rail')}</span>
      </label>
    </div>
  );
}

export function Settings() {
  const { open, setOpen, root, button } = useUnfolding();
  return (
    <div class="settings" ref={root}>
      <button
        type="button"
        class="quiet"
        ref={button}
        aria-expanded={open}
        aria-controls="settings"
        aria-label={t('settings-title')}
        title={t('settings-title')}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="bar-icon">
          <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
          <circle cx="16" cy="7" r="2.6" />
          <circle cx="8" cy="17" r="2.6" />
        </svg>
      </button>
      {open && <Panel />}
    </div>
  );
}
