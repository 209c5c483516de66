// Pictures of pieces for the view in space: the site's own drawings, with the colours that the page gives them, side by side in one image.
import { render } from 'preact';
import type { Owner, Piece } from '../../api/types';
import type { Names } from '../../pieces/names';
import { PieceView } from '../../pieces/PieceView';

/** Side of a picture in the image, in pixels. */
const TILE = 128;

export interface Atlas {
  image: HTMLCanvasElement;
  columns: number;
  /** Number of each picture: pieces by `pieceKey`, labels by their text. */
  tiles: ReadonlyMap<string, number>;
}

export function pieceKey({ token, side }: { token: string; side: Owner }): string {
  return `${side}${token}`;
}

const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
] as const;

const SVG = 'http://www.w3.org/2000/svg';

/** Replaces references with the drawings themselves, so that the picture is self-contained. */
function unfold(root: SVGElement): void {
  for (const use of root.querySelectorAll('use')) {
    const drawing = document.getElementById((use.getAttribute('href') ?? '').slice(1));
    const group = document.createElementNS(SVG, 'g');
    if (drawing) for (const child of drawing.childNodes) group.append(child.cloneNode(true));
    use.replaceWith(group);
  }
}

/** Copies computed styles into the picture itself. */
function paint(root: SVGElement): void {
  for (const element of root.querySelectorAll(
    'path, circle, rect, text, ellipse, g, line, polygon, polyline',
  )) {
    const style = getComputedStyle(element);
    for (const name of PAINT) {
      const value = style.getPropertyValue(name);
      if (value !== '') element.setAttribute(name, value);
    }
  }
  for (const element of root.querySelectorAll('[class]')) element.removeAttribute('class');
}

/** The tiles that a position needs: every piece once, and the labels. */
export function tilesOf(pieces: readonly Piece[], labels: readonly string[]): string {
  return [...new Set(pieces.map(pieceKey)), ...labels.map((text) => `label ${text}`)].sort().join('|');
}

export async function drawAtlas(
  pieces: readonly Piece[],
  names: Names,
  labels: readonly string[],
  ink: string,
): Promise<Atlas> {
  const kinds = new Map(pieces.map((piece) => [pieceKey(piece), piece]));
  const count = kinds.size + labels.length;
  const columns = Math.max(1, Math.ceil(Math.sqrt(count)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const tiles = new Map<string, number>();
  const spot = (tile: number) =>
    `translate(${(tile % columns) * TILE} ${Math.floor(tile / columns) * TILE}) scale(${TILE / 66}) translate(3 3)`;

  const stage = document.createElement('div');
  stage.className = 'unseen';
  document.body.append(stage);
  render(
    <svg
      xmlns={SVG}
      width={columns * TILE}
      height={rows * TILE}
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      aria-hidden="true"
    >
      {[...kinds].map(([key, { token, side }], tile) => {
        tiles.set(key, tile);
        return (
          <g key={key} transform={spot(tile)}>
            <PieceView token={token} side={side} sign={names.get(token)?.sign} />
          </g>
        );
      })}
      {labels.map((text, index) => {
        const tile = kinds.size + index;
        tiles.set(`label ${text}`, tile);
        return (
          <text
            key={text}
            transform={spot(tile)}
            x="30"
            y="31"
            fill={ink}
            font-size="38"
            font-weight="600"
            text-anchor="middle"
            dominant-baseline="central"
          >
            {text}
          </text>
        );
      })}
    </svg>,
    stage,
  );
  const svg = stage.querySelector('svg');
  const canvas = document.createElement('canvas');
  canvas.width = columns * TILE;
  canvas.height = rows * TILE;
  if (svg) {
    unfold(svg);
    paint(svg);
    const text = new XMLSerializer().serializeToString(svg);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  render(null, stage);
  stage.remove();
  return { image: canvas, columns, tiles };
}
