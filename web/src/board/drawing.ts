// What a person draws on a board while thinking: cells and arrows, with the right button of the mouse. Nobody else sees it, and it goes
// with the position.
import { computed, signal } from '@preact/signals';
import type { BoardModel, Route, SpotMark } from './model';
import { through } from './ways';

/** An arrow; on one cell alone it is a mark of that cell. */
export interface Stroke {
  from: string;
  to: string;
  mark: SpotMark;
}

/** Green; red with Shift or Ctrl, blue with Alt, orange with both. */
export function markOf(event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey'>): SpotMark {
  const red = event.shiftKey || event.ctrlKey;
  if (event.altKey) return red ? 'd' : 'c';
  return red ? 'b' : 'a';
}

/** The same stroke again takes it away; another colour replaces it. */
export function withStroke(strokes: readonly Stroke[], next: Stroke): Stroke[] {
  const { from, to, mark } = next;
  const before = strokes.find((stroke) => stroke.from === from && stroke.to === to);
  const rest = strokes.filter((stroke) => stroke !== before);
  return before?.mark === mark ? rest : [...rest, next];
}

const isArrow = ({ from, to }: Stroke) => from !== to;

/** The same board, to be drawn on. */
export function drawable(model: BoardModel): { model: BoardModel; wipe: () => void } {
  const { acts } = model;
  if (acts === null) return { model, wipe: () => undefined };
  const strokes = signal<readonly Stroke[]>([]);
  /** The stroke that is being drawn. */
  const coming = signal<Stroke | null>(null);
  const all = computed(() => (coming.value ? [...strokes.value, coming.value] : strokes.value));
  const marks = computed(() => {
    const own = all.value.filter((stroke) => !isArrow(stroke));
    const under = model.marks.value;
    if (own.length === 0) return under;
    return { ...under, spots: new Map([...under.spots, ...own.map(({ to, mark }) => [to, mark] as const)]) };
  });
  const routes = computed<readonly Route[]>(() => {
    const own = all.value.filter(isArrow);
    if (own.length === 0) return model.routes.value;
    const drawn = own.map(({ from, to, mark }): Route => ({ kind: 'drawn', ...through(from, to), mark }));
    return [...model.routes.value, ...drawn];
  });
  const wipe = () => {
    if (strokes.peek().length > 0) strokes.value = [];
  };
  return {
    model: {
      ...model,
      marks,
      routes,
      acts: {
        ...acts,
        wipe,
        draw: (from, to, mark, done) => {
          const stroke = to === null ? null : { from, to, mark };
          if (done && stroke) strokes.value = withStroke(strokes.peek(), stroke);
          coming.value = done ? null : stroke;
        },
      },
    },
    wipe,
  };
}
