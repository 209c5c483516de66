// All levels as buttons: where the piece picked up may go, level by level; a level is chosen, and, chosen again, shown alone.
import { t } from '../language';
import { placeOf } from './geometry';
import type { BoardModel } from './model';
import { useTabs } from './tabs';

interface Props {
  model: BoardModel;
  /** The level chosen, counted from the top. */
  chosen: number | null;
  onChoose: (level: number) => void;
}

export function Chips({ model, chosen, onChoose }: Props) {
  const { shape } = model;
  const { targets } = model.marks.value;
  const counts = [...shape.levels].map(() => ({ all: 0, captures: 0 }));
  for (const [cell, kind] of targets) {
    const count = counts[placeOf(shape, cell)?.level ?? -1];
    if (!count) continue;
    count.all += 1;
    if (kind === 'capture') count.captures += 1;
  }
  const { list, tab } = useTabs(shape.levels.length, chosen);
  return (
    <div class="level-chips" role="tablist" aria-label={t('board-planes-level')} {...list}>
      {[...shape.levels].map((name, level) => {
        const { all = 0, captures = 0 } = counts[level] ?? {};
        const plane = t('board-plane-level', { name });
        return (
          <button
            key={name}
            type="button"
            {...tab(level)}
            class={captures > 0 ? 'has-capture' : ''}
            title={t('board-chip-hint', { name })}
            aria-label={all === 0 ? plane : t('board-with-targets', { plane, count: all })}
            onClick={() => onChoose(level)}
          >
            <b>{name}</b>
            <span aria-hidden="true">{all === 0 ? '' : captures > 0 ? `${all}×` : all}</span>
          </button>
        );
      })}
    </div>
  );
}
