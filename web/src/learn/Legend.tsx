// How to read the shapes of moves.
import type { Glyph } from '../api/types';
import { t } from '../language';
import { PiecePicture } from '../pieces/PieceView';

const flat = (...marks: string[]): Glyph => ({ frame: 'flat', marks, royal: false });

const SAMPLES: readonly {
  key: 'slide' | 'leap' | 'move' | 'take' | 'lame' | 'hop' | 'space';
  glyph: Glyph;
}[] = [
  { key: 'slide', glyph: flat('s:0,0,1', 's:0,0,-1', 's:1,0,0', 's:-1,0,0') },
  {
    key: 'leap',
    glyph: flat(
      'l:1,0,2',
      'l:2,0,1',
      'l:-1,0,2',
      'l:-2,0,1',
      'l:1,0,-2',
      'l:2,0,-1',
      'l:-1,0,-2',
      'l:-2,0,-1',
    ),
  },
  { key: 'move', glyph: flat('lm:0,0,1', 'sm:1,0,0', 'sm:-1,0,0') },
  { key: 'take', glyph: flat('lc:1,0,1', 'lc:-1,0,1') },
  { key: 'lame', glyph: flat('n:2,0,2', 'n:-2,0,2', 'n:2,0,-2', 'n:-2,0,-2') },
  { key: 'hop', glyph: flat('hc:0,0,1', 'hc:0,0,-1', 'hc:1,0,0', 'hc:-1,0,0') },
  {
    key: 'space',
    glyph: {
      frame: 'levels',
      marks: ['s:1,0,0', 's:-1,0,0', 's:0,0,1', 's:0,0,-1', 'l:0,1,0', 'l:0,-1,0'],
      royal: false,
    },
  },
];

export function Legend({ inSpace }: { inSpace: boolean }) {
  return (
    <details class="legend">
      <summary>{t('learn-legend')}</summary>
      <ul>
        {SAMPLES.filter(({ key }) => key !== 'space' || inSpace).map(({ key, glyph }) => (
          <li key={key}>
            <PiecePicture token="A" side="w" signs="glyphs" size={44} sign={{ icon: '', glyph }} />
            <span>{t(`learn-legends-${key}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
