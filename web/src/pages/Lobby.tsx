// Open challenges, as they come and go, and games to watch.
import { useEffect, useState } from 'preact/hooks';
import { api, plain } from '../api/client';
import { link } from '../api/socket';
import type { Challenge, SessionSummary } from '../api/types';
import { t } from '../language';
import { go, playPath, rulesPath } from '../router';
import { controlText } from '../state/clock';
import { games, loadGames } from '../state/games';
import { heard, type Lobby as Known } from '../state/lobby';
import { askNewGame } from '../state/newgame';
import { seatName } from '../state/people';
import { toast } from '../state/toast';
import { sideName } from '../state/words';
import { GameList } from '../ui/GameList';
import { LineMark } from '../ui/LineMark';
import { useTitle } from '../ui/title';

/** The challenges of the reader, by session: the lobby itself does not tell whose they are. */
async function ownSessions(): Promise<Set<string>> {
  const all = await api.sessions();
  return new Set(all.filter((one) => one.phase === 'waiting' && one.you.length > 0).map((one) => one.id));
}

const NOBODYS: Set<string> = new Set();

function useLobby(): { known: Known | null; mine: Set<string> } {
  const [known, setKnown] = useState<Known | null>(null);
  const [mine, setMine] = useState<Set<string> | null>(null);
  useEffect(() => {
    const refresh = () => void ownSessions().then(setMine, () => setMine((now) => now ?? new Set()));
    return link.watchLobby((news) => {
      setKnown((now) => heard(now, news));
      if (news.type !== 'challengeGone') refresh();
    });
  }, []);
  // Before it is known whose they are, none is shown: nobody is asked to play against himself.
  return { known: mine && known, mine: mine ?? NOBODYS };
}

function Row({ challenge, mine }: { challenge: Challenge; mine: boolean }) {
  const say = t().lobby;
  const [busy, setBusy] = useState(false);
  const { session, by, game, name, side, control, rated, custom } = challenge;
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
        {mine ? <a href={playPath(session)}>{say.yours}</a> : who}
        {by.rating !== null && <span class="who"> {by.rating}</span>}
      </td>
      <td>
        <a href={rulesPath(game)}>{name}</a>
        {custom && <small>{say.custom}</small>}
      </td>
      <td>
        {!mine && side !== 'random' && <span class={`seat seat-${side}`} aria-hidden="true" />}
        {side === 'random' ? say.either : sideName(mine ? (side === 'w' ? 'b' : 'w') : side)}
      </td>
      <td>
        {control ? controlText(control) : say.noClock}
        {rated && <small>{say.rated}</small>}
      </td>
      <td>
        {mine ? (
          <button
            type="button"
            disabled={busy}
            aria-label={say.cancelOf(name)}
            onClick={() => void act(() => api.act(session, { type: 'abort' }))}
          >
            {say.cancel}
          </button>
        ) : (
          <button
            type="button"
            class="primary"
            disabled={busy}
            aria-label={say.joinOf(who, name)}
            onClick={() => void join()}
          >
            {say.join}
          </button>
        )}
      </td>
    </tr>
  );
}

function Make() {
  const say = t().lobby;
  const all = games.value ?? [];
  const [id, setId] = useState('');
  const game = all.find((one) => one.id === id) ?? all[0];
  return (
    <form
      class="make"
      onSubmit={(event) => {
        event.preventDefault();
        if (game) askNewGame(game, { opponent: 'open' });
      }}
    >
      <label class="field">
        <span>{say.pickGame}</span>
        <select value={game?.id ?? ''} onChange={(event) => setId(event.currentTarget.value)}>
          {all.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="primary" disabled={!game}>
        {say.make}
      </button>
    </form>
  );
}

export function Lobby() {
  const say = t().lobby;
  const { known, mine } = useLobby();
  const [shown, setShown] = useState<SessionSummary[] | null>(null);
  useTitle(say.title);
  useEffect(() => {
    void loadGames();
    const load = () => api.publicSessions().then(setShown, () => undefined);
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, 15_000);
    return () => clearInterval(timer);
  }, []);
  const challenges = known ? [...known.values()] : [];
  const heads = [say.by, say.game, say.colour, say.clock];
  return (
    <main class="page lobby">
      <h1>{say.heading}</h1>
      <p class="lead">{say.lead}</p>
      <LineMark />
      <Make />
      <section aria-labelledby="challenges">
        <h2 id="challenges">{say.challenges}</h2>
        <p class="unseen" role="status">
          {known ? say.count(challenges.length) : ''}
        </p>
        {known && challenges.length === 0 && <p class="who">{say.none}</p>}
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
                  <span class="unseen">{say.action}</span>
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
        <h2 id="to-watch">{say.watch}</h2>
        {shown && shown.length === 0 && <p class="who">{say.noneToWatch}</p>}
        {shown && <GameList sessions={shown} />}
      </section>
    </main>
  );
}
