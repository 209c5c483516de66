// The English catalogue: the source of the keys. One file per part of the site.
import { board } from './en/board';
import { ending } from './en/ending';
import { gallery } from './en/gallery';
import { learn } from './en/learn';
import { newGame } from './en/newgame';
import { play } from './en/play';
import { rules } from './en/rules';
import { server } from './en/server';
import { settings } from './en/settings';
import { site } from './en/site';
import { words } from './en/words';

export const en = { board, ending, gallery, learn, newGame, play, rules, server, settings, site, words };
