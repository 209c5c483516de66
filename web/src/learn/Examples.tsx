// Rules shown on the board, step by step. Every piece on these boards shows where it can go when it is clicked.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameDetail, LessonExample, LessonStep, Piece, WrittenTurn } from '../api/types';
import { Board } from '../board/Board';
import { freeBoard, type Marks, NO_MARKS, type Route } from '../board/model';
import { t } from '../language';
import { outcomeWords, sideName, turnWords } from '../state/words';
import { marksOf, reachAmong, reachOn } from './reach';

/** What is shown together: a board and its text. */
export interface Frame {
  text: string;
  pieces: readonly Piece[];
  step: LessonStep | null;
}

/** The frames of an example: its steps, after the position they begin with if the first one makes a turn. */
export function framesOf(example: LessonExample): Frame[] {
  const steps = example.steps.map((step) => ({
    text: step.text,
    pieces: step.pieces,
    step,
  }));
  const first = example.steps[0];
  if (first && first.turn === null && example.text === '') return steps;
  return [{ text: example.text, pieces: example.start, step: null }, ...steps];
}

export function frameMarks(step: LessonStep | null): Marks {
  if (!step) return NO_MARKS;
  const shown = step.show ? marksOf(step.show.cell, step.show.goals) : NO_MARKS;
  return { ...shown, last: step.turn?.cells ?? [], checked: step.checked };
}

function Turns({ title, turns, kind }: { title: string; turns: readonly WrittenTurn[]; kind: string }) {
  if (turns.length === 0) return null;
  return (
    <p class={`turns turns-${kind}`}>
      {title}{' '}
      {turns.map((turn) => (
        <span key={turn.text} class="turn">
          {turnWords(turn)}
        </span>
      ))}
    </p>
  );
}

const EMPTY: Frame = { text: '', pieces: [], step: null };

/** The board's height, as far as the window lets it. */
const HEIGHT = { flat: 460, space: 620 };

function Player({ game, example }: { game: GameDetail; example: LessonExample }) {
  const frames = useMemo(() => framesOf(example), [example]);
  const [at, setAt] = useState(0);
  const frame = frames[at];
  const now = useRef<Frame>(EMPTY);
  const board = useMemo(() => {
    // A click on a piece shows its reach until the next step.
    const click = async (cell: string) => {
      const { pieces, marks } = board;
      const clear = () => {
        marks.value = frameMarks(now.current.step);
      };
      if (
        !pieces.value.some((piece) => piece.cell === cell && piece.side !== 'n') ||
        marks.value.picked === cell
      )
        return clear();
      const asked = now.current;
      const reach = asked.step
        ? reachOn(game.id, cell, asked.step.position)
        : reachAmong(game.id, cell, asked.pieces);
      const found = await reach.catch(() => null);
      if (found && asked === now.current) marks.value = marksOf(cell, found.here, found.legal);
    };
    return freeBoard(game, { acts: { click, drop: () => undefined, cancel: () => undefined } });
  }, [game, example]);
  const shown = frame ?? EMPTY;
  now.current = shown;
  useEffect(() => {
    const before = board.pieces.peek();
    board.pieces.value = shown.pieces;
    board.marks.value = frameMarks(shown.step);
    const ways = shown.step?.turn?.paths ?? [];
    board.routes.value = ways.map((way): Route => ({ ...way, kind: 'last' }));
    board.motion.value = before.length > 0 && ways.length > 0 ? { key: at, ways } : null;
  }, [board, at]);
  const last = frames.length - 1;
  const step = shown.step;
  return (
    <div class={game.levels === '' ? 'example' : 'example example-space'}>
      <Board
        model={board}
        fit={{ height: game.levels === '' ? HEIGHT.flat : HEIGHT.space }}
        bar={game.levels !== ''}
      />
      <div class="example-words">
        <div aria-live="polite">
          {step?.turn && (
            <p class="made">
              {sideName(step.turn.side)} <span class="turn">{turnWords(step.turn)}</span>
            </p>
          )}
          <p>{shown.text || t('learn-begins')}</p>
          {step?.outcome && <p class="ends">{outcomeWords(step.outcome)}</p>}
        </div>
        <Turns title={t('learn-legal')} turns={step?.legal ?? []} kind="legal" />
        <Turns title={t('learn-illegal')} turns={step?.illegal ?? []} kind="illegal" />
        <div class="stepper">
          <button type="button" disabled={at === 0} onClick={() => setAt(0)} aria-label={t('learn-to-start')}>
            «
          </button>
          <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('learn-back')}
          </button>
          <span class="count">{t('learn-step', { at: at + 1, of: frames.length })}</span>
          <button type="button" class="primary" disabled={at >= last} onClick={() => setAt(at + 1)}>
            {t('learn-next')}
          </button>
        </div>
      </div>
    </div>
  );
}

export function Examples({ game, examples }: { game: GameDetail; examples: readonly LessonExample[] }) {
  const [chosen, setChosen] = useState(0);
  const example = examples[chosen];
  if (!example) return null;
  return (
    <>
      <p>{t('learn-examples-lead')}</p>
      <ul class="example-list">
        {examples.map((one, index) => (
          <li key={one.title}>
            <button type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
              {one.title}
              {one.rules.length > 0 && <small>{one.rules.join(' ')}</small>}
            </button>
          </li>
        ))}
      </ul>
      <Player key={example.title} game={game} example={example} />
    </>
  );
}
