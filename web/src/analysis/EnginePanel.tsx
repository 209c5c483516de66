// The engine's opinion: switched on and off, how many lines, and the lines, which can be previewed and played.
import type { EngineLine, ShownTurn } from '../api/analysis';
import { lookUp, type MessageId, t } from '../language';
import { turnWords } from '../state/words';
import { TurnText } from '../ui/TurnText';
import type { Analysis } from './analysis';
import type { EngineState } from './engine';
import { engineSettings, MOST_LINES } from './engineSettings';
import { scoreText, scoreWords, share } from './score';
import { numberText } from './TreeView';
import { isNumbered } from './tree';

function stateWords(state: EngineState): string {
  switch (state.is) {
    case 'off':
      return t('analysis-engine-off');
    case 'asking':
      return t('analysis-engine-asking');
    case 'queued':
      return state.ahead === 0
        ? t('analysis-engine-next')
        : t('analysis-engine-queued', { count: state.ahead });
    case 'thinking':
      return t('analysis-engine-thinking');
    case 'lost':
      return t('analysis-engine-lost');
    case 'refused':
      return state.text;
    case 'ended':
      return lookUp(`analysis-engine-ended-${state.end.reason}` satisfies MessageId) ?? state.end.text;
  }
}

function Turns({ line, analysis }: { line: EngineLine; analysis: Analysis }) {
  const point = (turns: readonly ShownTurn[] | null) => {
    analysis.preview.value = turns;
  };
  return (
    <>
      {line.turns.map((turn, index) => {
        const upTo = line.turns.slice(0, index + 1);
        const counted = isNumbered(turn, line.turns[index - 1] ?? null, analysis.game.setup.made);
        return (
          <span key={index} class="line-turn">
            {counted && <small>{numberText(turn)}</small>}
            <button
              type="button"
              aria-label={t('analysis-engine-play-to', { turn: turnWords(turn) })}
              onPointerEnter={() => point(upTo)}
              onFocus={() => point(upTo)}
              onBlur={() => point(null)}
              onClick={() => analysis.playIn(upTo)}
            >
              <TurnText turn={turn} side={turn.side} names={analysis.names.value} />
            </button>
          </span>
        );
      })}
    </>
  );
}

function Lines({ analysis }: { analysis: Analysis }) {
  const report = analysis.engine.report.value;
  if (!report || analysis.sweep.value) return null;
  return (
    <ol
      class="engine-lines"
      onPointerLeave={() => {
        analysis.preview.value = null;
      }}
    >
      {report.lines.map((line) => (
        <li key={line.rank} aria-label={t('analysis-engine-line', { rank: line.rank })}>
          <strong
            class={`score ${share(line.score) >= 0.5 ? 'score-w' : 'score-b'}`}
            title={scoreWords(line.score)}
          >
            {scoreText(line.score, line.bound)}
          </strong>
          <div class="line-turns">
            <Turns line={line} analysis={analysis} />
          </div>
        </li>
      ))}
    </ol>
  );
}

export function EnginePanel({ analysis }: { analysis: Analysis }) {
  const { on, lines, arrows } = engineSettings.value;
  const state = analysis.engine.state.value;
  const report = analysis.engine.report.value;
  const busy =
    state.is === 'asking' || state.is === 'queued' || state.is === 'thinking' || state.is === 'lost';
  const over = analysis.view.value?.outcome != null;
  const change = (next: Partial<typeof engineSettings.value>) => {
    engineSettings.value = { ...engineSettings.value, ...next };
  };
  const sweeping = analysis.sweep.value !== null;
  return (
    <section class="engine" aria-labelledby="engine-title">
      <header>
        <h2 id="engine-title" class="unseen">
          {t('analysis-engine-heading')}
        </h2>
        <label class="switch">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => change({ on: event.currentTarget.checked })}
          />
          <span>{t('analysis-engine-heading')}</span>
        </label>
        {on && (
          <>
            <label class="switch">
              <input
                type="checkbox"
                checked={arrows}
                onChange={(event) => change({ arrows: event.currentTarget.checked })}
              />
              <span>{t('analysis-engine-arrows')}</span>
            </label>
            <label class="lines-choice">
              <span>{t('analysis-engine-lines')}</span>
              <select
                value={lines}
                onChange={(event) => change({ lines: Number(event.currentTarget.value) })}
              >
                {Array.from({ length: MOST_LINES }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      </header>
      {(on || sweeping) && (
        <p class="engine-state">
          <span role="status">{on && over && !sweeping ? t('analysis-engine-over') : stateWords(state)}</span>
          {busy && state.is !== 'lost' && <span class="dots" aria-hidden="true" />}
          {on && state.is === 'ended' && !over && state.end.reason !== 'finished' && (
            <button type="button" onClick={analysis.goOn}>
              {t('analysis-engine-more')}
            </button>
          )}
          {report && !over && (
            <small
              title={t('analysis-engine-speed', {
                thousands: Math.round(report.nodesPerSecond / 1000),
              })}
            >
              {t('analysis-engine-depth', { depth: report.depth })}
            </small>
          )}
        </p>
      )}
      {on && <Lines analysis={analysis} />}
    </section>
  );
}

/** White's share of the position, as a bar beside the board. */
export function EvaluationBar({ analysis }: { analysis: Analysis }) {
  const score = analysis.score.value;
  const part = score ? share(score) : 0.5;
  const words = t('analysis-value-bar', { words: score ? scoreWords(score) : t('analysis-value-none') });
  const flipped = analysis.board.flipped.value;
  return (
    <div class={`eval-bar ${flipped ? 'is-flipped' : ''}`} role="img" aria-label={words} title={words}>
      <span style={{ '--part': `${(100 * part).toFixed(1)}%` }} />
    </div>
  );
}
