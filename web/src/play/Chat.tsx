// Talk between the players, or among spectators. Anybody can be muted; a player can close the chat of the game.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine, View } from '../api/types';
import { t } from '../language';
import { isBlocked } from '../state/blocks';
import { isMuted, toggleMute } from '../state/mutes';
import { reporting } from '../state/report';
import { onlySide, type Session } from '../state/session';
import { sideName } from '../state/words';

const LONGEST = 300;

function speakerName(line: ChatLine, state: View): string {
  if (line.name !== null) return line.name;
  if (line.side === null) return t('play-spectator', { mark: line.speaker.slice(0, 4) });
  return state.you.sides.includes(line.side) ? t('play-you') : sideName(line.side);
}

function Line({ line, state }: { line: ChatLine; state: View }) {
  const name = speakerName(line, state);
  const mine = line.side !== null && state.you.sides.includes(line.side);
  const blocked = isBlocked(line.name);
  const muted = blocked || isMuted(state.id, line.speaker);
  return (
    <li class={muted ? 'is-muted' : ''}>
      <span class="chat-head">
        <strong>{name}</strong>{' '}
        <time dateTime={new Date(line.at).toISOString()}>{t('words-time', { at: line.at })}</time>
        {!mine && (
          <button
            type="button"
            class="report"
            aria-label={t('play-report', { name })}
            title={t('play-report', { name })}
            onClick={() => {
              reporting.value = { session: state.id, number: line.number, who: name };
            }}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="M6 21V4h11l-2.5 4L17 12H6" />
            </svg>
          </button>
        )}
        {!mine && !blocked && (
          <button
            type="button"
            class="mute"
            aria-label={muted ? t('play-unmute', { name }) : t('play-mute', { name })}
            title={muted ? t('play-unmute', { name }) : t('play-mute', { name })}
            aria-pressed={muted}
            onClick={() => toggleMute(state.id, line.speaker)}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path
                d={
                  muted
                    ? 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6'
                    : 'M4 9v6h4l5 4V5L8 9zM16 8.5a5 5 0 0 1 0 7'
                }
              />
            </svg>
          </button>
        )}
      </span>
      {muted ? <em>{blocked ? t('play-blocked') : t('play-muted')}</em> : <span>{line.text}</span>}
    </li>
  );
}

/** Is there anybody to talk to? */
export function hasChat(state: View): boolean {
  if (state.phase === 'waiting') return false;
  if (state.you.sides.length === 0) {
    // Between two engines, somebody who watches alone has nobody to talk to.
    const people = state.seats.w.kind === 'person' || state.seats.b.kind === 'person';
    return people || state.presence.spectators > 1 || state.you.chat.length > 0;
  }
  const across = onlySide(state) === 'w' ? 'b' : 'w';
  return onlySide(state) !== null && state.seats[across].kind === 'person';
}

export function Chat({ session, state }: { session: Session; state: View }) {
  const [text, setText] = useState('');
  const ref = useRef<HTMLUListElement>(null);
  const lines = state.you.chat;
  const side = onlySide(state);
  const open = state.chat.w && state.chat.b;
  useEffect(() => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  if (!hasChat(state)) return null;

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    await session.act({ type: 'say', text: said });
  }

  return (
    <section class="chat" aria-labelledby="chat-title">
      <header>
        <h2 id="chat-title">{t('play-chat')}</h2>
        {side !== null && (
          <button
            type="button"
            class="quiet"
            onClick={() => void session.act({ type: 'chat', open: !state.chat[side] })}
          >
            {state.chat[side] ? t('play-close-chat') : t('play-open-chat')}
          </button>
        )}
      </header>
      <p class="chat-room">
        {!state.you.mayChat ? t('play-chat-needs-link') : t(`play-chat-${state.you.room}`)}
      </p>
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <ul ref={ref} tabIndex={0} aria-live="polite">
          {lines.map((line, index) => (
            <Line key={`${line.number}-${index}`} line={line} state={state} />
          ))}
        </ul>
      ) : (
        open && state.you.mayChat && <p class="who">{t('play-chat-none')}</p>
      )}
      {!state.you.mayChat ? null : open ? (
        <form onSubmit={send}>
          <input
            type="text"
            aria-label={t('play-say-label')}
            placeholder={t('play-say-label')}
            autocomplete="off"
            maxLength={LONGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" disabled={text.trim() === ''}>
            {t('play-send')}
          </button>
        </form>
      ) : (
        <p class="who">{t('play-chat-closed')}</p>
      )}
    </section>
  );
}
