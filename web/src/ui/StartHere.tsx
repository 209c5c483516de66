// The path for newcomers: a few games, each with its guided first game. Which games, and in which order, the game files say.
import type { GameSummary } from '../api/types';
import { t } from '../language';
import { progressBegun } from '../learn/progress';
import { learnPath } from '../router';
import { Thumb } from './Thumb';

function Step({ game, number, isNext }: { game: GameSummary; number: number; isNext: boolean }) {
  const begun = progressBegun(game.id);
  const done = begun !== null && begun.at >= begun.steps;
  return (
    <li class={done ? 'is-done' : undefined}>
      <Thumb game={game} />
      <div>
        <h3>
          <span class="step-number" aria-hidden="true">
            {done ? '✓' : t('words-number', { value: number })}
          </span>
          {game.name}
        </h3>
        <p class="summary">{game.summary}</p>
        <p class="step-way">
          <a class={isNext ? 'button primary' : 'button'} href={learnPath(game.id)}>
            {done ? t('gallery-first-again') : t('gallery-first')}
            <span class="unseen">: {game.name}</span>
          </a>
          {begun && !done && (
            <span class="who">{t('gallery-first-progress', { done: begun.at, steps: begun.steps })}</span>
          )}
          {done && <span class="who">{t('gallery-first-done')}</span>}
        </p>
      </div>
    </li>
  );
}

/** `folded`: for readers who know the site, one line that opens. */
export function StartHere({ path, folded }: { path: readonly GameSummary[]; folded: boolean }) {
  if (path.length === 0) return null;
  const isDone = (game: GameSummary) => {
    const begun = progressBegun(game.id);
    return begun !== null && begun.at >= begun.steps;
  };
  const nextGame = path.find((game) => !isDone(game));
  const steps = (
    <ol class="start-here">
      {path.map((game, at) => (
        <Step key={game.id} game={game} number={at + 1} isNext={game === nextGame} />
      ))}
    </ol>
  );
  const heading = t('gallery-start-here', { count: path.length });
  if (!folded)
    return (
      <section aria-labelledby="start-here">
        <h2 id="start-here">{heading}</h2>
        {steps}
      </section>
    );
  return (
    <details class="start-folded">
      <summary>
        {heading}
        <span class="who">
          {t('gallery-start-done', { done: path.filter(isDone).length, count: path.length })}
        </span>
      </summary>
      {steps}
    </details>
  );
}
