// A board to try one piece on: click a cell and see where it goes from there; put other pieces in its way.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameDetail, Owner, Piece, Side } from '../api/types';
import { Board } from '../board/Board';
import { cellNames, exists, nameOf } from '../board/geometry';
import { type FreeBoard, freeBoard } from '../board/model';
import { t } from '../language';
import { PiecePicture } from '../pieces/PieceView';
import { marksOf, reachAmong } from './reach';

/** What a click on a cell does. */
export interface Tool {
  key: string;
  token: string;
  side: Owner;
}

/** The piece itself, an enemy, a friend, then stones and the like. */
export function toolsOf(game: GameDetail, token: string, side: Side): Tool[] {
  const plain = game.kinds.find((kind) => kind.token === 'P') ?? game.kinds.at(-1);
  const other: Side = side === 'w' ? 'b' : 'w';
  const blockers = plain
    ? [
        { key: 'enemy', token: plain.token, side: other },
        { key: 'friend', token: plain.token, side },
      ]
    : [];
  const neutrals = game.neutralKinds.map((kind) => ({ key: kind.id, token: kind.token, side: 'n' as const }));
  return [{ key: 'piece', token, side }, ...blockers, ...neutrals];
}

/** The middle of the board: there most pieces show most. */
export function middle(game: GameDetail): string {
  const level = Math.floor((game.levels.length - 1) / 2);
  const at = {
    level: Math.max(0, level),
    file: Math.floor((game.files - 1) / 2),
    rank: Math.ceil(game.ranks / 2) - 1,
  };
  return exists(game, at) ? nameOf(game, at) : (cellNames(game)[0] ?? '');
}

function toolName(game: GameDetail, tool: Tool): string {
  if (tool.key === 'piece') return t('learn-tools-piece');
  if (tool.key === 'enemy') return t('learn-tools-enemy');
  if (tool.key === 'friend') return t('learn-tools-friend');
  return game.neutralKinds.find((kind) => kind.token === tool.token)?.name ?? tool.token;
}

/** Puts a piece down or takes one away; the piece that is tried stays on the board. */
export function placed(
  pieces: readonly Piece[],
  at: string,
  cell: string,
  tool: Tool,
): { pieces: Piece[]; at: string } {
  const there = pieces.find((piece) => piece.cell === cell);
  if (tool.key === 'piece') {
    const piece = pieces.find((one) => one.cell === at);
    if (!piece || cell === at) return { pieces: [...pieces], at };
    return {
      pieces: [{ ...piece, cell }, ...pieces.filter((one) => one.cell !== at && one.cell !== cell)],
      at: cell,
    };
  }
  if (cell === at) return { pieces: [...pieces], at };
  const rest = pieces.filter((one) => one.cell !== cell);
  const same = there?.token === tool.token && there.side === tool.side;
  return { pieces: same ? rest : [...rest, { cell, token: tool.token, side: tool.side }], at };
}

export function Diagram({ game, token }: { game: GameDetail; token: string }) {
  const [side, setSide] = useState<Side>('w');
  const [chosen, setChosen] = useState('piece');
  const [at, setAt] = useState(() => middle(game));
  const [blockers, setBlockers] = useState<Piece[]>([]);
  const [note, setNote] = useState('');
  const tools = toolsOf(game, token, side);
  const tool = tools.find((one) => one.key === chosen) ?? tools[0];
  const pieces: Piece[] = [{ cell: at, token, side }, ...blockers];
  const click = useRef<(cell: string) => void>(() => undefined);
  const board: FreeBoard = useMemo(
    () =>
      freeBoard(game, {
        acts: { click: (cell) => click.current(cell), drop: () => undefined, cancel: () => undefined },
      }),
    [game],
  );
  // Newly chosen, and not put anywhere by a click yet.
  const fresh = useRef('');
  const home = game.pieces.find((piece) => piece.token === token && piece.side === side)?.cell;
  click.current = (cell) => {
    if (!tool) return;
    fresh.current = side + token;
    const next = placed(pieces, at, cell, tool);
    setAt(next.at);
    setBlockers(next.pieces.filter((piece) => piece.cell !== next.at));
  };
  const key = pieces.map((piece) => piece.side + piece.token + piece.cell).join();
  useEffect(() => {
    let late = false;
    board.pieces.value = pieces;
    reachAmong(game.id, at, pieces).then(
      (reach) => {
        if (late) return;
        const stuck = reach.here.moves.length + reach.here.captures.length + reach.here.swaps.length === 0;
        const isFresh = fresh.current !== side + token;
        fresh.current = side + token;
        // A piece that may not be here, such as one that keeps to a palace, is shown on its start cell.
        if (stuck && isFresh && home !== undefined && home !== at) {
          setAt(home);
          return;
        }
        board.marks.value = marksOf(at, reach.here);
        const [moves, captures] = [reach.here.moves.length, reach.here.captures.length];
        setNote(
          captures === 0 ? t('learn-goals', { moves }) : t('learn-goals-and-captures', { moves, captures }),
        );
      },
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [board, key]);
  return (
    <div class="diagram">
      <div class="diagram-tools">
        <fieldset class="sign-choice">
          <legend>{t('learn-click-puts')}</legend>
          {tools.map((one) => (
            <button
              key={one.key}
              type="button"
              aria-pressed={one.key === tool?.key}
              onClick={() => setChosen(one.key)}
            >
              <PiecePicture
                token={one.token}
                side={one.side}
                size={24}
                sign={board.names.value.get(one.token)?.sign}
              />
              {toolName(game, one)}
            </button>
          ))}
        </fieldset>
        <button type="button" class="quiet" onClick={() => setSide(side === 'w' ? 'b' : 'w')}>
          {t('learn-as-side', { side: side === 'w' ? 'b' : 'w' })}
        </button>
        <button type="button" class="quiet" disabled={blockers.length === 0} onClick={() => setBlockers([])}>
          {t('learn-clear')}
        </button>
      </div>
      <Board model={board} fit={{ height: game.levels === '' ? 430 : 620 }} bar={game.levels !== ''} />
      <p class="small" aria-live="polite">
        {note}
      </p>
    </div>
  );
}
