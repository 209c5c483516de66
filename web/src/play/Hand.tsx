// Men off the board: in hand, where they can be picked up, or lost and able to come back.
import type { HandEntry, Side } from '../api/types';
import { follow } from '../board/drag';
import type { Marks } from '../board/model';
import { t } from '../language';
import { ManPicture } from '../men/Man';
import { type Names, nameOfMan, sideName } from '../state/words';

export interface HandActs {
  /** May a man be picked up? */
  can: (token: string) => boolean;
  /** The man that is picked up. */
  now: string | null;
  pick(token: string): void;
  /** A man was carried to a cell. */
  put(cell: string): void;
  /** A man was let go where it cannot stand. */
  drop(): void;
  marks: () => Pick<Marks, 'anywhere' | 'targets'>;
}

interface Props {
  side: Side;
  names: Names;
  entries: HandEntry[];
}

export function Hand({ side, names, entries, acts }: Props & { acts: HandActs }) {
  const { can, now } = acts;
  return (
    <ul class="hand" aria-label={t().play.inHand(sideName(side))}>
      {entries.map(({ token, count }) => {
        const name = nameOfMan(names, token);
        const press = (event: PointerEvent) => {
          if (event.button !== 0 || !can(token)) return;
          if (now !== token) acts.pick(token);
          follow({
            event,
            man: { cell: null, token, side, size: 48 },
            tapped: () => {
              if (now === token) acts.pick(token);
            },
            dropped: (to) => {
              const { targets, anywhere } = acts.marks();
              if (to !== null && (anywhere || targets.has(to))) acts.put(to);
              else acts.drop();
            },
          });
        };
        return (
          <li key={token}>
            <button
              type="button"
              class={now === token ? 'is-held' : ''}
              disabled={!can(token)}
              aria-pressed={now === token}
              aria-label={t().play.countInHand(name, count)}
              title={name}
              onPointerDown={press}
              onClick={(event) => {
                if (event.detail === 0) acts.pick(token);
              }}
            >
              <ManPicture token={token} side={side} sign={names.get(token)?.sign} size={34} />
              {count > 1 && <span class="count">{count}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function Lost({ side, names, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <ul class="hand lost" aria-label={t().play.lostMen(sideName(side))}>
      {entries.map(({ token, count }) => {
        const name = nameOfMan(names, token);
        return (
          <li key={token} title={t().play.lostCount(name, count)}>
            <ManPicture token={token} side={side} sign={names.get(token)?.sign} size={26} />
            {count > 1 && <span class="times">{count}</span>}
            <span class="unseen">{t().play.countOf(name, count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
