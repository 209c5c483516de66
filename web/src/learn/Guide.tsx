// The card of a guided first game: progress, one idea, one task, and what to do next.
import { useEffect, useRef } from 'preact/hooks';
import type { GuideStep, PositionView } from '../api/analysis';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import { rulesPath } from '../router';
import { openNewGameDialog } from '../state/newgame';
import { blocks } from '../state/prose';
import { turnWords } from '../state/words';
import type { Guided, Standing } from './guided';

interface Props {
  guided: Guided;
  /** The game's rules for players, in the reader's language. */
  rules: string;
}

/** The address of the section of the rules that a step teaches. */
export function ruleAddress(game: string, rules: string, heading: number | null): string {
  const headings = blocks(rules).flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const id = heading === null ? undefined : headings[heading];
  return `${rulesPath(game)}#${id ?? 'the-rules'}`;
}

function Bars({ guided }: Pick<Props, 'guided'>) {
  const { guide } = guided;
  const [at, done] = [guided.at.value, guided.done.value];
  return (
    <div class="guide-head">
      <ol class="guide-bars">
        {guide.steps.map((step, number) => {
          const state = number === at ? 'now' : done.has(number) ? 'done' : 'open';
          return (
            <li key={number} class={`guide-bar guide-bar-${state}`}>
              <button
                type="button"
                aria-current={number === at ? 'step' : undefined}
                aria-label={t(done.has(number) ? 'guide-bar-done' : 'guide-bar', {
                  at: number + 1,
                  title: step.title,
                })}
                title={step.title}
                onClick={() => guided.go(number)}
              />
            </li>
          );
        })}
      </ol>
      <span class="guide-count">
        {t('guide-count', { at: Math.min(at + 1, guide.steps.length), of: guide.steps.length })}
      </span>
    </div>
  );
}

const said = (view: PositionView) => (view.turn ? turnWords(view.turn) : '');

/** What became of the player's turn. */
function verdictWords(standing: Standing, step: GuideStep): string {
  switch (standing.is) {
    case 'open':
    case 'judging':
      return '';
    case 'right':
      return t('guide-right');
    case 'shown':
      return t('guide-shown', { turn: said(standing.hint) });
    case 'wrong': {
      const more = step.task?.wrong ?? '';
      const turn = said(standing.tried);
      return more === '' ? t('guide-wrong', { turn }) : t('guide-wrong-more', { turn, more });
    }
  }
}

function Verdict({ guided, step }: Pick<Props, 'guided'> & { step: GuideStep }) {
  const standing = guided.standing.value;
  const words = verdictWords(standing, step);
  return (
    <p class={`guide-verdict guide-${standing.is}`} aria-live="polite">
      {words}
    </p>
  );
}

function Buttons({ guided, rules, step }: Props & { step: GuideStep }) {
  const at = guided.at.value;
  const right = guided.standing.value.is === 'right' || step.task === null;
  const next = useRef<HTMLButtonElement>(null);
  // Who has just done the task by keys goes on by keys.
  useEffect(() => {
    if (right && step.task !== null) next.current?.focus({ preventScroll: true });
  }, [right, step]);
  return (
    <div class="guide-buttons">
      {right ? (
        <button ref={next} type="button" class="primary" onClick={() => guided.go(at + 1)}>
          {t('guide-next')}
        </button>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={guided.standing.value.is === 'shown' && guided.first.value.length === 0}
          onClick={guided.showMe}
        >
          {t('guide-show')}
        </button>
      )}
      <button type="button" disabled={at === 0} onClick={() => guided.go(at - 1)}>
        {t('guide-back')}
      </button>
      {!right && (
        <button type="button" onClick={() => guided.go(at + 1)}>
          {t('guide-skip')}
        </button>
      )}
      <a class="button guide-rule" href={ruleAddress(guided.game.id, rules, step.rule)}>
        {t('guide-rule')}
      </a>
    </div>
  );
}

function End({ guided, game }: Pick<Props, 'guided'> & { game: GameDetail }) {
  const all = guided.guide.steps.length;
  const done = guided.done.value.size;
  return (
    <>
      <h2>{t('guide-end-title')}</h2>
      <p>{done === all ? t('guide-end-all', { game: game.name }) : t('guide-end-some', { done, all })}</p>
      <div class="guide-buttons">
        <button type="button" class="primary" onClick={() => openNewGameDialog(game)}>
          {t('guide-play')}
        </button>
        <button type="button" onClick={() => guided.go(0)}>
          {t('guide-again')}
        </button>
        <a class="button guide-rule" href={rulesPath(game.id)}>
          {t('guide-rules')}
        </a>
      </div>
    </>
  );
}

export function Guide({ guided, rules }: Props) {
  const step = guided.step.value;
  return (
    <section class="guide-card" data-ready={guided.first.value.length > 0} aria-label={t('guide-heading')}>
      {/* On telephones the board stands between what is to be done and what became of it. */}
      <div class="guide-before">
        <Bars guided={guided} />
        {step && (
          <div aria-live="polite">
            <h2>{step.title}</h2>
            <p class="guide-idea">{step.text}</p>
            {step.task && (
              <p class="guide-task">
                <strong>{step.task.text}</strong>
              </p>
            )}
          </div>
        )}
      </div>
      <div class="guide-after">
        {step ? (
          <>
            <Verdict guided={guided} step={step} />
            <Buttons guided={guided} rules={rules} step={step} />
            {guided.guide.made && <p class="guide-made">{t('guide-made')}</p>}
          </>
        ) : (
          <End guided={guided} game={guided.game} />
        )}
      </div>
    </section>
  );
}
