// A turn as text, with a figurine for the letters of its piece.
import type { Side } from '../api/types';
import type { Names } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { settings } from '../settings';
import { type ReadableTurn, turnWords } from '../state/words';

interface Props {
  turn: ReadableTurn;
  side: Side;
  names: Names;
}

export function TurnText({ turn, side, names }: Props) {
  const { san } = turn;
  const piece = san?.piece == null ? undefined : names.get(san.piece);
  if (settings.value.turns !== 'figurines' || !san?.piece || !piece) return <>{turnWords(turn)}</>;
  return (
    <>
      <span class="figurine">
        <PiecePicture token={san.piece} side={side} sign={piece.sign} size={18} />
        <span class="unseen">{san.letters}</span>
      </span>
      {san.rest}
    </>
  );
}
