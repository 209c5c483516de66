// Open challenges, as they come and go, and games to watch.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { api, plain } from '../api/client';
import { link } from '../api/socket';
import type { Challenge, Piece, SessionSummary } from '../api/types';
import { t } from '../language';
import { go, playPath, rulesPath } from '../router';
import { controlText } from '../state/clock';
import { byFamily, gameName, games, sidesOf } from '../state/games';
import { applyNews, type Lobby as Known } from '../state/lobby';
import { openNewGameDialog } from '../state/newgame';
import { seatName } from '../state/people';
import { toast } from '../state/toast';
import { sideName } from '../state/words';
import { GameList } from '../ui/GameList';
import { useGames } from '../ui/games';
import { LineMark } from '../ui/LineMark';
import { useRefresh } from '../ui/refresh';
import { GameThumb } from '../ui/Thumb';
import { useTitle } from '../ui/title';

/** How long the games to watch stand before they are fetched again, in milliseconds: their small boards follow them. */
const REFRESH = 5_000;

interface Own {
  /** The reader's own challenges, by session: the lobby's data does not name them. */
  mine: Set<string>;
  /** The game that the reader played last; null for newcomers. */
  last: string | null;
}

async function ownSessions(): Promise<Own> {
  const all = await api.sessions();
  const waiting = all.filter((one) => one.phase === 'waiting' && one.you.length > 0);
  const latest = all.reduce<SessionSummary | null>(
    (best, one) => (best === null || one.updated > best.updated ? one : best),
    null,
  );
  return { mine: new Set(waiting.map((one) => one.id)), last: latest?.game ?? null };
}

const NOTHING: Own = { mine: new Set(), last: null };

function useLobby(): { known: Known | null } & Own {
  const [known, setKnown] = useState<Known | null>(null);
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    const refresh = () => void ownSessions().then(setOwn, () => setOwn((now) => now ?? NOTHING));
    return link.watchLobby((news) => {
      setKnown((now) => applyNews(now, news));
      if (news.type !== 'challengeGone') refresh();
    });
  }, []);
  // No challenge is shown before the reader's own are known: nobody should accept their own.
  return { known: own && known, ...(own ?? NOTHING) };
}

/** The board that a challenge begins with. */
function ChallengeBoard({ challenge: { game, position } }: { challenge: Challenge }) {
  const [pieces, setPieces] = useState<readonly Piece[] | null>(null);
  useEffect(() => {
    if (position === null) return;
    // Without an answer the place stays empty: the start of the game would be another board.
    api.line(game, { start: position, turns: [], from: 0 }).then(
      (line) => setPieces(line.positions[0]?.pieces ?? null),
      () => undefined,
    );
  }, [game, position]);
  return <GameThumb game={game} pieces={position === null ? 'start' : pieces} />;
}

function Row({ challenge, mine }: { challenge: Challenge; mine: boolean }) {
  const [busy, setBusy] = useState(false);
  const { session, by, game, side, control, rated, custom } = challenge;
  const name = gameName(game, challenge.name);
  const who = seatName(by, mine);
  async function act(what: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await what();
    } catch (error) {
      toast(plain(error));
    } finally {
      setBusy(false);
    }
  }
  const join = () =>
    act(async () => {
      await api.join(session);
      go(playPath(session));
    });
  return (
    <tr class={mine ? 'is-mine' : ''}>
      <td>
        {mine ? <a href={playPath(session)}>{t('lobby-yours')}</a> : who}
        {by.rating !== null && <span class="who"> {by.rating}</span>}
      </td>
      <td class="challenge-game">
        <ChallengeBoard challenge={challenge} />
        <span>
          <a href={rulesPath(game)}>{name}</a>
          {custom && <small>{t('lobby-custom')}</small>}
        </span>
      </td>
      <td>
        {!mine && side !== 'random' && <span class={`seat seat-${side}`} aria-hidden="true" />}
        {side === 'random'
          ? t('lobby-either')
          : sideName(mine ? (side === 'w' ? 'b' : 'w') : side, sidesOf(game))}
      </td>
      <td>
        {control ? controlText(control) : t('lobby-no-clock')}
        {rated && <small>{t('lobby-rated')}</small>}
      </td>
      <td>
        {mine ? (
          <button
            type="button"
            disabled={busy}
            aria-label={t('lobby-cancel-of', { game: name })}
            onClick={() => void act(() => api.act(session, { type: 'abort' }))}
          >
            {t('lobby-cancel')}
          </button>
        ) : (
          <button
            type="button"
            class="primary"
            disabled={busy}
            aria-label={t('lobby-join-of', { name: who, game: name })}
            onClick={() => void join()}
          >
            {t('lobby-join')}
          </button>
        )}
      </td>
    </tr>
  );
}

/** `last`: the game to begin with. */
function Make({ last }: { last: string | null }) {
  const families = byFamily(games.value ?? []);
  const all = families.flatMap((family) => family.games);
  const [id, setId] = useState('');
  const known = (wanted: string | null) => all.find((one) => one.id === wanted);
  // For newcomers, the first game of the gallery.
  const game = known(id) ?? known(last) ?? all[0];
  return (
    <form
      class="make"
      onSubmit={(event) => {
        event.preventDefault();
        if (game) openNewGameDialog(game, { opponent: 'open' });
      }}
    >
      <label class="field">
        <span>{t('lobby-pick-game')}</span>
        <select value={game?.id ?? ''} onChange={(event) => setId(event.currentTarget.value)}>
          {families.map(({ family, games: members }) => (
            <optgroup key={family} label={family}>
              {members.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" class="primary" disabled={!game}>
        {t('lobby-make')}
      </button>
    </form>
  );
}

export function Lobby() {
  const { known, mine, last } = useLobby();
  const [shown, setShown] = useState<SessionSummary[] | null>(null);
  useTitle(t('lobby-title'));
  useGames();
  const load = useCallback(() => void api.publicSessions().then(setShown, () => undefined), []);
  useEffect(load, [load]);
  useRefresh(load, REFRESH);
  const challenges = known ? [...known.values()] : [];
  const heads = [t('lobby-by'), t('lobby-game'), t('lobby-colour'), t('lobby-clock')];
  return (
    <main class="page lobby">
      <h1>{t('lobby-heading')}</h1>
      <p class="lead">{t('lobby-lead')}</p>
      <LineMark />
      <Make last={last} />
      <section aria-labelledby="challenges">
        <h2 id="challenges">{t('lobby-challenges')}</h2>
        <p class="unseen" role="status">
          {known ? t('lobby-count', { count: challenges.length }) : ''}
        </p>
        {known && challenges.length === 0 && <p class="who">{t('lobby-none')}</p>}
        {challenges.length > 0 && (
          <table class="list">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <th scope="col">
                  <span class="unseen">{t('lobby-action')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {challenges.map((challenge) => (
                <Row key={challenge.session} challenge={challenge} mine={mine.has(challenge.session)} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="to-watch">
        <h2 id="to-watch">{t('lobby-watch')}</h2>
        {shown && shown.length === 0 && <p class="who">{t('lobby-none-to-watch')}</p>}
        {shown && <GameList sessions={shown} />}
      </section>
    </main>
  );
}
