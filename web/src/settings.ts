// Settings of look and sound, kept in the browser.
import { computed, effect, signal } from '@preact/signals';
import type { Bodies } from './api/types';
import { RISES, SLANTS, USUAL_LOOK } from './board/block';

export type Theme = 'auto' | 'light' | 'dark';
/** Colours of the board; `safe` can be distinguished with any kind of colour blindness. */
export type Palette = 'sage' | 'wood' | 'slate' | 'safe';

/** How pieces are drawn: as figures, as counters with their silhouettes, as plain shapes, as the shapes of their moves, or as their letters. */
export type Signs = 'figures' | 'counters' | 'blocks' | 'glyphs' | 'letters';

/** How turns are written: algebraic with figurines or letters, or as the cells of their parts. */
export type Turns = 'figurines' | 'letters' | 'cells';

export type Rail = 'left' | 'right';

/** How pieces are drawn that have characters: with these, with one of them and the shape of the moves, or as other games' pieces. */
export type PieceSet = 'characters' | 'international' | 'pictures';

/** How boards are drawn: as at home, or all with light and dark cells. */
export type Boards = 'own' | 'chequered';

export interface Settings {
  theme: Theme;
  /** Stronger lines and colours everywhere. */
  contrast: boolean;
  palette: Palette;
  coordinates: boolean;
  /** Pieces glide to their cells; never where the system asks for reduced motion. */
  motion: boolean;
  sound: boolean;
  signs: Signs;
  turns: Turns;
  /** The sets of pieces with characters, by what these stand on. */
  sets: Readonly<Record<Bodies, PieceSet>>;
  boards: Boards;
  /** Single letters are keys of the table (WCAG 2.1.4 wants them to be switched off at will). */
  letters: boolean;
  /** What the other side would do is drawn, where that may be known. */
  threats: boolean;
  /** What endgame tables say is shown at the table too, where that may be known. */
  exact: boolean;
  /** After the computer's turn, the site says what it did. */
  told: boolean;
  /** The side of the panel beside the board on a telephone held sideways. */
  rail: Rail;
  /** How boards in space are seen: how far a rank stands beside the one before it, and above it, in widths of a cell. */
  slant: number;
  rise: number;
}

export const USUAL: Settings = {
  theme: 'auto',
  contrast: false,
  palette: 'sage',
  coordinates: true,
  motion: true,
  sound: true,
  signs: 'figures',
  turns: 'figurines',
  sets: { wedges: 'characters', discs: 'characters', octagons: 'characters' },
  boards: 'own',
  letters: true,
  threats: false,
  exact: false,
  told: true,
  rail: 'right',
  slant: USUAL_LOOK.slant,
  rise: USUAL_LOOK.rise,
};

const KEY = 'variorum.settings';
const THEMES: readonly string[] = ['auto', 'light', 'dark'];
export const SIGNS: readonly Signs[] = ['figures', 'counters', 'blocks', 'glyphs', 'letters'];
export const SETS: readonly PieceSet[] = ['characters', 'international', 'pictures'];
export const BOARDS: readonly Boards[] = ['own', 'chequered'];
export const TURNS: readonly Turns[] = ['figurines', 'letters', 'cells'];
const PALETTES: readonly string[] = ['sage', 'wood', 'slate', 'safe'];

/** The fields of a stored object, unchecked; none where the text cannot be read. */
export function fieldsOf<T>(text: string | null): Partial<Record<keyof T, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Settings that are on or off. */
export type Flag = 'contrast' | 'coordinates' | 'motion' | 'sound' | 'letters' | 'threats' | 'exact' | 'told';

/** Reads the valid parts of a stored text, with defaults for the rest. */
export function readSettings(text: string | null): Settings {
  const found = fieldsOf<Settings>(text);
  const flag = (key: Flag) => (typeof found[key] === 'boolean' ? found[key] : USUAL[key]);
  const number = (key: 'slant' | 'rise', { least, most }: { least: number; most: number }) => {
    const given = found[key];
    return typeof given === 'number' && given >= least && given <= most ? given : USUAL[key];
  };
  const sets = fieldsOf<Settings['sets']>(JSON.stringify(found.sets ?? {}));
  const set = (bodies: Bodies) => SETS.find((name) => name === sets[bodies]) ?? USUAL.sets[bodies];
  return {
    theme: THEMES.includes(String(found.theme)) ? (found.theme as Theme) : USUAL.theme,
    palette: PALETTES.includes(String(found.palette)) ? (found.palette as Palette) : USUAL.palette,
    contrast: flag('contrast'),
    coordinates: flag('coordinates'),
    motion: flag('motion'),
    sound: flag('sound'),
    signs: SIGNS.find((name) => name === found.signs) ?? USUAL.signs,
    turns: TURNS.find((name) => name === found.turns) ?? USUAL.turns,
    sets: { wedges: set('wedges'), discs: set('discs'), octagons: set('octagons') },
    boards: BOARDS.find((name) => name === found.boards) ?? USUAL.boards,
    letters: flag('letters'),
    threats: flag('threats'),
    exact: flag('exact'),
    told: flag('told'),
    rail: found.rail === 'left' ? 'left' : USUAL.rail,
    slant: number('slant', SLANTS),
    rise: number('rise', RISES),
  };
}

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export const settings = signal<Settings>(readSettings(stored(KEY)));

export function change(next: Partial<Settings>): void {
  settings.value = { ...settings.value, ...next };
  store(KEY, JSON.stringify(settings.value));
}

const reduced = signal(false);

/** Do pieces glide to their cells? */
export const moves = computed(() => settings.value.motion && !reduced.value);

/** Applies the settings to the page from now on, with those of the system. */
export function startSettings(): void {
  const asked = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
  reduced.value = asked?.matches ?? false;
  asked?.addEventListener('change', () => {
    reduced.value = asked.matches;
  });
  effect(() => {
    const root = document.documentElement;
    const { theme, contrast, palette, rail } = settings.value;
    root.dataset.theme = theme;
    root.dataset.palette = palette;
    root.dataset.rail = rail;
    root.dataset.contrast = contrast ? 'more' : 'usual';
  });
}
