// Boards can be read by every kind of colour sight: what can stand side by side stays apart, and what is written can be read. The
// figures: CIEDE2000, where 2 or 3 is a difference that one sees when looking for it; WCAG 2.2 (1.4.3: 4.5 for text; 1.4.11: 3 for
// marks).
import {
  type Color,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from 'culori';
import { expect, test } from 'vitest';
import { colourOf, type Look, laidOn, styleOf } from './styles';

const LEAST = 12;
const PALETTES = ['sage', 'wood', 'slate', 'safe'];
const THEMES = ['light', 'dark'] as const;

const [rgb, linear] = [converter('rgb'), converter('lrgb')];
type Sight = (colour: Color) => Color;

/** The matrices of Machado, Oliveira and Fernandes (2009) are used on light as well as on values of a screen: here on both. */
const onLight =
  (filter: Sight): Sight =>
  (colour) => {
    const { r, g, b } = linear(colour);
    return rgb({ ...rgb(filter({ mode: 'rgb', r, g, b })), mode: 'lrgb' });
  };

const missing: [string, Sight][] = [
  ['protanopia', filterDeficiencyProt(1) as Sight],
  ['deuteranopia', filterDeficiencyDeuter(1) as Sight],
  ['tritanopia', filterDeficiencyTrit(1) as Sight],
];
const SIGHTS: [string, Sight][] = [
  ['full colour sight', (colour) => colour],
  ...missing,
  ...missing.map(([name, filter]): [string, Sight] => [`${name}, by light`, onLight(filter)]),
];

const looksOf = (palette: string): Look[] =>
  THEMES.flatMap((theme) => [false, true].map((contrast) => ({ theme, palette, contrast })));

const apart = differenceCiede2000();

/** The pairs that are too much alike, in words. */
function alike(things: ReadonlyMap<string, Color>, least: number): string[] {
  const names = [...things.keys()];
  return SIGHTS.flatMap(([sight, see]) => {
    const seen = [...things.values()].map(see);
    return names.flatMap((name, i) =>
      names.slice(i + 1).flatMap((other, j) => {
        const [one, two] = [seen[i], seen[i + 1 + j]];
        const far = one && two ? apart(one, two) : 0;
        return far < least ? [`${name} and ${other}: ${far.toFixed(1)} in ${sight}`] : [];
      }),
    );
  });
}

const CELLS = ['--cell-light', '--cell-dark'];
/** Boards that are not chequered. */
const WOODS = ['--wood-plain', '--wood-lines'];
const TINTS = ['at-last', 'at-first', 'at-ahead', 'at-picked', 'at-check'];
const SPOTS = ['spot-a', 'spot-b', 'spot-c', 'spot-d'].map((spot) => `at-spot ${spot}`);

test('marked cells can be told apart, and from cells that are not marked', () => {
  for (const look of looksOf('safe'))
    for (const cell of CELLS) {
      const ground = colourOf(look, `var(${cell})`);
      const tinted = [...TINTS, ...SPOTS].map((kind): [string, Color] => [
        kind,
        laidOn(ground, look, kind, 'fill'),
      ]);
      const things = new Map<string, Color>([['the bare cell', ground], ...tinted]);
      expect(alike(things, LEAST), `${look.theme}, ${cell}, contrast ${look.contrast}`).toEqual([]);
    }
});

test('arrows can be told apart, and from the light round them', () => {
  const kinds = ['last', 'plan', 'best', 'other'].map((kind) => [kind, `--route-${kind}`]);
  for (const look of looksOf('safe')) {
    const ways = new Map<string, Color>();
    for (const [kind = '', name = ''] of kinds)
      ways.set(kind, colourOf(look, `var(${kind === 'plan' ? '--target' : name})`));
    for (const spot of 'abcd') ways.set(`drawn ${spot}`, colourOf(look, `var(--spot-${spot})`));
    ways.set('the light round arrows', { ...colourOf(look, 'var(--route-halo)'), alpha: 1 });
    expect(alike(ways, LEAST), `${look.theme}, contrast ${look.contrast}`).toEqual([]);
  }
});

test('a goal, a capture, a partner and a cell closed by a ko can be told apart by colour alone', () => {
  for (const look of looksOf('safe')) {
    const names = ['--target', '--capture', '--partner', '--danger'];
    const marks = new Map(names.map((name): [string, Color] => [name, colourOf(look, `var(${name})`)]));
    expect(alike(marks, LEAST), `${look.theme}, contrast ${look.contrast}`).toEqual([]);
  }
});

test('kinds of steps can be told apart by colour alone, and from captures', () => {
  for (const look of looksOf('safe')) {
    const names = ['straight', 'diagonal', 'triagonal', 'other'].map((kind) => `--step-${kind}`);
    const marks = new Map(
      [...names, '--capture'].map((name): [string, Color] => [name, colourOf(look, `var(${name})`)]),
    );
    expect(alike(marks, LEAST), `${look.theme}, contrast ${look.contrast}`).toEqual([]);
  }
});

test.each([
  ['cells', CELLS],
  ['wood', WOODS],
])('in every palette marks stand out from the %s, or from the light round them', (_, grounds) => {
  const faults: string[] = [];
  for (const look of PALETTES.flatMap(looksOf))
    for (const cell of grounds) {
      const ground = colourOf(look, `var(${cell})`);
      const where = `${look.palette}, ${look.theme}, ${cell}, contrast ${look.contrast}`;
      const halo = laidOn(ground, look, 'target-halo', 'stroke');
      const marks: [string, Color, Color][] = [
        ['a capture', laidOn(halo, look, 'target-ring', 'stroke'), halo],
        ['a partner', laidOn(halo, look, 'target-partner', 'stroke'), halo],
        ['a goal', laidOn(ground, look, 'target-dot', 'fill'), laidOn(ground, look, 'target-dot', 'stroke')],
        ...['straight', 'diagonal', 'triagonal', 'other'].map((kind): [string, Color, Color] => [
          `a ${kind} step`,
          colourOf(look, `var(--step-${kind})`),
          colourOf(look, 'var(--step-halo)'),
        ]),
        ['a ko', colourOf(look, 'var(--danger)'), colourOf(look, 'var(--card)')],
      ];
      for (const [name, mark, round] of marks) {
        const contrast = Math.max(wcagContrast(mark, ground), wcagContrast(mark, round));
        if (contrast < 3) faults.push(`${name}: ${contrast.toFixed(2)}, ${where}`);
      }
    }
  expect(faults).toEqual([]);
});

test.each([
  ['cells', CELLS, '--coordinate-in'],
  ['wood', WOODS, '--wood-text'],
])('in every palette pieces and coordinates stand out from the %s', (_, grounds, coordinate) => {
  const faults: string[] = [];
  for (const look of PALETTES.flatMap(looksOf))
    for (const cell of grounds) {
      const ground = colourOf(look, `var(${cell})`);
      const [black, outline] = ['piece-b', 'piece-w'].map((kind, index) =>
        colourOf(look, styleOf(look, kind).get(index === 0 ? '--fill' : '--ink') ?? 'none'),
      );
      const things: [string, Color | undefined, number][] = [
        ['a black piece', black, 4.5],
        ['the outline of a white piece', outline, 4.5],
        ['a coordinate', colourOf(look, `var(${coordinate})`), 4.5],
      ];
      for (const [name, colour, least] of things) {
        const contrast = colour ? wcagContrast(colour, ground) : 0;
        if (contrast < least)
          faults.push(
            `${name}: ${contrast.toFixed(2)}, ${look.palette}, ${look.theme}, ${cell}, ${look.contrast}`,
          );
      }
    }
  expect(faults).toEqual([]);
});

test('in every palette the texts of pages and boards can be read', () => {
  const pairs: [string, string[]][] = [
    ['--text', ['--page', '--card', '--accent-soft', '--amber-soft', '--danger-soft']],
    ['--muted', ['--page', '--card', '--accent-soft']],
    ['--accent', ['--page', '--card']],
    ['--accent-text', ['--accent']],
    ['--danger', ['--page', '--card', '--danger-soft']],
    ['--coordinate', ['--page', '--card']],
  ];
  const faults: string[] = [];
  for (const look of PALETTES.flatMap(looksOf))
    for (const [text, grounds] of pairs)
      for (const ground of grounds) {
        const contrast = wcagContrast(colourOf(look, `var(${text})`), colourOf(look, `var(${ground})`));
        if (contrast < 4.5)
          faults.push(
            `${text} on ${ground}: ${contrast.toFixed(2)}, ${look.palette}, ${look.theme}, ${look.contrast}`,
          );
      }
  expect(faults).toEqual([]);
});

test('in every palette characters can be read on their wedges and discs, and lines and edges be seen on the wood', () => {
  const pairs: [string, string, number][] = [
    ...['near', 'far'].flatMap((body): [string, string, number][] => [
      ['--body-ink', `--body-${body}`, 7],
      ['--body-promoted', `--body-${body}`, 4.5],
    ]),
    ['--body-red', '--body-disc', 4.5],
    ['--body-black', '--body-disc', 7],
    ...WOODS.flatMap((wood): [string, string, number][] => [
      ['--wood-line', wood, 3],
      ['--body-edge', wood, 3],
    ]),
  ];
  const faults = PALETTES.flatMap(looksOf).flatMap((look) =>
    pairs.flatMap(([mark, ground, least]) => {
      const contrast = wcagContrast(colourOf(look, `var(${mark})`), colourOf(look, `var(${ground})`));
      const where = `${look.palette}, ${look.theme}, contrast ${look.contrast}`;
      return contrast < least ? [`${mark} on ${ground}: ${contrast.toFixed(2)}, ${where}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('red and black characters can be told apart by every kind of colour sight', () => {
  for (const look of looksOf('safe')) {
    const inks = new Map(['red', 'black'].map((ink) => [ink, colourOf(look, `var(--body-${ink})`)]));
    expect(alike(inks, LEAST), `${look.palette}, ${look.theme}`).toEqual([]);
  }
});
