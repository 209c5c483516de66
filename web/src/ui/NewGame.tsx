// The new-game dialog: opponent, colour, level, clock, start position.
import { useEffect, useState } from 'preact/hooks';
import { api, plain } from '../api/client';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import { go, playPath } from '../router';
import { loggedIn } from '../state/account';
import { gameDetail, levels, levelWords, loadLevels, sidesOf } from '../state/games';
import {
  type ClockOption,
  drawArray,
  type GameOptions,
  LIMITS,
  lastOptions,
  mayBeRated,
  type NewGameRequest,
  newGameDialog,
  OPPONENTS,
  type Opponent,
  PRESETS,
  rememberOptions,
  sessionFor,
} from '../state/newgame';
import { toast } from '../state/toast';
import { sideName } from '../state/words';
import { Choice } from './Choice';
import { ModalDialog } from './ModalDialog';

interface PartProps {
  options: GameOptions;
  set: (part: Partial<GameOptions>) => void;
}

function LevelChoice({ options, set }: PartProps) {
  const value = options.level;
  const now = levelWords(value);
  return (
    <label class="level-choice">
      <span>
        {t('new-game-level', { level: value })}
        {now && <strong> {now.name}</strong>}
      </span>
      <input
        type="range"
        min="1"
        max={levels.value.length || value}
        step="1"
        value={value}
        aria-valuetext={now ? `${value}, ${now.name}` : String(value)}
        onInput={(event) => set({ level: Number(event.currentTarget.value) })}
      />
      <small>{now?.description ?? ' '}</small>
    </label>
  );
}

function ClockChoice({ options, set }: PartProps) {
  const { own } = options;
  const take = (text: string) => {
    const clock: ClockOption = text === 'none' || text === 'own' ? text : Number(text);
    set({ clock });
  };
  const seconds = own.kind === 'increment' ? t('new-game-increment') : t('new-game-delay');
  return (
    <div class="clock-choice">
      <label class="field">
        <span>{t('new-game-clock')}</span>
        <select value={String(options.clock)} onChange={(event) => take(event.currentTarget.value)}>
          <option value="none">{t('new-game-no-clock')}</option>
          {PRESETS.map(([minutes, added], index) => (
            <option key={minutes} value={index}>
              {t('new-game-preset', { minutes, seconds: added })}
            </option>
          ))}
          <option value="own">{t('new-game-own-clock')}</option>
        </select>
      </label>
      {options.clock === 'own' && (
        <div class="own-clock">
          <label class="field">
            <span>{t('new-game-minutes')}</span>
            <input
              type="number"
              min="0.25"
              max={LIMITS.minutes}
              step="0.25"
              required
              value={own.minutes}
              onInput={(event) => set({ own: { ...own, minutes: event.currentTarget.valueAsNumber } })}
            />
          </label>
          <label class="field">
            <span>{t('new-game-kind')}</span>
            <select
              value={own.kind}
              onChange={(event) =>
                set({ own: { ...own, kind: event.currentTarget.value === 'delay' ? 'delay' : 'increment' } })
              }
            >
              <option value="increment">{t('new-game-increment')}</option>
              <option value="delay">{t('new-game-delay')}</option>
            </select>
          </label>
          <label class="field">
            <span>{t('new-game-per-turn')}</span>
            <input
              type="number"
              min="0"
              max={LIMITS.seconds}
              step="1"
              required
              aria-label={seconds}
              value={own.seconds}
              onInput={(event) => set({ own: { ...own, seconds: event.currentTarget.valueAsNumber } })}
            />
          </label>
        </div>
      )}
      {options.clock !== 'none' && <small class="hint">{t('new-game-clock-hint')}</small>}
    </div>
  );
}

function RatedChoice({ options, set }: PartProps) {
  if (!loggedIn.value) return null;
  const may = mayBeRated(options);
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={options.rated && may}
        disabled={!may}
        onChange={(event) => set({ rated: event.currentTarget.checked })}
      />
      <span>
        {t('new-game-rated')}
        <small>{t('new-game-rated-hint')}</small>
      </span>
    </label>
  );
}

/** A random start, with its number: whoever types the number gets the same start. */
function ArrayChoice({ options, set, count }: PartProps & { count: number }) {
  const { array } = options;
  return (
    <div class="array-choice">
      <label class="check">
        <input
          type="checkbox"
          checked={array !== null}
          onChange={(event) => set({ array: event.currentTarget.checked ? drawArray(count) : null })}
        />
        <span>
          {t('new-game-random-start')}
          <small>{t('new-game-random-start-hint', { count })}</small>
        </span>
      </label>
      {array !== null && (
        <div class="array-number">
          <label class="field">
            <span>{t('new-game-array')}</span>
            <input
              type="number"
              min="0"
              max={count - 1}
              step="1"
              required
              value={array}
              onInput={(event) => {
                const number = event.currentTarget.valueAsNumber;
                if (Number.isSafeInteger(number)) set({ array: number });
              }}
            />
          </label>
          <button type="button" class="quiet" onClick={() => set({ array: drawArray(count) })}>
            {t('new-game-draw-again')}
          </button>
        </div>
      )}
    </div>
  );
}

function Form({ game, paste, opponent, position, onClose }: NewGameRequest & { onClose: () => void }) {
  const [options, setOptions] = useState<GameOptions>(() => {
    const last = lastOptions();
    return {
      ...last,
      opponent: opponent ?? last.opponent,
      startNumber: 0,
      array: null,
      position: position ?? '',
    };
  });
  const [detail, setDetail] = useState<GameDetail | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const set = (part: Partial<GameOptions>) => setOptions((now) => ({ ...now, ...part }));
  useEffect(() => {
    gameDetail(game.id).then(setDetail, () => undefined);
    loadLevels().catch(() => undefined);
  }, [game.id]);

  const starts = detail?.starts ?? [];
  const chosen = starts[options.startNumber];

  async function start(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const view = await api.create(sessionFor(game.id, options, loggedIn.value, chosen?.id));
      rememberOptions({ ...options, position: '', startNumber: 0, array: null });
      onClose();
      go(playPath(view.id));
      if (view.remarks.length > 0) toast(view.remarks.map(({ text }) => text).join(' '));
    } catch (problem) {
      setError(plain(problem));
      setBusy(false);
    }
  }

  const people = options.opponent === 'friend' || options.opponent === 'open';
  const engine = options.opponent === 'engine' || options.opponent === 'watch';
  const parts = { options, set };
  const words =
    options.opponent === 'friend'
      ? t('new-game-invite')
      : options.opponent === 'open'
        ? t('new-game-offer')
        : t('new-game-start');
  return (
    <form onSubmit={start}>
      <header>
        <p class="eyebrow">{t('new-game-eyebrow')}</p>
        <h2 id="new-game-title">{game.name}</h2>
      </header>
      <Choice
        legend={t('new-game-opponent')}
        name="opponent"
        value={options.opponent}
        options={OPPONENTS.map((one): [Opponent, string] => [one, t(`new-game-opponents-${one}`)])}
        onChange={(one) => set({ opponent: one })}
        tall
      />
      <small class="hint">{t(`new-game-hints-${options.opponent}`)}</small>
      {(people || options.opponent === 'engine') && (
        <Choice
          legend={t('new-game-you-play')}
          name="seat"
          value={options.seat}
          options={[
            ['white', sideName('w', sidesOf(game.id))],
            ['random', t('new-game-either')],
            ['black', sideName('b', sidesOf(game.id))],
          ]}
          onChange={(seat) => set({ seat })}
        />
      )}
      {engine && <LevelChoice {...parts} />}
      {options.opponent !== 'watch' && <ClockChoice {...parts} />}
      {people && <RatedChoice {...parts} />}
      {starts.length > 1 && (
        <label class="field">
          <span>{t('new-game-start-position')}</span>
          <select
            value={options.startNumber}
            onChange={(event) => set({ startNumber: Number(event.currentTarget.value), array: null })}
          >
            {starts.map((start, index) => (
              <option key={start.name} value={index}>
                {start.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen !== undefined && chosen.arrays > 0 && <ArrayChoice {...parts} count={chosen.arrays} />}
      <details open={paste}>
        <summary>{t('new-game-own-position')}</summary>
        <label class="field">
          <span>{t('new-game-position-text')}</span>
          <textarea
            rows={4}
            spellcheck={false}
            value={options.position}
            placeholder={t('new-game-paste-here')}
            onInput={(event) => set({ position: event.currentTarget.value })}
          />
        </label>
      </details>
      {error && (
        <p class="form-error" role="alert">
          {error}
        </p>
      )}
      <footer>
        <button type="button" class="quiet" onClick={onClose}>
          {t('site-cancel')}
        </button>
        <button type="submit" class="primary" disabled={busy}>
          {busy ? t('new-game-starting') : words}
        </button>
      </footer>
    </form>
  );
}

export function NewGameDialog() {
  return (
    <ModalDialog
      open={newGameDialog}
      titleId="new-game-title"
      draw={(now, close) => <Form key={now.game.id} {...now} onClose={close} />}
    />
  );
}
