// The evaluation over the main line: one point a turn, as far as it was evaluated. A click goes there.
import { t } from '../language';
import { turnWords } from '../state/words';
import type { Analysis } from './analysis';
import { scoreText, scoreWords, share } from './score';
import { numberText } from './TreeView';
import * as trees from './tree';

const [WIDE, TALL] = [300, 84];

export function Graph({ analysis }: { analysis: Analysis }) {
  const tree = analysis.tree.value;
  const line = trees.mainLine(tree);
  const values = analysis.values.value;
  const points = line.flatMap((node, index) => {
    const score = values.get(node.id);
    return score ? [{ index, score, y: TALL * (1 - share(score)) }] : [];
  });
  if (line.length < 3 || points.length < 2) return null;
  const last = line.length - 1;
  const x = (index: number) => (WIDE * index) / last;
  // Where turns between were not evaluated, the line is straight.
  const path = points.map(
    ({ index, y }, i) => `${i === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y.toFixed(1)}`,
  );
  const ends = `L${x(points.at(-1)?.index ?? 0)} ${TALL}L${x(points[0]?.index ?? 0)} ${TALL}z`;
  const now = line.findIndex((node) => node.id === analysis.at.value);
  const name = (index: number) => {
    const node = line[index];
    if (!node || index === 0) return t('analysis-start');
    const number = numberText(trees.moverAt(tree, node.id, analysis.root.value));
    return `${number} ${turnWords(trees.writtenOf(node))}`;
  };
  const here = now < 0 ? undefined : values.get(line[now]?.id ?? -1);
  const words = t('analysis-graph-at', {
    turn: name(Math.max(0, now)),
    value: here ? scoreWords(here) : t('analysis-value-none'),
  });
  const nearest = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round(((event.clientX - box.left) / box.width) * last)));
  };
  return (
    <section class="graph" aria-labelledby="graph-title">
      <h2 id="graph-title">{t('analysis-graph-heading')}</h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the whole page, see TreeView */}
      <div
        class="graph-box"
        role="slider"
        tabIndex={0}
        aria-label={t('analysis-graph-label')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.max(0, now)}
        aria-valuetext={words}
        onClick={(event) => {
          const node = line[nearest(event)];
          if (node) analysis.go(node.id);
        }}
        onPointerMove={(event) => {
          const index = nearest(event);
          const score = values.get(line[index]?.id ?? -1);
          event.currentTarget.title = t('analysis-graph-at', {
            turn: name(index),
            value: score ? scoreText(score) : t('analysis-value-none'),
          });
        }}
      >
        <svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="graph-white" d={path.join('') + ends} />
          <path class="graph-middle" d={`M0 ${TALL / 2}h${WIDE}`} />
          <path class="graph-line" d={path.join('')} />
          {now >= 0 && <path class="graph-now" d={`M${x(now)} 0v${TALL}`} />}
        </svg>
      </div>
    </section>
  );
}
