// The board of a stage with what lies beside it, its status line and its keys: for guided games, puzzles, and mistakes to be mended.
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Side } from '../api/types';
import { t } from '../language';
import type { Asked } from '../learn/asking';
import { BoardWithCards } from '../learn/Card';
import type { Stage } from '../state/stage';
import { droppable, wished } from '../state/turn';
import { outcomeWords, resultText, sideName } from '../state/words';
import { OffBoard } from './Hand';
import { handOf, useBoardKeys } from './Keys';
import { Pass, RowNote, Second } from './Step';

/** Whose turn it is, or what the second part of the turn may be. */
export function StageStatus({ stage }: { stage: Stage }) {
  const phase = stage.phase.value;
  const view = stage.view.value;
  if (phase.name === 'second' || phase.name === 'choosingSecond') {
    const picked = phase.name === 'second' ? phase.picked : null;
    const session = { ...stage, ...stage.turns };
    return <Second session={session} game={stage.game} choices={phase.choices} picked={picked} />;
  }
  if (!view) return null;
  if (view.outcome)
    return (
      <div class="status status-over" role="status">
        <p>{`${resultText(view.outcome)} ${outcomeWords(view.outcome)}`}</p>
      </div>
    );
  const { side } = view;
  return (
    <div class={`status ${view.checked.length > 0 ? 'status-check' : ''}`} role="status">
      <p>
        <span class={`seat seat-${side}`} aria-hidden="true" />
        {view.checked.length > 0 ? t('words-to-move-in-check', { side }) : t('words-to-move', { side })}
      </p>
      <Pass first={stage.first.value} enter={stage.turns.enter} />
      {view.row && <RowNote row={view.row} />}
    </div>
  );
}

/** A side's hand or lost pieces, in games that have them. */
function OffTheBoard({ stage, side }: { stage: Stage; side: Side }) {
  const { game } = stage;
  const view = stage.view.value;
  if (!view || (!game.hands && !game.pool)) return null;
  const phase = stage.phase.value;
  const mine = view.side === side;
  const source = phase.name === 'picked' && mine ? phase.source : null;
  const may = mine ? droppable([...stage.first.value]) : new Set<string>();
  return (
    <section class="guide-hand" aria-label={sideName(side)}>
      <OffBoard
        game={game}
        side={side}
        names={stage.names.value}
        hand={view.hands[side] ?? []}
        lost={view.lost[side] ?? []}
        acts={{
          can: (token) => may.has(token),
          now: source?.kind === 'hand' ? source.token : null,
          pick: stage.turns.pickHand,
          put: (cell) => stage.turns.click(cell, true),
          drop: stage.turns.drop,
          marks: () => stage.board.marks.value,
        }}
      />
    </section>
  );
}

/** The keys of the table, as far as a stage has what they are for. */
export function useStageKeys(stage: Stage): void {
  const board = useMemo(() => {
    const hand = () => handOf(stage.view.peek());
    return { ...stage, ...stage.turns, flipped: stage.board.flipped, hand };
  }, [stage]);
  useBoardKeys(board, () => false);
}

export function StageBoard({ stage, asked }: { stage: Stage; asked: Signal<Asked | null> }) {
  const flipped = stage.board.flipped.value;
  return (
    <div class="guided-board">
      <OffTheBoard stage={stage} side={flipped ? 'w' : 'b'} />
      <BoardWithCards
        model={stage.board}
        game={stage.game}
        position={() => stage.view.peek()?.position ?? null}
        wish={(cell) => wished(stage.phase.peek(), cell)}
        asked={asked}
      />
      <OffTheBoard stage={stage} side={flipped ? 'b' : 'w'} />
    </div>
  );
}
