// A turn as text, with a figurine for the letters of its piece; captures and checks stand out, the second part stands back.
import type { Side } from '../api/types';
import type { Names } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { settings } from '../settings';
import { type ReadableTurn, secondWords, turnWords } from '../state/words';

interface Props {
  turn: ReadableTurn;
  side: Side;
  names: Names;
}

export function TurnText({ turn, side, names }: Props) {
  const { san } = turn;
  const { turns } = settings.value;
  if (turns === 'cells' || !san) return <>{turnWords(turn)}</>;
  const piece = san.piece === null || turns !== 'figurines' ? undefined : names.get(san.piece);
  const second = secondWords(turn);
  return (
    <>
      {san.piece && piece ? (
        <span class="figurine">
          <PiecePicture token={san.piece} side={side} sign={piece.sign} size={18} />
          <span class="unseen">{san.letters}</span>
        </span>
      ) : (
        san.letters
      )}
      {san.from}
      {san.captures && <span class="turn-takes">×</span>}
      {san.to}
      {second !== '' && <span class="turn-second">, {second}</span>}
      {san.check !== '' && <span class="turn-check">{san.check}</span>}
    </>
  );
}
