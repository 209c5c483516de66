// What a board marks while a turn is built: the pieces that can be picked up, and where the one picked up can go.
import type { Exact } from '../api/analysis';
import type { FirstChoice, SecondKind, Side } from '../api/types';
import type { TargetMark, Worth } from '../board/model';
import { bestSecond, bestWorth } from './exact';
import * as turn from './turn';

export interface TurnMarks {
  /** Cell of the piece picked up. */
  picked: string | null;
  /** Pieces that can be picked up now. */
  movable: Set<string>;
  /** Cells to go to, with what a click does there. */
  targets: Map<string, TargetMark>;
  /** What going there comes to, where that is known. */
  worth: Map<string, Worth>;
}

/** What endgame tables say, and who is to move. */
export interface Knowledge {
  exact: Exact | null;
  mover: Side;
}

/** What a click on the target of a second part does. */
const SECOND_MARK: Record<SecondKind, TargetMark> = {
  step: 'move',
  place: 'move',
  swap: 'partner',
  promote: 'partner',
  gate: 'move',
  move: 'move',
  castle: 'partner',
  drop: 'move',
  none: 'partner',
};

const NOTHING: TurnMarks = { picked: null, movable: new Set(), targets: new Map(), worth: new Map() };

export function turnMarks(
  first: FirstChoice[],
  phase: turn.Phase,
  known: Knowledge | null = null,
): TurnMarks {
  if (phase.name === 'second' || phase.name === 'choosingSecond') {
    const picked = phase.name === 'second' ? phase.picked : null;
    const found = turn.secondTargets(phase.choices, picked);
    if (picked !== null) for (const [cell, c] of turn.secondTargets(phase.choices, null)) found.set(cell, c);
    const targets = new Map<string, TargetMark>();
    const worths = new Map<string, Worth>();
    for (const [cell, choices] of found) {
      const worth = known && bestSecond(known.exact, phase.first, choices, known.mover);
      if (worth) worths.set(cell, worth);
      targets.set(cell, choices.some((c) => SECOND_MARK[c.kind] === 'move') ? 'move' : 'partner');
    }
    // The turn may also end where the first part went.
    const none = turn.noSecond(phase.choices);
    const still = none && known && bestSecond(known.exact, phase.first, [none], known.mover);
    const { to } = phase.first;
    if (still && to !== null && !targets.has(to)) worths.set(to, still);
    return {
      picked: picked ?? (phase.name === 'choosingSecond' ? phase.at : null),
      movable: turn.secondSources(phase.choices),
      targets,
      worth: worths,
    };
  }
  if (phase.name === 'picked' || phase.name === 'choosing') {
    const targets = new Map<string, TargetMark>();
    const worths = new Map<string, Worth>();
    for (const [cell, choices] of turn.targets(first, phase.source)) {
      const worth = known && bestWorth(known.exact, choices, known.mover);
      if (worth) worths.set(cell, worth);
      const partner = choices.every((c) => turn.TO_PARTNER[c.kind]);
      targets.set(cell, partner ? 'partner' : choices.some((c) => c.capture) ? 'capture' : 'move');
    }
    const picked = phase.source.kind === 'cell' ? phase.source.cell : null;
    return { picked, movable: turn.sources(first), targets, worth: worths };
  }
  if (phase.name === 'idle') return { ...NOTHING, movable: turn.sources(first) };
  return NOTHING;
}
