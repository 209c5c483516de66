// What a page is about, for the header of narrow windows, which has no room for more.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Null on pages that show their heading themselves. */
export const heading = signal<string | null>(null);

export function useHeading(text: string): void {
  useEffect(() => {
    heading.value = text;
    return () => {
      heading.value = null;
    };
  }, [text]);
}
