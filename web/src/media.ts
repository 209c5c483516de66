// What the window and the pointer are like, as media queries say.
import { useEffect, useState } from 'preact/hooks';

/** Does the query hold? False where there are no media. */
export function useMedia(query: string): boolean {
  const [asked] = useState(() => (typeof matchMedia === 'undefined' ? null : matchMedia(query)));
  const [holds, setHolds] = useState(asked?.matches ?? false);
  useEffect(() => {
    const changed = () => setHolds(asked?.matches ?? false);
    asked?.addEventListener('change', changed);
    return () => asked?.removeEventListener('change', changed);
  }, [asked]);
  return holds;
}
