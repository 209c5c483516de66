// A page whose code is fetched on demand.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../language';

interface Props<M> {
  load: () => Promise<M>;
  draw: (module: M) => ComponentChildren;
}

/** `load` and `draw` are taken as they are at first. */
export function Fetched<M>({ load, draw }: Props<M>) {
  const [module, setModule] = useState<M | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed || module !== null) return;
    let late = false;
    load().then(
      (found) => late || setModule(() => found),
      () => late || setFailed(true),
    );
    return () => {
      late = true;
    };
  }, [failed]);
  if (module !== null) return <>{draw(module)}</>;
  return (
    <main class="page narrow">
      {failed ? (
        <p>
          {t('site-unreachable')}{' '}
          <button type="button" onClick={() => setFailed(false)}>
            {t('site-try-again')}
          </button>
        </p>
      ) : (
        <p class="waiting">{t('site-coming')}</p>
      )}
    </main>
  );
}
