// What can be read without a net.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../language';
import { rulesPath } from '../router';
import { gameName } from '../state/games';
import { offline, readableGames } from '../state/offline';

export function Readable() {
  const [ids, setIds] = useState<string[]>([]);
  const now = offline.value;
  useEffect(() => {
    if (now) void readableGames().then(setIds);
  }, [now]);
  if (!now) return null;
  return (
    <section class="readable" aria-labelledby="readable">
      <h2 id="readable">{t('site-offline-works')}</h2>
      {ids.length === 0 ? (
        <p>{t('site-offline-nothing')}</p>
      ) : (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={rulesPath(id)}>{t('gallery-rules-of', { name: gameName(id, id) })}</a>
            </li>
          ))}
          <li>
            <a href="/pieces">{t('learn-pieces-short')}</a>
          </li>
        </ul>
      )}
    </section>
  );
}
