// Boards that are not chequered: cells of one colour between lines, or lines on whose crossings pieces stand.
import type { Style } from '../api/types';
import { Character } from '../pieces/Character';
import { UNIT } from './Ground';
import { type Place, placeOf, type Shape, spotOf } from './geometry';
import { framePath } from './joins';

interface Props {
  shape: Shape;
  style: Style;
  flipped: boolean;
}

/** The middle of a cell, in the picture's units. */
function middle(shape: Shape, place: Place, flipped: boolean): { x: number; y: number } {
  const { column, row } = spotOf(shape, 'level', place, flipped);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

const named = (shape: Shape, cells: readonly string[]): Place[] =>
  cells.flatMap((cell) => placeOf(shape, cell) ?? []);

/** The lines of a board on whose crossings pieces stand; rivers interrupt them, except at the edges. */
export function linePath({ shape, style, flipped }: Props): string {
  const { files, ranks } = shape;
  const at = (file: number, rank: number) => {
    const { x, y } = middle(shape, { level: 0, file, rank }, flipped);
    return `${x} ${y}`;
  };
  let path = '';
  for (let rank = 0; rank < ranks; rank += 1) path += `M${at(0, rank)}L${at(files - 1, rank)}`;
  for (let file = 0; file < files; file += 1) {
    const breaks = file > 0 && file < files - 1 ? style.rivers : [];
    let from = 0;
    for (const river of [...breaks, ranks]) {
      path += `M${at(file, from)}L${at(file, river - 1)}`;
      from = river;
    }
  }
  for (const [from, to] of style.diagonals) {
    const [one, other] = named(shape, [from, to]);
    if (one && other) path += `M${at(one.file, one.rank)}L${at(other.file, other.rank)}`;
  }
  return path;
}

/** Four small angles round each marked crossing; none where they would lie off the board. */
export function tickPath({ shape, style, flipped }: Props): string {
  let path = '';
  for (const place of named(shape, style.marks)) {
    const { x, y } = middle(shape, place, flipped);
    const { column } = spotOf(shape, 'level', place, flipped);
    for (const side of [-1, 1]) {
      if ((side < 0 && column === 0) || (side > 0 && column === shape.files - 1)) continue;
      for (const end of [-1, 1]) path += `M${x + 5 * side} ${y + 14 * end}v${-9 * end}h${9 * side}`;
    }
  }
  return path;
}

/** Where a plain board has dots: at the corner of each marked cell to White's right, towards the middle of the board's height. */
export function dotsOf({ shape, style, flipped }: Props): { x: number; y: number }[] {
  return named(shape, style.marks).map((place) => {
    const { x, y } = middle(shape, place, flipped);
    const inward = (2 * place.rank + 1 < shape.ranks ? -1 : 1) * (flipped ? -1 : 1);
    return { x: x + (flipped ? -UNIT : UNIT) / 2, y: y + (inward * UNIT) / 2 };
  });
}

function River(props: Props) {
  const { shape, style, flipped } = props;
  const wide = shape.files * UNIT;
  return (
    <g class="river">
      {style.rivers.flatMap((river) => {
        const low = middle(shape, { level: 0, file: 0, rank: river - 1 }, flipped).y;
        const high = middle(shape, { level: 0, file: 0, rank: river }, flipped).y;
        return style.river.flatMap((text, half) => {
          const characters = [...text];
          return characters.map((character, index) => (
            <Character
              key={`${river}${half}${index}`}
              text={character}
              x={wide * (half === 0 ? 0.27 : 0.73) + (index - (characters.length - 1) / 2) * 54 - 16}
              y={(low + high) / 2 - 16}
              size={32}
            />
          ));
        });
      })}
    </g>
  );
}

export function LineGround(props: Props) {
  const { shape } = props;
  const [wide, tall] = [shape.files * UNIT, shape.ranks * UNIT];
  const frame = framePath(shape, UNIT / 2 - 5, UNIT / 2 - 5, wide - UNIT + 10, tall - UNIT + 10);
  return (
    <>
      <path class="wood-line" d={linePath(props)} />
      <path class="wood-line wood-tick" d={tickPath(props)} />
      <path class="wood-frame" d={frame} />
      <River {...props} />
    </>
  );
}

export function PlainGround(props: Props) {
  const { shape } = props;
  const [wide, tall] = [shape.files * UNIT, shape.ranks * UNIT];
  let path = '';
  for (let file = 1; file < shape.files; file += 1) path += `M${file * UNIT} 0v${tall}`;
  for (let rank = 1; rank < shape.ranks; rank += 1) path += `M0 ${rank * UNIT}h${wide}`;
  return (
    <>
      <path class="wood-line" d={path} />
      <path class="wood-frame" d={framePath(shape, 0, 0, wide, tall)} />
      {dotsOf(props).map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="wood-dot" cx={x} cy={y} r="4.2" />
      ))}
    </>
  );
}
