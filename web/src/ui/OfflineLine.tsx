// Said on every page while there is no net.
import { t } from '../language';
import { offline } from '../state/offline';

export function OfflineLine() {
  return (
    <p class="bulletin offline-line" role="status" hidden={!offline.value}>
      {offline.value ? t('site-offline') : ''}
    </p>
  );
}
