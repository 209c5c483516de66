// A turn as text, with a figurine for the letters of its piece.
import type { Side } from '../api/types';
import type { Names } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { settings } from '../settings';
import { nativeWords, type ReadableTurn, restWords, turnWords } from '../state/words';

interface Props {
  turn: ReadableTurn;
  side: Side;
  names: Names;
}

export function TurnText({ turn, side, names }: Props) {
  const { san } = turn;
  const piece = san?.piece == null ? undefined : names.get(san.piece);
  if (settings.value.turns !== 'figurines' || !san?.piece || !piece) return <>{turnWords(turn)}</>;
  // The letters of a piece in its tradition: `+R` of `+Rx5a`. Where a text begins otherwise it is written in full.
  const native = nativeWords(san);
  const letters = native === null ? san.letters : (/^\+?[A-Z](?=[\dx*-])/.exec(native)?.[0] ?? null);
  if (letters === null) return <>{native}</>;
  return (
    <>
      <span class="figurine">
        <PiecePicture token={san.piece} side={side} sign={piece.sign} size={18} />
        <span class="unseen">{letters}</span>
      </span>
      {native?.slice(letters.length) ?? restWords(san)}
    </>
  );
}
