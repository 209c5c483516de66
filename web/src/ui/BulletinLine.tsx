// The operator's announcement, below the header of every page.
import { t } from '../language';
import { announcement, putAnnouncementAway, readOnly } from '../state/bulletin';

export function BulletinLine() {
  const text = announcement.value;
  return (
    <div role="status" class="bulletins">
      {text !== null && (
        <p class="bulletin">
          <span>{text}</span>
          <button type="button" onClick={putAnnouncementAway} aria-label={t('site-close-message')}>
            ×
          </button>
        </p>
      )}
      {readOnly.value && <p class="bulletin">{t('site-read-only')}</p>}
    </div>
  );
}
