// How pieces are drawn: three styles, kept with the other settings.
import { t } from '../language';
import { change, SIGNS, settings } from '../settings';

export function SignChoice() {
  return (
    <fieldset class="sign-choice">
      <legend>{t('learn-signs')}</legend>
      {SIGNS.map((style) => (
        <button
          key={style}
          type="button"
          aria-pressed={settings.value.signs === style}
          onClick={() => change({ signs: style })}
        >
          {t(`learn-styles-${style}`)}
        </button>
      ))}
    </fieldset>
  );
}
