// The answer to what was asked about a board: the card of a piece, what attacks a cell, or why a turn is not legal.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Attacker, GameDetail, Piece } from '../api/types';
import { t } from '../language';
import { withShownCells } from '../language/sides';
import { PiecePicture } from '../pieces/PieceView';
import { type Asked, type AskedCell, type AskedTurn, attackersOf } from './asking';
import { pieceOnBoard } from './onBoard';

interface Props {
  /** In the reader's language. */
  game: GameDetail;
  asked: Signal<Asked | null>;
  /** The pieces on the board. */
  pieces: readonly Piece[];
  style?: Record<string, string>;
}

function Close({ asked }: Pick<Props, 'asked'>) {
  return (
    <button
      type="button"
      class="card-close"
      aria-label={t('learn-card-close')}
      onClick={() => {
        asked.value = null;
      }}
    >
      ×
    </button>
  );
}

interface ListProps {
  title: string;
  kind: string;
  found: readonly Attacker[];
  cell: AskedCell;
  props: Props;
}

/** Pieces as buttons: each shows its way alone. */
function Pieces({ title, kind, found, cell, props }: ListProps) {
  if (found.length === 0) return null;
  const { game, asked, pieces } = props;
  return (
    <div class={`card-list card-${kind}`}>
      <h3>{title}</h3>
      <ul>
        {found.map(({ cell: at }) => {
          const stands = pieces.find((piece) => piece.cell === at);
          const piece = stands && pieceOnBoard(game, stands.token, stands.side);
          if (!stands || !piece) return null;
          return (
            <li key={at}>
              <button
                type="button"
                aria-pressed={cell.way === at}
                onClick={() => {
                  asked.value = { ...cell, way: cell.way === at ? null : at };
                }}
              >
                <PiecePicture token={stands.token} side={stands.side} sign={piece.sign} size={20} />
                {t('learn-card-title', { name: piece.name, cell: at })}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Cell({ cell, props }: { cell: AskedCell; props: Props }) {
  const { game, asked, style } = props;
  const { reach, view } = cell;
  const piece = reach && pieceOnBoard(game, reach.token, reach.side);
  const { attackers, keepers } = attackersOf(cell);
  const owned = reach !== null && reach.side !== 'n';
  const title = piece ? t('learn-card-title', { name: piece.name, cell: cell.cell }) : cell.cell;
  const choose = (next: AskedCell['view']) => {
    asked.value = { ...cell, view: next };
  };
  const bound = reach !== null && view === 'here' && reach.legal !== null && !reach.frozen;
  const goals = reach ? [...reach.here.moves, ...reach.here.captures, ...reach.here.swaps] : [];
  return (
    <aside class="piece-card" style={style} aria-label={title}>
      <header>
        {reach && piece && (
          <>
            <PiecePicture token={reach.token} side={reach.side} sign={piece.sign} size={40} signs="figures" />
            {owned && (
              <PiecePicture
                token={reach.token}
                side={reach.side}
                sign={piece.sign}
                size={48}
                signs="glyphs"
              />
            )}
          </>
        )}
        <h2>{title}</h2>
        <Close asked={asked} />
      </header>
      {reach?.frozen && <p class="card-frozen">{t('learn-card-frozen')}</p>}
      {piece?.explain.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Pieces title={t('learn-card-attacked')} kind="attackers" found={attackers} cell={cell} props={props} />
      <Pieces title={t('learn-card-kept')} kind="keepers" found={keepers} cell={cell} props={props} />
      {reach?.side !== 'n' && attackers.length === 0 && <p class="small">{t('learn-card-safe')}</p>}
      {owned && reach && (
        <>
          <div class="card-tabs">
            <button type="button" aria-pressed={view === 'here'} onClick={() => choose('here')}>
              {t('learn-card-here')}
            </button>
            <button type="button" aria-pressed={view === 'alone'} onClick={() => choose('alone')}>
              {t('learn-card-alone')}
            </button>
          </div>
          <p class="small">
            {t('learn-card-hint')}{' '}
            {bound && goals.some((goal) => !reach.legal?.includes(goal)) && t('learn-card-bound')}{' '}
            {view === 'here' && reach.here.led.length > 0 && t('learn-card-led')}
          </p>
        </>
      )}
    </aside>
  );
}

function Turn({ turn, props }: { turn: AskedTurn; props: Props }) {
  const { refusal } = turn;
  return (
    <aside class="piece-card why-not" style={props.style} aria-label={t('learn-why-not')}>
      <header>
        <h2>{t('learn-why-not')}</h2>
        <Close asked={props.asked} />
      </header>
      <p role="status">{withShownCells(refusal.text)}</p>
    </aside>
  );
}

/** What was asked, or what stands in its place while nothing is. */
export function Answer({ children, ...props }: Props & { children?: ComponentChildren }) {
  const now = props.asked.value;
  if (now === null) return <>{children}</>;
  return now.kind === 'cell' ? <Cell cell={now} props={props} /> : <Turn turn={now} props={props} />;
}
