// A report to the operator: of a player, or of a line of chat.
import { useState } from 'preact/hooks';
import { plain } from '../api/client';
import { people, type ReportReason } from '../api/people';
import { t } from '../language';
import { keyOf } from '../state/keys';
import { type Reported, reporting } from '../state/report';
import { toast } from '../state/toast';
import { ModalDialog } from './ModalDialog';

/** The longest text that the server takes, in characters. */
const LONGEST = 500;
/** The reasons for which a player can be reported; true: for these a line of chat can be, too. */
const OF_LINE: Record<ReportReason, boolean> = {
  cheating: false,
  name: false,
  abuse: true,
  spam: true,
  other: true,
};
const REASONS = Object.keys(OF_LINE) as ReportReason[];

function Form({ what, close }: { what: Reported; close: () => void }) {
  const ofPlayer = 'player' in what;
  const reasons = ofPlayer ? REASONS : REASONS.filter((one) => OF_LINE[one]);
  const [reason, setReason] = useState<ReportReason>(reasons[0] ?? 'other');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (ofPlayer) await people.report({ player: what.player, reason, words });
      else {
        const { session, number } = what;
        await people.report({ line: { session, number }, reason, words }, keyOf(session, ''));
      }
      toast(t('account-report-sent'));
      close();
    } catch (problem) {
      setError(plain(problem));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form onSubmit={send}>
      <h2 id="report-title">
        {ofPlayer
          ? t('account-report-player', { name: what.player })
          : t('account-report-line', { name: what.who })}
      </h2>
      <p>{t('account-report-lead')}</p>
      <label class="field">
        <span>{t('account-report-reason')}</span>
        <select value={reason} onChange={(event) => setReason(event.currentTarget.value as ReportReason)}>
          {reasons.map((one) => (
            <option key={one} value={one}>
              {t(`account-report-reasons-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('account-report-words')}</span>
        <textarea
          rows={3}
          maxLength={LONGEST}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      {error && (
        <p class="form-error" role="alert">
          {error}
        </p>
      )}
      <footer>
        <button type="button" class="quiet" onClick={close}>
          {t('site-cancel')}
        </button>
        <button type="submit" class="primary" disabled={busy}>
          {t('account-report-send')}
        </button>
      </footer>
    </form>
  );
}

export function ReportDialog() {
  return (
    <ModalDialog
      open={reporting}
      titleId="report-title"
      draw={(now, close) => <Form what={now} close={close} />}
    />
  );
}
