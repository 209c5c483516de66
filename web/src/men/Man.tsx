import type { Owner, Sign } from '../api/types';
import { DRAWINGS, drawingOf, NEUTRALS } from './icons';

/** All drawings, once in the document; men refer to them. */
export function Drawings() {
  return (
    <svg class="drawings" aria-hidden="true" width="0" height="0">
      {Object.entries(DRAWINGS).map(([name, { body, line, ink, wire }]) => (
        <symbol key={name} id={`man-${name}`} viewBox="0 0 60 60" overflow="visible">
          <path class="m-rim" d={body} />
          {wire && <path class="m-wire" d={wire} />}
          <path class="m-body" d={body} />
          {line && <path class="m-line" d={line} />}
          {ink && <path class="m-ink" d={ink} />}
        </symbol>
      ))}
      {Object.entries(NEUTRALS).map(([name, { shapes }]) => (
        <symbol key={name} id={`man-${name}`} viewBox="0 0 60 60" overflow="visible">
          {shapes.map(({ d, paint }) => (
            <path key={d} class={`n-${paint}`} d={d} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}

export interface ManProps {
  token: string;
  side: Owner;
  sign: Sign | undefined;
}

const BANDS = new Set(['grey', 'purple', 'orange', 'green', 'red', 'blue']);

/** A man on a 60 × 60 square, for use inside an SVG. */
export function Man({ token, side, sign }: ManProps) {
  const icon = drawingOf(sign?.icon ?? '');
  const promoted = token.startsWith('+');
  const letters = token.replace('+', '');
  // The badge of a promoted man says "+" already.
  const mark = promoted && sign?.mark === '+' ? '' : (sign?.mark ?? '');
  const band = sign?.band ?? '';
  const wide = mark.length > 1;
  return (
    <g class={`man man-${side}${icon ? ` is-${icon}` : ''}`}>
      {icon ? (
        <use href={`#man-${icon}`} width="60" height="60" />
      ) : (
        <>
          <circle class="m-body" cx="30" cy="30" r="23" />
          <text class="m-letters" x="30" y="30" font-size={letters.length > 1 ? 20 : 26}>
            {letters}
          </text>
        </>
      )}
      {BANDS.has(band) && (
        <path
          class={`m-band band-${band}`}
          d={icon && DRAWINGS[icon]?.wheels ? 'M14 56.6h32' : 'M16.3 49.6h27.4'}
        />
      )}
      {mark !== '' && (
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

/** A man as a picture of its own, in lists and buttons. */
export function ManPicture({ size = 32, ...man }: ManProps & { size?: number }) {
  return (
    <svg class="man-picture" viewBox="0 0 60 60" width={size} height={size} aria-hidden="true">
      <Man {...man} />
    </svg>
  );
}
