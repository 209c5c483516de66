// A piece with characters: a wedge, a disc or an octagon, and what is written on it.
import bodies from '../../../assets/characters/bodies.json';
import type { Bodies, Characters, MoveDiagram } from '../api/types';
import { Character } from './Character';
import { drawDiagram } from './diagram';

/** A body without anything on it. */
export function Body({ on }: { on: Bodies }) {
  return (
    <>
      <path class="b-body" d={bodies[on]} />
      {bodies.rims[on] !== '' && <path class="b-rim" d={bodies.rims[on]} />}
    </>
  );
}

interface WrittenProps {
  characters: Characters;
  /** 0 for White's characters, 1 for Black's. */
  index: 0 | 1;
  /** The shape of the moves, below a single character. */
  diagram: MoveDiagram | null;
}

/** The shape of a piece's moves, small. */
function Moves({ diagram }: { diagram: MoveDiagram }) {
  const { line, thin, wave, move, take, dot, ring, self } = drawDiagram(diagram, false);
  return (
    <g class="b-moves" transform="translate(15 28) scale(0.5)">
      <path class="g-line" d={line + move + wave} />
      <path class="g-thin" d={thin} />
      <path class="g-take" d={take} />
      <path class="g-ring" d={ring} />
      <path class="g-dot" d={dot} />
      <path class="g-self" d={self} />
    </g>
  );
}

export function Written({ characters, index, diagram }: WrittenProps) {
  const { on } = characters;
  const [full, short] = [[...characters.full[index]], characters.short[index]];
  const [first = '', second] = full;
  if (diagram)
    return (
      <>
        <Character text={short} x={20} y={on === 'wedges' ? 9.5 : 7} size={20} />
        <Moves diagram={diagram} />
      </>
    );
  // A wedge is broadest near its foot.
  const one = on === 'wedges' ? { x: 13.5, y: 16.5, size: 33 } : { x: 12.5, y: 12.5, size: 35 };
  if (second === undefined) return <Character text={first} {...one} />;
  return (
    <>
      <g class="b-short">
        <Character text={short} {...one} />
      </g>
      <g class="b-full">
        <Character text={first} x={18.5} y={9.5} size={23} />
        <Character text={second} x={18.5} y={32} size={23} />
      </g>
    </>
  );
}
