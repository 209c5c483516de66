// Which pieces of a game win alone with their royal piece, how often, and how long it can take.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameDetail, GameEnding } from '../api/types';
import { t } from '../language';
import { nameOfPiece, namesOf } from '../pieces/names';
import { analysisPath } from '../router';

/** One hundred or none only if it is all or none. */
function percent(share: number): string {
  if (share === 0 || share === 1) return t('endings-share', { percent: 100 * share });
  const rounded = Math.round(10_000 * share) / 100;
  return t('endings-share', { percent: Math.min(99.99, Math.max(0.01, rounded)) });
}

function Row({ game, ending }: { game: GameDetail; ending: GameEnding }) {
  const names = namesOf(game);
  const { longest } = ending;
  const turns = longest?.line.join(' ') ?? '';
  const query = longest && new URLSearchParams({ position: longest.position, turns });
  return (
    <tr>
      <th scope="row">{ending.helpers.map((token) => nameOfPiece(names, token)).join(', ')}</th>
      <td>{percent(ending.toMove)}</td>
      <td>{percent(ending.waiting)}</td>
      <td>
        {longest ? (
          <a href={`${analysisPath(game.id)}?${query}`}>{t('endings-longest', { count: longest.turns })}</a>
        ) : (
          t('endings-never')
        )}
      </td>
    </tr>
  );
}

/** Nothing where nothing is known. */
export function Endings({ game }: { game: GameDetail }) {
  const [endings, setEndings] = useState<readonly GameEnding[]>([]);
  useEffect(() => {
    let wanted = true;
    api.endings(game.id).then(
      (found) => {
        if (wanted) setEndings(found.endings);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game.id]);
  if (endings.length === 0) return null;
  return (
    <section aria-labelledby="endings">
      <h2 id="endings">{t('endings-title')}</h2>
      <p>{t('endings-lead')}</p>
      <div class="endings-scroll">
        <table class="endings">
          <thead>
            <tr>
              <th scope="col">{t('endings-piece')}</th>
              <th scope="col">{t('endings-to-move')}</th>
              <th scope="col">{t('endings-waiting')}</th>
              <th scope="col">{t('endings-longest-title')}</th>
            </tr>
          </thead>
          <tbody>
            {endings.map((ending) => (
              <Row key={ending.pieces} game={game} ending={ending} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
