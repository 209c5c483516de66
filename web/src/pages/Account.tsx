// Creating an account, logging in and out, devices and data, changing the password, deleting the account.
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ApiError, plain } from '../api/client';
import { type Person, people } from '../api/people';
import { t } from '../language';
import { go, playerPath } from '../router';
import {
  account,
  changePassword,
  logIn,
  logOut,
  nameFault,
  passwordFault,
  recover,
  removeAccount,
  signUp,
} from '../state/account';
import { blocks, setBlocked } from '../state/blocks';
import { toast } from '../state/toast';
import { Choice } from '../ui/Choice';
import { Devices } from '../ui/Devices';
import { FreshCodes, freshCodes, makeCodes, useCodesLeft } from '../ui/RecoveryCodes';
import { useTitle } from '../ui/title';

/** What went wrong, in the reader's language where the status says enough. */
function failureText(error: unknown, wrong: string): string {
  if (!(error instanceof ApiError)) return plain(error);
  switch (error.status) {
    case 401:
      return wrong;
    case 409:
      return t('account-taken');
    case 429:
      return t('account-too-often');
    default:
      return error.message;
  }
}

interface FieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
  autocomplete: 'username' | 'current-password' | 'new-password' | 'one-time-code';
  hint?: string;
  fault?: string | null;
}

function Field({ label, value, set, autocomplete, hint, fault }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = autocomplete === 'current-password' || autocomplete === 'new-password';
  const below = fault ?? hint;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // The JSX types accept only one literal here.
        type={(secret && !shown ? 'password' : 'text') as 'text'}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        required
        maxLength={autocomplete === 'username' ? 20 : autocomplete === 'one-time-code' ? 60 : 200}
        value={value}
        aria-invalid={Boolean(fault)}
        aria-describedby={below ? `${id}-below` : undefined}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {secret && (
        <label class="check show">
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          <span>{t('account-show')}</span>
        </label>
      )}
      {below && (
        <small id={`${id}-below`} class={fault ? 'fault' : 'hint'}>
          {below}
        </small>
      )}
    </div>
  );
}

/** A form that sends one request at a time and shows what went wrong. */
function Form({
  label,
  wrong,
  act,
  children,
  danger = false,
}: {
  label: string;
  wrong: string;
  /** A fault found before sending, or null when the request succeeded. */
  act: () => Promise<string | null>;
  children: ComponentChildren;
  danger?: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      setError(await act());
    } catch (problem) {
      setError(failureText(problem, wrong));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form class="account-form" onSubmit={send} noValidate>
      {children}
      {error && (
        <p class="form-error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" class={danger ? 'danger' : 'primary'} disabled={busy}>
        {label}
      </button>
    </form>
  );
}

/** An account this young, in milliseconds, has just been made. */
const FIRST = 60_000;

type Mode = 'logIn' | 'signUp';

function Enter() {
  const [mode, setMode] = useState<Mode>('logIn');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const making = mode === 'signUp';
  async function act(): Promise<string | null> {
    if (making) {
      const badName = nameFault(name);
      if (badName) return t(`account-faults-${badName}`);
      const badPassword = passwordFault(password, name);
      if (badPassword) return t(`account-password-faults-${badPassword}`);
      await signUp(name, password);
      toast(t('account-welcome', { name }));
      // Without a set of codes the account is as good; it can be made later.
      await makeCodes(name, password).catch(() => go('/games'));
      return null;
    }
    await logIn(name, password);
    toast(t('account-welcome', { name }));
    go('/games');
    return null;
  }
  return (
    <>
      <p>{t('account-lead')}</p>
      <Choice
        legend={t('account-choice')}
        name="mode"
        value={mode}
        options={[
          ['logIn', t('account-log-in')],
          ['signUp', t('account-sign-up')],
        ]}
        onChange={setMode}
      />
      <Form label={making ? t('account-sign-up') : t('account-log-in')} wrong={t('account-wrong')} act={act}>
        <Field
          label={t('account-name')}
          value={name}
          set={setName}
          autocomplete="username"
          {...(making ? { hint: t('account-name-hint') } : {})}
        />
        <Field
          label={t('account-password')}
          value={password}
          set={setPassword}
          autocomplete={making ? 'new-password' : 'current-password'}
          {...(making ? { hint: t('account-password-hint') } : {})}
        />
      </Form>
      {!making && <Lost name={name} />}
    </>
  );
}

/** The password is lost: a recovery code sets a new one. */
function Lost({ name: given }: { name: string }) {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  async function act(): Promise<string | null> {
    const who = name || given;
    const bad = passwordFault(password, who);
    if (bad) return t(`account-password-faults-${bad}`);
    await recover(who, code, password);
    toast(t('account-recovered'));
    return null;
  }
  return (
    <details>
      <summary>{t('account-lost')}</summary>
      <p>{t('account-lost-lead')}</p>
      <Form label={t('account-recover')} wrong={t('account-wrong-code')} act={act}>
        <Field label={t('account-name')} value={name || given} set={setName} autocomplete="username" />
        <Field label={t('account-code')} value={code} set={setCode} autocomplete="one-time-code" />
        <Field
          label={t('account-new-password')}
          value={password}
          set={setPassword}
          autocomplete="new-password"
          hint={t('account-password-hint')}
        />
      </Form>
    </details>
  );
}

function Codes({ person }: { person: Person }) {
  const [password, setPassword] = useState('');
  const left = useCodesLeft();
  async function act(): Promise<null> {
    await makeCodes(person.name, password);
    setPassword('');
    return null;
  }
  return (
    <details>
      <summary>{t('account-codes')}</summary>
      <p>{t('account-codes-about')}</p>
      <p role="status">{left}</p>
      <Form label={t('account-codes-make')} wrong={t('account-wrong-password')} act={act}>
        <Field
          label={t('account-password')}
          value={password}
          set={setPassword}
          autocomplete="current-password"
          hint={t('account-codes-make-hint')}
        />
      </Form>
    </details>
  );
}

function NewPassword({ person }: { person: Person }) {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  async function act(): Promise<string | null> {
    const bad = passwordFault(next, person.name);
    if (bad) return t(`account-password-faults-${bad}`);
    await changePassword(old, next);
    toast(t('account-changed'));
    setOld('');
    setNext('');
    return null;
  }
  return (
    <details>
      <summary>{t('account-change-password')}</summary>
      <Form label={t('account-change')} wrong={t('account-wrong-password')} act={act}>
        <Field label={t('account-old-password')} value={old} set={setOld} autocomplete="current-password" />
        <Field
          label={t('account-new-password')}
          value={next}
          set={setNext}
          autocomplete="new-password"
          hint={t('account-password-hint')}
        />
      </Form>
    </details>
  );
}

function Goodbye() {
  const [password, setPassword] = useState('');
  async function act(): Promise<null> {
    await removeAccount(password);
    toast(t('account-removed'));
    return null;
  }
  return (
    <details>
      <summary>{t('account-remove')}</summary>
      <p>{t('account-remove-lead')}</p>
      <Form label={t('account-remove-now')} wrong={t('account-wrong-password')} act={act} danger>
        <Field
          label={t('account-password')}
          value={password}
          set={setPassword}
          autocomplete="current-password"
        />
      </Form>
    </details>
  );
}

function Blocks() {
  const list = blocks.value ?? [];
  const unblock = (name: string) => setBlocked(name, false).catch((error: unknown) => toast(plain(error)));
  return (
    <details>
      <summary>{t('account-blocks-heading')}</summary>
      <p>{list.length === 0 ? t('account-blocks-none') : t('account-blocks-lead')}</p>
      <ul class="blocks">
        {list.map(({ name }) => (
          <li key={name}>
            <a href={playerPath(name)}>{name}</a>
            <button
              type="button"
              aria-label={t('account-blocks-unblock-who', { name })}
              onClick={() => void unblock(name)}
            >
              {t('account-blocks-unblock')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Settled({ person }: { person: Person }) {
  const [first] = useState(() => Date.now() - person.created < FIRST);
  const leave = (everywhere: boolean) => logOut(everywhere).catch((error: unknown) => toast(plain(error)));
  if (freshCodes.value?.name === person.name) return <FreshCodes onKept={() => first && go('/games')} />;
  return (
    <>
      <p class="who">{t('account-since', { day: person.created })}</p>
      <p class="account-links">
        <a class="button" href={playerPath(person.name)}>
          {t('account-my-page')}
        </a>
        <a class="button" href="/games">
          {t('account-my-games')}
        </a>
        <button type="button" onClick={() => void leave(false)}>
          {t('account-log-out')}
        </button>
        <button type="button" onClick={() => void leave(true)}>
          {t('account-log-out-everywhere')}
        </button>
      </p>
      <Devices />
      <NewPassword person={person} />
      <Codes person={person} />
      <Blocks />
      <details>
        <summary>{t('account-data')}</summary>
        <p>{t('account-data-lead')}</p>
        <a class="button" href={people.exportPath} download>
          {t('account-data-get')}
        </a>
      </details>
      <Goodbye />
    </>
  );
}

export function AccountPage() {
  const person = account.value;
  useTitle(t('account-title'));
  return (
    <main class="page account">
      <h1>{person ? person.name : t('account-heading')}</h1>
      {person === undefined ? null : person === null ? <Enter /> : <Settled person={person} />}
    </main>
  );
}
