// A turn as text, with a figurine for the letters of its piece; captures and checks stand out, the second part stands back.
import type { Side } from '../api/types';
import { withCells } from '../language/sides';
import type { Names } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { settings } from '../settings';
import { nativeWords, type ReadableTurn, secondWords, turnWords } from '../state/words';

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
  const figure = (letters: string) =>
    san.piece && piece ? (
      <span class="figurine">
        <PiecePicture token={san.piece} side={side} sign={piece.sign} size={18} />
        <span class="unseen">{letters}</span>
      </span>
    ) : (
      letters
    );
  const native = nativeWords(san);
  if (native !== null) {
    // The letters of a piece in its tradition: `+R` of `+Rx5a`.
    const letters = /^\+?[A-Z](?=[\dx*-])/.exec(native)?.[0] ?? '';
    return (
      <>
        {letters !== '' && figure(letters)}
        {native.slice(letters.length)}
      </>
    );
  }
  const second = secondWords(turn);
  return (
    <>
      {figure(san.letters)}
      {san.from}
      {san.captures && <span class="turn-takes">×</span>}
      {withCells(san.to)}
      {second !== '' && <span class="turn-second">, {second}</span>}
      {san.check !== '' && <span class="turn-check">{san.check}</span>}
    </>
  );
}
