// What is asked of somebody who builds a turn, in a line: at the table, and on analysis boards.
import type { ComponentChildren } from 'preact';
import type { FirstChoice, GameDetail, SecondChoice, SecondKind, TurnCount, TurnsInRow } from '../api/types';
import { t } from '../language';
import { or } from '../language/format';
import { nameOfPiece } from '../pieces/names';
import { noSecond } from '../state/turn';
import { countWords } from '../state/words';
import type { Builder } from './Chooser';

/** "a stone or a relay": the pieces that may make the second part. */
function secondPieces(session: Builder, game: GameDetail, choices: SecondChoice[]): string {
  const pieces = session.pieces.value;
  const cells = new Set(choices.filter((c) => c.kind !== 'none').map((c) => c.from));
  const names = new Set<string>();
  for (const piece of pieces) {
    if (cells.has(piece.cell)) names.add(nameOfPiece(session.names.value, piece.token));
  }
  if (cells.has(null)) for (const kind of game.neutralKinds) names.add(kind.name);
  const list = [...names].slice(0, 4);
  if (list.join().length > 18 && list.length > 1) return t('play-marked-pieces');
  return list.length === 0 ? t('play-any-piece') : or(list);
}

interface SecondProps {
  session: Builder;
  game: GameDetail;
  choices: SecondChoice[];
  picked: string | null;
}

/** What a second part is called in the line, the rarer first. */
const VERBS = ['promote', 'place', 'move'] as const;
const VERB_OF: Record<SecondKind, (typeof VERBS)[number]> = {
  step: 'move',
  swap: 'move',
  place: 'place',
  promote: 'promote',
  gate: 'place',
  move: 'move',
  castle: 'move',
  drop: 'move',
  none: 'move',
};

/** A key as it is written on keyboards; without meaning for those who have none. */
export function Key({ children }: { children: ComponentChildren }) {
  return (
    <span aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}

/** What the player may or must do after the first part of a turn. */
export function Second({ session, game, choices, picked }: SecondProps) {
  const none = noSecond(choices);
  const verb = VERBS.find((one) => choices.some((c) => VERB_OF[c.kind] === one)) ?? 'move';
  const choice = secondPieces(session, game, choices);
  const held = picked === null ? undefined : session.pieces.value.find((p) => p.cell === picked);
  const words = held
    ? t('play-where-to', { piece: nameOfPiece(session.names.value, held.token), cell: held.cell })
    : none
      ? t(`play-second-may-${verb}`, { pieces: choice })
      : t(`play-second-must-${verb}`, { pieces: choice });
  return (
    <Line kind="second" words={words}>
      {none && (
        <button type="button" class="primary" onClick={session.done}>
          {t('play-pass')} <Key>Enter</Key>
        </button>
      )}
      <button type="button" onClick={session.takeBack}>
        {t('play-take-back')} <Key>Esc</Key>
      </button>
    </Line>
  );
}

interface PassProps {
  first: readonly FirstChoice[];
  enter: (text: string, whole: boolean) => boolean;
}

/** The button of a player who may pass. */
export function Pass({ first, enter }: PassProps) {
  const pass = first.find((choice) => choice.kind === 'pass');
  if (!pass) return null;
  return (
    <div class="status-buttons">
      <button type="button" onClick={() => enter(pass.text, true)}>
        {t('play-pass')}
      </button>
    </div>
  );
}

export function Line({
  kind,
  words,
  children,
}: {
  kind: string;
  words: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <div class={`status status-${kind}`} role="status">
      <p>{words}</p>
      {children && <div class="status-buttons">{children}</div>}
    </div>
  );
}

/** The count of turns towards a draw, in games that count in endings. */
export function CountNote({ count }: { count: TurnCount }) {
  return (
    <p class="hint" title={t('play-counts-explained', { limit: Math.ceil(count.limit / 2) })}>
      {countWords(count)}
    </p>
  );
}

/** Where the player to move is in several turns in a row. */
export function RowNote({ row: { left, of } }: { row: TurnsInRow }) {
  if (of < 2) return null;
  return <p class="hint">{t('play-row', { turn: of - left + 1, of })}</p>;
}
