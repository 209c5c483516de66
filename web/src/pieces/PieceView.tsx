import type { Characters, MoveDiagram, Owner } from '../api/types';
import { type PieceSet, type Signs, settings } from '../settings';
import { Body, Written } from './Body';
import { CharacterOutlines } from './Character';
import { drawDiagram } from './diagram';
import { BLOCKS, DRAWINGS, drawingOf, NEUTRALS } from './icons';
import type { NamedSign } from './names';

function Blocks() {
  return (
    <>
      {Object.entries(BLOCKS).map(([name, { body, line }]) => (
        <symbol key={name} id={`block-${name}`} viewBox="0 0 60 60" overflow="visible">
          <path class="m-rim" d={body} />
          <path class="m-body" d={body} />
          {line && <path class="m-line" d={line} />}
        </symbol>
      ))}
    </>
  );
}

/** Round counters with the silhouettes of the figures. */
function Counters() {
  return (
    <>
      {Object.entries(DRAWINGS).map(([name, { body, line, ink, wire }]) => (
        <symbol key={name} id={`counter-${name}`} viewBox="0 0 60 60" overflow="visible">
          <circle class="m-rim" cx="30" cy="30" r="25.5" />
          <circle class="m-body" cx="30" cy="30" r="25.5" />
          <g class="counter" transform="translate(11.1 9.6) scale(0.63)">
            <path class="counter-shape" d={body} />
            {wire && <path class="counter-wire" d={wire} />}
            {line && <path class="counter-line" d={line} />}
            {ink && <path class="counter-hole" d={ink} />}
          </g>
        </symbol>
      ))}
    </>
  );
}

/** The style in which a figure is drawn: a piece that no side owns has one, and so have shapes that a style lacks. */
function styleOf(signs: Signs, side: Owner, icon: string): 'piece' | 'block' | 'counter' {
  if (side === 'n') return 'piece';
  if (signs === 'counters') return 'counter';
  return signs === 'blocks' && icon in BLOCKS ? 'block' : 'piece';
}

/** All drawings, once in the document; pieces refer to them. */
export function Drawings() {
  return (
    <svg class="drawings" aria-hidden="true" width="0" height="0">
      {Object.entries(DRAWINGS).map(([name, { body, line, ink, wire }]) => (
        <symbol key={name} id={`piece-${name}`} viewBox="0 0 60 60" overflow="visible">
          <path class="m-rim" d={body} />
          {wire && <path class="m-wire" d={wire} />}
          <path class="m-body" d={body} />
          {line && <path class="m-line" d={line} />}
          {ink && <path class="m-ink" d={ink} />}
        </symbol>
      ))}
      {Object.entries(NEUTRALS).map(([name, { shapes }]) => (
        <symbol key={name} id={`piece-${name}`} viewBox="0 0 60 60" overflow="visible">
          {shapes.map(({ d, paint }) => (
            <path key={d} class={`n-${paint}`} d={d} />
          ))}
        </symbol>
      ))}
      {settings.value.signs === 'blocks' && <Blocks />}
      {settings.value.signs === 'counters' && <Counters />}
      <CharacterOutlines />
    </svg>
  );
}

export interface PieceProps {
  token: string;
  side: Owner;
  sign: NamedSign | undefined;
  /** How it is drawn; as the reader has chosen if not said. */
  signs?: Signs | undefined;
  /** Does it stand on a board seen from Black's side? */
  turned?: boolean | undefined;
  /** Does it wear its badge as a bead of the badge's colour on its head? Where pieces stand close, letters would hide others. */
  beads?: boolean | undefined;
}

/** From this size on, in CSS pixels, there is room for both characters of a piece. */
export const FULL = 52;

const BANDS = new Set(['grey', 'purple', 'orange', 'green', 'red', 'blue']);

/** The shape of the piece's moves on a tile. */
function Shape({ diagram, back }: { diagram: MoveDiagram; back: boolean }) {
  const { frame, line, thin, wave, move, take, dot, ring, self } = drawDiagram(diagram, back);
  return (
    <g class={diagram.frame === 'flat' ? undefined : 'g-space'}>
      <path
        class="m-body"
        d="M9 3h42a5 5 0 0 1 5 5v44a5 5 0 0 1 -5 5h-42a5 5 0 0 1 -5 -5v-44a5 5 0 0 1 5 -5z"
      />
      {frame !== '' && <path class="g-frame" d={frame} />}
      {thin !== '' && <path class="g-thin" d={thin} />}
      {wave !== '' && <path class="g-thin g-wave" d={wave} />}
      {line !== '' && <path class="g-line" d={line} />}
      {move !== '' && <path class="g-line g-move" d={move} />}
      {ring !== '' && <path class="g-ring" d={ring} />}
      {take !== '' && <path class="g-line g-take" d={take} />}
      {dot !== '' && <path class="g-dot" d={dot} />}
      <path class="g-self" d={self} />
    </g>
  );
}

function Disc({ letters }: { letters: string }) {
  return (
    <>
      <circle class="m-body" cx="30" cy="30" r="24" />
      <text class="m-letters" x="30" y="30" font-size={letters.length > 1 ? 21 : 28}>
        {letters}
      </text>
    </>
  );
}

/** A piece with characters, or its figure on the disc that would bear them. */
function Native({
  piece,
  set,
}: {
  piece: PieceProps & { sign: NamedSign; characters: Characters };
  set: PieceSet;
}) {
  const { token, side, sign, characters, turned } = piece;
  const back = characters.on === 'wedges' && (side === 'b') !== (turned ?? false);
  const size = sign.size ?? 1;
  const scaled = size === 1 ? '' : `translate(${30 - 30 * size} ${30 - 30 * size}) scale(${size})`;
  const turn = back ? 'rotate(180 30 30) ' : '';
  const promoted = token.startsWith('+') ? ' is-promoted' : '';
  return (
    <g class={`body body-${characters.on} body-${side}${promoted}`}>
      <g transform={turn + scaled === '' ? undefined : turn + scaled}>
        <Body on={characters.on} />
        <g class="b-ink">
          <Written
            characters={characters}
            index={side === 'b' ? 1 : 0}
            diagram={set === 'international' ? sign.diagram : null}
          />
        </g>
      </g>
    </g>
  );
}

/** The set of a piece with characters; null where it is drawn as other games' pieces are. */
function setOf({ side, sign, signs }: PieceProps): PieceSet | null {
  const characters = sign?.characters;
  if (!characters || side === 'n' || (signs !== undefined && signs !== 'figures')) return null;
  return settings.value.sets[characters.on];
}

/** A piece on a 60 × 60 square, for use inside an SVG. */
export function PieceView(piece: PieceProps) {
  const set = setOf(piece);
  const { sign } = piece;
  if (set === null || !sign?.characters) return <Figure {...piece} />;
  const { on } = sign.characters;
  if (set !== 'pictures') return <Native piece={{ ...piece, sign, characters: sign.characters }} set={set} />;
  // Wedges tell the sides by their direction: figures have colours, and need none.
  if (on === 'wedges') return <Figure {...piece} />;
  return (
    <g class={`body body-${on} body-${piece.side} is-picture`}>
      <Body on={on} />
      <g transform="translate(10.5 9.5) scale(0.65)">
        <Figure {...piece} />
      </g>
    </g>
  );
}

function Figure({
  token,
  side,
  sign,
  signs = settings.value.signs,
  turned = false,
  beads = false,
}: PieceProps) {
  const icon = drawingOf(sign?.icon ?? '');
  const promoted = token.startsWith('+');
  const letters = token.replace('+', '');
  const diagram = sign?.diagram;
  // Stones and the like look the same in every style.
  const shape = signs === 'glyphs' && side !== 'n' && diagram && diagram.marks.length > 0 ? diagram : null;
  const figure = shape === null && icon !== null && (signs !== 'letters' || side === 'n') ? icon : null;
  // The badge of a promoted piece says "+" already.
  const given = promoted && sign?.mark === '+' ? '' : (sign?.mark ?? '');
  const mark = signs === 'letters' && side !== 'n' ? '' : given;
  const band = sign?.band ?? '';
  const wide = mark.length > 1;
  const below = shape
    ? 'M13 57h34'
    : figure && styleOf(signs, side, figure) !== 'piece'
      ? 'M16 57h28'
      : figure && DRAWINGS[figure]?.wheels
        ? 'M14 56.6h32'
        : figure
          ? 'M16.3 49.6h27.4'
          : 'M16 55.5h28';
  return (
    <g class={`piece piece-${side}${figure ? ` is-${figure}` : ''}`}>
      {figure ? (
        <use href={`#${styleOf(signs, side, figure)}-${figure}`} width="60" height="60" />
      ) : shape ? (
        <Shape diagram={shape} back={(side === 'b') !== turned} />
      ) : (
        <Disc letters={letters} />
      )}
      {BANDS.has(band) && <path class={`m-band band-${band}`} d={below} />}
      {mark !== '' && !shape && beads && (
        <circle class={`m-bead bead-${BANDS.has(band) ? band : 'none'}`} cx="30" cy="15" r="7.5" />
      )}
      {mark !== '' && !shape && !beads && (
        <g class="m-mark">
          <rect x={wide ? 33 : 39} y="35" width={wide ? 25 : 18} height="19" rx="6" />
          <text x={wide ? 45.5 : 48} y="45">
            {mark}
          </text>
        </g>
      )}
      {promoted && (
        <g class="m-promoted">
          <circle cx="47.5" cy="13" r="9" />
          <path d="M47.5 8v10M42.5 13h10" />
        </g>
      )}
    </g>
  );
}

/** A piece as a picture of its own, in lists and buttons. */
export function PiecePicture({ size = 32, ...piece }: PieceProps & { size?: number }) {
  return (
    <svg
      class={size >= FULL ? 'piece-picture full-characters' : 'piece-picture'}
      viewBox="0 0 60 60"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <PieceView {...piece} />
    </svg>
  );
}
