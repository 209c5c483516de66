// All pieces of all games, to be searched.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { PieceOverview } from '../api/types';
import { language, t } from '../language';
import { Legend } from '../learn/Legend';
import { allPieces } from '../learn/reach';
import { findPieces, TRAITS, type Trait } from '../learn/search';
import { PiecePicture } from '../pieces/PieceView';
import { rulesPath } from '../router';
import { useTitle } from '../ui/title';

/** So many are drawn at first; there are hundreds. */
const FIRST = 40;

function Row({ piece }: { piece: PieceOverview }) {
  const side = piece.neutral ? 'n' : 'w';
  return (
    <li class="piece-entry">
      <span class="kind-signs">
        <PiecePicture token={piece.token} side={side} sign={piece.sign} size={44} signs="figures" />
        {!piece.neutral && (
          <PiecePicture token={piece.token} side={side} sign={piece.sign} size={56} signs="glyphs" />
        )}
      </span>
      <div>
        <h2>
          {piece.name} <code>{piece.token}</code>
          {piece.royal && <span class="tag">{t('rules-royal')}</span>}
        </h2>
        {piece.explain.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="games-of">
          {piece.games.map((game) => (
            <a key={game.id} href={`${rulesPath(game.id)}#the-pieces`}>
              {game.name}
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}

function Found({ all }: { all: readonly PieceOverview[] }) {
  const [query, setQuery] = useState('');
  const [traits, setTraits] = useState<ReadonlySet<Trait>>(new Set());
  const [most, setMost] = useState(FIRST);
  const found = useMemo(() => findPieces(all, query, traits), [all, query, traits]);
  const toggle = (trait: Trait) => {
    const next = new Set(traits);
    if (!next.delete(trait)) next.add(trait);
    setTraits(next);
    setMost(FIRST);
  };
  return (
    <>
      <label class="pieces-search">
        <span class="unseen">{t('learn-search')}</span>
        <input
          type="search"
          placeholder={t('learn-search-hint')}
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            setMost(FIRST);
          }}
        />
      </label>
      <fieldset class="sign-choice traits">
        <legend>{t('learn-kind-of-move')}</legend>
        {TRAITS.map((trait) => (
          <button key={trait} type="button" aria-pressed={traits.has(trait)} onClick={() => toggle(trait)}>
            {t(`learn-traits-${trait}`)}
          </button>
        ))}
      </fieldset>
      <Legend inSpace />
      <p class="small" aria-live="polite">
        {t('learn-found', { count: found.length })}
      </p>
      <ul class="piece-entries">
        {found.slice(0, most).map((piece) => (
          <Row key={`${piece.name} ${piece.games[0]?.id}`} piece={piece} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + 60)}>
          {t('learn-more')}
        </button>
      )}
    </>
  );
}

export function Pieces() {
  const [all, setAll] = useState<readonly PieceOverview[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useTitle(t('learn-pieces-title'));
  const tongue = language.value;
  useEffect(() => {
    let late = false;
    allPieces(tongue).then(
      (pieces) => late || setAll(pieces),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [tongue]);
  return (
    <main class="page pieces-page">
      <h1>{t('learn-pieces')}</h1>
      <p class="lead">{t('learn-pieces-lead')}</p>
      {all ? <Found all={all} /> : <p class="waiting">{error ?? t('learn-fetching')}</p>}
    </main>
  );
}
