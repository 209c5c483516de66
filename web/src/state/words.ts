// Words for people: names of pieces, entries of choosers, turns, cells. All of it is built from what the server sent.
import type {
  FirstChoice,
  Notice,
  Outcome,
  Owner,
  Piece,
  San,
  Side,
  SideNames,
  TurnCount,
  TurnPart,
  View,
} from '../api/types';
import { lookUp, type MessageId, t } from '../language';
import { sideKey, withCells } from '../language/sides';
import { type Names, nameOfPiece } from '../pieces/names';
import { settings } from '../settings';
import type { Part } from './premove';
import type { Option } from './turn';

/** What a side is called: in the game on the page, or in one whose names are given. */
export function sideName(side: Owner, names?: SideNames): string {
  return t('side', { side: names ? sideKey(side, names) : side });
}

/** The token a piece has after a promotion: `+` stands for its own promoted form. */
export function promotedToken(token: string, promotion: string): string {
  return promotion === '+' ? `+${token}` : promotion;
}

export interface OptionWords {
  label: string;
  /** The piece to draw beside the label. */
  token: string | null;
}

function firstWords(
  choice: FirstChoice,
  piece: Piece | null,
  partner: Piece | null,
  names: Names,
  rivals: FirstChoice[],
): OptionWords {
  const token = choice.drop ?? piece?.token ?? null;
  const who = token === null ? t('words-piece') : nameOfPiece(names, token);
  const { to } = choice;
  if (to === null) return { label: t('play-pass'), token: null };
  switch (choice.kind) {
    case 'pass':
      return { label: t('play-pass'), token: null };
    case 'castle':
    case 'swap': {
      const other = partner
        ? t('words-piece-on', { piece: nameOfPiece(names, partner.token), cell: to })
        : to;
      if (choice.via !== null)
        return {
          label: t('words-castle-to', { partner: other, cell: choice.via }),
          token: partner?.token ?? null,
        };
      return { label: t(`words-${choice.kind}-with`, { partner: other }), token: partner?.token ?? null };
    }
    case 'drop':
      return { label: t('words-put-on', { piece: who, cell: to }), token };
    case 'move':
      return moveWords(choice, to, token, names, rivals);
  }
}

/** Says only what tells the move from its rivals. */
function moveWords(
  choice: FirstChoice,
  to: string,
  token: string | null,
  names: Names,
  rivals: FirstChoice[],
): OptionWords {
  if (choice.from === to) return { label: t('words-stay-on', { cell: to }), token };
  const parts: string[] = [];
  let shown = token;
  if (choice.promotion !== null && token !== null) {
    shown = promotedToken(token, choice.promotion);
    parts.push(t('words-promote-to', { piece: nameOfPiece(names, shown) }));
  } else if (rivals.some((r) => r.promotion !== null)) {
    parts.push(t('words-do-not-promote'));
  } else {
    parts.push(choice.capture ? t('words-take-on', { cell: to }) : t('words-move-to', { cell: to }));
  }
  if (choice.via !== null)
    parts.push(
      choice.exposed
        ? t('words-through-exposed', { cell: choice.via })
        : t('words-through', { cell: choice.via }),
    );
  else if (rivals.some((r) => r.via !== null)) parts.push(t('words-directly'));
  return { label: parts.join(' '), token: shown };
}

/** What an entry of a chooser says. */
export function optionWords(option: Option, pieces: Piece[], names: Names, options: Option[]): OptionWords {
  const on = (cell: string | null) => pieces.find((p) => p.cell === cell) ?? null;
  switch (option.do) {
    case 'putDown':
      return { label: t('words-put-down'), token: null };
    case 'pick': {
      const piece = on(option.cell);
      return {
        label: t('words-pick-instead', { piece: piece ? nameOfPiece(names, piece.token) : t('words-piece') }),
        token: piece?.token ?? null,
      };
    }
    case 'first': {
      const rivals = options.flatMap((o) => (o.do === 'first' && o.choice.kind === 'move' ? [o.choice] : []));
      return firstWords(option.choice, on(option.choice.from), on(option.choice.to), names, rivals);
    }
    case 'second': {
      const { choice } = option;
      const piece = on(choice.from);
      const who = piece ? nameOfPiece(names, piece.token) : t('words-piece');
      if ((choice.kind === 'gate' || choice.kind === 'drop') && choice.promotion !== null) {
        const piece = nameOfPiece(names, choice.promotion);
        return { label: t('words-put-on', { piece, cell: choice.to ?? '?' }), token: choice.promotion };
      }
      if (choice.promotion !== null) {
        const token = promotedToken(piece?.token ?? '', choice.promotion);
        return { label: t('words-turn-into', { piece: who, other: nameOfPiece(names, token) }), token };
      }
      switch (choice.kind) {
        case 'swap': {
          const other = on(choice.to);
          return {
            label: t('words-swap-with', {
              partner: other ? nameOfPiece(names, other.token) : t('words-piece'),
            }),
            token: other?.token ?? null,
          };
        }
        case 'step':
        case 'place':
        case 'promote':
        case 'gate':
        case 'move':
        case 'castle':
        case 'drop':
        case 'none':
          return {
            label: t('words-move-piece-to', { piece: who, cell: choice.to ?? '?' }),
            token: piece?.token ?? null,
          };
      }
    }
  }
}

/** A turn as text, with its parts and in algebraic notation as far as they are known. */
export interface ReadableTurn {
  text: string;
  parts: readonly TurnPart[];
  san: San | null;
}

/** A turn as the tradition of its game writes it; null where it has none, or where a person wants all boards alike. */
export const nativeWords = (san: San | null): string | null =>
  settings.value.boards === 'own' ? (san?.native ?? null) : null;

const partWords = ({ piece, cells, promotion }: TurnPart): string => {
  const names = cells.map(withCells);
  // Where the names have hyphens, dashes between them would be misread.
  const between = names.some((name) => name.includes('-')) ? ' → ' : '–';
  return `${piece === null ? '' : `${piece}@`}${names.join(between)}${promotion}`;
};

/** The second part of a turn as people read it. */
export function secondWords({ parts, san }: ReadableTurn): string {
  const second = parts[1];
  return second ? partWords(second) : (san?.second ?? '');
}

/** A turn as people read it: `N×f3`, or `g1–f3` if they prefer cells. Text that is not a turn stays as it is. */
export function turnWords(turn: ReadableTurn): string {
  const { text, parts, san } = turn;
  if (san && settings.value.turns !== 'cells') {
    const native = nativeWords(san);
    if (native !== null) return native;
    const second = secondWords(turn);
    const first = `${san.letters}${san.from}${san.captures ? '×' : ''}${withCells(san.to)}`;
    return `${first}${second === '' ? '' : `, ${second}`}${san.check}`;
  }
  return parts.length === 0 ? text : parts.map(partWords).join(', ');
}

/** The side that has won; null in a draw and in a game without a result. */
export const WINNER: Record<Outcome['result'], Side | null> = {
  '1-0': 'w',
  '0-1': 'b',
  '1/2-1/2': null,
  '*': null,
};

/** How a game ended; the names of its sides are those of the game on the page if not given. */
export function outcomeWords(outcome: Outcome, names?: SideNames): string {
  const { result, reason, text } = outcome;
  const side = WINNER[result];
  const winner = side === null ? 'none' : names ? sideKey(side, names) : side;
  return lookUp(`ending-${reason}` satisfies MessageId, { winner }) ?? text;
}

const RESULT_TEXT: Record<Outcome['result'], string> = {
  '1-0': '1–0',
  '0-1': '0–1',
  '1/2-1/2': '½–½',
  '*': '',
};

/** `1–0`, `0–1`, `½–½`; empty for a game that was aborted. */
export function resultText({ result }: Pick<Outcome, 'result'>): string {
  return RESULT_TEXT[result];
}

/** The count of turns towards a draw, in whole turns of the side that counts: “White counts: 12 of 16”. */
export function countWords({ side, turns, limit }: TurnCount): string {
  // The numbers are of both sides' turns; a turn that the counting side has begun is counted.
  const whole = (both: number) => Math.ceil(both / 2);
  return t('play-counts', { side: side ?? 'none', turns: whole(turns), limit: whole(limit) });
}

/** The line above the board. */
export function statusWords(state: View): string {
  if (state.outcome) return outcomeWords(state.outcome);
  if (state.phase === 'waiting') return t('play-waiting-for');
  const { side } = state;
  if (state.thinking || state.seats[state.side].kind === 'engine') return t('words-thinking', { side });
  const check = state.checked.length > 0;
  // With both sides on one screen, it is always the player's own turn.
  if (state.you.sides.length === 1 && state.you.sides.includes(state.side))
    return check ? t('play-your-turn-in-check', { side }) : t('play-your-turn', { side });
  return check ? t('words-to-move-in-check', { side }) : t('words-to-move', { side });
}

/** A premove: `e2–e4, b4–c4`. */
export function premoveText(parts: readonly Part[], names: Names): string {
  return parts
    .map(({ source, to }) =>
      source.kind === 'cell' ? `${source.cell}–${to}` : `${nameOfPiece(names, source.token)} ${to}`,
    )
    .join(', ');
}

/** A note of the server in the reader's language, by its code; as it came where the code is unknown. */
export function noteWords(note: string, notice: Notice | null): string {
  return (notice && lookUp(`notice-${notice.code}` satisfies MessageId)) ?? note;
}
