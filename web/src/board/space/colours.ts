// The page's colours, as numbers for the view in space.
import type { SpotMark } from '../model';

export type Rgb = [number, number, number];

const NAMES = {
  page: '--page',
  text: '--text',
  light: '--cell-light',
  dark: '--cell-dark',
  edge: '--cell-edge',
  ringMark: '--ring-mark',
  last: '--last',
  picked: '--picked',
  target: '--target',
  capture: '--capture',
  partner: '--partner',
  first: '--first',
  ahead: '--ahead',
  check: '--check',
  barred: '--danger',
  echo: '--echo',
  accent: '--accent',
  way: '--route-last',
  best: '--route-best',
  other: '--route-other',
  halo: '--route-halo',
  spotA: '--spot-a',
  spotB: '--spot-b',
  spotC: '--spot-c',
  spotD: '--spot-d',
  ring0: '--ring-0',
  ring1: '--ring-1',
  ring2: '--ring-2',
  ring3: '--ring-3',
  ring4: '--ring-4',
} as const;

export type Colours = Record<keyof typeof NAMES, Rgb>;

/** `rgb(12, 34, 56)` or `color(srgb 0.1 0.2 0.3)` as three numbers from 0 to 1. */
export function parseColour(text: string): Rgb {
  const numbers = (text.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = numbers;
  return text.startsWith('color(') ? [r, g, b] : [r / 255, g / 255, b / 255];
}

/** Reads them at `element`, so that the theme of the page applies here too. */
export function readColours(element: Element): Colours {
  const probe = document.createElement('i');
  element.append(probe);
  const entries = Object.entries(NAMES).map(([key, name]) => {
    probe.style.color = `var(${name})`;
    return [key, parseColour(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(entries) as Colours;
}

/** The four colours of marked cells and of what a person draws. */
export function spotColours({ spotA, spotB, spotC, spotD }: Colours): Record<SpotMark, Rgb> {
  return { a: spotA, b: spotB, c: spotC, d: spotD };
}

export function mix(a: Rgb, b: Rgb, part: number): Rgb {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

/** The ring's colour, as strong as on the flat boards. */
export function ringTint(colours: Colours, base: Rgb, ring: number): Rgb {
  const tints = [colours.ring0, colours.ring1, colours.ring2, colours.ring3, colours.ring4];
  return mix(base, tints[ring % 5] ?? base, ring % 5 === 0 ? 0.3 : 0.2);
}
