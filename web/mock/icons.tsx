// A sheet of all drawings at the sizes of boards (mock/icons.html, `npm run dev`): for looking at, not part of the site.
// ?theme=dark, ?palette=safe and ?contrast=more show it in other colours, ?dressed=1 with marks, bands and badges.
import { render } from 'preact';
import { DRAWINGS, NEUTRALS } from '../src/pieces/icons';
import { Drawings, PiecePicture } from '../src/pieces/PieceView';
import '../src/styles/base.css';
import '../src/styles/themes.css';
import '../src/styles/board.css';

const asked = new URLSearchParams(location.search);
for (const name of ['theme', 'palette', 'contrast']) {
  const value = asked.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const dressed = asked.has('dressed');
const SIZES = [24, 32, 48];
const BANDS = ['', 'grey', 'purple', 'orange', 'green', 'red', 'blue'];

function Figure({ name, number }: { name: string; number: number }) {
  const neutral = name in NEUTRALS;
  const sign = {
    icon: name,
    mark: dressed && number % 3 === 0 ? 'Di' : '',
    diagram: { frame: 'flat' as const, marks: [], royal: false },
    band: dressed ? (BANDS[number % BANDS.length] ?? '') : '',
  };
  return (
    <figure style={{ margin: 0, textAlign: 'center', fontSize: '11px' }}>
      {(neutral ? (['n'] as const) : (['w', 'b'] as const)).map((side, row) => (
        <div
          key={side}
          style={{
            display: 'flex',
            justifyContent: 'space-around',
            alignItems: 'end',
            background: row === 0 ? 'var(--cell-dark)' : 'var(--cell-light)',
          }}
        >
          {SIZES.map((size) => (
            <PiecePicture
              key={size}
              token={dressed && number % 4 === 1 ? '+R' : 'R'}
              side={side}
              size={size}
              sign={sign}
            />
          ))}
        </div>
      ))}
      {name}
    </figure>
  );
}

function Sheet() {
  const names = [...Object.keys(DRAWINGS), ...Object.keys(NEUTRALS), 'unknown'];
  return (
    <>
      <Drawings />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: '4px', padding: '6px' }}>
        {names.map((name, number) => (
          <Figure key={name} name={name} number={number} />
        ))}
      </div>
    </>
  );
}

const root = document.getElementById('app');
if (root) render(<Sheet />, root);
