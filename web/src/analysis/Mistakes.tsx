// The mistakes of the game on an analysis board: where they are looked for, and the board on which they are mended.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameDetail, Side } from '../api/types';
import { Ghost } from '../board/Board';
import { t } from '../language';
import { useSides } from '../language/sides';
import { Answer } from '../learn/Answer';
import type { Asked } from '../learn/asking';
import { Chooser } from '../play/Chooser';
import { KeyList } from '../play/Keys';
import { StageBoard, StageStatus, useStageKeys } from '../play/StageBoard';
import { turnWords } from '../state/words';
import type { Analysis } from './analysis';
import { createEngine } from './engine';
import { isEvaluated, type Mending, type Mistake, mistakesOf, openMending, type Source } from './mistakes';
import * as trees from './tree';

/** Mistakes to be mended, at least one. */
export type Task = readonly [Mistake, ...Mistake[]];

interface PanelProps {
  analysis: Analysis;
  /** Begins with a side's mistakes. */
  mend: (task: Task) => void;
}

function Retry({ analysis, mend }: PanelProps) {
  const all = mistakesOf(analysis.tree.value, analysis.values.value, analysis.root.value);
  const sides: Side[] = analysis.own ? [analysis.own] : ['w', 'b'];
  const tasks = sides.flatMap((side) => {
    const [first, ...more] = all.filter((mistake) => mistake.side === side);
    return first ? [{ side, task: [first, ...more] satisfies Task }] : [];
  });
  if (tasks.length === 0) return <p class="hint">{t('mistakes-none')}</p>;
  return (
    <p class="mistakes-sides">
      {tasks.map(({ side, task }) => (
        <button key={side} type="button" onClick={() => mend(task)}>
          {analysis.own
            ? t('mistakes-own', { count: task.length })
            : t('mistakes-of', { side, count: task.length })}
        </button>
      ))}
    </p>
  );
}

export function Mistakes({ analysis, mend }: PanelProps) {
  const sweep = analysis.sweep.value;
  if (trees.mainLine(analysis.tree.value).length < 3) return null;
  return (
    <section class="mistakes" aria-labelledby="mistakes-title">
      <h2 id="mistakes-title">{t('mistakes-heading')}</h2>
      {sweep ? (
        <p class="hint">{t('mistakes-finding', { done: sweep.done, all: sweep.all })}</p>
      ) : isEvaluated(analysis.tree.value, analysis.values.value) ? (
        <Retry analysis={analysis} mend={mend} />
      ) : (
        <>
          <p class="hint">{t('mistakes-lead')}</p>
          <button type="button" onClick={analysis.evaluateAll}>
            {t('mistakes-find')}
          </button>
        </>
      )}
    </section>
  );
}

function verdictWords({ standing }: Mending): string {
  const now = standing.value;
  switch (now.is) {
    case 'open':
      return '';
    case 'judging':
      return now.tried ? t('mistakes-judging', { turn: turnWords(now.tried) }) : t('site-coming');
    case 'right':
      return t('mistakes-right', { turn: turnWords(now.tried) });
    case 'wrong':
      return t('mistakes-wrong', { turn: turnWords(now.tried) });
    case 'shown':
      return t('mistakes-shown', { turn: turnWords(now.best) });
  }
}

function Card({ mending, leave }: { mending: Mending; leave: () => void }) {
  const { is } = mending.standing.value;
  const { mistakes, at, played } = mending;
  const over = is === 'right' || is === 'shown';
  const last = at.value + 1 >= mistakes.length;
  const side = mistakes[at.value]?.side ?? 'w';
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (over) forward.current?.focus({ preventScroll: true });
  }, [over]);
  return (
    <section
      class="guide-card"
      data-ready={mending.first.value.length > 0}
      aria-label={t('mistakes-heading')}
    >
      <div class="guide-before" aria-live="polite">
        <p class="guide-count">{t('mistakes-count', { at: at.value + 1, of: mistakes.length })}</p>
        <h2>{t('mistakes-task', { side, turn: turnWords(trees.writtenOf(played.value)) })}</h2>
      </div>
      <div class="guide-after">
        <p class={`guide-verdict guide-${is}`} data-standing={is} aria-live="polite">
          {verdictWords(mending)}
        </p>
        <div class="guide-buttons">
          {over && (
            <button
              ref={forward}
              type="button"
              class="primary"
              onClick={() => (last ? leave() : mending.next())}
            >
              {last ? t('mistakes-last') : t('mistakes-next')}
            </button>
          )}
          {!over && (
            <button type="button" disabled={is === 'judging'} onClick={mending.show}>
              {t('mistakes-show')}
            </button>
          )}
          {!over && !last && (
            <button type="button" onClick={mending.next}>
              {t('mistakes-next')}
            </button>
          )}
          {!(over && last) && (
            <button type="button" onClick={leave}>
              {t('mistakes-leave')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The board on which mistakes are mended, in place of the analysis. */
export function MendingDesk({ source, task, leave }: { source: Source; task: Task; leave: () => void }) {
  const { game }: { game: GameDetail } = source;
  const mending = useMemo(() => openMending(source, task, createEngine(game.id)), [source, task]);
  useSides(game);
  useEffect(() => mending.close, [mending]);
  useStageKeys(mending);
  const asked = useSignal<Asked | null>(null);
  const off = game.hands || game.pool;
  return (
    <main
      class={`guided puzzle ${game.levels === '' ? 'guided-flat' : 'guided-space'} ${off ? 'has-hands' : ''}`}
      style={{ '--files': game.files, '--ranks': game.ranks }}
    >
      <h1>{t('mistakes-title', { game: game.name })}</h1>
      <Card mending={mending} leave={leave} />
      <StageBoard stage={mending} asked={asked} />
      {asked.value && (
        <section class="desk-place guided-answer" aria-label={t('play-place')}>
          <Answer game={game} asked={asked} pieces={mending.pieces.value} />
        </section>
      )}
      <div class="guided-side">
        <StageStatus stage={mending} />
      </div>
      <Chooser session={{ ...mending, ...mending.turns }} side={mending.view.value?.side ?? 'w'} />
      <Ghost names={mending.names.value} />
      <KeyList />
    </main>
  );
}
