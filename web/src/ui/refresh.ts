// Lists that follow what happens on the server where no socket tells of it.
import { useEffect } from 'preact/hooks';

/** Calls `load` every so many milliseconds while the page is in sight, and when it comes into sight again. `load` must stay the same from drawing to drawing. */
export function useRefresh(load: () => void, every: number): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') load();
    };
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [load, every]);
}
