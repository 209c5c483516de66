import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { signOf } from '../mock/games';
import { DRAWINGS, drawingOf, NEUTRALS } from '../src/pieces/icons';
import { Drawings, PieceView } from '../src/pieces/PieceView';

afterEach(cleanup);

// The names that game files may use.
const NAMES =
  `king queen rook bishop knight pawn general silver cannon horse elephant chariot lance wing helm crab mitre camel hump
  gnu arrow marshal cardinal prince duke baron emperor empress diarch dowager regent baroness pope usurper cavalcade chatelaine primate
  rhino duchess vicereine besieger navvy governor moderator heretic thug unicorn sling shovel sexton horn viceroy eunuch wazir dabbaba
  point saltire broker azure gold steward infanta advisor soldier stone relay gate duck wall`.split(/\s+/);

const piece = (token: string, icon: string, more = {}) =>
  render(
    <svg>
      <title>a piece</title>
      <PieceView token={token} side="w" sign={{ ...signOf(icon), ...more }} />
    </svg>,
  ).container;

describe('drawings', () => {
  it('exist for every name', () => {
    expect(NAMES.filter((name) => drawingOf(name) === null)).toEqual([]);
  });

  it('are paths that begin with a move and hold only numbers', () => {
    const paths = Object.values(DRAWINGS).flatMap(({ body, line, ink, wire }) => [body, line, ink, wire]);
    const neutral = Object.values(NEUTRALS).flatMap(({ shapes }) => shapes.map(({ d }) => d));
    for (const path of [...paths, ...neutral]) {
      if (path) expect(path).toMatch(/^M[-\d.\sMmLlHhVvCcSsAaZz]+$/);
    }
  });

  it('are all in the document once', () => {
    const { container } = render(<Drawings />);
    const ids = [...container.querySelectorAll('symbol')].map((s) => s.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(NAMES.length);
  });
});

describe('a piece', () => {
  it('is drawn as its token when nobody knows its icon', () => {
    const container = piece('+Zq', 'zeppelin');
    expect(container.querySelector('text')?.textContent).toBe('Zq');
    expect(container.querySelector('.m-promoted')).toBeTruthy();
  });

  it('wears a bead of the band’s colour in place of letters where others stand close behind', () => {
    const { container } = render(
      <svg>
        <title>a piece</title>
        <PieceView token="Pr" side="w" sign={{ ...signOf('pawn'), mark: 'Pr', band: 'purple' }} beads />
      </svg>,
    );
    expect(container.querySelector('.bead-purple')).toBeTruthy();
    expect(container.querySelector('text')).toBeNull();
  });

  it('carries its letters, its band and the badge of a promoted form', () => {
    const container = piece('+R', 'rook', { mark: 'Di', band: 'purple' });
    expect(container.querySelector('use')?.getAttribute('href')).toBe('#piece-rook');
    expect(container.querySelector('.m-mark text')?.textContent).toBe('Di');
    expect(container.querySelector('.band-purple')).toBeTruthy();
    expect(container.querySelector('.m-promoted')).toBeTruthy();
    expect(piece('+R', 'rook', { mark: '+' }).querySelector('.m-mark')).toBeNull();
    expect(piece('R', 'rook', { band: 'no such colour' }).querySelector('.m-band')).toBeNull();
  });
});
