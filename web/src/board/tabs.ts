// Planes as a list of tabs: one stop for the Tab key, arrows between them, Enter shows one.
import { useRef, useState } from 'preact/hooks';

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What each tab and their list need. `shown`: the tab that is shown; null: none. */
export function useTabs(count: number, shown: number | null) {
  const root = useRef<HTMLDivElement>(null);
  /** Where the arrows are; null: at the tab that is shown. */
  const [at, setAt] = useState<number | null>(null);
  const stop = Math.min(at ?? shown ?? 0, count - 1);
  const go = (to: number) => {
    setAt(to);
    root.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  const list = {
    ref: root,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const to =
        event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step && (stop + step + count) % count;
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      go(to);
    },
    onFocusOut: () => setAt(null),
  };
  const tab = (index: number) => ({
    role: 'tab' as const,
    'aria-selected': index === shown,
    tabIndex: index === stop ? 0 : -1,
  });
  return { list, tab };
}
