// One rank of a board in space, as the rule book prints it: filestacks across, levels down, the rings marked. It follows
// the pointer or the man picked up, and shows what the levels side by side cannot: who stands above and below whom.
import { useRef } from 'preact/hooks';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import { Man } from '../men/Man';
import type { Session } from '../state/session';
import { dragging } from './drag';
import { UNIT } from './Ground';
import { fileLetter, levelMarks, nameOf, type Place, placeOf, ringMarks } from './geometry';
import { ringsOf } from './Picture';

/** The rank to show: that of the cell in question, else the one shown last. */
function useRank(session: Session, game: GameDetail): number {
  const last = useRef(0);
  const cell = session.hover.value ?? session.marks.value.picked ?? session.cursor.value;
  const place = cell === null ? null : placeOf(game, cell);
  if (place) last.current = place.rank;
  return last.current;
}

function Rings({
  game,
  rings,
  across,
}: {
  game: GameDetail;
  rings: Map<string, number>;
  across: (file: number) => number;
}) {
  const levels = [...game.levels];
  const flipped = across(0) > 0;
  return (
    <g>
      {levels.map((letter, level) =>
        Array.from({ length: game.files }, (_, file) => {
          const ring = rings.get(nameOf(game, { level, file, rank: 0 })) ?? 0;
          return (
            <rect
              key={`${letter}${file}`}
              class={`ring ring-${ring % 5}`}
              x={across(file) * UNIT}
              y={level * UNIT}
              width={UNIT}
              height={UNIT}
            />
          );
        }),
      )}
      {levels.map((letter, level) => {
        const upright = ringMarks(game, rings, level).map((file) => {
          const x = (across(file) + (flipped ? 0 : 1)) * UNIT;
          return `M${x - 3} ${level * UNIT + 5}v${UNIT - 10}M${x + 3} ${level * UNIT + 5}v${UNIT - 10}`;
        });
        const flat = levelMarks(game, rings, level).map((file) => {
          const [x, y] = [across(file) * UNIT + 5, (level + 1) * UNIT];
          return `M${x} ${y - 3}h${UNIT - 10}M${x} ${y + 3}h${UNIT - 10}`;
        });
        return <path key={letter} class="ring-mark" d={[...upright, ...flat].join('')} />;
      })}
    </g>
  );
}

export function Slab({ session, game }: { session: Session; game: GameDetail }) {
  const rank = useRank(session, game);
  const flipped = session.flipped.value;
  const names = session.names.value;
  const { picked, targets } = session.marks.value;
  const rings = ringsOf(game);
  const levels = [...game.levels];
  const across = (file: number) => (flipped ? game.files - 1 - file : file);
  const width = game.files * UNIT;
  const height = levels.length * UNIT;
  const here = (cell: string | null): Place | null => {
    const place = cell === null ? null : placeOf(game, cell);
    return place && place.rank === rank ? place : null;
  };
  const spot = (place: Place) => ({ x: across(place.file) * UNIT, y: place.level * UNIT });
  const mark = (cell: string | null, kind: string) => {
    const place = here(cell);
    return place && <rect class={kind} {...spot(place)} width={UNIT} height={UNIT} />;
  };
  let dark = '';
  levels.forEach((_, level) => {
    for (let file = 0; file < game.files; file += 1)
      if ((file + rank + level) % 2 === 0)
        dark += `M${across(file) * UNIT} ${level * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
  });

  function click(event: MouseEvent & { currentTarget: HTMLElement }): void {
    const svg = event.currentTarget.querySelector('svg');
    const box = svg?.getBoundingClientRect();
    if (!box || event.detail === 0) return;
    const x = ((event.clientX - box.left) / box.width) * (width + 38) - 34;
    const y = ((event.clientY - box.top) / box.height) * (height + 38) - 4;
    const place = { level: Math.floor(y / UNIT), file: across(Math.floor(x / UNIT)), rank };
    const cell = nameOf(game, place);
    if (placeOf(game, cell)) session.click(cell);
  }

  return (
    <section class="slab" aria-labelledby="slab-title">
      <h2 id="slab-title">{t().board.rank(rank + 1)}</h2>
      <button type="button" tabIndex={-1} onClick={click} aria-label={t().board.rankOfLevels(rank + 1)}>
        <svg viewBox={`-34 -4 ${width + 38} ${height + 38}`} aria-hidden="true">
          <rect class="edge" x="-3" y="-3" width={width + 6} height={height + 6} rx="5" />
          <rect class="light" width={width} height={height} />
          <path class="dark" d={dark} />
          {rings && <Rings game={game} rings={rings} across={across} />}
          {(session.state.value?.lastTurn?.cells ?? []).map((cell) => mark(cell, 'at-last'))}
          {mark(session.state.value?.check ?? null, 'at-check')}
          {mark(picked, 'at-picked')}
          {mark(session.hover.value, 'at-over')}
          {session.pieces.value.map((piece) => {
            const place = here(piece.cell);
            if (!place) return null;
            const { x, y } = spot(place);
            return (
              <g
                key={piece.cell}
                transform={`translate(${x} ${y})`}
                opacity={piece.cell === dragging.value?.cell ? 0.3 : 1}
              >
                <Man token={piece.token} side={piece.side} sign={names.get(piece.token)?.sign} />
              </g>
            );
          })}
          {[...targets.keys()].map((cell) => {
            const place = here(cell);
            if (!place) return null;
            const { x, y } = spot(place);
            const taken = targets.get(cell) !== 'move';
            return (
              <circle
                key={cell}
                class={taken ? 'target-ring' : 'target-dot'}
                cx={x + UNIT / 2}
                cy={y + UNIT / 2}
                r={taken ? 25 : 10}
              />
            );
          })}
          {levels.map((letter, level) => (
            <text
              key={letter}
              class="coordinate"
              x="-18"
              y={level * UNIT + UNIT / 2}
              dominant-baseline="central"
              text-anchor="middle"
            >
              {letter}
            </text>
          ))}
          {Array.from({ length: game.files }, (_, file) => (
            <text
              key={fileLetter(file)}
              class="coordinate"
              x={across(file) * UNIT + UNIT / 2}
              y={height + 18}
              dominant-baseline="central"
              text-anchor="middle"
            >
              {fileLetter(file)}
            </text>
          ))}
        </svg>
      </button>
    </section>
  );
}
