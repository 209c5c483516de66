// A button that unfolds a panel: a press elsewhere or Escape folds it again.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useEscape } from './escape';

/** `root` holds button and panel. After Escape, which means nothing else then, the focus is on the button. */
export function useUnfolding() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return { open, setOpen, root, button };
}
