// The English catalogue: the source of the keys. One file per part of the site.
import { account } from './en/account';
import { analysis } from './en/analysis';
import { board } from './en/board';
import { editor } from './en/editor';
import { ending } from './en/ending';
import { gallery } from './en/gallery';
import { games } from './en/games';
import { learn } from './en/learn';
import { lobby } from './en/lobby';
import { newGame } from './en/newgame';
import { play } from './en/play';
import { rules } from './en/rules';
import { server } from './en/server';
import { settings } from './en/settings';
import { site } from './en/site';
import { words } from './en/words';

export const en = {
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
