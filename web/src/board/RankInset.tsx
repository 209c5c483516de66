// Rings are squares only in a slice along the ranks. Where the racks leave a place free, it shows the slice of the rank pointed at.
import { type ReadonlySignal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { panelBox } from './Ground';
import { placeOf, spotOf } from './geometry';
import type { BoardModel } from './model';
import { makePlaneView, Panel } from './Panel';

/** Smaller than this, in CSS pixels, it would show nothing. */
const LEAST = 110;

interface Props {
  model: BoardModel;
  box: { x: number; y: number; width: number; height: number };
  motion: ReadonlySignal<boolean>;
}

export function RankInset({ model, box, motion }: Props) {
  const { shape } = model;
  const shown = useMemo(() => signal(true), []);
  const { view } = useMemo(() => makePlaneView(model, 'rank', shown, motion), [model, motion]);
  const { width, height } = panelBox(shape, 'rank', true);
  const tall = Math.min(box.height, (box.width * height) / width);
  if (tall < LEAST) return null;
  const cell = model.marks.value.picked ?? model.hover.value ?? model.cursor.value;
  const place = (cell === null ? null : placeOf(shape, cell)) ?? { level: 0, file: 0, rank: 0 };
  const { plane } = spotOf(shape, 'rank', place, model.flipped.value);
  return (
    <div
      class="block-inset"
      aria-hidden="true"
      style={{
        '--panel': `${(tall * width) / height}px`,
        '--tall': `${tall}px`,
        '--coordinate-size': `${Math.min(26, (11 * height) / tall)}px`,
        left: `${box.x + box.width - (tall * width) / height}px`,
        top: `${box.y}px`,
      }}
    >
      <Panel view={view} plane={plane} main={false} />
    </div>
  );
}
