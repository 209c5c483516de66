// One line above the board: whose turn, what is asked of the player, how the game ended, which earlier position is shown.
import type { ComponentChildren } from 'preact';
import type { GameDetail, SecondChoice, SecondKind, TurnCount, View } from '../api/types';
import { t } from '../language';
import { or } from '../language/format';
import { nameOfPiece } from '../pieces/names';
import { playPath, reviewPath, rulesPath } from '../router';
import { openNewGameDialog } from '../state/newgame';
import { onlySide, type Session } from '../state/session';
import { HAS_SECOND, noSecond } from '../state/turn';
import { countWords, noteWords, outcomeWords, premoveText, resultText, statusWords } from '../state/words';
import type { Builder } from './Chooser';

interface Props {
  session: Session;
  game: GameDetail;
  state: View;
}

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
  none: 'move',
};

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
      <button type="button" class="quiet" onClick={session.cancel}>
        {picked ? t('play-put-down') : t('play-take-back')}
      </button>
      {none && (
        <button type="button" class="primary" onClick={session.done}>
          {t('play-done')}
        </button>
      )}
    </Line>
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

/** An earlier position is shown. */
function Reviewing({ session, state, ply }: Pick<Props, 'session' | 'state'> & { ply: number }) {
  const words = ply === 0 ? t('play-at-start') : t('play-reviewing', { turn: ply, all: state.ply });
  return (
    <Line kind="review" words={words}>
      <button type="button" class="primary" onClick={() => session.review.now()}>
        {t('play-back-to-now')}
      </button>
    </Line>
  );
}

function Over({ session, game, state }: Props) {
  const { outcome } = state;
  if (!outcome) return null;
  const seated = state.you.sides.length > 0;
  const asked = state.offers.rematch !== null;
  const result = resultText(outcome);
  return (
    <div class="status status-over" role="status">
      <p>
        {result !== '' && <strong>{result}</strong>} {outcomeWords(outcome)}
      </p>
      <div class="status-buttons">
        {state.rematch !== null ? (
          <a class="button primary" href={playPath(state.rematch)}>
            {t('play-next-game')}
          </a>
        ) : (
          seated && (
            <button
              type="button"
              class="primary"
              disabled={session.busy.value || asked}
              onClick={() => void session.act({ type: 'rematch', step: 'offer' })}
            >
              {t('play-rematch')}
            </button>
          )
        )}
        <a class="button" href={reviewPath(state)}>
          {t('analysis-short')}
        </a>
        <button type="button" onClick={() => openNewGameDialog(game)}>
          {t('play-new-game')}
        </button>
        <a class="button" href={rulesPath(game.id)}>
          {t('play-learn')}
        </a>
      </div>
    </div>
  );
}

/** The premove, while the other side thinks. */
function Ahead({ session, game }: Pick<Props, 'session' | 'game'>) {
  const { parts } = session.premove.value;
  const more = parts.length === 1 && HAS_SECOND[game.second];
  return (
    <div class="status status-ahead" role="status">
      <div>
        <p>{t('play-premove', { turn: premoveText(parts, session.names.value) })}</p>
        {more && <p class="hint">{t('play-then-second')}</p>}
      </div>
      <div class="status-buttons">
        <button type="button" class="quiet" onClick={session.cancel}>
          {t('play-forget')}
        </button>
      </div>
    </div>
  );
}

export function StatusLine({ session, game, state }: Props) {
  const phase = session.phase.value;
  const ply = session.review.ply.value;
  if (ply !== null) return <Reviewing session={session} state={state} ply={ply} />;
  if (phase.name === 'second' || phase.name === 'choosingSecond') {
    return (
      <Second
        session={session}
        game={game}
        choices={phase.choices}
        picked={phase.name === 'second' ? phase.picked : null}
      />
    );
  }
  if (state.outcome) return <Over session={session} game={game} state={state} />;
  if (session.premove.value.parts.length > 0) return <Ahead session={session} game={game} />;
  const held =
    phase.name === 'picked' && phase.source.kind === 'hand'
      ? nameOfPiece(session.names.value, phase.source.token)
      : null;
  const waiting = state.thinking || session.busy.value || phase.name === 'asking';
  const mine = onlySide(state) === state.side;
  return (
    <div class={`status ${state.check ? 'status-check' : mine ? 'status-mine' : ''}`} role="status">
      <p>
        <span class={`seat seat-${state.side}`} aria-hidden="true" />
        {held === null ? statusWords(state) : t('play-cell-for', { piece: held })}
        {waiting && <span class="dots" aria-hidden="true" />}
      </p>
      {state.count && <CountNote count={state.count} />}
      {state.note && <p class="hint">{noteWords(state.note, state.notice)}</p>}
    </div>
  );
}
