import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { GameDetail, Sign } from '../api/types';
import { StartPicture } from '../board/Picture';
import { t } from '../language';
import { ManPicture } from '../men/Man';
import { gameDetail } from '../state/games';
import { askNewGame } from '../state/newgame';
import { type Block, blocks } from '../state/prose';
import { useTitle } from '../ui/title';
import { size } from './Gallery';

function Prose({ text }: { text: string }) {
  return (
    <>
      {blocks(text).map((block: Block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === 'heading') {
          return (
            <h2 key={key} id={block.id}>
              {block.text}
            </h2>
          );
        }
        if (block.kind === 'list') {
          return (
            <ul key={key}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        }
        return <p key={key}>{block.text}</p>;
      })}
    </>
  );
}

interface RowProps {
  token: string;
  name: string;
  sign: Sign;
  neutral?: boolean;
  royal?: boolean;
  explain?: string[];
}

function KindRow({ token, name, sign, neutral = false, royal = false, explain = [] }: RowProps) {
  return (
    <li class="kind">
      <span class="kind-signs">
        {neutral ? (
          <ManPicture token={token} side="n" sign={sign} size={46} />
        ) : (
          <>
            <ManPicture token={token} side="w" sign={sign} size={46} />
            <ManPicture token={token} side="b" sign={sign} size={46} />
          </>
        )}
      </span>
      <div>
        <h3>
          {name} <code>{token}</code>
          {royal && <span class="tag">{t().rules.royal}</span>}
        </h3>
        {explain.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}

function Contents({ game }: { game: GameDetail }) {
  const headings = blocks(game.rules).flatMap((b) => (b.kind === 'heading' ? [b] : []));
  return (
    <nav class="contents" aria-label={t().rules.contents}>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
        <li>
          <a href="#the-men">{t().rules.men}</a>
        </li>
        {game.neutralKinds.length > 0 && (
          <li>
            <a href="#neutral-men">{t().rules.neutrals}</a>
          </li>
        )}
        {game.rulings.length > 0 && (
          <li>
            <a href="#rulings">{t().rules.rulings}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Page({ game }: { game: GameDetail }) {
  const by = [game.inventor, game.year].filter((x) => x !== '').join(', ');
  return (
    <main class="page rules">
      <header class="rules-head">
        {game.family !== game.name && <p class="eyebrow">{game.family}</p>}
        <h1>{game.name}</h1>
        <p class="by">
          {by !== '' && `${by} · `}
          {t().rules.size(size(game), game.men, game.neutrals)}
        </p>
        <p class="lead">{game.summary}</p>
        <p>
          <button type="button" class="primary" onClick={() => askNewGame(game)}>
            {t().rules.playThis}
          </button>
        </p>
      </header>
      <Contents game={game} />
      <div class="rules-text">
        <section class="rules-start" aria-label={t().rules.start}>
          <StartPicture game={game} />
          {game.showRings && <p class="small">{t().rules.rings}</p>}
        </section>
        <Prose text={game.rules} />
        <h2 id="the-men">{t().rules.men}</h2>
        <ul class="kinds">
          {game.kinds.map((kind) => (
            <KindRow key={kind.token} {...kind} />
          ))}
        </ul>
        {game.neutralKinds.length > 0 && (
          <>
            <h2 id="neutral-men">{t().rules.neutrals}</h2>
            <ul class="kinds">
              {game.neutralKinds.map((kind) => (
                <KindRow key={kind.token} {...kind} neutral />
              ))}
            </ul>
          </>
        )}
        {game.rulings.length > 0 && (
          <>
            <h2 id="rulings">{t().rules.rulings}</h2>
            <p>{t().rules.rulingsLead}</p>
            <dl class="rulings">
              {game.rulings.map(({ rule, text }) => (
                <div key={rule + text}>
                  <dt>{rule}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </main>
  );
}

export function Rules({ id }: { id: string }) {
  const [game, setGame] = useState<GameDetail | null>(null);
  const [error, setError] = useState<string | null>(null);
  useTitle(game ? t().rules.title(game.name) : t().rules.plainTitle);
  useEffect(() => {
    gameDetail(id).then(setGame, (problem: unknown) => setError(plain(problem)));
  }, [id]);
  if (game) return <Page game={game} />;
  return (
    <main class="page narrow">
      {error ? (
        <>
          <h1>{t().rules.missing}</h1>
          <p>{error}</p>
          <p>
            <a href="/">{t().site.allGames}</a>
          </p>
        </>
      ) : (
        <p class="waiting">{t().rules.fetching}</p>
      )}
    </main>
  );
}
