// What the engine and the rules show a player who asks: a hint, threats, and what a turn did. All of it is drawn over the board that is shown.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Effects, Hint, Threat } from '../api/analysis';
import { ApiError, plain } from '../api/client';
import type { Way } from '../api/types';
import type { BoardModel, Route } from '../board/model';
import { change, settings } from '../settings';
import { toast } from './toast';

/** What can be asked about a position. */
export interface Asked {
  /** Differs from position to position. */
  key: string;
  /** Can it be asked now? Not while the other side is to move. */
  ready: boolean;
  hint: () => Promise<Hint>;
  threats: () => Promise<readonly Threat[]>;
}

/** A turn of the list whose effects can be told. */
export interface Turning {
  /** Differs from turn to turn. */
  key: string;
  tell: () => Promise<Effects>;
}

/** A hint in its two steps: the piece, then its way and the reason. */
export interface Hinted {
  hint: Hint;
  step: 1 | 2;
}

export interface Help {
  /** null: nothing may be asked, so nothing is offered. */
  readonly asked: ReadonlySignal<Asked | null>;
  readonly hinted: ReadonlySignal<Hinted | null>;
  /** The engine thinks about a hint. */
  readonly thinking: ReadonlySignal<boolean>;
  /** null: none are asked for, or not known yet. */
  readonly threats: ReadonlySignal<readonly Threat[] | null>;
  /** What the last turn, or the turn of an earlier position that is shown, did. */
  readonly told: ReadonlySignal<Effects | null>;
  /** What the turn pointed at in the list did. */
  readonly pointed: ReadonlySignal<Effects | null>;
  /** The first press shows the piece, the second the way. */
  hint(): void;
  toggleThreats(): void;
  point(turn: Turning | null): void;
  close(): void;
}

/** The largest number of turns whose effects are kept. */
const KEPT = 100;
/** The pointer rests on a turn for so long before it is asked about, in milliseconds. */
const REST = 120;

export function openHelp(asked: ReadonlySignal<Asked | null>, turn: ReadonlySignal<Turning | null>): Help {
  const hinted: Signal<Hinted | null> = signal(null);
  const thinking = signal(false);
  const threats: Signal<readonly Threat[] | null> = signal(null);
  const told: Signal<Effects | null> = signal(null);
  const pointed: Signal<Effects | null> = signal(null);
  const known = new Map<string, Effects>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** The latest question of each kind: earlier ones are not answered. */
  const latest = { hint: 0, threats: 0, told: 0, pointed: 0 };
  const begin = (kind: keyof typeof latest) => {
    latest[kind] += 1;
    const mine = latest[kind];
    return () => latest[kind] === mine;
  };

  async function effectsOf({ key, tell }: Turning): Promise<Effects> {
    const found = known.get(key) ?? (await tell());
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return found;
  }

  // Of what changes with every message, only the position matters.
  const position = computed(() => (asked.value?.ready ? asked.value.key : null));
  const wanted = computed(() => settings.value.threats);
  const turnKey = computed(() => turn.value?.key ?? null);
  const stops = [
    effect(() => {
      position.value;
      begin('hint');
      hinted.value = null;
      thinking.value = false;
    }),
    effect(() => {
      const current = begin('threats');
      threats.value = null;
      if (position.value === null || !wanted.value) return;
      const ask = asked.peek()?.threats;
      ask?.().then(
        (found) => {
          if (current()) threats.value = found;
        },
        () => undefined,
      );
    }),
    effect(() => {
      turnKey.value;
      const now = turn.peek();
      const current = begin('told');
      // Until the answer has come, the one before stays: the page does not jump.
      if (!now) {
        told.value = null;
        return;
      }
      effectsOf(now).then(
        (found) => {
          if (current()) told.value = found;
        },
        () => undefined,
      );
    }),
  ];

  return {
    asked,
    hinted,
    thinking,
    threats,
    told,
    pointed,
    hint() {
      const now = hinted.value;
      if (!asked.value?.ready || thinking.value) return;
      const { hint: ask } = asked.value;
      if (now) {
        hinted.value = now.step === 1 ? { ...now, step: 2 } : null;
        return;
      }
      const current = begin('hint');
      thinking.value = true;
      ask().then(
        (hint) => {
          if (!current()) return;
          thinking.value = false;
          hinted.value = { hint, step: 1 };
        },
        (error: unknown) => {
          if (!current()) return;
          thinking.value = false;
          toast(error instanceof ApiError ? error.message : plain(error));
        },
      );
    },
    toggleThreats() {
      if (asked.value) change({ threats: !settings.value.threats });
    },
    point(next) {
      clearTimeout(rest);
      const current = begin('pointed');
      if (!next) {
        pointed.value = null;
        return;
      }
      rest = setTimeout(() => {
        effectsOf(next).then(
          (found) => {
            if (current()) pointed.value = found;
          },
          () => undefined,
        );
      }, REST);
    },
    close() {
      clearTimeout(rest);
      for (const kind of ['hint', 'threats', 'told', 'pointed'] as const) begin(kind);
      for (const stop of stops) stop();
    },
  };
}

/** The parts of a turn, numbered if there are two. */
export function numbered(parts: readonly (readonly Way[])[], kind: Route['kind']): Route[] {
  const many = parts.filter((ways) => ways.length > 0).length > 1;
  return parts.flatMap((ways, index) =>
    ways.map((way, at) => ({ ...way, kind, ...(many && at === 0 ? { number: index + 1 } : {}) })),
  );
}

/** The board with what the engine shows drawn over it. */
export function withHelp(model: BoardModel, help: Help): BoardModel {
  const routes = computed(() => {
    const under = model.routes.value;
    const pointed = help.pointed.value;
    if (pointed) return numbered(pointed.parts, 'told');
    const shown: Route[] = (help.threats.value ?? []).flatMap(({ ways }, index) =>
      ways.map((way) => ({ ...way, kind: 'threat' as const, number: index + 1 })),
    );
    const hinted = help.hinted.value;
    // A way of a single cell is a ring round it.
    if (hinted?.hint.from && hinted.step === 1)
      shown.push({ cells: [hinted.hint.from], tunnels: [], kind: 'hint' });
    if (hinted?.step === 2) shown.push(...numbered(hinted.hint.parts, 'hint'));
    return shown.length > 0 ? [...under, ...shown] : under;
  });
  return { ...model, routes };
}
