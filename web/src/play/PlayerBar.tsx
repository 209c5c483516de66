// A player beside the board: name, rating, presence, clock, and the pieces that wait: in hand, or lost and able to come back.
import { link } from '../api/socket';
import type { GameDetail, Side, View } from '../api/types';
import { t } from '../language';
import { playerPath } from '../router';
import { oneScreen, seatName } from '../state/people';
import { useRatingChange } from '../state/ratingChange';
import { onlySide, type Session } from '../state/session';
import { droppable } from '../state/turn';
import { sideName } from '../state/words';
import { Captured } from './Captured';
import { ClockFace, FirstBy } from './ClockFace';
import { type HandActs, OffBoard } from './Hand';

interface Props {
  session: Session;
  game: GameDetail;
  state: View;
  side: Side;
}

/** The pieces of a hand that may be picked up: those that can be dropped now, or all of the player's own while the other side thinks. */
function held(
  session: Session,
  state: View,
  side: Side,
): { can: (token: string) => boolean; now: string | null } {
  if (session.review.ply.value !== null) return { can: () => false, now: null };
  const phase = session.phase.value;
  const { picked } = session.premove.value;
  const ahead = state.phase === 'playing' && onlySide(state) === side && state.side !== side;
  if (ahead) return { can: () => true, now: picked?.kind === 'hand' ? picked.token : null };
  const may = side === state.side ? droppable(state.first) : new Set<string>();
  const source = phase.name === 'picked' && side === state.side ? phase.source : null;
  return { can: (token) => may.has(token), now: source?.kind === 'hand' ? source.token : null };
}

function handActs({ session, state, side }: Props): HandActs {
  return {
    ...held(session, state, side),
    pick: (token) => session.pickHand(token),
    put: (cell) => session.click(cell, true),
    drop: () => session.drop(),
    marks: () => session.marks.value,
  };
}

/** Is the player online? Shown for other people only. */
function Presence({ state, side }: { state: View; side: Side }) {
  const seat = state.seats[side];
  // Without a connection nobody knows who is there.
  if (seat.kind !== 'person' || state.you.sides.includes(side) || link.status.value === 'lost') return null;
  const there = state.presence[side];
  const words = there ? t('play-present') : t('play-absent');
  return <span class={`presence ${there ? 'is-there' : ''}`} role="img" aria-label={words} title={words} />;
}

/** The rating, with a question mark while it is uncertain; after a rated game what it has become. */
function Rating({ state, side }: { state: View; side: Side }) {
  const { rating } = state.seats[side];
  const change = useRatingChange(state, side);
  if (rating === null) return null;
  const mark = state.provisional[side] ? '?' : '';
  if (change) {
    const [before, after] = [Math.round(change.before), Math.round(change.after)];
    const words = t('play-rating-change', { before, after });
    return (
      <span class="who" title={words}>
        <span aria-hidden="true">
          {before} → {after}
        </span>
        <span class="unseen">{words}</span>
      </span>
    );
  }
  const words = state.provisional[side]
    ? t('play-rating-provisional', { rating })
    : t('play-rating', { rating });
  return (
    <span class="who" title={words}>
      {rating}
      {mark}
    </span>
  );
}

/** `near`: the row at the foot of the board, so that a hand stands between it and the board. */
export function PlayerBar(props: Props & { near: boolean }) {
  const { session, game, state, side, near } = props;
  const names = session.names.value;
  const seat = state.seats[side];
  const turn = state.phase === 'playing' && state.side === side;
  const frame = session.frame.value ?? state;
  const home = state.home?.[side] ?? null;
  const { clock, control } = state;
  const first = clock && clock.firstBy !== null && turn ? clock.firstBy : null;
  const named = !oneScreen(state);
  const made = state.turns.slice(0, session.review.ply.value ?? state.turns.length);
  const stock = game.hands || game.pool;
  const place = near ? 'is-near' : 'is-far';
  return (
    <section
      class={`player ${place} ${turn ? 'is-turn' : ''} ${stock ? 'has-stock' : ''}`}
      aria-label={sideName(side)}
    >
      <p class="player-name">
        <span class={`seat seat-${side}`} aria-hidden="true" />
        <Presence state={state} side={side} />
        {named ? (
          <>
            <span class="unseen">{sideName(side)}: </span>
            <span class="name">
              {seat.kind === 'person' && seat.name !== null ? (
                <a href={playerPath(seat.name)}>{seat.name}</a>
              ) : (
                seatName(seat, state.you.sides.includes(side))
              )}
            </span>
            <Rating state={state} side={side} />
          </>
        ) : (
          <span class="name">{sideName(side)}</span>
        )}
      </p>
      <div class="player-notes">
        <Captured
          game={game}
          names={names}
          captured={made.flatMap((one) => one.captured ?? [])}
          frame={frame}
          side={side}
        />
        {home !== null && state.phase === 'playing' && (
          <p class="home" title={t('play-home-explained')}>
            {t('play-home', { count: home })}
          </p>
        )}
        {state.checks && (
          <p class="home" title={t('play-checks-explained')}>
            {t('play-checks', { count: state.checks[side] })}
          </p>
        )}
        {first !== null && <FirstBy by={first} />}
      </div>
      {clock && control && (
        <ClockFace clock={clock} control={control} side={side} own={onlySide(state) === side} />
      )}
      {stock && (
        <div class="player-stock">
          <OffBoard
            game={game}
            side={side}
            names={names}
            hand={frame.hands[side] ?? []}
            lost={frame.lost[side] ?? []}
            acts={handActs(props)}
          />
        </div>
      )}
    </section>
  );
}
