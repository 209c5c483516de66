// Which cell lies under a point of the window, and where a cell lies: every view of a board answers for its own element.

export interface View {
  /** Pieces reach over the cells behind them: the view itself is asked, not the element under the pointer. */
  readonly overlapping?: true;
  /** The cell under a point of the window; null where there is none. */
  cellAt(x: number, y: number): string | null;
  /** Where cells lie behind each other: the piece behind the one that is picked up, under a point of the window. */
  behind?(x: number, y: number): string | null;
  /** Where a cell is seen now; null when it is not in this view. */
  boxOf(cell: string): DOMRect | null;
}

const views = new Map<Element, View>();

/** Registers `element` as a view; it holds the view as `boardView`, for tests. Returns a function that unregisters it. */
export function registerView(element: Element, view: View): () => void {
  views.set(element, view);
  Object.assign(element, { boardView: view });
  return () => views.delete(element);
}

/** The view that an element lies in. */
export function viewOf(element: Element | null): View | null {
  for (let at = element; at; at = at.parentElement) {
    const view = views.get(at);
    if (view) return view;
  }
  return null;
}

export function cellAt(x: number, y: number): string | null {
  return viewOf(document.elementFromPoint(x, y))?.cellAt(x, y) ?? null;
}

/** Where a cell is seen: in the first view on the page that shows it. */
export function boxOf(cell: string): DOMRect | null {
  for (const [element, view] of views) {
    const box = element.isConnected ? view.boxOf(cell) : null;
    if (box && box.width > 0) return box;
  }
  return null;
}
