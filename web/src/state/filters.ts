// Which games the first page shows: chips that combine, words, and an order; all in the page's address.
import type { Difficulty, GameSummary } from '../api/types';
import { lookUp } from '../language';

/** Games of at most this many turns are short, and of at least that many long: two thirds of all games lie between. */
export const SHORT = 90;
export const LONG = 160;
/** Boards below this many cells are small. */
const SMALL = 100;

export const ORDERS = ['level', 'family', 'name', 'size'] as const;
export type Order = (typeof ORDERS)[number];

export interface Filters {
  in: 'flat' | 'space' | null;
  size: 'small' | null;
  length: 'short' | 'long' | null;
  level: Difficulty | null;
  drops: 'yes' | null;
  neutral: 'yes' | null;
  by: string | null;
  words: string;
  order: Order;
}

export const EVERYTHING: Filters = {
  in: null,
  size: null,
  length: null,
  level: null,
  drops: null,
  neutral: null,
  by: null,
  words: '',
  order: 'level',
};

/** The chips in their order: a key of the filters, the value that a chip stands for, and its label. */
export const CHIPS = [
  ['in', 'flat', 'gallery-filter-in-flat'],
  ['in', 'space', 'gallery-filter-in-space'],
  ['size', 'small', 'gallery-filter-size-small'],
  ['length', 'short', 'gallery-filter-length-short'],
  ['length', 'long', 'gallery-filter-length-long'],
  ['level', 'easy', 'gallery-filter-level-easy'],
  ['level', 'middle', 'gallery-filter-level-middle'],
  ['level', 'hard', 'gallery-filter-level-hard'],
  ['drops', 'yes', 'gallery-filter-drops-yes'],
  ['neutral', 'yes', 'gallery-filter-neutral-yes'],
] as const;

/** The filters in a page's query; what it does not know is left out. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const found: Filters = { ...EVERYTHING, words: query.get('q') ?? '', by: query.get('by') };
  for (const [key, value] of CHIPS) if (query.get(key) === value) Object.assign(found, { [key]: value });
  const order = ORDERS.find((one) => one === query.get('order'));
  return order ? { ...found, order } : found;
}

/** The query of an address; empty where nothing is chosen. */
export function filtersText(filters: Filters): string {
  const query = new URLSearchParams();
  const { words, order, ...rest } = filters;
  for (const [key, value] of Object.entries(rest)) if (value !== null) query.set(key, value);
  if (words.trim() !== '') query.set('q', words);
  if (order !== EVERYTHING.order) query.set('order', order);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Is anything left out? */
export const isNarrow = ({ order: _, words, ...rest }: Filters): boolean =>
  words.trim() !== '' || Object.values(rest).some((value) => value !== null);

export const cellCount = ({ files, ranks, levels, holes }: GameSummary) =>
  files * ranks * Math.max(1, levels.length) - (holes?.length ?? 0);

/** A letter without its accents, so that `fou` and `échecs` are found as people type them. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** All words by which a game is found, those of the filters in the reader's language included. */
function textOf(game: GameSummary): string {
  const { name, inventor, year, family, summary, id, words } = game;
  const own = (key: string) => lookUp(key) ?? '';
  const facts = [
    own(game.levels === '' ? 'gallery-words-flat' : 'gallery-words-space'),
    game.hands ? own('gallery-words-drops') : '',
    game.level === null ? '' : own(`gallery-level-${game.level}`),
  ];
  return plain([name, inventor, year, family, summary, id, words, ...facts].join(' '));
}

const typed = (words: string) =>
  plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');

function fits(game: GameSummary, filters: Filters): boolean {
  const { in: where, size, length, level, drops, neutral, by } = filters;
  if (where !== null && (game.levels === '') !== (where === 'flat')) return false;
  if (size !== null && cellCount(game) >= SMALL) return false;
  if (length === 'short' && (game.length === null || game.length > SHORT)) return false;
  if (length === 'long' && (game.length === null || game.length < LONG)) return false;
  if (level !== null && game.level !== level) return false;
  if (drops !== null && !game.hands) return false;
  if (neutral !== null && game.neutrals === 0) return false;
  return by === null || game.inventor === by;
}

/** How far a game's name is from the words: 0 is an exact match. */
function distance(game: GameSummary, words: string): number {
  const [name, wanted] = [plain(game.name), plain(words).trim()];
  if (name === wanted) return 0;
  return name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3;
}

const LEVELS: readonly (Difficulty | null)[] = ['easy', 'middle', 'hard', null];

function compare(order: Order): (a: GameSummary, b: GameSummary) => number {
  const byName = (a: GameSummary, b: GameSummary) => a.name.localeCompare(b.name);
  const bySize = (a: GameSummary, b: GameSummary) => cellCount(a) - cellCount(b) || byName(a, b);
  switch (order) {
    case 'name':
      return byName;
    case 'size':
      return bySize;
    case 'family':
      return (a, b) => a.family.localeCompare(b.family) || bySize(a, b);
    case 'level':
      return (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || bySize(a, b);
  }
}

/** The games that fit, in order; where words were typed, those whose names come nearest first. */
export function chosen(all: readonly GameSummary[], filters: Filters): GameSummary[] {
  const words = typed(filters.words);
  const found = all.filter((game) => {
    if (!fits(game, filters)) return false;
    if (words.length === 0) return true;
    const text = textOf(game);
    return words.every((word) => text.includes(word));
  });
  const usual = compare(filters.order);
  if (words.length === 0) return found.sort(usual);
  return found.sort((a, b) => distance(a, filters.words) - distance(b, filters.words) || usual(a, b));
}

/** Everybody who has invented a game, those of most games first. */
export function inventors(all: readonly GameSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const { inventor } of all) if (inventor !== '') counts.set(inventor, (counts.get(inventor) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
}

/** The games of the path for newcomers, in their order. */
export function startPath(all: readonly GameSummary[]): GameSummary[] {
  return all
    .filter((game) => game.startHere !== null)
    .sort((a, b) => (a.startHere ?? 0) - (b.startHere ?? 0) || a.id.localeCompare(b.id));
}
