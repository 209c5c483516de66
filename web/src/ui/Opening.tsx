// What a page shows until its contents have come, or instead of them.
import type { ComponentChildren } from 'preact';
import { t } from '../language';

interface Props {
  waiting: string;
  /** The heading above an error. */
  missing: string;
  /** Why there are no contents; null while they are on their way. */
  error: string | null;
  /** Links and buttons beside the link to all games. */
  children?: ComponentChildren;
}

export function Opening({ waiting, missing, error, children }: Props) {
  return (
    <main class="page narrow">
      {error === null ? (
        <p class="waiting">{waiting}</p>
      ) : (
        <>
          <h1>{missing}</h1>
          <p>{error}</p>
          <p>
            {children} <a href="/">{t('site-all-games')}</a>
          </p>
        </>
      )}
    </main>
  );
}
