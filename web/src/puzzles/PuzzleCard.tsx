// The card of a puzzle: what is to be done, what became of the last turn, and what to do next.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../language';
import { and } from '../language/format';
import { nameOfPiece } from '../pieces/names';
import { analysisPath } from '../router';
import { account } from '../state/account';
import { turnWords } from '../state/words';
import type { Solving } from './solving';
import { aimWords, sourceWords, themeWords } from './words';

interface Props {
  solving: Solving;
  /** The address of the next puzzle. */
  next: string;
}

const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);

/** What became of the last turn. */
function verdictWords(solving: Solving): string {
  const standing = solving.standing.value;
  const hinted = solving.hinted.value;
  switch (standing.is) {
    case 'right':
      return t('puzzles-right', {
        side: standing.reply.turn?.side ?? 'n',
        turn: standing.reply.turn ? turnWords(standing.reply.turn) : '',
      });
    case 'solved':
      return solving.result.value === 'solved' ? t('puzzles-solved') : t('puzzles-solved-late');
    case 'wrong':
      return t('puzzles-wrong', { turn: standing.tried.turn ? turnWords(standing.tried.turn) : '' });
    case 'shown':
      return t('puzzles-shown', {
        line: standing.line.flatMap(({ turn }) => (turn ? [turnWords(turn)] : [])).join(' – '),
      });
    case 'open':
    case 'judging':
      if (hinted?.cell) return t('puzzles-hint-cell', { cell: hinted.cell });
      if (hinted?.token)
        return t('puzzles-hint-hand', { piece: nameOfPiece(solving.names.value, hinted.token) });
      return '';
  }
}

const CLASSES = {
  open: 'open',
  judging: 'open',
  right: 'right',
  wrong: 'wrong',
  solved: 'right',
  shown: 'shown',
};

function Verdict({ solving }: Pick<Props, 'solving'>) {
  const { is } = solving.standing.value;
  return (
    <p class={`guide-verdict guide-${CLASSES[is]}`} data-standing={is} aria-live="polite">
      {verdictWords(solving)}
    </p>
  );
}

/** What the attempt has done to the reader's rating. */
function Rated({ solving }: Pick<Props, 'solving'>) {
  const rated = solving.rated.value;
  if (solving.result.value === null) return null;
  if (rated === null) return account.value ? null : <p class="puzzle-rated hint">{t('puzzles-unrated')}</p>;
  if (!rated.first) return <p class="puzzle-rated hint">{t('puzzles-rated-before')}</p>;
  const { before, after } = rated;
  return (
    <p class="puzzle-rated" aria-live="polite">
      {t('puzzles-rated', { before, after, change: signed(after - before) })}
    </p>
  );
}

function Told({ solving }: Pick<Props, 'solving'>) {
  const told = solving.told.value;
  if (told === null) return null;
  const themes = told.themes.map(themeWords);
  const source = sourceWords(told.source);
  return (
    <div class="puzzle-told">
      {themes.length > 0 && <p>{t('puzzles-themes', { themes: and(themes) })}</p>}
      {source !== '' && <p class="hint">{t('puzzles-source', { source })}</p>}
    </div>
  );
}

function Buttons({ solving, next }: Props) {
  const { is } = solving.standing.value;
  const over = is === 'solved' || is === 'shown';
  const { puzzle } = solving;
  const forward = useRef<HTMLAnchorElement>(null);
  // Who has solved the puzzle by keys goes on by keys.
  useEffect(() => {
    if (over) forward.current?.focus({ preventScroll: true });
  }, [over]);
  return (
    <div class="guide-buttons">
      {over ? (
        <>
          <a ref={forward} class="button primary" href={next}>
            {t('puzzles-next')}
          </a>
          <button type="button" onClick={solving.again}>
            {t('puzzles-again')}
          </button>
          <a
            class="button"
            href={`${analysisPath(puzzle.game)}?${new URLSearchParams({ position: puzzle.view.position })}`}
          >
            {t('site-analysis')}
          </a>
        </>
      ) : (
        <>
          <button
            type="button"
            disabled={is === 'judging' || is === 'right'}
            title={t('puzzles-counts')}
            onClick={solving.hint}
          >
            {t('puzzles-hint')}
          </button>
          <button
            type="button"
            disabled={is === 'judging'}
            title={t('puzzles-counts')}
            onClick={solving.giveUp}
          >
            {t('puzzles-give-up')}
          </button>
          <a class="button" href={next}>
            {t('puzzles-skip')}
          </a>
        </>
      )}
    </div>
  );
}

export function PuzzleCard({ solving, next }: Props) {
  const { puzzle } = solving;
  const { is } = solving.standing.value;
  const ready = solving.first.value.length > 0 && (is === 'open' || is === 'wrong' || is === 'right');
  return (
    <section class="guide-card" data-ready={ready} aria-label={t('puzzles-heading')}>
      <div class="guide-before">
        <h2>{aimWords(puzzle)}</h2>
        <p class="puzzle-facts">
          {t('puzzles-rating', { rating: puzzle.rating })}
          {puzzle.daily && <span class="tag">{t('puzzles-daily')}</span>}
        </p>
      </div>
      <div class="guide-after">
        <Verdict solving={solving} />
        <Rated solving={solving} />
        <Told solving={solving} />
        <Buttons solving={solving} next={next} />
      </div>
    </section>
  );
}
