// Every kind of piece of a game: its sign, the shape of its moves, the moves in words, and a board to try it on.
import { useState } from 'preact/hooks';
import type { GameDetail, Kind, NeutralKind } from '../api/types';
import { t } from '../language';
import { PiecePicture } from '../pieces/PieceView';
import { Diagram } from './Diagram';
import { Later } from './Later';
import { Legend } from './Legend';
import { explained } from './onBoard';
import { SignChoice } from './SignChoice';

interface KindRowProps {
  game: GameDetail;
  kind: Kind;
  tried: boolean;
  onTry: () => void;
}

function KindRow({ game, kind, tried, onTry }: KindRowProps) {
  const { token, name, sign, royal } = kind;
  return (
    <li class="kind" id={`piece-of-${kind.id}`}>
      <span class="kind-signs">
        <PiecePicture token={token} side="w" sign={sign} size={44} />
        <PiecePicture token={token} side="b" sign={sign} size={44} />
        <PiecePicture token={token} side="w" sign={sign} size={56} signs="glyphs" />
      </span>
      <div>
        <h3>
          {name} <code>{token}</code>
          {royal && <span class="tag">{t('rules-royal')}</span>}
        </h3>
        {explained(game, kind).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" class="quiet" aria-pressed={tried} onClick={onTry}>
          {t('learn-try-it')}
        </button>
      </div>
    </li>
  );
}

function NeutralRow({ kind }: { kind: NeutralKind }) {
  return (
    <li class="kind">
      <span class="kind-signs">
        <PiecePicture token={kind.token} side="n" sign={kind.sign} size={46} />
      </span>
      <div>
        <h3>
          {kind.name} <code>{kind.token}</code>
        </h3>
        {(kind.explain ?? []).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}

export function PieceSheet({ game }: { game: GameDetail }) {
  const [tried, setTried] = useState(game.kinds[0]?.token ?? '');
  const scroll = () => document.getElementById('try-a-piece')?.scrollIntoView({ block: 'start' });
  return (
    <>
      <SignChoice />
      <Legend inSpace={game.levels !== ''} />
      <section class="try" id="try-a-piece" aria-labelledby="try-title">
        <h3 id="try-title">{t('learn-try-title')}</h3>
        <p>{t('learn-try-lead')}</p>
        <label class="try-choice">
          {t('learn-try-piece')}{' '}
          <select value={tried} onChange={(event) => setTried(event.currentTarget.value)}>
            {game.kinds.map((kind) => (
              <option key={kind.token} value={kind.token}>
                {kind.name}
              </option>
            ))}
          </select>
        </label>
        <Later height={480}>
          <Diagram game={game} token={tried} />
        </Later>
      </section>
      <ul class="kinds">
        {game.kinds.map((kind) => (
          <KindRow
            key={kind.token}
            game={game}
            kind={kind}
            tried={kind.token === tried}
            onTry={() => {
              setTried(kind.token);
              scroll();
            }}
          />
        ))}
      </ul>
      {game.neutralKinds.length > 0 && (
        <>
          <h2 id="neutral-pieces">{t('rules-neutrals')}</h2>
          <ul class="kinds">
            {game.neutralKinds.map((kind) => (
              <NeutralRow key={kind.token} kind={kind} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
