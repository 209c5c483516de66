// All men of all games, to be searched.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { Everyman } from '../api/types';
import { language, t } from '../language';
import { Legend } from '../learn/Legend';
import { allMen } from '../learn/reach';
import { findMen, TRAITS, type Trait } from '../learn/search';
import { ManPicture } from '../men/Man';
import { rulesPath } from '../router';
import { useTitle } from '../ui/title';

/** So many are drawn at first; there are hundreds. */
const FIRST = 40;

function Row({ man }: { man: Everyman }) {
  const side = man.neutral ? 'n' : 'w';
  return (
    <li class="everyman">
      <span class="kind-signs">
        <ManPicture token={man.token} side={side} sign={man.sign} size={44} signs="figures" />
        {!man.neutral && (
          <ManPicture token={man.token} side={side} sign={man.sign} size={56} signs="glyphs" />
        )}
      </span>
      <div>
        <h2>
          {man.name} <code>{man.token}</code>
          {man.royal && <span class="tag">{t().rules.royal}</span>}
        </h2>
        {man.explain.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="games-of">
          {man.games.map((game) => (
            <a key={game.id} href={`${rulesPath(game.id)}#the-men`}>
              {game.name}
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}

function Found({ all }: { all: readonly Everyman[] }) {
  const [query, setQuery] = useState('');
  const [traits, setTraits] = useState<ReadonlySet<Trait>>(new Set());
  const [most, setMost] = useState(FIRST);
  const found = useMemo(() => findMen(all, query, traits), [all, query, traits]);
  const toggle = (trait: Trait) => {
    const next = new Set(traits);
    if (!next.delete(trait)) next.add(trait);
    setTraits(next);
    setMost(FIRST);
  };
  return (
    <>
      <label class="men-search">
        <span class="unseen">{t().learn.search}</span>
        <input
          type="search"
          placeholder={t().learn.searchHint}
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            setMost(FIRST);
          }}
        />
      </label>
      <fieldset class="sign-choice traits">
        <legend>{t().learn.kindOfMove}</legend>
        {TRAITS.map((trait) => (
          <button key={trait} type="button" aria-pressed={traits.has(trait)} onClick={() => toggle(trait)}>
            {t().learn.traits[trait]}
          </button>
        ))}
      </fieldset>
      <Legend inSpace />
      <p class="small" aria-live="polite">
        {t().learn.found(found.length)}
      </p>
      <ul class="everymen">
        {found.slice(0, most).map((man) => (
          <Row key={`${man.name} ${man.games[0]?.id}`} man={man} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + 60)}>
          {t().learn.more}
        </button>
      )}
    </>
  );
}

export function Men() {
  const [all, setAll] = useState<readonly Everyman[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useTitle(t().learn.menTitle);
  const tongue = language.value;
  useEffect(() => {
    let late = false;
    allMen(tongue).then(
      (men) => late || setAll(men),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [tongue]);
  return (
    <main class="page men-page">
      <h1>{t().learn.men}</h1>
      <p class="lead">{t().learn.menLead}</p>
      {all ? <Found all={all} /> : <p class="waiting">{error ?? t().learn.fetching}</p>}
    </main>
  );
}
