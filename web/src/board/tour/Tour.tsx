// Twenty seconds that show how the levels of a board are one block. It plays once when asked for, can be stopped and left at any time, and
// is a row of still pictures for people who want no motion.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../language';
import { nameOfPiece } from '../../pieces/names';
import { PieceView } from '../../pieces/PieceView';
import { useEscape } from '../../ui/escape';
import { type Look, manBox, outline, type Plate, pointOn, seatOf } from '../block';
import { UNIT } from '../Ground';
import { isDark, nameOf, placeOf } from '../geometry';
import type { Room } from '../layout';
import type { BoardModel } from '../model';
import { placeOn } from '../Plate';
import { stepShape } from '../steps';
import {
  type Beat,
  beatsOf,
  type Hero,
  heroesOf,
  ofKind,
  platesAt,
  type ShownKind,
  stage,
  storyOf,
} from './story';

/** Where a piece of White's can go that stands alone on the board. */
export type ReachAlone = (token: string, cell: string) => Promise<readonly string[]>;

interface Props {
  model: BoardModel;
  room: Room;
  look: Look;
  reach: ReachAlone;
  /** Does anything move? */
  moving: boolean;
  onClose: () => void;
}

/** What is said below the picture takes this much, in CSS pixels. */
const WORDS = 96;

function words({ shape, names }: BoardModel, { scene }: Beat, hero: Hero | undefined): string {
  const count = shape.levels.length;
  switch (scene) {
    case 'row':
      return t('board-tour-row', { count });
    case 'stack':
      return t('board-tour-stack', { count, cells: count * shape.files * shape.ranks });
    case 'racks':
      return t('board-tour-racks');
    case 'straight':
    case 'diagonal':
    case 'triagonal':
      return t(`board-tour-${scene}`, { piece: nameOfPiece(names.value, hero?.token ?? '') });
  }
}

function Boards({ model, plates }: { model: BoardModel; plates: readonly Plate[] }) {
  const { shape } = model;
  return (
    <>
      {plates.map((plate) => {
        let dark = '';
        for (let depth = 0; depth < shape.ranks; depth += 1)
          for (let column = 0; column < shape.files; column += 1)
            if (isDark(placeOn(shape, plate, column, depth, false))) dark += outline(plate, column, depth);
        const all = outline(plate, 0, 0, shape.files, shape.ranks);
        const front = pointOn(plate, 0, 0);
        return (
          <g key={plate.level}>
            <path class="light" d={all} />
            <path class="dark" d={dark} />
            <path class="plate-edge" d={all} />
            <text
              class="block-label block-label-level"
              x={front.x - 6}
              y={front.y - 2}
              font-size="18"
              text-anchor="end"
            >
              {shape.levels.charAt(plate.level)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A piece and where it goes, one cell more at a time. `part`: how much of it is shown, from 0 to 1. */
function Goals({ model, plates, hero, goals, part }: GoalsProps) {
  const { shape, names } = model;
  const from = stage(shape);
  const plate = plates.find(({ level }) => level === from.level);
  if (!plate) return null;
  const seat = seatOf(shape, from, false);
  const box = manBox(plate, seat.column, seat.depth);
  const far = (cell: string) => {
    const to = placeOf(shape, cell);
    return to
      ? Math.max(
          Math.abs(to.file - from.file),
          Math.abs(to.rank - from.rank),
          Math.abs(to.level - from.level),
        )
      : 0;
  };
  const most = Math.max(1, ...goals.map(far));
  return (
    <>
      <path class="at-picked" d={outline(plate, seat.column, seat.depth)} />
      {goals
        .filter((cell) => far(cell) <= part * most)
        .map((cell) => {
          const to = placeOf(shape, cell);
          const on = to && plates.find(({ level }) => level === to.level);
          if (!to || !on) return null;
          const { column, depth } = seatOf(shape, to, false);
          const { x, y } = pointOn(on, column + 0.5, depth + 0.5);
          const wide = Math.max(4, on.cell * 0.16);
          return (
            <g key={cell} class={`beside-${hero.kind}`}>
              <path class="beside-cell" d={outline(on, column, depth)} />
              <path
                class={`step step-${hero.kind} step-haloed`}
                d={stepShape(hero.kind, x, y, wide, wide * Math.min(1, on.rise * 1.7))}
              />
            </g>
          );
        })}
      <g transform={`translate(${box.x} ${box.y}) scale(${box.size / UNIT})`}>
        <PieceView token={hero.token} side="w" sign={names.value.get(hero.token)?.sign} />
      </g>
    </>
  );
}

interface GoalsProps {
  model: BoardModel;
  plates: readonly Plate[];
  hero: Hero;
  goals: readonly string[];
  part: number;
}

export function Tour({ model, room, look, reach, moving, onClose }: Props) {
  const { shape, names } = model;
  const heroes = useMemo(() => heroesOf(names.peek()), [names]);
  const beats = useMemo(() => beatsOf(heroes), [heroes]);
  const long = beats.at(-1)?.end ?? 0;
  const picture = { width: room.width, height: Math.max(240, room.height - WORDS) };
  const story = useMemo(
    () => storyOf(shape, picture, look),
    [shape, picture.width, picture.height, look.slant, look.rise],
  );
  // Without motion every scene is seen at its end.
  const time = useSignal(moving ? 0 : (beats[0]?.end ?? 1) - 1);
  const playing = useSignal(moving);
  const goals = useSignal<Partial<Record<ShownKind, string[]>>>({});
  const button = useRef<HTMLButtonElement>(null);
  useEscape(true, onClose);

  useEffect(() => {
    button.current?.focus();
    const cell = nameOf(shape, stage(shape));
    for (const { kind, token } of heroes)
      reach(token, cell)
        .then((all) => {
          goals.value = { ...goals.value, [kind]: ofKind(shape, all, kind, (name) => placeOf(shape, name)) };
        })
        .catch(() => undefined);
  }, []);

  useEffect(() => {
    let asked = 0;
    let before: number | null = null;
    const frame = (now: number) => {
      if (playing.value && before !== null) time.value = Math.min(long - 1, time.value + now - before);
      before = now;
      if (time.value >= long - 1) playing.value = false;
      asked = requestAnimationFrame(frame);
    };
    asked = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(asked);
  }, []);

  const at = Math.max(
    0,
    beats.findIndex(({ end }) => time.value < end),
  );
  const beat = beats[at];
  if (!beat) return null;
  const plates = platesAt(story, beat.scene, time.value - beat.start);
  const hero = heroes.find(({ kind }) => kind === beat.scene);
  const shown = hero && goals.value[hero.kind];
  const go = (to: number) => {
    const next = beats[Math.min(beats.length - 1, Math.max(0, to))];
    if (next) time.value = playing.value ? next.start : next.end - 1;
  };
  return (
    <section class="tour" aria-label={t('board-tour')}>
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        width={picture.width}
        height={picture.height}
        aria-hidden="true"
      >
        <Boards model={model} plates={plates} />
        {hero && (
          <Goals
            model={model}
            plates={plates}
            hero={hero}
            goals={shown ?? []}
            part={(time.value - beat.start) / ((beat.end - beat.start) * 0.6)}
          />
        )}
      </svg>
      <p aria-live="polite">{words(model, beat, hero)}</p>
      <div class="tour-tools">
        {/* Not `disabled`: a button that is pressed to the end keeps the focus. */}
        <button type="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {t('board-tour-back')}
        </button>
        {moving && (
          <button
            type="button"
            onClick={() => {
              if (!playing.value && time.value >= long - 1) time.value = 0;
              playing.value = !playing.value;
            }}
          >
            {playing.value ? t('board-tour-pause') : t('board-tour-play')}
          </button>
        )}
        <button type="button" aria-disabled={at === beats.length - 1} onClick={() => go(at + 1)}>
          {t('board-tour-next')}
        </button>
        <span class="tour-steps" aria-hidden="true">
          {beats.map(({ scene }, index) => (
            <i key={scene} class={index <= at ? 'is-done' : ''} />
          ))}
        </span>
        <button type="button" class="primary" ref={button} onClick={onClose}>
          {time.value >= long - 1 ? t('board-tour-close') : t('board-tour-skip')}
        </button>
      </div>
    </section>
  );
}
