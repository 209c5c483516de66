// The targets of the piece picked up, as text for screen readers: level by level in space.
import { useComputed } from '@preact/signals';
import { t } from '../language';
import { nameOfPiece } from '../pieces/names';
import { placeOf } from './geometry';
import type { BoardModel, TargetMark } from './model';
import { worthWords } from './worth';

function listed(model: BoardModel, goals: readonly (readonly [string, TargetMark])[]): string {
  const { pieces, names } = model;
  const words = goals.map(([cell, kind]) => {
    const there = kind === 'capture' ? pieces.value.find((piece) => piece.cell === cell) : undefined;
    const goal = there
      ? t('board-target-taken', { piece: nameOfPiece(names.value, there.token), cell })
      : cell;
    const worth = model.marks.value.worth.get(cell);
    return worth ? `${goal} (${worthWords(worth)})` : goal;
  });
  return words.join(', ');
}

/** “Knight on b1, 2 targets: a3, c3”; empty while nothing is picked up. */
export function targetWords(model: BoardModel): string {
  const { picked, targets } = model.marks.value;
  if (picked === null) return '';
  const { shape, pieces, names } = model;
  const piece = pieces.value.find(({ cell }) => cell === picked);
  const who = piece ? nameOfPiece(names.value, piece.token) : t('words-piece');
  const goals = [...targets];
  if (goals.length === 0) return '';
  const head = t('board-targets', { piece: who, cell: picked, count: goals.length });
  if (shape.levels === '') return `${head} ${listed(model, goals)}`;
  const levels = [...shape.levels].flatMap((name, level) => {
    const here = goals.filter(([cell]) => placeOf(shape, cell)?.level === level);
    return here.length === 0 ? [] : [`${t('board-plane-level', { name })}: ${listed(model, here)}`];
  });
  return `${head} ${levels.join('; ')}`;
}

export function TargetWords({ model }: { model: BoardModel }) {
  const words = useComputed(() => targetWords(model));
  return (
    <p class="unseen target-words" aria-live="polite">
      {words}
    </p>
  );
}
