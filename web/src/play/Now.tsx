// What to do now, beside the board and near the hand: whose turn, what is asked of the player, what is offered, how the game ended, which earlier
// position is shown.
import type { Hint } from '../api/analysis';
import type { GameDetail, View } from '../api/types';
import { t } from '../language';
import { withShownCells } from '../language/sides';
import { type Names, nameOfPiece } from '../pieces/names';
import { playPath, reviewPath } from '../router';
import type { Help } from '../state/help';
import { openNewGameDialog } from '../state/newgame';
import { onlySide, type Session } from '../state/session';
import { HAS_SECOND } from '../state/turn';
import { noteWords, outcomeWords, premoveText, resultText, statusWords } from '../state/words';
import { TurnText } from '../ui/TurnText';
import { ExactResult } from './ExactResult';
import { Offers } from './Offers';
import { CountNote, Key, Line, Pass, RowNote, Second } from './Step';

interface Props {
  session: Session;
  game: GameDetail;
  state: View;
}

/** An earlier position is shown. */
function Reviewing({ session, state, ply }: Pick<Props, 'session' | 'state'> & { ply: number }) {
  const words = ply === 0 ? t('play-at-start') : t('play-reviewing', { turn: ply, all: state.ply });
  return (
    <Line kind="review" words={words}>
      <button type="button" class="primary" onClick={() => session.review.now()}>
        {t('play-back-to-now')} <Key>End</Key>
      </button>
    </Line>
  );
}

/** One button for a new game of the same players: it asks, or accepts what the other has asked. */
function Rematch({ session, state }: Pick<Props, 'session' | 'state'>) {
  const asked = state.offers.rematch;
  const mine = asked !== null && asked === onlySide(state);
  return (
    <button
      type="button"
      class="primary"
      disabled={session.busy.value || mine}
      onClick={() =>
        void session.act({ type: 'rematch', step: asked !== null && !mine ? 'accept' : 'offer' })
      }
    >
      {asked !== null && !mine ? t('play-accept-rematch') : t('play-rematch')}
    </button>
  );
}

function Over({ session, game, state }: Props) {
  const { outcome } = state;
  if (!outcome) return null;
  const seated = state.you.sides.length > 0;
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
          seated && <Rematch session={session} state={state} />
        )}
        <a class="button" href={reviewPath(state)}>
          {t('analysis-short')}
        </a>
        <button type="button" onClick={() => openNewGameDialog(game)}>
          {t('play-new-game')}
        </button>
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
        <button type="button" onClick={session.takeBack}>
          {t('play-take-back')} <Key>Esc</Key>
        </button>
      </div>
    </div>
  );
}

/** A turn that waits until the connection is back. */
function Queued({ session }: Pick<Props, 'session'>) {
  return (
    <Line kind="ahead" words={t('play-not-sent')}>
      <button type="button" onClick={session.takeBack}>
        {t('play-take-back')} <Key>Esc</Key>
      </button>
    </Line>
  );
}

function Asked({ session, game, state }: Props) {
  const phase = session.phase.value;
  const ply = session.review.ply.value;
  if (ply !== null) return <Reviewing session={session} state={state} ply={ply} />;
  if (session.queued.value) return <Queued session={session} />;
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
    <div
      class={`status ${state.checked.length > 0 ? 'status-check' : mine ? 'status-mine' : ''}`}
      role="status"
    >
      <p>
        <span class={`seat seat-${state.side}`} aria-hidden="true" />
        {held === null ? statusWords(state) : t('play-cell-for', { piece: held })}
        {waiting && <span class="dots" aria-hidden="true" />}
      </p>
      {!waiting && <Pass first={state.first} enter={session.enter} />}
      {state.row && <RowNote row={state.row} />}
      {state.count && <CountNote count={state.count} />}
      {state.note && <p class="hint">{noteWords(state.note, state.notice)}</p>}
    </div>
  );
}

/** The piece that should move, or be dropped. */
function hintedPiece({ piece, from }: Hint, names: Names): string {
  const name = nameOfPiece(names, piece);
  return from === null ? t('help-drop', { piece: name }) : t('help-piece', { piece: name, cell: from });
}

/** What the engine and the rules have to say: what the last turn did, the hint, the threats. */
export function Helped({ help, names }: { help: Help; names: Names }) {
  const told = help.told.value;
  const hinted = help.hinted.value;
  const threats = help.asked.value ? help.threats.value : null;
  if (!told && !hinted && !help.thinking.value && !threats) return null;
  return (
    <div class="helped" role="status">
      {told && (
        <p class="told">
          <strong>
            <TurnText turn={told.turn} side={told.turn.side} names={names} />
          </strong>{' '}
          {withShownCells(told.text)}
        </p>
      )}
      {help.thinking.value && <p>{t('help-thinking')}</p>}
      {hinted && (
        <p class="hinted">
          {hinted.step === 1 ? (
            hintedPiece(hinted.hint, names)
          ) : (
            <>
              <strong>
                <TurnText turn={hinted.hint.turn} side={hinted.hint.turn.side} names={names} />
              </strong>{' '}
              {withShownCells(hinted.hint.text)}
            </>
          )}
        </p>
      )}
      {threats &&
        (threats.length === 0 ? (
          <p>{t('help-no-threats')}</p>
        ) : (
          <>
            <p class="threats-title">{t('help-threatened')}</p>
            <ol class="threats">
              {threats.map((threat) => (
                <li key={threat.first}>{withShownCells(threat.text)}</li>
              ))}
            </ol>
          </>
        ))}
    </div>
  );
}

export function Now({ help, ...props }: Props & { help: Help }) {
  return (
    <section class="desk-now" aria-label={t('play-now')}>
      <Offers session={props.session} state={props.state} />
      <Helped help={help} names={props.session.names.value} />
      <ExactResult
        exact={props.session.exact.value}
        side={props.state.side}
        names={props.session.names.value}
      />
      <Asked {...props} />
    </section>
  );
}
