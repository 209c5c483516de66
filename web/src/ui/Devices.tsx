// Where one is logged in: each device can be logged out from here.
import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import { type LoginSummary, type Logins, people } from '../api/people';
import { t } from '../language';
import { ago, day } from '../language/format';
import { toast } from '../state/toast';

/** The server keeps the last use within about an hour. */
const EXACT = 3_600_000;

function device({ browser, system }: LoginSummary): string {
  const say = t().account.devices;
  if (browser && system) return say.on(browser, system);
  return browser ?? system ?? say.unknown;
}

function Device({ login, end }: { login: LoginSummary; end: () => Promise<void> }) {
  const say = t().account.devices;
  const [busy, setBusy] = useState(false);
  const now = Date.now();
  const name = device(login);
  async function press(): Promise<void> {
    setBusy(true);
    await end().finally(() => setBusy(false));
  }
  return (
    <li>
      <span class="device">
        <strong>{name}</strong>
        <small>
          {login.current
            ? say.here
            : now - login.used < 2 * EXACT
              ? say.lately
              : say.used(ago(login.used, now))}
          {' · '}
          {say.since(day(login.created))}
        </small>
      </span>
      {!login.current && (
        <button type="button" disabled={busy} aria-label={say.endOne(name)} onClick={() => void press()}>
          {say.end}
        </button>
      )}
    </li>
  );
}

export function Devices() {
  const say = t().account.devices;
  const [found, setFound] = useState<Logins | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let late = false;
    people.logins().then(
      (found) => late || setFound(found),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, []);
  async function end(login: LoginSummary): Promise<void> {
    try {
      setFound(await people.endLogin(login.id));
      toast(say.ended(device(login)));
    } catch (problem) {
      toast(plain(problem));
    }
  }
  return (
    <section class="devices" aria-labelledby="devices">
      <h2 id="devices">{say.heading}</h2>
      {error && <p role="alert">{error}</p>}
      <ul>
        {found?.logins.map((login) => (
          <Device key={login.id} login={login} end={() => end(login)} />
        ))}
      </ul>
      {found?.password && (
        <p>
          <small>
            {(found.password.byOperator ? say.passwordReset : say.passwordChanged)(day(found.password.at))}
          </small>
        </p>
      )}
    </section>
  );
}
