// What a player can do besides moving: what one needs often as icons with words, the rest in a list.
import { type Signal, useSignal } from '@preact/signals';
import { plain, recordOf } from '../api/client';
import type { View } from '../api/types';
import { t } from '../language';
import { reviewPath } from '../router';
import { change, settings } from '../settings';
import { fewPieces } from '../state/exact';
import type { Help } from '../state/help';
import { mayAnalyse, mayHelp, mayUndo, oneScreen, rival } from '../state/people';
import { onlySide, type Session } from '../state/session';
import { toast } from '../state/toast';
import { copyText } from '../ui/copy';
import { Icon, type IconName } from './Icon';
import { keyList } from './Keys';
import { More } from './More';
import { linkTo } from './Waiting';

interface Props {
  session: Session;
  state: View;
}

/** Hint and threats, where they may be asked for. */
export function Helps({ help }: { help: Help }) {
  const asked = help.asked.value;
  if (!asked) return null;
  const hinted = help.hinted.value;
  return (
    <>
      <Tool
        icon="hint"
        label={hinted?.step === 1 ? t('help-why') : t('help-hint')}
        disabled={!asked.ready || help.thinking.value}
        act={help.hint}
      />
      <Tool
        icon="threats"
        label={t('help-threats')}
        pressed={settings.value.threats}
        act={help.toggleThreats}
      />
    </>
  );
}

function Tool({
  icon,
  label,
  disabled = false,
  pressed,
  act,
}: {
  icon: IconName;
  label: string;
  disabled?: boolean;
  pressed?: boolean;
  act: () => void;
}) {
  return (
    <button type="button" class="tool" disabled={disabled} aria-pressed={pressed} onClick={act}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Takes back the player's last turn, where nobody need agree. */
export function undo(session: Session): Promise<void> {
  return session.act({ type: 'takeback', step: 'offer' });
}

/** Undo, and a draw: the tools of those who play. */
function Seated({ session, state }: Props) {
  const busy = session.busy.value;
  const against = rival(state);
  const mine = onlySide(state);
  const { draw, takeback } = state.offers;
  const hasMoved = state.turns.some((turn) => state.you.sides.includes(turn.side));
  if (state.phase !== 'playing') {
    // What ended against the computer, or on one screen, can be taken up again.
    return mayUndo(state) ? (
      <Tool icon="undo" label={t('play-undo')} disabled={busy} act={() => void undo(session)} />
    ) : null;
  }
  // What the other side has offered is accepted by the same button.
  const step = (by: View['offers']['draw']) => (by !== null && by !== mine ? 'accept' : 'offer');
  return (
    <>
      {!state.rated && (
        <Tool
          icon="undo"
          label={
            against === null
              ? t('play-undo')
              : step(takeback) === 'accept'
                ? t('play-accept-undo')
                : t('play-takeback')
          }
          disabled={busy || (takeback === null ? !hasMoved : takeback === mine)}
          act={() => void session.act({ type: 'takeback', step: step(takeback) })}
        />
      )}
      {against !== null && (
        <Tool
          icon="draw"
          label={step(draw) === 'accept' ? t('play-accept-draw') : t('play-offer-draw')}
          disabled={busy || draw === mine || (draw === null && state.ply < 2)}
          act={() => void session.act({ type: 'draw', step: step(draw) })}
        />
      )}
    </>
  );
}

/** An entry that asks once more before it does anything. */
function Sure({
  of,
  sure,
  label,
  yes,
  act,
}: {
  of: string;
  sure: Signal<string | null>;
  label: string;
  yes: string;
  act: () => void;
}) {
  if (sure.value !== of) {
    return (
      <button
        type="button"
        data-keep
        onClick={() => {
          sure.value = of;
        }}
      >
        {label}
      </button>
    );
  }
  return (
    <span class="sure">
      <button type="button" class="danger" onClick={act}>
        {yes}
      </button>
      <button
        type="button"
        data-keep
        onClick={() => {
          sure.value = null;
        }}
      >
        {t('play-no')}
      </button>
    </span>
  );
}

/** Has each side made a turn? Until then a game can be called off. */
const haveBegun = (state: View): boolean => new Set(state.turns.map(({ side }) => side)).size > 1;

/** Entries that end the game. */
function Ends({ session, state }: Props) {
  const sure = useSignal<string | null>(null);
  const against = rival(state);
  if (state.phase !== 'playing' || state.you.sides.length === 0) return null;
  return (
    <>
      {oneScreen(state) && state.ply >= 2 && (
        <Sure
          of="draw"
          sure={sure}
          label={t('play-agree-draw')}
          yes={t('play-yes-draw')}
          act={() => void session.act({ type: 'draw', step: 'offer' })}
        />
      )}
      {against !== null && !haveBegun(state) ? (
        <button
          type="button"
          disabled={session.busy.value}
          onClick={() => void session.act({ type: 'abort' })}
        >
          {t('play-abort')}
        </button>
      ) : (
        <Sure
          of="resign"
          sure={sure}
          label={t('play-resign')}
          yes={t('play-yes-resign')}
          act={() => void session.act({ type: 'resign' })}
        />
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  toast((await copyText(text)) ? t('play-copied') : t('play-not-copied'));
}

async function copyGame(state: View): Promise<void> {
  try {
    const text = await recordOf(state.id);
    toast((await copyText(text)) ? t('play-game-copied') : t('play-game-not-copied'));
  } catch (error) {
    toast(plain(error));
  }
}

async function copyLink(state: View, key: string): Promise<void> {
  toast((await copyText(linkTo(state.id, key))) ? t('play-invite-copied') : t('play-invite-not-copied'));
}

/** Switches the whole screen on and off; nothing happens where a browser does not allow it. */
function fullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  done?.catch(() => undefined);
}

interface ToolsProps extends Props {
  help: Help;
  /** Opens what stands beside the board in wide windows. */
  aside: Signal<boolean>;
  /** Lines of chat that came while it was closed. */
  unread: number;
  zen: Signal<boolean>;
}

export function Tools({ session, state, help, aside, unread, zen }: ToolsProps) {
  const { links } = state.you;
  return (
    <section class="desk-tools" aria-label={t('play-what-you-can-do')}>
      {state.phase !== 'waiting' && state.you.sides.length > 0 && <Seated session={session} state={state} />}
      <Helps help={help} />
      {mayHelp(state) && fewPieces(state.pieces, state.hands) && (
        <Tool
          icon="exact"
          label={t('help-exact')}
          pressed={settings.value.exact}
          act={() => change({ exact: !settings.value.exact })}
        />
      )}
      <Tool
        icon="flip"
        label={t('play-flip')}
        pressed={session.flipped.value}
        act={() => {
          session.flipped.value = !session.flipped.value;
        }}
      />
      <button
        type="button"
        class="tool tool-aside"
        aria-expanded={aside.value}
        aria-controls="desk-left"
        onClick={() => {
          aside.value = !aside.value;
        }}
      >
        <Icon name="game" />
        <span>{t('play-about')}</span>
        {unread > 0 && !aside.value && <span class="unread">{unread}</span>}
      </button>
      <More icon="more" label={t('play-more')}>
        <Ends session={session} state={state} />
        {mayAnalyse(state) && <a href={reviewPath(state)}>{t('analysis-short')}</a>}
        <button type="button" onClick={() => void copy(state.position)}>
          {t('play-copy-position')}
        </button>
        {state.fen !== null && (
          <button type="button" onClick={() => void copy(state.fen ?? '')}>
            {t('play-copy-fen')}
          </button>
        )}
        {state.turns.length > 0 && (
          <button type="button" onClick={() => void copyGame(state)}>
            {t('play-copy-pgn')}
          </button>
        )}
        {links && rival(state) !== null && (
          <button type="button" onClick={() => void copyLink(state, links.watch)}>
            {t('play-invite-spectators-copy')}
          </button>
        )}
        {document.fullscreenEnabled && (
          <button type="button" onClick={fullScreen}>
            {t('play-full-screen')}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            zen.value = !zen.value;
          }}
        >
          {zen.value ? t('play-zen-off') : t('play-zen')}
        </button>
        <button
          type="button"
          onClick={() => {
            keyList.value = true;
          }}
        >
          {t('play-keys')}
        </button>
      </More>
    </section>
  );
}
