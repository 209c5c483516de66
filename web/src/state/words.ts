// Words for people: names of pieces, entries of choosers, turns, cells. All of it is built from what the server sent.
import type { FirstChoice, GameDetail, Notice, Outcome, Owner, Piece, Sign, View } from '../api/types';
import { lookUp, t } from '../language';
import type { Part } from './premove';
import type { Option } from './turn';

export interface Named {
  name: string;
  sign: Sign;
  royal: boolean;
}

export type Names = Map<string, Named>;

export function namesOf(game: Pick<GameDetail, 'kinds' | 'neutralKinds'>): Names {
  const names: Names = new Map();
  for (const kind of game.kinds) names.set(kind.token, kind);
  for (const kind of game.neutralKinds) names.set(kind.token, { ...kind, royal: false });
  return names;
}

export function nameOfPiece(names: Names, token: string): string {
  return names.get(token)?.name ?? names.get(token.replace('+', ''))?.name ?? token;
}

export function sideName(side: Owner): string {
  return t('side', { side });
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
  if (choice.kind === 'castle' || choice.kind === 'swap') {
    const other = partner
      ? t('words-piece-on', { piece: nameOfPiece(names, partner.token), cell: choice.to })
      : choice.to;
    const label =
      choice.kind === 'castle'
        ? t('words-castle-with', { partner: other })
        : t('words-swap-with', { partner: other });
    return { label, token: partner?.token ?? null };
  }
  if (choice.kind === 'drop') return { label: t('words-put-on', { piece: who, cell: choice.to }), token };
  if (choice.from === choice.to) return { label: t('words-stay-on', { cell: choice.to }), token };
  const parts: string[] = [];
  let shown = token;
  if (choice.promotion !== null && token !== null) {
    shown = promotedToken(token, choice.promotion);
    parts.push(t('words-promote-to', { piece: nameOfPiece(names, shown) }));
  } else if (rivals.some((r) => r.promotion !== null)) {
    parts.push(t('words-do-not-promote'));
  } else {
    parts.push(
      choice.capture ? t('words-take-on', { cell: choice.to }) : t('words-move-to', { cell: choice.to }),
    );
  }
  if (choice.via !== null) parts.push(t('words-through', { cell: choice.via }));
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
      if (choice.promotion !== null) {
        const token = promotedToken(piece?.token ?? '', choice.promotion);
        return { label: t('words-turn-into', { piece: who, other: nameOfPiece(names, token) }), token };
      }
      if (choice.kind === 'swap') {
        const other = on(choice.to);
        return {
          label: t('words-swap-with', {
            partner: other ? nameOfPiece(names, other.token) : t('words-piece'),
          }),
          token: other?.token ?? null,
        };
      }
      return {
        label: t('words-move-piece-to', { piece: who, cell: choice.to ?? '?' }),
        token: piece?.token ?? null,
      };
    }
  }
}

/** `e2e4,b4c4` as `e2–e4, b4–c4`; anything it does not know stays as it is. */
export function prettyTurn(text: string): string {
  return text
    .split(',')
    .map((part) => {
      const cells = /^((?:[a-z]{1,2}\d+){2,3})(.*)$/.exec(part);
      if (!cells) return part;
      const names = (cells[1] ?? '').match(/[a-z]{1,2}\d+/g) ?? [];
      return names.join('–') + (cells[2] ?? '');
    })
    .join(', ');
}

/** What a screen reader says for a cell. */
export function cellWords(cell: string, piece: Piece | undefined, names: Names, more: string[]): string {
  const standing = piece
    ? piece.side === 'n'
      ? nameOfPiece(names, piece.token)
      : t('words-piece-of', { side: piece.side, piece: nameOfPiece(names, piece.token) })
    : t('board-empty');
  return [cell, standing, ...more].join(', ');
}

/** How a game ended. */
export function outcomeWords(outcome: Outcome): string {
  const { result, reason, text } = outcome;
  const winner = result === '1-0' ? 'w' : result === '0-1' ? 'b' : 'none';
  return lookUp(`ending-${reason}`, { winner }) ?? text;
}

/** `1–0`, `0–1`, `½–½`; empty for a game that was aborted. */
export function resultText({ result }: Pick<Outcome, 'result'>): string {
  return result === '*' ? '' : result.replace('1/2-1/2', '½–½').replace('-', '–');
}

/** The line above the board. */
export function statusWords(state: View): string {
  if (state.outcome) return outcomeWords(state.outcome);
  if (state.phase === 'waiting') return t('play-waiting-for');
  const { side } = state;
  if (state.thinking || state.seats[state.side].kind === 'engine') return t('words-thinking', { side });
  const check = state.check !== null;
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

/** A note of the server in the reader's language, by its word; as it came where there are no words for it. */
export function noteWords(note: string, notice: Notice | null): string {
  return (notice && lookUp(`notice-${notice.code}`)) ?? note;
}
