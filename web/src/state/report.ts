// What a reader is about to report to the operator.
import { signal } from '@preact/signals';

export type Reported = { player: string } | { session: string; number: number; who: string };

/** null: nothing. */
export const reporting = signal<Reported | null>(null);
