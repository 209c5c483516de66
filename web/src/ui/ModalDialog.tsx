// A modal dialog that is open while a signal holds something.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props<T> {
  open: Signal<T | null>;
  /** Id of the heading. */
  titleId: string;
  /** Draws the contents; `close` closes the dialog. */
  draw: (now: T, close: () => void) => ComponentChildren;
}

export function ModalDialog<T>({ open, titleId, draw }: Props<T>) {
  const now = open.value;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (now !== null && ref.current && !ref.current.open) ref.current.showModal();
  }, [now]);
  if (now === null) return null;
  const closed = () => {
    open.value = null;
  };
  const close = () => {
    ref.current?.close();
    closed();
  };
  return (
    <dialog ref={ref} class="dialog" aria-labelledby={titleId} onClose={closed}>
      {draw(now, close)}
    </dialog>
  );
}
