// The German catalogue. Its type is English's: a missing or superfluous key does not compile.
import { account } from './de/account';
import { analysis } from './de/analysis';
import { board } from './de/board';
import { editor } from './de/editor';
import { ending } from './de/ending';
import { gallery } from './de/gallery';
import { games } from './de/games';
import { learn } from './de/learn';
import { lobby } from './de/lobby';
import { newGame } from './de/newgame';
import { play } from './de/play';
import { rules } from './de/rules';
import { server } from './de/server';
import { settings } from './de/settings';
import { site } from './de/site';
import { words } from './de/words';
import type { en } from './en';

export const de: typeof en = {
  account,
  analysis,
  board,
  editor,
  ending,
  gallery,
  games,
  learn,
  lobby,
  newGame,
  play,
  rules,
  server,
  settings,
  site,
  words,
};
