// A tree of variations: turns with comments. Pure functions on an immutable value; nothing here knows a rule.
import type { RecordGame, RecordNode, RecordTag, Score } from '../api/generated/analysis';
import type { San, Side, TurnPart } from '../api/types';

/** Who makes a turn, and its number: several turns of a row share one. */
export interface Mover {
  side: Side;
  number: number;
}

export interface TreeNode {
  id: number;
  /** The node before; that of the start is the start. */
  parent: number;
  /** The whole turn that leads here; empty at the start. */
  turn: string;
  /** Its parts; empty until the server has sent them. */
  parts: readonly TurnPart[];
  /** It in algebraic notation; null until the server has sent it. */
  san: San | null;
  /** Who made it; null until the server has said so. */
  mover: Mover | null;
  /** Said before the turn. */
  before: string;
  /** Said after it. */
  comment: string;
  /** Numeric annotation glyphs. */
  glyphs: readonly number[];
  /** What the mover's clock showed, in milliseconds. */
  clock: number | null;
  /** The time that the mover took for the turn, in milliseconds. */
  spent: number | null;
  /** What follows; the first is the main line. */
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, TreeNode>;
  /** The number of the next node. */
  next: number;
}

/** The start of every tree. */
export const ROOT = 0;

/** A turn as text, with its parts, in algebraic notation and with who made it if the server has sent them. */
export interface Written {
  readonly text: string;
  readonly parts: readonly TurnPart[];
  readonly san: San | null;
  readonly side?: Side;
  readonly number?: number;
}

/** A turn of which only the text is known. */
export const unread = (text: string): Written => ({ text, parts: [], san: null });

/** The turn of a node. */
export const writtenOf = ({ turn, parts, san }: TreeNode): Written => ({ text: turn, parts, san });

const toldMover = ({ side, number }: Written): Mover | null =>
  side === undefined || number === undefined ? null : { side, number };

const fresh = (id: number, parent: number, turn: Written): TreeNode => ({
  id,
  parent,
  turn: turn.text,
  parts: turn.parts,
  san: turn.san,
  mover: toldMover(turn),
  before: '',
  comment: '',
  glyphs: [],
  clock: null,
  spent: null,
  children: [],
});

export const EMPTY: Tree = { nodes: new Map([[ROOT, fresh(ROOT, ROOT, unread(''))]]), next: 1 };

/** A node; the start where there is none of this number. */
export function nodeOf(tree: Tree, id: number): TreeNode {
  return tree.nodes.get(id) ?? tree.nodes.get(ROOT) ?? fresh(ROOT, ROOT, unread(''));
}

function changed(tree: Tree, ...nodes: TreeNode[]): Tree {
  const next = new Map(tree.nodes);
  for (const node of nodes) next.set(node.id, node);
  return { ...tree, nodes: next };
}

/** The turn after a node: the one that is there already, or a new one behind its siblings. */
export function add(tree: Tree, parent: number, turn: Written): { tree: Tree; id: number } {
  const before = nodeOf(tree, parent);
  const known = before.children.find((child) => nodeOf(tree, child).turn === turn.text);
  if (known !== undefined) return { tree: learn(tree, known, turn), id: known };
  const id = tree.next;
  const grown = changed(tree, fresh(id, before.id, turn), { ...before, children: [...before.children, id] });
  return { tree: { ...grown, next: id + 1 }, id };
}

/** Takes in what was not known of a node's turn. */
export function learn(tree: Tree, id: number, turn: Written): Tree {
  const node = nodeOf(tree, id);
  const parts = node.parts.length > 0 ? node.parts : turn.parts;
  const san = node.san ?? turn.san;
  const mover = node.mover ?? toldMover(turn);
  const known = parts === node.parts && san === node.san && mover === node.mover;
  return known ? tree : changed(tree, { ...node, parts, san, mover });
}

/** Several turns, one after the other; `id` is the last. */
export function addLine(tree: Tree, parent: number, turns: readonly Written[]): { tree: Tree; id: number } {
  let now = { tree, id: parent };
  for (const turn of turns) now = add(now.tree, now.id, turn);
  return now;
}

/** The nodes from the start to this one, both included. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeOf(tree, id); ; node = nodeOf(tree, node.parent)) {
    path.unshift(node);
    if (node.id === ROOT) return path;
  }
}

/** The turns from the start to this node. */
export function turnsTo(tree: Tree, id: number): string[] {
  return pathTo(tree, id)
    .slice(1)
    .map((node) => node.turn);
}

/** The nodes from this one on, always the first that follows. */
export function lineFrom(tree: Tree, id: number): TreeNode[] {
  const line = [nodeOf(tree, id)];
  for (;;) {
    const [next] = line.at(-1)?.children ?? [];
    if (next === undefined) return line;
    line.push(nodeOf(tree, next));
  }
}

/** The main line, the start included. */
export const mainLine = (tree: Tree): TreeNode[] => lineFrom(tree, ROOT);

/** Takes a turn away with all that follows it. The start cannot go. */
export function remove(tree: Tree, id: number): Tree {
  const gone = tree.nodes.get(id);
  if (!gone || id === ROOT) return tree;
  const parent = nodeOf(tree, gone.parent);
  const nodes = new Map(tree.nodes);
  const doomed = [id];
  for (const one of doomed) {
    doomed.push(...(nodes.get(one)?.children ?? []));
    nodes.delete(one);
  }
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

/** The turn at which the line that leads here leaves a better one; null on the main line. */
export function branchOf(tree: Tree, id: number): TreeNode | null {
  const path = pathTo(tree, id);
  return (
    path
      .slice(1)
      .reverse()
      .find((node) => nodeOf(tree, node.parent).children[0] !== node.id) ?? null
  );
}

/** Moves the variation that leads here one place forward among those it competes with. */
export function promote(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (!branch) return tree;
  const parent = nodeOf(tree, branch.parent);
  const children = parent.children.filter((child) => child !== branch.id);
  children.splice(parent.children.indexOf(branch.id) - 1, 0, branch.id);
  return changed(tree, { ...parent, children });
}

/** Makes the line that leads here the main line. */
export function promoteToMain(tree: Tree, id: number): Tree {
  const nodes = pathTo(tree, id)
    .slice(1)
    .map((node) => {
      const parent = nodeOf(tree, node.parent);
      return { ...parent, children: [node.id, ...parent.children.filter((child) => child !== node.id)] };
    });
  return nodes.length === 0 ? tree : changed(tree, ...nodes);
}

/** The variation `by` places further on among those with the same turn before; null where there is none. */
export function sibling(tree: Tree, id: number, by: number): number | null {
  if (id === ROOT) return null;
  const { children } = nodeOf(tree, nodeOf(tree, id).parent);
  return children[children.indexOf(id) + by] ?? null;
}

export function annotate(tree: Tree, id: number, words: Partial<Pick<TreeNode, 'comment' | 'glyphs'>>): Tree {
  const node = tree.nodes.get(id);
  return node ? changed(tree, { ...node, ...words }) : tree;
}

/** Whose turn is `depth` turns further, that of `start` being the first, and its number, where the sides alternate. */
export function turnNumber(start: Mover, depth: number): Mover {
  const half = (start.side === 'b' ? 1 : 0) + depth - 1;
  return { side: half % 2 === 0 ? 'w' : 'b', number: start.number + Math.floor(half / 2) };
}

/** Who made the turn of a node. Where that is not known, the sides alternate from the last turn of which it is, or from `start`, the first one. */
export function moverAt(tree: Tree, id: number, start: Mover): Mover {
  let further = 0;
  for (let node = nodeOf(tree, id); node.id !== ROOT; node = nodeOf(tree, node.parent)) {
    if (node.mover) return turnNumber(node.mover, further + 1);
    further += 1;
  }
  return turnNumber(start, further);
}

/** The same for all turns of a line, which follow one another. */
export function withMovers(
  tree: Tree,
  line: readonly TreeNode[],
  start: Mover,
): { node: TreeNode; mover: Mover }[] {
  let last: Mover | null = null;
  return line.map((node) => {
    const mover: Mover = node.mover ?? (last ? turnNumber(last, 2) : moverAt(tree, node.id, start));
    last = mover;
    return { node, mover };
  });
}

/** Who begins, from the first turn of a path of which that is known; null where it is known of none. */
export function startOf(path: readonly TreeNode[]): Mover | null {
  const first = path.findIndex(({ mover }) => mover !== null);
  const mover = path[first]?.mover;
  return mover ? turnNumber(mover, 2 - first) : null;
}

/**
 * Does a turn have its number before it, in a line where `before` precedes it? White's have, and the first of a line. In games with several
 * turns in a row (`rows`) the first of each row has one, so that rows can be told apart.
 */
export function isNumbered({ side, number }: Mover, before: Mover | null, rows: boolean): boolean {
  if (!before) return true;
  return (side === 'w' || rows) && (before.side !== side || before.number !== number);
}

export type Values = ReadonlyMap<number, Score>;

/**
 * A tree as games are read and written (docs/records.md): every node after the one it follows, main lines first.
 * `places` are the nodes' places in the list.
 */
export function toRecord(
  tree: Tree,
  tags: readonly RecordTag[],
  values: Values,
): { record: RecordGame; places: Map<number, number> } {
  const nodes: RecordNode[] = [];
  const places = new Map<number, number>();
  // An explicit stack: long games would overflow the call stack.
  const waiting = [ROOT];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, parent, turn, parts, san, mover, before, comment, glyphs, clock, spent, children } = nodeOf(
      tree,
      next,
    );
    const value = values.get(id);
    const out: RecordNode = {
      parent: places.get(parent) ?? 0,
      turn,
      parts: [...parts],
      san,
      ...(mover ?? {}),
      before,
      comment,
      glyphs: [...glyphs],
      clock,
      spent,
    };
    if (value && 'centipawns' in value) out.centipawns = Math.round(value.centipawns);
    else if (value && value.win.turns > 0)
      out.win = value.win.winner === 'w' ? value.win.turns : -value.win.turns;
    places.set(id, nodes.length);
    nodes.push(out);
    waiting.push(...[...children].reverse());
  }
  return { record: { tags: [...tags], nodes }, places };
}

/** The tree of a game that was read; `ids` are the nodes by their place in the list. */
export function fromRecord({ nodes }: Pick<RecordGame, 'nodes'>): {
  tree: Tree;
  values: Map<number, Score>;
  ids: number[];
} {
  let tree = EMPTY;
  const values = new Map<number, Score>();
  const ids: number[] = [];
  nodes.forEach((node, place) => {
    let id = ROOT;
    if (place > 0)
      ({ tree, id } = add(tree, ids[node.parent] ?? ROOT, {
        text: node.turn,
        parts: node.parts ?? [],
        san: node.san ?? null,
        ...(node.side && node.number ? { side: node.side, number: node.number } : {}),
      }));
    ids.push(id);
    const known = nodeOf(tree, id);
    tree = changed(tree, {
      ...known,
      before: node.before ?? '',
      comment: node.comment ?? '',
      glyphs: node.glyphs ?? [],
      clock: node.clock ?? null,
      spent: node.spent ?? null,
    });
    if (typeof node.centipawns === 'number') values.set(id, { centipawns: node.centipawns });
    else if (typeof node.win === 'number')
      values.set(id, { win: { winner: node.win > 0 ? 'w' : 'b', turns: Math.abs(node.win) } });
  });
  return { tree, values, ids };
}
