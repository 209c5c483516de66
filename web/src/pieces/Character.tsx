// A character as an outline, or in a font of the reader's where there is none.
import { outlines, SQUARE, wantOutlines } from './outlines';

interface Props {
  text: string;
  x: number;
  y: number;
  size: number;
}

export function Character({ text, x, y, size }: Props) {
  wantOutlines();
  if (text in outlines.value)
    return <use href={`#character-${text}`} x={x} y={y} width={size} height={size} />;
  return (
    <text class="character-text" x={x + size / 2} y={y + size / 2} font-size={size * 0.94}>
      {text}
    </text>
  );
}

/** All outlines that have been fetched, once in the document. */
export function CharacterOutlines() {
  return (
    <>
      {Object.entries(outlines.value).map(([character, d]) => (
        <symbol key={character} id={`character-${character}`} viewBox={`0 0 ${SQUARE} ${SQUARE}`}>
          <path d={d} />
        </symbol>
      ))}
    </>
  );
}
