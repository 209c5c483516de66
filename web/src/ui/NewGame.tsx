// The new-game dialog: opponent, colour, level, array, or a position to start from.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, plain } from '../api/client';
import type { GameDetail } from '../api/types';
import { go, playPath } from '../router';
import { gameDetail, levels, loadLevels } from '../state/games';
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
  const now = levels.value.find((l) => l.level === value);
  return (
    <label class="level-choice">
      <span>
        Level {value}
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
        legend="You play"
        name="seat"
        value={wish.seat}
        options={[
          ['white', 'White'],
          ['black', 'Black'],
          ['chance', 'Either'],
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
        <span>Start position</span>
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
        <p class="eyebrow">New game</p>
        <h2 id="new-game-title">{game.name}</h2>
      </header>
      <Choice
        legend="Opponent"
        name="opponent"
        value={wish.opponent}
        options={[
          ['engine', 'Engine'],
          ['person', 'Same screen'],
          ['watch', 'Watch'],
        ]}
        onChange={(opponent) => set({ opponent })}
      />
      {parts}
      <details open={paste}>
        <summary>Start from a position of your own</summary>
        <label class="field">
          <span>Position text</span>
          <textarea
            rows={4}
            spellcheck={false}
            value={wish.position}
            placeholder="Paste a position here"
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
          Cancel
        </button>
        <button type="submit" class="primary" disabled={busy}>
          {busy ? 'Setting up…' : 'Start'}
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
