// Before a game begins: its creator sees the invitation, others see the free seat.
import { useEffect, useState } from 'preact/hooks';
import type { GameDetail, View } from '../api/types';
import { StartPicture } from '../board/Picture';
import { t } from '../language';
import { playPath, rulesPath } from '../router';
import { controlText } from '../state/clock';
import { keyHash } from '../state/keys';
import { seatName } from '../state/people';
import type { Session } from '../state/session';
import { toast } from '../state/toast';
import { copyText } from '../ui/copy';

/** The address as a square code, drawn when its library has come. */
function Code({ text }: { text: string }) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null);
  useEffect(() => {
    let gone = false;
    void import('../ui/code').then(({ codePath }) => {
      if (!gone) setPath(codePath(text));
    });
    return () => {
      gone = true;
    };
  }, [text]);
  if (!path) return <span class="code" />;
  return (
    <svg class="code" viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label={t('play-invite-code')}>
      <rect width={path.size} height={path.size} class="code-ground" />
      <path d={path.d} class="code-dots" />
    </svg>
  );
}

function Terms({ state }: { state: View }) {
  const free = state.seats.w.kind === 'open' ? 'w' : 'b';
  const mine = state.you.sides.length > 0;
  const side = mine ? (free === 'w' ? 'b' : 'w') : free;
  return (
    <ul class="terms">
      <li>{state.random ? t('play-join-random') : t('play-join-colour', { side })}</li>
      <li>{state.control ? controlText(state.control) : t('play-no-chess-clock')}</li>
      <li>{state.rated ? t('play-rated') : t('play-unrated')}</li>
    </ul>
  );
}

/** A link to copy. */
function Link({ label, link }: { label: string; link: string }) {
  async function copy(): Promise<void> {
    toast((await copyText(link)) ? t('play-invite-copied') : t('play-invite-not-copied'));
  }
  return (
    <div class="invite-link">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={() => void copy()}>
        {t('play-invite-copy')}
      </button>
    </div>
  );
}

/** The address of a game, with the key of a private one. */
export const linkTo = (session: string, key: string | null): string =>
  location.origin + playPath(session) + (key === null ? '' : keyHash(key));

function Invite({ session, state }: { session: Session; state: View }) {
  const { links } = state.you;
  const invitation = linkTo(state.id, links?.join ?? null);
  return (
    <>
      <h2>{t('play-invite-heading')}</h2>
      <p>{state.listed ? t('play-invite-listed') : t('play-invite-lead')}</p>
      <Link label={t('play-invite-link')} link={invitation} />
      <Code text={invitation} />
      <Terms state={state} />
      {links && (
        <details class="invite-watch">
          <summary>{t('play-invite-spectators')}</summary>
          <p>{t('play-invite-spectators-lead')}</p>
          <Link label={t('play-invite-spectators')} link={linkTo(state.id, links.watch)} />
        </details>
      )}
      <p class="waiting-line" role="status">
        <span class="dots" aria-hidden="true" />
        {t('play-invite-wait')}
      </p>
      <button type="button" disabled={session.busy.value} onClick={() => void session.act({ type: 'abort' })}>
        {t('play-invite-cancel')}
      </button>
    </>
  );
}

function Join({ session, state }: { session: Session; state: View }) {
  const invited = state.you.mayJoin || state.listed;
  const maker = state.seats.w.kind === 'open' ? state.seats.b : state.seats.w;
  return (
    <>
      <h2>
        {invited
          ? t('play-join-heading', { name: seatName(maker, false) })
          : t('play-join-waits', { name: seatName(maker, false) })}
      </h2>
      {invited && <Terms state={state} />}
      {state.you.mayJoin ? (
        <button type="button" class="primary join" onClick={() => void session.join()}>
          {t('play-join-play')}
        </button>
      ) : (
        <p>
          {state.listed
            ? state.rated
              ? t('play-join-rated')
              : t('play-join-watch')
            : t('play-join-uninvited')}
        </p>
      )}
    </>
  );
}

export function Waiting({ session, game, state }: { session: Session; game: GameDetail; state: View }) {
  return (
    <main class="page invite">
      <div class="invite-card">
        <p class="eyebrow">
          <a href={rulesPath(game.id)}>{game.name}</a>
        </p>
        {state.you.sides.length > 0 ? (
          <Invite session={session} state={state} />
        ) : (
          <Join session={session} state={state} />
        )}
      </div>
      <div class="invite-board">
        <StartPicture game={game} />
      </div>
    </main>
  );
}
