// What the sides and the cells of the game on the page are called: Red and Black, Sente and Gote, or White and Black; `c4` or `7f`. Messages choose
// the name of a side by a word for each.
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { GameSummary, Owner, SideNames } from '../api/types';
import { placeOf, type Shape } from '../board/geometry';
import { cellLabel, inLetters } from '../board/native';

/** A word by which messages choose the name of a side. */
export type SideWord = 'w' | 'b' | 'n' | 'red' | 'black-of-red' | 'sente' | 'gote';

/** By which words messages choose; a side that is not here has its own letter. */
const WORDS: Record<SideNames, Readonly<Partial<Record<Owner, SideWord>>>> = {
  'white-black': {},
  'red-black': { w: 'red', b: 'black-of-red' },
  'sente-gote': { w: 'sente', b: 'gote' },
};

const onPage = signal<SideNames>('white-black');
/** The board whose cells have names of their own. */
const board = signal<Shape | null>(null);

/** The word by which messages choose the name of a side. */
export function sideKey(side: Owner, names: SideNames): SideWord {
  return WORDS[names][side] ?? side;
}

const isOwner = (side: unknown): side is Owner => side === 'w' || side === 'b' || side === 'n';

/** A text with the names of cells as they stand at the edges of the board on the page. */
export function withCells(text: string): string {
  const shape = board.value;
  if (shape === null) return text;
  return text.replace(/\b[a-z]\d{1,2}\b/g, (name) => {
    const place = placeOf(shape, name);
    return (place && cellLabel(shape, place)) ?? name;
  });
}

/** A sentence of the server, which names cells as the game does, with their names on the board on the page. Texts of positions have slashes, and stay. */
export function withShownCells(sentence: string): string {
  const shape = board.value;
  return shape === null || sentence.includes('/') ? sentence : inLetters(shape, sentence);
}

const CELL = /^[a-z]\d{1,2}$/;

/** The variables of messages that tell a side. */
const SIDES = ['side', 'winner'];

/** Variables of a message, with the words of the game on the page for its sides and cells. */
export function withNames<T>(
  variables: Record<string, T | string> | undefined,
): Record<string, T | string> | undefined {
  const names = onPage.value;
  if (!variables || (names === 'white-black' && board.value === null)) return variables;
  const named = { ...variables };
  for (const [key, value] of Object.entries(variables)) {
    if (SIDES.includes(key) && isOwner(value)) named[key] = sideKey(value, names);
    else if (typeof value === 'string' && CELL.test(value)) named[key] = withCells(value);
  }
  return named;
}

type Named = Pick<GameSummary, 'id' | 'sides' | 'style' | 'files' | 'ranks' | 'levels'> &
  Partial<Pick<GameSummary, 'grid' | 'letters' | 'holes'>>;

/** While the component is on the page, sides and cells are called as in this game. */
export function useSides(game: Named): void {
  useLayoutEffect(() => {
    const set = (sides: SideNames, shape: Shape | null) => {
      onPage.value = sides;
      board.value = shape;
      document.documentElement.dataset.sides = sides;
    };
    set(game.sides ?? 'white-black', (game.style?.coordinates ?? 'letters') === 'letters' ? null : game);
    return () => set('white-black', null);
  }, [game.id]);
}
