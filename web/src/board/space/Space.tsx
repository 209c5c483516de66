// The view in space: fetches the program that draws it when it is first asked for, and hands it what there is to show.
import { effect, type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../language';
import { settings } from '../../settings';
import { dragging } from '../drag';
import { placeOf } from '../geometry';
import { useKeys, type ViewHands } from '../hands';
import { registerView } from '../hit';
import type { Room } from '../layout';
import type { Zoomer } from '../lens';
import type { BoardModel } from '../model';
import { Cells, makePlaneView, planeWords } from '../Panel';
import { cellOf, press } from '../press';
import { worthSign } from '../worth';
import { type DirectionName, strengthOf } from './place';
import type { SpaceScene } from './scene';

interface Props {
  model: BoardModel;
  room: Room;
  /** Are the cells of this view the ones for keys and screen readers? */
  main: boolean;
  moving: boolean;
  hands: ViewHands;
  onZoomer: (zoomer: Zoomer) => void;
}

const DIRECTIONS: readonly DirectionName[] = ['home', 'top', 'front', 'side'];

export function Space({ model, room, main, moving, hands, onZoomer }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useSignal<SpaceScene | null>(null);
  const failed = useSignal(false);
  const keys = useSignal(false);
  const focus = useSignal<number | null>(null);
  const frames = useSignal(0);
  const { view } = useMemo(() => makePlaneView(model, 'level', signal(true), signal(false)), [model]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let closed = false;
    let made: SpaceScene | null = null;
    const stops: (() => void)[] = [];
    const lost = () => {
      failed.value = true;
    };
    element.addEventListener('board-lost', lost);
    import('./scene')
      .then(({ SpaceScene }) => {
        if (closed) return;
        const drawn = new SpaceScene(element, model.shape);
        made = drawn;
        scene.value = drawn;
        onZoomer({ closer: () => drawn.closer(), wider: () => drawn.wider(), fit: () => drawn.fit() });
        stops.push(...connect(drawn, model, element, keys, focus, frames));
      })
      .catch(() => {
        failed.value = true;
      });
    return () => {
      closed = true;
      element.removeEventListener('board-lost', lost);
      for (const stop of stops) stop();
      const left = made?.dispose();
      if (left)
        Object.assign(element.dataset, { geometries: `${left.geometries}`, textures: `${left.textures}` });
      scene.value = null;
    };
  }, [model]);

  useLayoutEffect(() => {
    scene.value?.resize(room.width, room.height);
  }, [scene.value, room.width, room.height]);

  useLayoutEffect(() => {
    const element = root.current;
    const drawing = canvas.current;
    if (!element || !drawing) return;
    const onCanvas = (what: 'pick' | 'behind') => (x: number, y: number) => {
      const box = drawing.getBoundingClientRect();
      return scene.value?.[what](x - box.left, y - box.top) ?? null;
    };
    return registerView(element, {
      cellAt: onCanvas('pick'),
      behind: onCanvas('behind'),
      boxOf: (cell) => {
        const box = drawing.getBoundingClientRect();
        const seen = scene.value?.see(cell);
        return seen
          ? new DOMRect(
              box.left + seen.x - seen.half,
              box.top + seen.y - seen.half,
              seen.half * 2,
              seen.half * 2,
            )
          : null;
      },
    });
  }, []);

  const zoomer: Zoomer = {
    closer: () => scene.value?.closer(),
    wider: () => scene.value?.wider(),
    fit: () => scene.value?.fit(),
  };
  const { typed, ...keysOn } = useKeys(model, 'level', zoomer, root, hands);
  const on = {
    onPointerDownCapture: (event: PointerEvent) => {
      const cell = cellOf(event);
      const { movable } = model.marks.value;
      // A piece is carried; anywhere else the board is turned.
      if (scene.value) scene.value.turning = cell === null || !movable.has(cell);
    },
    onPointerDown: (event: PointerEvent) => {
      if (!(event.target instanceof HTMLCanvasElement)) return;
      press(event, {
        model,
        size: 44,
        fingersCarry: true,
        grab: () => undefined,
        doubleTapped: () => scene.value?.fit(),
      });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      const cell = event.target instanceof HTMLCanvasElement ? cellOf(event) : null;
      if (model.hover.value !== cell) model.hover.value = cell;
    },
    onPointerLeave: () => {
      model.hover.value = null;
    },
    onFocusIn: (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const cell = target?.getAttribute('data-cell') ?? null;
      if (cell !== null) model.cursor.value = cell;
      keys.value = cell !== null && (target?.matches(':focus-visible') ?? false);
    },
    onFocusOut: () => {
      keys.value = false;
    },
    onClick: (event: MouseEvent) => {
      const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null;
      if (cell !== null && event.detail === 0) model.acts?.click(cell);
    },
  };
  useMotion(model, scene.value, moving);
  const cursor = model.cursor.value;
  const level = (cursor === null ? null : placeOf(model.shape, cursor)?.level) ?? 0;

  return (
    <div class="space" ref={root} style={{ height: `${room.height}px` }} {...on} {...keysOn}>
      <canvas ref={canvas} class="space-canvas" />
      {scene.value && <Worths model={model} scene={scene.value} focus={focus} frames={frames} />}
      {failed.value && <p class="space-word">{t('board-no-space')}</p>}
      {!failed.value && scene.value === null && <p class="space-word">{t('board-space-coming')}</p>}
      <div class="space-tools">
        <fieldset class="bar-group" aria-label={t('board-directions')}>
          {DIRECTIONS.map((name) => (
            <button key={name} type="button" onClick={() => scene.value?.fit(name)}>
              {t(`board-directions-${name}`)}
            </button>
          ))}
        </fieldset>
        <label>
          <span>
            {focus.value === null
              ? t('board-focus-all')
              : t('board-focus-level', { name: model.shape.levels.charAt(focus.value) })}
          </span>
          <input
            type="range"
            min={0}
            max={model.shape.levels.length}
            step={1}
            value={focus.value === null ? 0 : focus.value + 1}
            aria-label={t('board-focus')}
            aria-valuetext={
              focus.value === null
                ? t('board-focus-all')
                : t('board-focus-level', { name: model.shape.levels.charAt(focus.value) })
            }
            onInput={(event) => {
              const at = Number(event.currentTarget.value);
              focus.value = at === 0 ? null : at - 1;
            }}
          />
        </label>
      </div>
      {main && model.acts !== null && (
        // biome-ignore lint/a11y/useSemanticElements: cells for keys and screen readers beside the drawing
        <div class="unseen space-cells" role="grid" aria-label={planeWords(view, level)}>
          <Cells view={view} plane={level} />
        </div>
      )}
      {typed !== '' && main && (
        <p class="board-typed" aria-hidden="true">
          {typed}
        </p>
      )}
    </div>
  );
}

/** What going to each target comes to. The numbers lie over the picture, upright, and follow their cells when the board is turned. */
function Worths({
  model,
  scene,
  focus,
  frames,
}: {
  model: BoardModel;
  scene: SpaceScene;
  focus: Signal<number | null>;
  frames: Signal<number>;
}) {
  // After each frame the cells may be seen elsewhere.
  void frames.value;
  const shown = [...model.marks.value.worth].flatMap(([cell, known]) => {
    const place = placeOf(model.shape, cell);
    const seen = place && strengthOf(place.level, focus.value) > 0 ? scene.see(cell) : null;
    return seen ? [{ cell, known, x: seen.x + 0.8 * seen.half, y: seen.y - 0.25 * seen.half }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <svg class="space-worths" aria-hidden="true">
      {shown.map(({ cell, known, x, y }) => (
        <text key={cell} class={`target-worth is-${known.is}`} x={x} y={y}>
          {worthSign(known)}
        </text>
      ))}
    </svg>
  );
}

/** Hands everything that changes to the scene, for as long as it lives. */
function connect(
  scene: SpaceScene,
  model: BoardModel,
  canvas: HTMLCanvasElement,
  keys: Signal<boolean>,
  focus: Signal<number | null>,
  drawn: Signal<number>,
): (() => void)[] {
  const note = () => {
    drawn.value += 1;
    const { calls, triangles, frames } = scene.stats();
    Object.assign(canvas.dataset, { calls: `${calls}`, triangles: `${triangles}`, frames: `${frames}` });
  };
  scene.onDrawn(note);
  const stopShowing = effect(() => {
    scene.show({
      pieces: model.pieces.value,
      names: model.names.value,
      marks: model.marks.value,
      routes: model.routes.value,
      hover: model.hover.value,
      cursor: keys.value ? model.cursor.value : null,
      away: dragging.value?.cell ?? null,
      flipped: model.flipped.value,
      coordinates: settings.value.coordinates,
      focus: focus.value,
    });
  });
  let first = true;
  const stopColours = effect(() => {
    const { theme, palette, contrast } = settings.value;
    void [theme, palette, contrast];
    // The page changes its colours in the same task.
    if (!first) setTimeout(() => scene.recolour(), 0);
    first = false;
  });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => scene.recolour();
  scheme.addEventListener('change', recolour);
  return [stopShowing, stopColours, () => scheme.removeEventListener('change', recolour)];
}

function useMotion(model: BoardModel, scene: SpaceScene | null, moving: boolean): void {
  const motion = model.motion.value;
  const seen = useRef(motion?.key);
  useEffect(() => {
    if (!motion || motion.key === seen.current) return;
    seen.current = motion.key;
    if (scene && moving) scene.move(motion);
  }, [motion?.key, scene]);
}
