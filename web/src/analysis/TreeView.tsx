// The tree of variations as it is read: the main line running on, variations indented below the turn that they replace.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Side } from '../api/types';
import { t } from '../language';
import { turnWords } from '../state/words';
import { TurnText } from '../ui/TurnText';
import type { Analysis } from './analysis';
import * as trees from './tree';

/** The signs that print for the first six glyphs. */
/** Ratings that a turn can be given here (numeric annotation glyphs). */
const RATINGS = [1, 2, 3, 4, 5, 6] as const;
export const GLYPHS: Record<number, string> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

export const glyphText = (glyphs: readonly number[]): string =>
  glyphs.map((glyph) => GLYPHS[glyph] ?? `$${glyph}`).join('');

/** `12.` before a turn of White's, `12…` before one of Black's. */
export const numberText = ({ side, number }: trees.Mover): string =>
  side === 'w' ? `${number}.` : `${number}…`;

interface LineProps {
  analysis: Analysis;
  tree: trees.Tree;
  from: number;
  at: number;
}

function Token({
  analysis,
  node,
  at,
  side,
  label,
}: {
  analysis: Analysis;
  node: trees.TreeNode;
  at: number;
  side: Side;
  label: string;
}) {
  const shown = node.id === at;
  return (
    <span class="token">
      {label !== '' && <span class="turn-number">{label}</span>}
      <button
        type="button"
        class={shown ? 'is-shown' : ''}
        aria-current={shown ? 'step' : undefined}
        onClick={() => analysis.go(node.id)}
      >
        <TurnText turn={trees.writtenOf(node)} side={side} names={analysis.names.value} />
        {node.glyphs.length > 0 && <b>{glyphText(node.glyphs)}</b>}
      </button>
    </span>
  );
}

/** A line from a node on, its variations with it. */
function Line({ analysis, tree, from, at }: LineProps) {
  const out: ComponentChildren[] = [];
  const rows = analysis.game.setup.made;
  let number = true;
  let last: trees.Mover | null = null;
  const line = trees.withMovers(tree, trees.lineFrom(tree, from), analysis.root.value);
  line.forEach(({ node, mover }, index) => {
    const before = trees.nodeOf(tree, node.parent);
    if (node.before !== '')
      out.push(
        <span key={`b${node.id}`} class="said">
          {node.before}
        </span>,
      );
    const numbered = number || node.before !== '' || trees.isNumbered(mover, last, rows);
    const label = numbered ? numberText(mover) : '';
    out.push(<Token key={node.id} analysis={analysis} node={node} at={at} side={mover.side} label={label} />);
    number = false;
    last = mover;
    if (node.comment !== '') {
      out.push(
        <span key={`c${node.id}`} class="said">
          {node.comment}
        </span>,
      );
      number = true;
    }
    // The others stand below the one that they compete with.
    if (index === 0 && from !== before.children[0]) return;
    const others = before.children.slice(1);
    if (others.length === 0) return;
    number = true;
    out.push(
      <div key={`v${node.id}`} class="variations">
        {others.map((other) => (
          <div key={other} class="variation">
            <Line analysis={analysis} tree={tree} from={other} at={at} />
          </div>
        ))}
      </div>,
    );
  });
  return <>{out}</>;
}

/** Keys that lead through the tree, wherever the focus is, except where keys mean something else. */
function useKeys(analysis: Analysis): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target?.closest('input, textarea, select, [role="grid"], [data-cell], dialog, canvas')) return;
      const goal = stepBy(analysis, event.key);
      if (goal === undefined) return;
      event.preventDefault();
      if (goal !== null) analysis.go(goal);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [analysis]);
}

/** Where a key leads; null: nowhere further, undefined: it means nothing. */
export function stepBy({ tree, at }: Pick<Analysis, 'tree' | 'at'>, key: string): number | null | undefined {
  const all = tree.value;
  const node = trees.nodeOf(all, at.value);
  switch (key) {
    case 'ArrowLeft':
      return node.id === trees.ROOT ? null : node.parent;
    case 'ArrowRight':
      return node.children[0] ?? null;
    case 'ArrowUp':
      return trees.sibling(all, node.id, -1);
    case 'ArrowDown':
      return trees.sibling(all, node.id, 1);
    case 'Home':
      return trees.ROOT;
    case 'End':
      return trees.lineFrom(all, node.id).at(-1)?.id ?? null;
    default:
      return undefined;
  }
}

function Steps({ analysis }: { analysis: Analysis }) {
  const steps: [string, string, string][] = [
    [t('analysis-tree-to-start'), 'M6 5v14M18 5 9 12l9 7z', 'Home'],
    [t('analysis-tree-back'), 'M16 5 7 12l9 7z', 'ArrowLeft'],
    [t('analysis-tree-forward'), 'M8 5l9 7-9 7z', 'ArrowRight'],
    [t('analysis-tree-to-end'), 'M18 5v14M6 5l9 7-9 7z', 'End'],
  ];
  return (
    <nav class="steps" aria-label={t('analysis-tree-heading')}>
      {steps.map(([name, path, key]) => {
        const goal = stepBy(analysis, key);
        return (
          <button
            key={key}
            type="button"
            aria-label={name}
            title={name}
            disabled={goal == null || goal === analysis.at.value}
            onClick={() => goal != null && analysis.go(goal)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={path} />
            </svg>
          </button>
        );
      })}
    </nav>
  );
}

/** What is said about the turn shown. */
function Words({ analysis }: { analysis: Analysis }) {
  const tree = analysis.tree.value;
  const node = trees.nodeOf(tree, analysis.at.value);
  const atStart = node.id === trees.ROOT;
  const toggle = (glyph: number) => {
    const on = node.glyphs.includes(glyph);
    const others = node.glyphs.filter((one) => GLYPHS[one] === undefined);
    analysis.change(trees.annotate(tree, node.id, { glyphs: on ? others : [glyph, ...others] }));
  };
  return (
    <div class="words">
      {!atStart && (
        <fieldset class="glyphs" aria-label={t('analysis-tree-glyphs')}>
          {RATINGS.map((glyph) => (
            <button
              key={glyph}
              type="button"
              aria-pressed={node.glyphs.includes(glyph)}
              aria-label={t(`analysis-tree-glyph-${glyph}`)}
              title={t(`analysis-tree-glyph-${glyph}`)}
              onClick={() => toggle(glyph)}
            >
              {GLYPHS[glyph]}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        rows={2}
        maxLength={2000}
        aria-label={
          atStart
            ? t('analysis-tree-comment-start')
            : t('analysis-tree-comment-on', { turn: turnWords(trees.writtenOf(node)) })
        }
        placeholder={atStart ? t('analysis-tree-comment-start') : t('analysis-tree-comment')}
        value={node.comment}
        onInput={(event) => {
          // Records have no braces in comments.
          const comment = event.currentTarget.value.replace(/[{}]/g, '');
          analysis.change(trees.annotate(analysis.tree.peek(), node.id, { comment }));
        }}
      />
    </div>
  );
}

export function TreeView({ analysis }: { analysis: Analysis }) {
  const ref = useRef<HTMLDivElement>(null);
  const tree = analysis.tree.value;
  const at = analysis.at.value;
  useKeys(analysis);
  useEffect(() => {
    const box = ref.current;
    const token = box?.querySelector<HTMLElement>('.is-shown');
    if (!box || !token) {
      box?.scrollTo(0, 0);
      return;
    }
    const top = token.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    if (top < box.scrollTop || top + token.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [at, tree.next]);
  const root = trees.nodeOf(tree, trees.ROOT);
  const [first] = root.children;
  const sweep = analysis.sweep.value;
  const onMain = trees.branchOf(tree, at) === null;
  return (
    <section class="tree" aria-labelledby="tree-title">
      <h2 id="tree-title">{t('analysis-tree-heading')}</h2>
      {root.comment !== '' && <p class="said">{root.comment}</p>}
      {first === undefined ? (
        <p class="who">{t('analysis-tree-none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <div class="tree-scroll" ref={ref} tabIndex={0}>
          <Line analysis={analysis} tree={tree} from={first} at={at} />
        </div>
      )}
      {first !== undefined && (
        <>
          <Steps analysis={analysis} />
          <div class="tree-tools">
            {!onMain && (
              <>
                <button
                  type="button"
                  title={t('analysis-tree-promote-hint')}
                  onClick={() => analysis.change(trees.promote(tree, at))}
                >
                  {t('analysis-tree-promote')}
                </button>
                <button type="button" onClick={() => analysis.change(trees.promoteToMain(tree, at))}>
                  {t('analysis-tree-main')}
                </button>
              </>
            )}
            {at !== trees.ROOT && (
              <button type="button" onClick={analysis.cut}>
                {t('analysis-tree-cut')}
              </button>
            )}
            <button type="button" aria-pressed={sweep !== null} onClick={analysis.evaluateAll}>
              {sweep
                ? t('analysis-tree-evaluating', { done: sweep.done, all: sweep.all })
                : t('analysis-tree-evaluate')}
            </button>
          </div>
        </>
      )}
      <Words analysis={analysis} />
    </section>
  );
}
