// The new-game dialog: opponent, colour, level, array, or a position to start from.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, plain } from '../api/client';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import { go, playPath } from '../router';
import { gameDetail, levelWords, loadLevels } from '../state/games';
import { asking, lastWish, rememberWish, sessionFor, type Wish } from '../state/newgame';

interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  options: [T, string][];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ legend, name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="segments">
        {options.map(([option, label]) => (
          <label key={option} class={option === value ? 'is-on' : ''}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LevelChoice({ value, onChange }: { value: number; onChange: (level: number) => void }) {
  const now = levelWords(value);
  return (
    <label class="level-choice">
      <span>
        {t().newGame.level(value)}
        {now && <strong> {now.name}</strong>}
      </span>
      <input
        type="range"
        min="1"
        max="8"
        step="1"
        value={value}
        aria-valuetext={now ? `${value}, ${now.name}` : String(value)}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
      <small>{now?.description ?? ' '}</small>
    </label>
  );
}

function Form({
  game,
  paste,
  onClose,
}: {
  game: { id: string; name: string };
  paste: boolean;
  onClose: () => void;
}) {
  const say = t().newGame;
  const [wish, setWish] = useState<Wish>({ ...lastWish(), array: 0, position: '' });
  const [detail, setDetail] = useState<GameDetail | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const set = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));
  useEffect(() => {
    gameDetail(game.id).then(setDetail, () => undefined);
    loadLevels().catch(() => undefined);
  }, [game.id]);

  async function start(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const state = await api.create(sessionFor(game.id, wish, Math.random()));
      rememberWish({ ...wish, position: '', array: 0 });
      onClose();
      go(playPath(state.id));
    } catch (problem) {
      setError(plain(problem));
      setBusy(false);
    }
  }

  const arrays = detail?.arrays ?? [];
  const parts: ComponentChildren[] = [];
  if (wish.opponent === 'engine') {
    parts.push(
      <Choice
        key="seat"
        legend={say.youPlay}
        name="seat"
        value={wish.seat}
        options={[
          ['white', say.white],
          ['black', say.black],
          ['chance', say.either],
        ]}
        onChange={(seat) => set({ seat })}
      />,
    );
  }
  if (wish.opponent !== 'person')
    parts.push(<LevelChoice key="level" value={wish.level} onChange={(level) => set({ level })} />);
  if (arrays.length > 1) {
    parts.push(
      <label key="array" class="field">
        <span>{say.array}</span>
        <select value={wish.array} onChange={(event) => set({ array: Number(event.currentTarget.value) })}>
          {arrays.map((array, index) => (
            <option key={array.name} value={index}>
              {array.name}
            </option>
          ))}
        </select>
      </label>,
    );
  }
  return (
    <form onSubmit={start}>
      <header>
        <p class="eyebrow">{say.eyebrow}</p>
        <h2 id="new-game-title">{game.name}</h2>
      </header>
      <Choice
        legend={say.opponent}
        name="opponent"
        value={wish.opponent}
        options={[
          ['engine', say.engine],
          ['person', say.sameScreen],
          ['watch', say.watch],
        ]}
        onChange={(opponent) => set({ opponent })}
      />
      {parts}
      <details open={paste}>
        <summary>{say.ownPosition}</summary>
        <label class="field">
          <span>{say.positionText}</span>
          <textarea
            rows={4}
            spellcheck={false}
            value={wish.position}
            placeholder={say.pasteHere}
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
          {t().site.cancel}
        </button>
        <button type="submit" class="primary" disabled={busy}>
          {busy ? say.starting : say.start}
        </button>
      </footer>
    </form>
  );
}

export function NewGameDialog() {
  const now = asking.value;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (now && ref.current && !ref.current.open) ref.current.showModal();
  }, [now]);
  if (!now) return null;
  const close = () => {
    ref.current?.close();
    asking.value = null;
  };
  return (
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby="new-game-title"
      onClose={() => {
        asking.value = null;
      }}
    >
      <Form key={now.game.id} game={now.game} paste={now.paste} onClose={close} />
    </dialog>
  );
}
