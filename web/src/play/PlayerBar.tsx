// A player's name and the men that wait beside the board: in hand, or lost and able to come back.

import type { GameDetail, HandEntry, Side, State } from '../api/types';
import { follow } from '../board/drag';
import { t } from '../language';
import { ManPicture } from '../men/Man';
import type { Session } from '../state/session';
import { droppable } from '../state/turn';
import { nameOfMan, sideName } from '../state/words';

interface Props {
  session: Session;
  game: GameDetail;
  state: State;
  side: Side;
}

function Hand({ session, state, side, entries }: Props & { entries: HandEntry[] }) {
  const can = side === state.side ? droppable(state.first) : new Set<string>();
  const phase = session.phase.value;
  const held =
    phase.name === 'picked' && phase.source.kind === 'hand' && side === state.side
      ? phase.source.token
      : null;
  return (
    <ul class="hand" aria-label={t().play.inHand(sideName(side))}>
      {entries.map(({ token, count }) => {
        const name = nameOfMan(session.names.value, token);
        const sign = session.names.value.get(token)?.sign;
        const press = (event: PointerEvent) => {
          if (event.button !== 0 || !can.has(token)) return;
          if (held !== token) session.pickHand(token);
          follow({
            event,
            man: { cell: null, token, side, size: 48 },
            tapped: () => {
              if (held === token) session.pickHand(token);
            },
            dropped: (to) => {
              if (to !== null && session.marks.value.targets.has(to)) session.click(to, true);
              else session.drop();
            },
          });
        };
        return (
          <li key={token}>
            <button
              type="button"
              class={held === token ? 'is-held' : ''}
              disabled={!can.has(token)}
              aria-pressed={held === token}
              aria-label={t().play.countInHand(name, count)}
              title={name}
              onPointerDown={press}
              onClick={(event) => {
                if (event.detail === 0) session.pickHand(token);
              }}
            >
              <ManPicture token={token} side={side} sign={sign} size={34} />
              {count > 1 && <span class="count">{count}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Lost({ session, side, entries }: { session: Session; side: Side; entries: HandEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul class="hand lost" aria-label={t().play.lostMen(sideName(side))}>
      {entries.map(({ token, count }) => (
        <li key={token} title={t().play.lostCount(nameOfMan(session.names.value, token), count)}>
          <ManPicture token={token} side={side} sign={session.names.value.get(token)?.sign} size={26} />
          {count > 1 && <span class="times">{count}</span>}
          <span class="unseen">{t().play.countOf(nameOfMan(session.names.value, token), count)}</span>
        </li>
      ))}
    </ul>
  );
}

export function PlayerBar(props: Props) {
  const { session, game, state, side } = props;
  const player = side === 'w' ? state.white : state.black;
  const turn = state.side === side && !state.outcome;
  const entries = state.hands[side] ?? [];
  return (
    <section
      class={`player ${turn ? 'is-turn' : ''} ${game.hands || game.pool ? 'has-stock' : ''}`}
      aria-label={sideName(side)}
    >
      <p>
        <span class={`seat seat-${side}`} aria-hidden="true" />
        {sideName(side)}
        {player === 'engine' && <span class="who"> {t().play.engineLevel(state.level)}</span>}
      </p>
      {game.hands &&
        (entries.length > 0 ? (
          <Hand {...props} entries={entries} />
        ) : (
          <p class="who">{t().play.nothingInHand}</p>
        ))}
      {game.pool && <Lost session={session} side={side} entries={state.lost[side] ?? []} />}
    </section>
  );
}
