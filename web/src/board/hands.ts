// Keys on a board, the same in every view: the cursor goes through the cells as the view shows them.
import { useRef, useState } from 'preact/hooks';
import { type Axis, nameOf, neighbour, placeOf, planeSize, spotOf } from './geometry';
import { commandOf, NOT_TYPING } from './keys';
import type { Zoomer } from './lens';
import type { BoardModel } from './model';

export interface KeyHands {
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
  /** The beginning of a cell's name that was typed; empty where none is. */
  typed: string;
}

/** The target after the cell, or before it: row by row through all planes of the view, and on from the other end. */
export function nextTarget(
  model: Pick<BoardModel, 'shape' | 'marks' | 'flipped'>,
  axis: Axis,
  here: string,
  by: 1 | -1,
): string | null {
  const { shape, marks, flipped } = model;
  const order = (cell: string): number => {
    const place = placeOf(shape, cell);
    if (!place) return -1;
    const { plane, row, column } = spotOf(shape, axis, place, flipped.value);
    const { columns, rows } = planeSize(shape, axis);
    return (plane * rows + row) * columns + column;
  };
  const goals = [...marks.value.targets.keys()].sort((a, b) => by * (order(a) - order(b)));
  const at = order(here);
  return goals.find((goal) => by * (order(goal) - at) > 0) ?? goals[0] ?? null;
}

export function useKeys(
  model: BoardModel,
  axis: Axis,
  zoomer: Zoomer,
  root: { current: HTMLElement | null },
): KeyHands {
  const typing = useRef(NOT_TYPING);
  const [typed, setTyped] = useState('');

  function focus(cell: string): void {
    model.cursor.value = cell;
    const find = () => root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    const there = find();
    if (there) there.focus();
    // The cells of another level are there once they are drawn, which is before any timer: a key that came in between would go nowhere.
    else
      queueMicrotask(() => {
        const drawn = find();
        if (drawn) drawn.focus();
        else setTimeout(() => find()?.focus(), 0);
      });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const here = model.cursor.value;
    const place = here === null ? null : placeOf(model.shape, here);
    const onCell = event.target instanceof Element && event.target.hasAttribute('data-cell');
    const command = onCell ? commandOf(model.shape, typing.current, event, event.timeStamp) : null;
    if (!command || here === null || !place) return;
    event.preventDefault();
    setTyped(command.do === 'type' ? command.typing.text : '');
    if (command.do !== 'type') typing.current = NOT_TYPING;
    switch (command.do) {
      case 'move':
        focus(nameOf(model.shape, neighbour(model.shape, axis, place, command.arrow, model.flipped.value)));
        break;
      case 'target': {
        const goal = nextTarget(model, axis, here, command.by);
        if (goal !== null) focus(goal);
        break;
      }
      case 'act':
        model.acts?.click(here);
        break;
      case 'type':
        typing.current = command.typing;
        if (command.cell !== null) focus(command.cell);
        break;
      case 'zoom':
        if (command.by === 'in') zoomer.closer();
        else if (command.by === 'out') zoomer.wider();
        else zoomer.fit();
    }
  }

  // A button clicks itself when Space is let go; the key has done that already.
  function onKeyUp(event: KeyboardEvent): void {
    const button = event.target instanceof Element && event.target.hasAttribute('data-cell');
    if (event.key === ' ' && button) event.preventDefault();
  }

  return { onKeyDown, onKeyUp, typed };
}
