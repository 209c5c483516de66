// Made-up data in the shape of the real server's, for working on the site without it. Start positions and pieces are
// real; how the pieces move in the mock is not.
import type { CellInfo, Duty, GameDetail, Kind, NeutralKind, Piece, Sign } from '../src/api/types';
import { nameOf } from '../src/board/geometry';
import positions from './positions.json';

type KindRow = [token: string, name: string, icon: string, mark?: string, band?: string];

const FIDE: KindRow[] = [
  ['K', 'King', 'king'],
  ['Q', 'Queen', 'queen'],
  ['R', 'Rook', 'rook'],
  ['B', 'Bishop', 'bishop'],
  ['N', 'Knight', 'knight'],
  ['P', 'Pawn', 'pawn'],
];
const MITRED: KindRow[] = [
  ...FIDE,
  ['T', 'Prince', 'prince'],
  ['L', 'Wing', 'wing'],
  ['+L', 'Goldgeneral (promoted Wing)', 'gold'],
  ['G', 'Goldgeneral', 'gold'],
  ['C', 'Cannon', 'cannon'],
  ['M', 'Mitre', 'mitre'],
  ['+M', 'Silvergeneral (promoted Mitre)', 'silver'],
  ['S', 'Silvergeneral', 'silver'],
  ['A', 'Arrow', 'arrow'],
  ['H', 'Helm', 'helm'],
  ['+H', 'Crab', 'crab'],
  ['J', 'Camel', 'camel'],
  ['U', 'Hump', 'hump'],
  ['W', 'Gnu', 'gnu'],
  ['Ms', 'Marshal', 'marshal'],
  ['Ca', 'Cardinal', 'cardinal'],
  ['+P', 'Steward', 'steward'],
  ['+B', 'Infanta', 'infanta'],
];
const STOCK: KindRow[] = [
  ['K', 'Emperor', 'emperor'],
  ['R', 'Stockbrook', 'rook'],
  ['C', 'Stockacannon', 'cannon'],
  ['L', 'Stockwing', 'wing'],
  ['W', 'Stockfwazir', 'wazir'],
  ['D', 'Stockedabbaba', 'dabbaba'],
  ['P', 'Stockpoint', 'point'],
  ['U', 'Stockunicorn', 'unicorn'],
  ['A', 'Stocksling', 'sling'],
  ['H', 'Stockhorn', 'horn'],
  ['F', 'Stockviceroy', 'viceroy'],
  ['E', 'Stockeunuch', 'eunuch'],
  ['X', 'Stocksaltire', 'saltire'],
  ['G', 'Stockbgold', 'gold'],
  ['S', 'Stockazure', 'azure'],
  ['B', 'Stockbroker', 'broker'],
  ['N', 'Stocknsexton', 'sexton'],
  ['V', 'Stockshovel', 'shovel'],
  ['+R', 'Stockmvicereine', 'vicereine'],
  ['+U', 'Stockhbesieger', 'besieger'],
  ['+L', 'Stockbgold (promoted Stockwing)', 'gold'],
  ['+V', 'Stockbgold (promoted Stockshovel)', 'gold'],
  ['+P', 'Stockbgold (promoted Stockpoint)', 'gold'],
];
const BLOC: KindRow[] = [
  ['K', 'Emperor', 'emperor'],
  ['Di', 'Diarch', 'diarch', 'Di', 'purple'],
  ['Dw', 'Dowager', 'dowager', 'Dw', 'orange'],
  ['Rg', 'Regent', 'regent', 'Rg', 'orange'],
  ['Bs', 'Baroness', 'baroness', 'Bs', 'purple'],
  ['Po', 'Pope', 'pope', 'Po', 'purple'],
  ['Us', 'Usurper', 'usurper', 'Us', 'purple'],
  ['Ms', 'Marshal', 'marshal', 'Ms', 'orange'],
  ['Ca', 'Cardinal', 'cardinal', 'Ca', 'orange'],
  ['Cv', 'Cavalcade', 'cavalcade', 'Cv', 'orange'],
  ['Pr', 'Prince', 'prince', 'Pr', 'green'],
  ['Q', 'Queen', 'queen', 'Q', 'green'],
  ['Ch', 'Chatelaine', 'chatelaine', 'Ch', 'green'],
  ['Pm', 'Primate', 'primate', 'Pm', 'green'],
  ['Rh', 'Rhino', 'rhino', 'Rh', 'green'],
  ['Du', 'Duke', 'duke', 'Du', 'red'],
  ['Dc', 'Duchess', 'duchess', 'Dc', 'red'],
  ['Vi', 'Vicereine', 'vicereine', 'Vi', 'red'],
  ['Be', 'Besieger', 'besieger', 'Be', 'red'],
  ['Na', 'Navvy', 'navvy', 'Na', 'red'],
  ['Ba', 'Baron', 'baron', 'Ba', 'blue'],
  ['Gv', 'Governor', 'governor', 'Gv', 'blue'],
  ['Mo', 'Moderator', 'moderator', 'Mo', 'blue'],
  ['He', 'Heretic', 'heretic', 'He', 'blue'],
  ['Th', 'Thug', 'thug', 'Th', 'blue'],
  ['P', 'Stockbroker', 'broker', '', 'grey'],
  ['Pp', 'Prince’s stockbroker', 'broker', '', 'green'],
  ['Pd', 'Duke’s stockbroker', 'broker', '', 'red'],
  ['Pb', 'Baron’s stockbroker', 'broker', '', 'blue'],
  ['Em', 'Empress', 'empress', 'Em', 'grey'],
];
const XIANGQI: KindRow[] = [
  ['K', 'General', 'general'],
  ['A', 'Advisor', 'advisor'],
  ['B', 'Elephant', 'elephant'],
  ['N', 'Horse', 'horse'],
  ['R', 'Chariot', 'chariot'],
  ['C', 'Cannon', 'cannon'],
  ['P', 'Soldier', 'soldier'],
];
const SHOGI: KindRow[] = [
  ['K', 'King', 'king'],
  ['R', 'Rook', 'rook'],
  ['B', 'Bishop', 'bishop'],
  ['G', 'Gold', 'gold'],
  ['S', 'Silver', 'silver'],
  ['N', 'Knight', 'knight'],
  ['L', 'Lance', 'lance'],
  ['P', 'Pawn', 'pawn'],
  ['+P', 'Tokin', 'gold', 'T'],
];

const RULES = `# The board
Every cell has a name: its file’s letter and its rank’s number. White starts at the foot of the board and moves first.

# A turn
A turn has two parts. First you move one of your own pieces, as you must. Then you may move one of the pieces that nobody owns:
- a stone goes one step along a file or a rank to an empty cell,
- a relay goes likewise; a piece that reaches a relay may go on from there as if it had started on it.

Only the position after both parts counts for check: your first part may leave your king attacked if your second part covers it.

# Pawns
A pawn goes one step forward without capturing and captures one step diagonally forward. From the rank it starts on it may go two.

# The end
Checkmate wins. Stalemate, threefold repetition and fifty quiet turns draw.`;

/** A sign whose diagram shows no moves. */
export const signOf = (icon: string, mark = '', band = ''): Sign => ({
  icon,
  mark,
  band,
  characters: null,
  diagram: { frame: 'flat', marks: [], royal: false },
});

const kindsOf = (rows: KindRow[], used: Set<string>): Kind[] =>
  rows
    .filter(([token]) => used.has(token.replace('+', '')))
    .map(([token, name, icon, mark, band]) => ({
      id: name.toLowerCase(),
      name,
      token,
      sign: signOf(icon, mark, band),
      royal: token === 'K',
      value: token === 'K' ? 0 : 100,
      explain: [
        'Slides any number of cells along files and ranks over empty cells.',
        'Captures as it moves.',
        'May end its move on a relay only by going on from there.',
      ].slice(0, (token.charCodeAt(0) % 3) + 1),
      lettered: null,
    }));

const NEUTRALS: NeutralKind[] = [
  { id: 'stone', name: 'Stone', token: '*', sign: signOf('stone'), explain: [] },
  { id: 'relay', name: 'Relay', token: '%', sign: signOf('relay'), explain: [] },
  { id: 'gate', name: 'Gate', token: '#', sign: signOf('gate'), explain: [] },
];

export interface Parsed {
  pieces: Piece[];
  hands: Record<'w' | 'b', { token: string; count: number }[]>;
  side: 'w' | 'b';
}

/** Reads the placement of a position text, which is all the mock needs of it. */
export function parsePosition(text: string, levels: string): Parsed {
  const [board = '', side] = text.split(' ');
  const [placement = ''] = board.split('[');
  const pieces: Piece[] = [];
  const ranks = placement.split('/');
  ranks.forEach((slab, index) => {
    const rank = ranks.length - 1 - index;
    slab.split(',').forEach((row, level) => {
      let file = 0;
      for (const [whole, run, plus, braced, single] of row.matchAll(/(\d+)|(\+?)(?:\{(\w+)\}|(\S))/g)) {
        if (run !== undefined) {
          file += Number(run);
          continue;
        }
        const letters = braced ?? single ?? whole;
        const neutral = '*%#'.includes(letters);
        const white = letters[0] === letters[0]?.toUpperCase();
        const token = letters[0]?.toUpperCase() + letters.slice(1);
        const cell = nameOf({ files: 26, ranks: 26, levels }, { level, file, rank });
        pieces.push({
          cell,
          token: neutral ? letters : (plus ?? '') + token,
          side: neutral ? 'n' : white ? 'w' : 'b',
        });
        file += 1;
      }
    });
  });
  return { pieces, hands: { w: [], b: [] }, side: side === 'b' ? 'b' : 'w' };
}

interface Row {
  id: string;
  name: string;
  inventor: string;
  year: string;
  family: string;
  summary: string;
  size: [files: number, ranks: number, levels?: string];
  kinds: KindRow[];
  second?: Duty;
  hands?: boolean;
  ring?: (file: number, level: number) => number;
}

const stockRing = (file: number, level: number) => Math.max(Math.abs(file - 3), Math.abs(level - 3));
const blocRing = (file: number, level: number) =>
  Math.ceil(Math.max(Math.abs(2 * level - 7), Math.abs(2 * file - 7)) / 2);

const ROWS: Row[] = [
  {
    id: 'stones-and-relays',
    name: 'Stones & Relays',
    inventor: 'Jim Aikin',
    year: '1999',
    family: 'Stones and relays',
    summary:
      'Chess on eight files and nine ranks, where stones block the way and relays bend it; a turn may end with a neutral piece’s move.',
    size: [8, 9],
    kinds: FIDE,
    second: 'optional',
  },
  {
    id: 'double-eighteen-stone-chess',
    name: 'DoubleEIGHTEEN-STONEchess',
    inventor: 'David Short',
    year: '2000',
    family: 'Stones and relays',
    summary: 'Two chess armies a side on sixteen files, and eighteen stones between them.',
    size: [16, 9],
    kinds: FIDE,
    second: 'optional',
  },
  {
    id: 'mitreyang',
    name: 'Mitreyang',
    inventor: 'Charles Gilman',
    year: '2007',
    family: 'Mitred framing',
    summary: 'Ten by ten, with Cannons and Arrows that capture over a screen.',
    size: [10, 10],
    kinds: MITRED,
  },
  {
    id: 'mitred-wildebishogi',
    name: 'Mitred Wildebishogi',
    inventor: 'Charles Gilman',
    year: '2007',
    family: 'Mitred framing',
    summary: 'Camels, Humps and a Gnu; captured pieces return under a new flag.',
    size: [10, 10],
    kinds: MITRED,
    hands: true,
  },
  {
    id: 'mitred-kp-notchess',
    name: 'Mitred Knighted-Piece Notchess',
    inventor: 'Charles Gilman',
    year: '2007',
    family: 'Mitred framing',
    summary: 'No king: wipe out one of three groups of pieces.',
    size: [10, 10],
    kinds: MITRED,
    hands: true,
  },
  {
    id: 'stockgi',
    name: 'Stockgi',
    inventor: 'Charles Gilman',
    year: '2010',
    family: 'Stock goes east',
    summary: 'Shogi’s cousin on seven levels of seven by nine, with rings that bend the lines.',
    size: [7, 9, 'tuvwxyz'],
    kinds: STOCK,
    hands: true,
    ring: stockRing,
  },
  {
    id: 'stockyang',
    name: 'Stockyang',
    inventor: 'Charles Gilman',
    year: '2010',
    family: 'Stock goes east',
    summary: 'Cannons, slings and stockbrokers in 490 cells.',
    size: [7, 10, 'tuvwxyz'],
    kinds: STOCK,
    ring: stockRing,
  },
  {
    id: 'stock-taijitu',
    name: 'Stock Taijitu',
    inventor: 'Charles Gilman',
    year: '2010',
    family: 'Stock goes east',
    summary: 'Two halves, two Fortresses, and pieces that rise elsewhere on the board.',
    size: [7, 10, 'tuvwxyz'],
    kinds: STOCK,
    second: 'optional',
    ring: stockRing,
  },
  {
    id: 'blocschach',
    name: 'Blocschach',
    inventor: 'Charles Gilman',
    year: '2009',
    family: 'Blocs',
    summary: 'A cube of 512 cells, 128 pieces a side in five sets, and a marriage that wins.',
    size: [8, 8, 'stuvwxyz'],
    kinds: BLOC,
    ring: blocRing,
  },
  {
    id: 'chess',
    name: 'Chess',
    inventor: '',
    year: '',
    family: 'Standard games',
    summary: 'The game that everyone knows.',
    size: [8, 8],
    kinds: FIDE,
  },
  {
    id: 'xiangqi',
    name: 'Xiangqi',
    inventor: '',
    year: '',
    family: 'Standard games',
    summary: 'Chinese chess: cannons, a river and two palaces.',
    size: [9, 10],
    kinds: XIANGQI,
  },
  {
    id: 'shogi',
    name: 'Shogi',
    inventor: '',
    year: '',
    family: 'Standard games',
    summary: 'Japanese chess: what you take, you may put back.',
    size: [9, 9],
    kinds: SHOGI,
    hands: true,
  },
];

/** The path for newcomers. */
const START = ['chess', 'stones-and-relays', 'stockgi'];

function detail(row: Row): GameDetail {
  const [files, ranks, levels = ''] = row.size;
  const start = (positions as Record<string, string>)[row.id] ?? '';
  const { pieces } = parsePosition(start, levels);
  const used = new Set(pieces.map((p) => p.token));
  if (row.id === 'stockgi') for (const t of 'RULVP') used.add(t);
  const cells: CellInfo[] = [];
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let level = 0; level < Math.max(1, levels.length); level += 1) {
      for (let file = 0; file < files; file += 1) {
        const name = nameOf({ files, ranks, levels }, { level, file, rank });
        cells.push({ name, file, level, rank, ring: row.ring?.(file, level) ?? 0 });
      }
    }
  }
  return {
    id: row.id,
    name: row.name,
    inventor: row.inventor,
    year: row.year,
    family: row.family,
    summary: row.summary,
    grid: 'squares',
    files,
    ranks,
    levels,
    letters: 'abcdefghijklmnopqrstuvwxyz'.slice(0, files),
    holes: [],
    pieceCount: pieces.filter((p) => p.side !== 'n').length,
    neutrals: pieces.filter((p) => p.side === 'n').length,
    sides: 'white-black',
    style: {
      board: 'chequered',
      coordinates: 'letters',
      marks: [],
      rivers: [],
      river: [],
      diagonals: [],
      wraps: false,
      wraps_ranks: false,
    },
    start,
    pieces,
    signs: Object.fromEntries(
      [...kindsOf(row.kinds, used), ...NEUTRALS].map(({ token, sign: { icon, mark, band } }) => [
        token,
        { icon, mark, band, characters: null },
      ]),
    ),
    words: row.kinds.map(([, name]) => name.toLowerCase()).join(' '),
    length: files * ranks * Math.max(1, levels.length),
    level: levels === '' ? (files > 8 ? 'middle' : 'easy') : 'hard',
    startHere: START.includes(row.id) ? START.indexOf(row.id) + 1 : null,
    puzzles: 0,
    rules: RULES,
    rulings: [
      {
        rule: 'SR-5',
        text: 'A first part may step into check if the second part covers it. The sentence of the rules outweighs the example.',
      },
      { rule: 'SR-20', text: 'Relays play no part in the castling move itself.' },
    ],
    cells,
    regions: [],
    showRings: row.ring !== undefined && row.id !== 'none',
    kinds: kindsOf(row.kinds, used),
    neutralKinds: NEUTRALS.filter((n) => used.has(n.token)),
    starts:
      row.id === 'chess'
        ? [
            { name: 'Usual', position: start, id: 'Usual', arrays: 960 },
            {
              name: 'Without queens',
              position: start.replace('q', '1').replace('Q', '1'),
              id: 'Without queens',
              arrays: 0,
            },
          ]
        : [{ name: 'Usual', position: start, id: 'Usual', arrays: 0 }],
    arrays: row.id === 'chess' ? 960 : 0,
    hands: row.hands ?? false,
    pool: row.id === 'stock-taijitu',
    second: row.second ?? 'none',
    setup: {
      royal: null,
      hands: [],
      lost: [],
      castling: { w: [], b: [] },
      passing: false,
      ko: false,
      home: 0,
      checks: false,
      castled: false,
      struck: false,
      made: false,
      count: false,
    },
  };
}

export const GAMES = new Map(ROWS.map((row) => [row.id, detail(row)]));
