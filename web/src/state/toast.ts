// One short message at the foot of the window, in plain words.
import { signal } from '@preact/signals';

export interface Toast {
  text: string;
  key: number;
}

export const current = signal<Toast | null>(null);
let key = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string): void {
  key += 1;
  current.value = { text, key };
  clearTimeout(timer);
  timer = setTimeout(dismiss, 7000);
}

export function dismiss(): void {
  current.value = null;
}
