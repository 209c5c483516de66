// Texts that the server sends in English, by the word or number that comes with them. What is not here is shown as it came.
import type { Code } from '../../api/generated/wire';

export interface LevelWords {
  name: string;
  description: string;
}

export const server = {
  /** Levels of the engine. English needs none: the server's own names are English. */
  levels: {} as Partial<Record<number, LevelWords>>,
  /** What went wrong. Here too the server's own sentences are English. */
  faults: {} as Partial<Record<Code, string>>,
  /** Notes of the server, by how they begin. */
  notes: {} as Record<string, string>,
};
