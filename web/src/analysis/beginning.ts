// What an analysis begins with: what was kept in the tab, a game that was played here, or a position with turns.
import { analysis as api, type RecordTag, type Score } from '../api/analysis';
import { ApiError, api as site } from '../api/client';
import type { GameDetail, Side } from '../api/types';
import { t } from '../language';
import { mayAnalyse } from '../state/people';
import { toast } from '../state/toast';
import { readSearch, recall } from './keep';
import * as trees from './tree';

/** What an analysis begins with. */
export interface Beginning {
  /** Position text; the usual start of the game where it is that. */
  start: string;
  tags: readonly RecordTag[];
  tree: trees.Tree;
  values: ReadonlyMap<number, Score>;
  /** The node shown first. */
  at: number;
  /** The side that the reader played; null if none or both, or if that is not known. */
  own: Side | null;
}

/** What was kept in this tab for an address. */
export function kept(game: GameDetail, search: string): Beginning | null {
  const found = recall(game.id, search);
  if (!found) return null;
  const { tree, values, ids } = trees.fromRecord(found.record);
  return {
    start: found.start,
    tags: found.record.tags,
    tree,
    values,
    at: ids[found.at] ?? trees.ROOT,
    own: null,
  };
}

/** The beginning that a position and turns make; turns that cannot be made are left out, and `fault` says why. `remarks`: what was guessed about the position. */
async function beginAt(
  game: GameDetail,
  position: string | null,
  turns: readonly string[],
): Promise<{ beginning: Beginning; fault: string | null; remarks: string[] }> {
  const line = await api.line(game.id, { start: position, turns: [...turns] });
  const shown = line.positions.map(({ turn }) => turn);
  const made = turns.slice(0, line.length).map((text, ply) => shown[ply + 1] ?? trees.unread(text));
  const { tree, id } = trees.addLine(trees.EMPTY, trees.ROOT, made);
  const beginning = { start: line.start, tags: [], tree, values: new Map(), at: id, own: null };
  const remarks = line.remarks.map(({ text }) => text);
  return { beginning, fault: line.fault?.problem.text ?? null, remarks };
}

/** What the address asks for: what was kept for it, the turns of a game here, or a position with turns. */
export async function begin(game: GameDetail, search: string): Promise<Beginning> {
  const known = kept(game, search);
  if (known) return known.start === '' ? { ...known, start: game.start } : known;
  const wanted = readSearch(search);
  if (wanted.session !== null) {
    const view = await site.session(wanted.session);
    if (!mayAnalyse(view)) throw new Error(t('analysis-running'));
    const { tree, id } = trees.addLine(trees.EMPTY, trees.ROOT, view.turns);
    const name = (side: Side) => {
      const { kind, name: own, level } = view.seats[side];
      return own ?? (kind === 'engine' ? t('play-computer', { level: level ?? 0 }) : t('play-nameless'));
    };
    const tags = [
      { name: 'White', value: name('w') },
      { name: 'Black', value: name('b') },
      { name: 'Date', value: new Date(view.created).toISOString().slice(0, 10).replaceAll('-', '.') },
      { name: 'Result', value: view.outcome?.result ?? '*' },
    ];
    const [own = null, other] = view.you.sides;
    return { start: view.start, tags, tree, values: new Map(), at: id, own: other ? null : own };
  }
  const { beginning, fault, remarks } = await beginAt(game, wanted.position, wanted.turns);
  const cut = fault === null ? [] : [t('analysis-cut-short', { error: fault })];
  const said = [...remarks, ...cut];
  if (said.length > 0) toast(said.join(' '));
  return beginning;
}

/** May a failed request succeed when it is repeated? */
export const mayPass = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
