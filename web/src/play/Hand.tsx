// Pieces off the board: in hand, where they can be picked up, or lost and able to come back.
import type { GameDetail, Side, Stock } from '../api/types';
import { follow } from '../board/drag';
import type { Marks } from '../board/model';
import { t } from '../language';
import { type Names, nameOfPiece } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';

export interface HandActs {
  /** May a piece be picked up? */
  can: (token: string) => boolean;
  /** The piece that is picked up. */
  now: string | null;
  pick(token: string): void;
  /** A piece was carried to a cell. */
  put(cell: string): void;
  /** A piece was dropped where it cannot go. */
  drop(): void;
  marks: () => Pick<Marks, 'anywhere' | 'targets'>;
}

interface Props {
  side: Side;
  names: Names;
  entries: Stock[];
}

function Hand({ side, names, entries, acts }: Props & { acts: HandActs }) {
  const { can, now } = acts;
  // Wedges lie on a stand.
  const onStand = entries.some(({ token }) => names.get(token)?.sign.characters?.on === 'wedges');
  return (
    <ul class={onStand ? 'hand is-stand' : 'hand'} aria-label={t('play-in-hand', { side })}>
      {entries.map(({ token, count }) => {
        const name = nameOfPiece(names, token);
        const press = (event: PointerEvent) => {
          if (event.button !== 0 || !can(token)) return;
          if (now !== token) acts.pick(token);
          follow({
            event,
            piece: { cell: null, token, side, size: 48 },
            tapped: () => {
              if (now === token) acts.pick(token);
            },
            dropped: (to) => {
              const { targets, anywhere } = acts.marks();
              if (to !== null && (anywhere || targets.has(to))) acts.put(to);
              else acts.drop();
            },
          });
        };
        return (
          <li key={token}>
            <button
              type="button"
              class={now === token ? 'is-held' : ''}
              disabled={!can(token)}
              aria-pressed={now === token}
              aria-label={t('play-count-in-hand', { piece: name, count: count })}
              title={name}
              onPointerDown={press}
              onClick={(event) => {
                if (event.detail === 0) acts.pick(token);
              }}
            >
              <PiecePicture token={token} side={side} sign={names.get(token)?.sign} size={34} />
              {count > 1 && <span class="count">{count}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Lost({ side, names, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <ul class="hand lost" aria-label={t('play-lost-pieces', { side })}>
      {entries.map(({ token, count }) => {
        const name = nameOfPiece(names, token);
        return (
          <li key={token} title={t('play-lost-count', { piece: name, count: count })}>
            <PiecePicture token={token} side={side} sign={names.get(token)?.sign} size={26} />
            {count > 1 && <span class="times">{count}</span>}
            <span class="unseen">{t('play-count-of', { piece: name, count: count })}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface OffBoardProps {
  game: Pick<GameDetail, 'hands' | 'pool'>;
  side: Side;
  names: Names;
  hand: Stock[];
  lost: Stock[];
  acts: HandActs;
}

/** A side's pieces off the board, as far as the game has them. */
export function OffBoard({ game, side, names, hand, lost, acts }: OffBoardProps) {
  return (
    <>
      {game.hands &&
        (hand.length > 0 ? (
          <Hand side={side} names={names} entries={hand} acts={acts} />
        ) : (
          <p class="who nothing">{t('play-nothing-in-hand')}</p>
        ))}
      {game.pool && <Lost side={side} names={names} entries={lost} />}
    </>
  );
}
