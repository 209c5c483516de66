// Recovery codes: how many are left, and a new set, which is shown once.
import { type Signal, signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { plain } from '../api/client';
import { type RecoveryCodes as Left, people } from '../api/people';
import { t } from '../language';
import { toast } from '../state/toast';
import { copyText } from './copy';

/** The codes that were just made, with the name of their account: they are not told again. */
export const freshCodes: Signal<{ name: string; codes: readonly string[] } | null> = signal(null);

/** Makes a new set, and shows it. */
export async function makeCodes(name: string, password: string): Promise<void> {
  const { codes } = await people.makeCodes(password);
  freshCodes.value = { name, codes };
}

async function copy(codes: readonly string[]): Promise<void> {
  toast((await copyText(codes.join('\n'))) ? t('account-codes-copied') : t('account-codes-not-copied'));
}

/** The codes, to be kept by their owner; `onKept` when that is done. */
export function FreshCodes({ onKept }: { onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const fresh = freshCodes.value;
  useEffect(() => heading.current?.focus(), []);
  if (!fresh) return null;
  const text = `${t('account-codes-file', { name: fresh.name, site: location.host })}\n\n${fresh.codes.join('\n')}\n`;
  return (
    <section class="codes" aria-labelledby="codes-title">
      <h2 id="codes-title" ref={heading} tabIndex={-1}>
        {t('account-codes-new')}
      </h2>
      <p>{t('account-codes-lead')}</p>
      <ul class="codes-list">
        {fresh.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p class="account-links">
        <button type="button" onClick={() => void copy(fresh.codes)}>
          {t('account-codes-copy')}
        </button>
        <a
          class="button"
          download={`variorum-${fresh.name}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t('account-codes-save')}
        </a>
        <button
          type="button"
          class="primary"
          onClick={() => {
            freshCodes.value = null;
            onKept();
          }}
        >
          {t('account-codes-kept')}
        </button>
      </p>
    </section>
  );
}

/** How many codes are left; asked anew when a set was made. */
export function useCodesLeft(): string {
  const [left, setLeft] = useState<Left | null>(null);
  const fresh = freshCodes.value;
  useEffect(() => {
    let late = false;
    people.codes().then(
      (found) => late || setLeft(found),
      (error: unknown) => late || toast(plain(error)),
    );
    return () => {
      late = true;
    };
  }, [fresh]);
  return left === null ? '' : t('account-codes-left', { count: left.left });
}
