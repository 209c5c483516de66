// A sheet of all drawings (mock/icons.html, `npm run dev`): for looking at, not part of the site.
import { render } from 'preact';
import { DRAWINGS, NEUTRALS } from '../src/men/icons';
import { Drawings, ManPicture } from '../src/men/Man';
import '../src/styles/base.css';
import '../src/styles/board.css';

function Sheet() {
  const names = Object.keys(DRAWINGS);
  return (
    <>
      <Drawings />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)', gap: '4px', padding: '6px' }}>
        {names.map((name, i) => (
          <figure key={name} style={{ margin: 0, textAlign: 'center', fontSize: '12px' }}>
            <div
              style={{
                display: 'flex',
                background: 'linear-gradient(90deg, var(--cell-light) 50%, var(--cell-dark) 50%)',
              }}
            >
              <ManPicture
                token={i % 9 === 5 ? '+R' : 'R'}
                side="w"
                size={64}
                sign={{
                  icon: name,
                  mark: i % 7 === 3 ? 'Di' : '',
                  band: ['', 'grey', 'purple', '', 'orange', 'green', 'red', 'blue'][i % 8] ?? '',
                }}
              />
              <ManPicture
                token={i % 9 === 5 ? '+R' : 'R'}
                side="b"
                size={64}
                sign={{
                  icon: name,
                  mark: i % 7 === 3 ? 'D' : '',
                  band: ['', 'grey', 'purple', '', 'orange', 'green', 'red', 'blue'][i % 8] ?? '',
                }}
              />
            </div>
            {name}
          </figure>
        ))}
        {Object.keys(NEUTRALS).map((name) => (
          <figure key={name} style={{ margin: 0, textAlign: 'center', fontSize: '12px' }}>
            <ManPicture token="*" side="n" size={64} sign={{ icon: name }} />
            {name}
          </figure>
        ))}
        <ManPicture token="Zq" side="w" size={64} sign={{ icon: 'unknown' }} />
        <ManPicture token="+Z" side="b" size={64} sign={{ icon: 'unknown' }} />
      </div>
    </>
  );
}

const root = document.getElementById('app');
if (root) render(<Sheet />, root);
