// Escape closes what was opened last, in one way for everything that lies over a page or unfolds in it. Dialogs have a way of their own, the browser's.
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Layer {
  close: () => void;
  /** Escape means something else outside this element; null: it closes the layer wherever the focus is. */
  within: (() => Element | null | undefined) | null;
}

const layers: Layer[] = [];

function closes({ within }: Layer): boolean {
  return within === null || (within()?.contains(document.activeElement) ?? false);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
  // What has the focus is meant, though something else may have opened later, as an answer that took its time.
  const top = layers.findLast((layer) => layer.within !== null && closes(layer)) ?? layers.findLast(closes);
  if (!top) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}

function add(layer: Layer): () => void {
  if (layers.length === 0) document.addEventListener('keydown', onKey, true);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) document.removeEventListener('keydown', onKey, true);
  };
}

/** While `open`, Escape calls `close`, which returns the focus where it belongs. `within`: only while the focus is in this element. */
export function useEscape(open: boolean, close: () => void, within: Layer['within'] = null): void {
  const now = useRef({ close, within });
  now.current = { close, within };
  // Before anything is painted: a key that comes at once must find the layer.
  useLayoutEffect(() => {
    if (!open) return;
    return add({
      close: () => now.current.close(),
      within: within && (() => now.current.within?.()),
    });
  }, [open, within === null]);
}
