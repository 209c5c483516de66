// The rules of a game beside its board: the text and the pieces. The page with examples and boards to try opens in a tab of its own, since a clock may run.
import { useEffect, useRef, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { GameDetail, Lesson } from '../api/types';
import { language, t } from '../language';
import { PiecePicture } from '../pieces/PieceView';
import { rulesPath } from '../router';
import { useEscape } from '../ui/escape';
import { explained } from './onBoard';
import { Prose } from './Prose';
import { lessonOf } from './reach';

interface Props {
  /** In the reader's language. */
  game: GameDetail;
  onClose: () => void;
}

function Pieces({ game }: { game: GameDetail }) {
  return (
    <ul class="panel-pieces">
      {[...game.kinds, ...game.neutralKinds].map((kind) => (
        <li key={kind.token}>
          <PiecePicture
            token={kind.token}
            side={'royal' in kind ? 'w' : 'n'}
            sign={kind.sign}
            size={34}
            signs="figures"
          />
          <div>
            <h4>{kind.name}</h4>
            {explained(game, kind).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function RulesPanel({ game, onClose }: Props) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [error, setError] = useState<string | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  const tongue = language.value;
  useEffect(() => {
    let late = false;
    lessonOf(game.id, tongue).then(
      (found) => late || setLesson(found),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [game.id, tongue]);
  useEffect(() => close.current?.focus(), []);
  const panel = useRef<HTMLElement>(null);
  // It stays open beside the board, where Escape takes back a step.
  useEscape(true, onClose, () => panel.current);
  return (
    <section class="rules-panel" aria-label={t('play-rules')} ref={panel}>
      <header>
        <h2>{t('play-rules')}</h2>
        <a href={rulesPath(game.id)} target="_blank" rel="noopener">
          {t('play-rules-page')}
        </a>
        <button type="button" class="card-close" ref={close} aria-label={t('site-close')} onClick={onClose}>
          ×
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <div class="rules-panel-text" tabIndex={0}>
        {error && <p class="form-error">{error}</p>}
        {!lesson && !error && <p class="waiting">{t('rules-fetching')}</p>}
        {lesson && (
          <>
            <p class="lead">{lesson.summary}</p>
            <Prose text={lesson.rules} />
          </>
        )}
        <h3>{t('rules-pieces')}</h3>
        <Pieces game={game} />
        {lesson && lesson.rulings.length > 0 && (
          <>
            <h3>{t('rules-rulings')}</h3>
            <ul>
              {lesson.rulings.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
