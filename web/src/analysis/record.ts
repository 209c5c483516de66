// Records of games as text: how to recognise one, and the tags that an analysis needs.
import type { RecordGame, RecordTag } from '../api/analysis';

/** Has a text tags or turns? Else it is a position, which has ranks with strokes between them. */
export function looksLikeRecord(text: string): boolean {
  // A tag with a position and nothing else is a position.
  if (/^\s*\[\s*(FEN|Start)\s+"[^"]*"\s*\]\s*$/i.test(text)) return false;
  return (
    /^\s*\[\s*[A-Za-z_]\w*\s*"/m.test(text) ||
    /(^|\s)1\s*[.…]/.test(text) ||
    /\smoves(\s|$)/.test(text) ||
    !text.includes('/')
  );
}

export function tagOf({ tags }: Pick<RecordGame, 'tags'>, name: string): string | null {
  return tags.find((tag) => tag.name === name)?.value ?? null;
}

/** The tags of an analysis: those that came with it, and the ones that must be there. `start`: null for the usual one. */
export function tagsFor(tags: readonly RecordTag[], game: string, start: string | null): RecordTag[] {
  const own = ['Game', 'Start', 'FEN', 'SetUp'];
  const others = tags.filter((tag) => !own.includes(tag.name));
  const head: RecordTag[] = [{ name: 'Game', value: game }];
  if (start !== null) head.push({ name: 'Start', value: start });
  if (!others.some((tag) => tag.name === 'Result')) others.push({ name: 'Result', value: '*' });
  return [...head, ...others];
}
