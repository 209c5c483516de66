import { t } from '../language';
import { current, dismiss } from '../state/toast';

export function ToastLine() {
  const now = current.value;
  return (
    <div class="toasts" role="alert">
      {now && (
        <p class="toast" key={now.key}>
          <span>{now.text}</span>
          <button type="button" onClick={dismiss} aria-label={t('site-close-message')}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
