// One line above the board: whose turn, what is asked of the player, how the game ended.
import type { GameDetail, SecondChoice, State } from '../api/types';
import { t } from '../language';
import { or } from '../language/format';
import { askNewGame } from '../state/newgame';
import type { Session } from '../state/session';
import { noSecond } from '../state/turn';
import { nameOfMan, outcomeWords, statusWords } from '../state/words';

interface Props {
  session: Session;
  game: GameDetail;
  state: State;
}

/** "a stone or a relay": the men that may make the second part. */
function secondMen(session: Session, game: GameDetail, choices: SecondChoice[]): string {
  const pieces = session.pieces.value;
  const cells = new Set(choices.filter((c) => c.kind !== 'none').map((c) => c.from));
  const names = new Set<string>();
  for (const piece of pieces) {
    if (cells.has(piece.cell)) names.add(nameOfMan(session.names.value, piece.token));
  }
  if (cells.has(null)) for (const kind of game.neutralKinds) names.add(kind.name);
  const list = [...names].slice(0, 4).map(t().play.aMan);
  if (list.join().length > 18 && list.length > 1) return t().play.markedMen;
  return list.length === 0 ? t().play.anyMan : or(list);
}

function Second({
  session,
  game,
  choices,
  picked,
}: Pick<Props, 'session' | 'game'> & { choices: SecondChoice[]; picked: string | null }) {
  const none = noSecond(choices);
  const promote = choices.some((c) => c.kind === 'promote');
  const place = choices.some((c) => c.kind === 'place');
  const verb = promote ? 'promote' : place ? 'place' : 'move';
  const men = secondMen(session, game, choices);
  const held = picked === null ? undefined : session.pieces.value.find((p) => p.cell === picked);
  const words = held
    ? t().play.whereTo(nameOfMan(session.names.value, held.token), held.cell)
    : none
      ? t().play.secondMay[verb](men)
      : t().play.secondMust[verb](men);
  return (
    <div class="status status-second" role="status">
      <p>{words}</p>
      <div class="status-buttons">
        <button type="button" class="quiet" onClick={session.cancel}>
          {picked ? t().play.putDown : t().play.takeBack}
        </button>
        {none && (
          <button type="button" class="primary" onClick={session.done}>
            {t().play.done}
          </button>
        )}
      </div>
    </div>
  );
}

export function StatusLine({ session, game, state }: Props) {
  const phase = session.phase.value;
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
  if (state.outcome) {
    return (
      <div class="status status-over" role="status">
        <p>
          <strong>{state.outcome.result.replace('1/2-1/2', '½–½').replace('-', '–')}</strong>{' '}
          {outcomeWords(state.outcome)}
        </p>
        <div class="status-buttons">
          <button type="button" class="primary" onClick={() => askNewGame(game)}>
            {t().play.newGame}
          </button>
        </div>
      </div>
    );
  }
  const held =
    phase.name === 'picked' && phase.source.kind === 'hand'
      ? nameOfMan(session.names.value, phase.source.token)
      : null;
  const waiting = state.thinking || session.busy.value || phase.name === 'asking';
  return (
    <div class={`status ${state.check ? 'status-check' : ''}`} role="status">
      <p>
        <span class={`seat seat-${state.side}`} aria-hidden="true" />
        {held === null ? statusWords(state) : t().play.cellFor(held)}
        {waiting && <span class="dots" aria-hidden="true" />}
      </p>
      {state.note && <p class="hint">{state.note}</p>}
    </div>
  );
}
