// A notice when the connection is lost, on pages that depend on it.
import { link } from '../api/socket';
import { t } from '../language';

export function LineMark() {
  const status = link.status.value;
  if (status === 'stale') {
    return (
      <p class="line-mark is-stale" role="alert">
        {t('site-stale')}{' '}
        <button type="button" onClick={() => location.reload()}>
          {t('site-reload')}
        </button>
      </p>
    );
  }
  return (
    <p class="line-mark" role="status" hidden={status !== 'lost'}>
      {status === 'lost' && (
        <>
          <span class="dots" aria-hidden="true" />
          {t('site-line-lost')}
        </>
      )}
    </p>
  );
}
