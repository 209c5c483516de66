// The devices on which the account is logged in; each can be logged out from here.
import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import { type LoginSummary, type Logins, people } from '../api/people';
import { t } from '../language';
import { ago } from '../language/format';
import { toast } from '../state/toast';

/** The server keeps the last use within about an hour. */
const EXACT = 3_600_000;

function device({ browser, system }: LoginSummary): string {
  if (browser && system) return t('account-devices-on', { browser, system });
  return browser ?? system ?? t('account-devices-unknown');
}

function Device({ login, end }: { login: LoginSummary; end: () => Promise<void> }) {
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
            ? t('account-devices-here')
            : now - login.used < 2 * EXACT
              ? t('account-devices-lately')
              : t('account-devices-used', { ago: ago(login.used, now) })}
          {' · '}
          {t('account-devices-since', { day: login.created })}
        </small>
      </span>
      {!login.current && (
        <button
          type="button"
          disabled={busy}
          aria-label={t('account-devices-end-one', { device: name })}
          onClick={() => void press()}
        >
          {t('account-devices-end')}
        </button>
      )}
    </li>
  );
}

export function Devices() {
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
      toast(t('account-devices-ended', { device: device(login) }));
    } catch (problem) {
      toast(plain(problem));
    }
  }
  return (
    <section class="devices" aria-labelledby="devices">
      <h2 id="devices">{t('account-devices-heading')}</h2>
      {error && <p role="alert">{error}</p>}
      <ul>
        {found?.logins.map((login) => (
          <Device key={login.id} login={login} end={() => end(login)} />
        ))}
      </ul>
      {found?.password && (
        <p>
          <small>
            {found.password.byOperator
              ? t('account-devices-password-reset', { day: found.password.at })
              : t('account-devices-password-changed', { day: found.password.at })}
          </small>
        </p>
      )}
    </section>
  );
}
