// What the marks on a game's board mean: only those that this game can show.
import type { ComponentChildren } from 'preact';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import { HAS_SECOND } from '../state/turn';

/** A cell of 60 units with a mark as boards draw it. */
function Cell({ children, dark = false }: { children: ComponentChildren; dark?: boolean }) {
  return (
    <svg viewBox="0 0 60 60" width="26" height="26" aria-hidden="true">
      <rect class={dark ? 'dark' : 'light'} width="60" height="60" />
      {children}
    </svg>
  );
}

const tint = (kind: string) => (
  <Cell>
    <rect class={kind} width="60" height="60" />
  </Cell>
);

export function Marks({ game }: { game: GameDetail }) {
  const { setup } = game;
  const castles = setup.castling.w.length + setup.castling.b.length > 0;
  const royal = game.kinds.some((kind) => kind.royal);
  const entries: [boolean, ComponentChildren, string][] = [
    [
      true,
      <Cell>
        <circle class="target-dot" cx="30" cy="30" r="10" />
      </Cell>,
      t('marks-move'),
    ],
    [
      true,
      <Cell>
        <circle class="target-ring" cx="30" cy="30" r="24" />
      </Cell>,
      t('marks-capture'),
    ],
    [
      castles,
      <Cell>
        <path class="target-partner" d="M5 46v9h9M55 46v9h-9M5 14v-9h9M55 14v-9h-9" />
      </Cell>,
      t('marks-partner'),
    ],
    [HAS_SECOND[game.second], tint('at-first'), t('marks-first')],
    [true, tint('at-last'), t('marks-last')],
    [true, tint('at-ahead'), t('marks-ahead')],
    [royal, tint('at-check'), t('marks-check')],
    [
      setup.ko,
      <Cell>
        <path class="at-barred" d="M22 30a8 8 0 1 0 16 0a8 8 0 1 0-16 0M24.4 35.6l11.2-11.2" />
      </Cell>,
      t('marks-ko'),
    ],
    [game.showRings, tint('ring ring-2'), t('rules-rings')],
    [
      game.regions.length > 0,
      <Cell>
        <path class="region-edge" d="M30 0v60" />
      </Cell>,
      t('rules-regions'),
    ],
  ];
  return (
    <ul class="marks-list">
      {entries
        .filter(([there]) => there)
        .map(([, picture, words]) => (
          <li key={words}>
            {picture}
            <span>{words}</span>
          </li>
        ))}
    </ul>
  );
}
