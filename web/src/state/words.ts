// Words for people: names of men, entries of choosers, turns, cells. All of it is built from what the server sent.
import type { FirstChoice, GameDetail, Owner, Piece, Sign, State } from '../api/types';
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

export function nameOfMan(names: Names, token: string): string {
  return names.get(token)?.name ?? names.get(token.replace('+', ''))?.name ?? token;
}

export function sideName(side: Owner): string {
  return side === 'w' ? 'White' : side === 'b' ? 'Black' : 'Neutral';
}

/** The token a man has after a promotion: `+` stands for its own promoted form. */
export function promotedToken(token: string, promotion: string): string {
  return promotion === '+' ? `+${token}` : promotion;
}

export interface OptionWords {
  label: string;
  /** The man to draw beside the label. */
  token: string | null;
}

function firstWords(
  choice: FirstChoice,
  man: Piece | null,
  partner: Piece | null,
  names: Names,
  rivals: FirstChoice[],
): OptionWords {
  const token = choice.drop ?? man?.token ?? null;
  const who = token === null ? 'man' : nameOfMan(names, token);
  if (choice.kind === 'castle' || choice.kind === 'swap') {
    const other = partner ? `${nameOfMan(names, partner.token)} on ${choice.to}` : choice.to;
    const label = choice.kind === 'castle' ? `Castle with the ${other}` : `Change places with the ${other}`;
    return { label, token: partner?.token ?? null };
  }
  if (choice.kind === 'drop') return { label: `Put the ${who} on ${choice.to}`, token };
  if (choice.from === choice.to) return { label: `Stay on ${choice.to} as this turn’s move`, token };
  const parts: string[] = [];
  let shown = token;
  if (choice.promotion !== null && token !== null) {
    shown = promotedToken(token, choice.promotion);
    parts.push(`Promote to ${nameOfMan(names, shown)}`);
  } else if (rivals.some((r) => r.promotion !== null)) {
    parts.push(`Stay a ${who}`);
  } else {
    parts.push(choice.capture ? `Take on ${choice.to}` : `Move to ${choice.to}`);
  }
  if (choice.via !== null) parts.push(`through ${choice.via}`);
  else if (rivals.some((r) => r.via !== null)) parts.push('directly');
  return { label: parts.join(' '), token: shown };
}

/** What an entry of a chooser says. */
export function optionWords(option: Option, pieces: Piece[], names: Names, options: Option[]): OptionWords {
  const on = (cell: string | null) => pieces.find((p) => p.cell === cell) ?? null;
  switch (option.do) {
    case 'putDown':
      return { label: 'Put it down again', token: null };
    case 'pick': {
      const man = on(option.cell);
      return {
        label: `Pick up the ${man ? nameOfMan(names, man.token) : 'man'} instead`,
        token: man?.token ?? null,
      };
    }
    case 'first': {
      const rivals = options.flatMap((o) => (o.do === 'first' && o.choice.kind === 'move' ? [o.choice] : []));
      return firstWords(option.choice, on(option.choice.from), on(option.choice.to), names, rivals);
    }
    case 'second': {
      const { choice } = option;
      const man = on(choice.from);
      const who = man ? nameOfMan(names, man.token) : 'man';
      if (choice.promotion !== null) {
        const token = promotedToken(man?.token ?? '', choice.promotion);
        return { label: `Turn the ${who} into a ${nameOfMan(names, token)}`, token };
      }
      if (choice.kind === 'swap') {
        const other = on(choice.to);
        return {
          label: `Change places with the ${other ? nameOfMan(names, other.token) : 'man'}`,
          token: other?.token ?? null,
        };
      }
      return { label: `Move the ${who} to ${choice.to ?? '?'}`, token: man?.token ?? null };
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
  const man = piece
    ? piece.side === 'n'
      ? nameOfMan(names, piece.token)
      : `${sideName(piece.side)} ${nameOfMan(names, piece.token)}`
    : 'empty';
  return [cell, man, ...more].join(', ');
}

/** The line above the board. */
export function statusWords(state: State): string {
  if (state.outcome) return state.outcome.text;
  const who = sideName(state.side);
  const player = state.side === 'w' ? state.white : state.black;
  if (state.thinking || player === 'engine') return `${who} is thinking…`;
  const check = state.check === null ? '' : ' and is in check';
  return `${who} to move${check}`;
}

/** How long ago, in words. */
export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.round(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
