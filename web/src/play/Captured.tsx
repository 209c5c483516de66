// What a player has more than the other, by how many pawns that is ahead, and what the player has captured.
import type { CapturedPiece, GameDetail, Side } from '../api/types';
import { t } from '../language';
import { and } from '../language/format';
import { type Names, nameOfPiece } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { ahead, capturedBy, surplus } from '../state/material';
import type { Frame } from '../state/review';

interface Props {
  game: GameDetail;
  names: Names;
  /** All pieces captured up to the position shown. */
  captured: readonly CapturedPiece[];
  /** The position shown. */
  frame: Pick<Frame, 'pieces' | 'hands'>;
  side: Side;
}

/** More kinds than these are told in words only: a row has room for no more. */
const MOST_KINDS = 6;

export function Captured({ game, names, captured, frame, side }: Props) {
  // Where captured pieces return, the hands show who has what.
  const more = game.hands ? [] : surplus(side, frame, game);
  const taken = game.hands ? [] : capturedBy(side, captured, game);
  const sum = ahead(side, frame, game);
  if (more.length === 0 && taken.length === 0 && sum <= 0) return null;
  const words = (stock: typeof taken) =>
    and(
      stock.map(({ token, count }) => t('play-captured-count', { count, piece: nameOfPiece(names, token) })),
    );
  const told = [
    taken.length > 0 && t('play-captured', { side, pieces: words(taken) }),
    more.length > 0 && t('play-surplus', { pieces: words(more) }),
    sum > 0 && t('play-ahead', { value: sum }),
  ].filter((text) => text !== false);
  // The pieces that the other side lacks, in its colour: these are what it has lost and the player has not.
  const other: Side = side === 'w' ? 'b' : 'w';
  return (
    <div class="captured" title={told.join('\n')}>
      <p class="unseen">{told.join(' ')}</p>
      <span class="captured-pieces" aria-hidden="true">
        {more.slice(0, MOST_KINDS).map(({ token, count }) => (
          <span key={token}>
            <PiecePicture token={token} side={other} sign={names.get(token)?.sign} size={18} />
            {count > 1 && count}
          </span>
        ))}
        {more.length > MOST_KINDS && '…'}
      </span>
      {sum > 0 && (
        <span class="ahead" aria-hidden="true">
          +{sum}
        </span>
      )}
    </div>
  );
}
