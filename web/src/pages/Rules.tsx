// The page on which a game is learnt: story, examples, rules, pieces, rulings.
import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { GameDetail, Lesson } from '../api/types';
import { StartPicture } from '../board/Picture';
import { language, t } from '../language';
import { useSides } from '../language/sides';
import { Endings } from '../learn/Endings';
import { Examples } from '../learn/Examples';
import { PieceSheet } from '../learn/PieceSheet';
import { Prose } from '../learn/Prose';
import { lessonOf } from '../learn/reach';
import { analysisPath, learnPath, puzzlesPath } from '../router';
import { gameDetail } from '../state/games';
import { openNewGameDialog } from '../state/newgame';
import { useTitle } from '../ui/title';
import { size } from './Gallery';

function Contents({ game, lesson }: { game: GameDetail; lesson: Lesson }) {
  const parts: [string, string][] = [
    ['story', t('learn-story')],
    ['examples', t('learn-examples')],
    ['the-rules', t('learn-rules')],
    ['the-pieces', t('rules-pieces')],
    ['neutral-pieces', t('rules-neutrals')],
    ['rulings', t('rules-rulings')],
    ['sources', t('rules-sources')],
  ];
  const there: Record<string, boolean> = {
    story: lesson.story !== '',
    examples: lesson.examples.length > 0,
    'the-rules': lesson.rules !== '',
    'the-pieces': true,
    'neutral-pieces': game.neutralKinds.length > 0,
    rulings: lesson.rulings.length > 0,
    sources: lesson.sources.length > 0,
  };
  return (
    <nav class="contents" aria-label={t('rules-contents')}>
      <ul>
        {parts
          .filter(([id]) => there[id])
          .map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
      </ul>
      <button type="button" class="primary" onClick={() => openNewGameDialog(game)}>
        {t('rules-play-this')}
      </button>
      <a class="button" href={learnPath(game.id)}>
        {t('guide-first')}
      </a>
      <a class="button" href={analysisPath(game.id)}>
        {t('analysis-link')}
      </a>
      {game.puzzles > 0 && (
        <a class="button" href={puzzlesPath({ game: game.id, theme: null })}>
          {t('puzzles-of-game')}
        </a>
      )}
    </nav>
  );
}

function Page({ game, lesson }: { game: GameDetail; lesson: Lesson }) {
  useSides(game);
  const by = [game.inventor, game.year].filter((x) => x !== '').join(', ');
  return (
    <main class="page rules">
      <header class="rules-head">
        {game.family !== '' && game.family !== game.name && <p class="eyebrow">{game.family}</p>}
        <h1>{game.name}</h1>
        <p class="by">
          {by !== '' && `${by} · `}
          {game.neutrals === 0
            ? t('rules-size', { size: size(game), pieces: game.pieceCount })
            : t('rules-size-with-neutral', {
                size: size(game),
                pieces: game.pieceCount,
                neutral: game.neutrals,
              })}
        </p>
        <p class="lead">{lesson.summary}</p>
      </header>
      <Contents game={game} lesson={lesson} />
      <div class="rules-text">
        {lesson.story !== '' && (
          <section aria-labelledby="story">
            <h2 id="story">{t('learn-story')}</h2>
            <Prose text={lesson.story} />
          </section>
        )}
        <section class="rules-start" aria-label={t('rules-start')}>
          <StartPicture game={game} />
          {game.showRings && <p class="small">{t('rules-rings')}</p>}
          {game.regions.length > 0 && <p class="small">{t('rules-regions')}</p>}
        </section>
        {lesson.examples.length > 0 && (
          <section aria-labelledby="examples">
            <h2 id="examples">{t('learn-examples')}</h2>
            <Examples game={game} examples={lesson.examples} />
          </section>
        )}
        {lesson.rules !== '' && (
          <section class="rules-prose" aria-labelledby="the-rules">
            <h2 id="the-rules">{t('learn-rules')}</h2>
            <Prose text={lesson.rules} />
          </section>
        )}
        <section aria-labelledby="the-pieces">
          <h2 id="the-pieces">{t('rules-pieces')}</h2>
          <PieceSheet game={game} />
        </section>
        <Endings game={game} />
        {lesson.rulings.length > 0 && (
          <section aria-labelledby="rulings">
            <h2 id="rulings">{t('rules-rulings')}</h2>
            <p>{t('rules-rulings-lead')}</p>
            <dl class="rulings">
              {lesson.rulings.map(({ rule, text }) => (
                <div key={rule + text}>
                  <dt>{rule}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {lesson.sources.length > 0 && (
          <section aria-labelledby="sources">
            <h2 id="sources">{t('rules-sources')}</h2>
            <ul>
              {lesson.sources.map(({ text, link }) => (
                <li key={text}>
                  {link === null ? (
                    text
                  ) : (
                    <a href={link} rel="noopener">
                      {text}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}

/** The game with the names of its pieces in the reader's language. */
function named(game: GameDetail, names: Lesson['names']): GameDetail {
  const name = <K extends { token: string; name: string }>(kind: K): K => ({
    ...kind,
    name: names[kind.token] ?? kind.name,
  });
  return { ...game, kinds: game.kinds.map(name), neutralKinds: game.neutralKinds.map(name) };
}

/** Goes to the part that the address names, once it is there. */
function useAnchor(ready: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (ready && id !== '') document.getElementById(decodeURIComponent(id))?.scrollIntoView();
  }, [ready]);
}

export function Rules({ id }: { id: string }) {
  const [found, setFound] = useState<{ game: GameDetail; lesson: Lesson } | null>(null);
  const [error, setError] = useState<string | null>(null);
  useTitle(found ? t('rules-title', { name: found.game.name }) : t('rules-plain-title'));
  useAnchor(found !== null);
  const tongue = language.value;
  useEffect(() => {
    let late = false;
    Promise.all([gameDetail(id), lessonOf(id, tongue)]).then(
      ([game, lesson]) => late || setFound({ game: named(game, lesson.names), lesson }),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [id, tongue]);
  if (found) return <Page {...found} />;
  return (
    <main class="page narrow">
      {error ? (
        <>
          <h1>{t('rules-missing')}</h1>
          <p>{error}</p>
          <p>
            <a href="/">{t('site-all-games')}</a>
          </p>
        </>
      ) : (
        <p class="waiting">{t('rules-fetching')}</p>
      )}
    </main>
  );
}
