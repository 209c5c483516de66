// The pieces that a player has captured, and by how much the player is ahead.
import type { GameDetail, Side, View } from '../api/types';
import { t } from '../language';
import { type Names, nameOfPiece } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { balance, capturedBy } from '../state/material';
import type { Frame } from '../state/review';

interface Props {
  game: GameDetail;
  names: Names;
  state: View;
  /** The position shown. */
  frame: Pick<Frame, 'pieces' | 'hands'>;
  /** After how many turns it stands. */
  ply: number;
  side: Side;
}

/** A difference below this, in hundredths of a pawn, is no advantage. */
const LEAST = 50;

export function Captured({ game, names, state, frame, ply, side }: Props) {
  // Captured pieces that return are shown in the hand.
  const captured = game.hands ? [] : capturedBy(side, state.turns, ply, game);
  const ahead = balance(side, frame, game);
  if (captured.length === 0 && ahead < LEAST) return null;
  const other: Side = side === 'w' ? 'b' : 'w';
  return (
    <div class="captured">
      {captured.length > 0 && (
        <ul aria-label={t('play-captured', { side })}>
          {captured.map(({ token, count }) => {
            const words = t('play-captured-count', { count, piece: nameOfPiece(names, token) });
            return (
              <li key={token} title={words}>
                <PiecePicture token={token} side={other} sign={names.get(token)?.sign} size={20} />
                {count > 1 && <span aria-hidden="true">{count}</span>}
                <span class="unseen">{words}</span>
              </li>
            );
          })}
        </ul>
      )}
      {ahead >= LEAST && (
        <span class="ahead" title={t('play-ahead', { value: Math.round(ahead / 100) })}>
          +{Math.round(ahead / 100)}
        </span>
      )}
    </div>
  );
}
