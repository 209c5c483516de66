// Texts that the server sends in English, by the word or number that comes with them. What is not here is shown as it came.
import type { Code, Notice } from '../../api/generated/wire';

export interface LevelWords {
  name: string;
  description: string;
}

/** A sentence for each word of the server, from what comes with the word. */
export type Notices = { [C in Notice['code']]: (notice: Extract<Notice, { code: C }>) => string };

export const server = {
  /** Levels of the engine. English needs none: the server's own names are English. */
  levels: {} as Partial<Record<number, LevelWords>>,
  /** What went wrong. Here too the server's own sentences are English. */
  faults: {} as Partial<Record<Code, string>>,
  /** What people at a game should know. Here too. */
  notices: {} as Partial<Notices>,
};
