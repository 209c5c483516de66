// One line above the board: whose turn, what is asked of the player, how the game ended.
import type { GameDetail, SecondChoice, State } from '../api/types';
import { askNewGame } from '../state/newgame';
import type { Session } from '../state/session';
import { noSecond } from '../state/turn';
import { nameOfMan, statusWords } from '../state/words';

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
  const list = [...names].slice(0, 4).map((n) => `${/^[aeiou]/i.test(n) ? 'an' : 'a'} ${n.toLowerCase()}`);
  if (list.join().length > 18 && list.length > 1) return 'one of the marked men';
  const last = list.pop() ?? 'a man';
  return list.length === 0 ? last : `${list.join(', ')} or ${last}`;
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
    ? `Where shall the ${nameOfMan(session.names.value, held.token).toLowerCase()} on ${held.cell} go?`
    : none
      ? `You may ${verb} ${men}.`
      : `Now ${verb} ${men}.`;
  return (
    <div class="status status-second" role="status">
      <p>{words}</p>
      <div class="status-buttons">
        <button type="button" class="quiet" onClick={session.cancel}>
          {picked ? 'Put down' : 'Take back'}
        </button>
        {none && (
          <button type="button" class="primary" onClick={session.done}>
            Done
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
          {state.outcome.text}
        </p>
        <div class="status-buttons">
          <button type="button" class="primary" onClick={() => askNewGame(game)}>
            New game
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
        {held === null ? statusWords(state) : `Choose a cell for the ${held}.`}
        {waiting && <span class="dots" aria-hidden="true" />}
      </p>
      {state.note && <p class="hint">{state.note}</p>}
    </div>
  );
}
