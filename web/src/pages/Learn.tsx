// A first game, guided: the board, and the card with the task beside it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { analysis as api, type Guide as GuideSteps } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail, Side } from '../api/types';
import { Ghost } from '../board/Board';
import { CommandLine } from '../command/CommandLine';
import { openDialogue } from '../command/dialogue';
import { guidedPartner } from '../command/partners';
import { language, t } from '../language';
import { useSides } from '../language/sides';
import { Answer } from '../learn/Answer';
import type { Asked } from '../learn/asking';
import { BoardWithCards } from '../learn/Card';
import { Guide } from '../learn/Guide';
import { type Guided, openGuided } from '../learn/guided';
import { lessonOf } from '../learn/reach';
import { Chooser } from '../play/Chooser';
import { OffBoard } from '../play/Hand';
import { handOf, KeyList, useBoardKeys } from '../play/Keys';
import { Second } from '../play/Step';
import { rulesPath } from '../router';
import { gameDetail } from '../state/games';
import { droppable, wished } from '../state/turn';
import { outcomeWords, resultText, sideName } from '../state/words';
import { Opening } from '../ui/Opening';
import { useTitle } from '../ui/title';

/** Whose turn it is, or what the second part of the turn may be. */
function Status({ guided }: { guided: Guided }) {
  const phase = guided.phase.value;
  const view = guided.view.value;
  if (phase.name === 'second' || phase.name === 'choosingSecond') {
    const picked = phase.name === 'second' ? phase.picked : null;
    const session = { ...guided, ...guided.turns };
    return <Second session={session} game={guided.game} choices={phase.choices} picked={picked} />;
  }
  if (!view) return null;
  if (view.outcome)
    return (
      <div class="status status-over" role="status">
        <p>{`${resultText(view.outcome)} ${outcomeWords(view.outcome)}`}</p>
      </div>
    );
  const { side } = view;
  return (
    <div class={`status ${view.checked.length > 0 ? 'status-check' : ''}`} role="status">
      <p>
        <span class={`seat seat-${side}`} aria-hidden="true" />
        {view.checked.length > 0 ? t('words-to-move-in-check', { side }) : t('words-to-move', { side })}
      </p>
    </div>
  );
}

/** A side's hand or lost pieces, in games that have them. */
function OffTheBoard({ guided, side }: { guided: Guided; side: Side }) {
  const { game } = guided;
  const view = guided.view.value;
  if (!view || (!game.hands && !game.pool)) return null;
  const phase = guided.phase.value;
  const mine = view.side === side;
  const source = phase.name === 'picked' && mine ? phase.source : null;
  const may = mine ? droppable([...guided.first.value]) : new Set<string>();
  return (
    <section class="guide-hand" aria-label={sideName(side)}>
      <OffBoard
        game={game}
        side={side}
        names={guided.names.value}
        hand={view.hands[side] ?? []}
        lost={view.lost[side] ?? []}
        acts={{
          can: (token) => may.has(token),
          now: source?.kind === 'hand' ? source.token : null,
          pick: guided.turns.pickHand,
          put: (cell) => guided.turns.click(cell, true),
          drop: guided.turns.drop,
          marks: () => guided.board.marks.value,
        }}
      />
    </section>
  );
}

function Page({ game, guide, rules }: { game: GameDetail; guide: GuideSteps; rules: string }) {
  const guided = useMemo(() => openGuided(game, guide), [game, guide]);
  useSides(game);
  useEffect(() => guided.close, [guided]);
  const dialogue = useMemo(() => openDialogue(guidedPartner(guided)), [guided]);
  const keyBoard = useMemo(() => {
    const hand = () => handOf(guided.view.peek());
    return { ...guided, ...guided.turns, flipped: guided.board.flipped, hand };
  }, [guided]);
  useBoardKeys(keyBoard, () => false);
  const flipped = guided.board.flipped.value;
  const session = { ...guided, ...guided.turns };
  const asked = useSignal<Asked | null>(null);
  const off = game.hands || game.pool;
  return (
    <main
      class={`guided ${game.levels === '' ? 'guided-flat' : 'guided-space'} ${off ? 'has-hands' : ''}`}
      style={{ '--files': game.files, '--ranks': game.ranks }}
    >
      <h1>{t('guide-title', { game: game.name })}</h1>
      <Guide guided={guided} rules={rules} />
      <div class="guided-board">
        <OffTheBoard guided={guided} side={flipped ? 'w' : 'b'} />
        <BoardWithCards
          model={guided.board}
          game={game}
          position={() => guided.view.peek()?.position ?? null}
          wish={(cell) => wished(guided.phase.peek(), cell)}
          asked={asked}
        />
        <OffTheBoard guided={guided} side={flipped ? 'b' : 'w'} />
      </div>
      {asked.value && (
        <section class="desk-place guided-answer" aria-label={t('play-place')}>
          <Answer game={game} asked={asked} pieces={guided.pieces.value} />
        </section>
      )}
      <div class="guided-side">
        <CommandLine dialogue={dialogue} />
        <Status guided={guided} />
        <p class="guided-links">
          <a href={rulesPath(game.id)}>{t('guide-rules')}</a>
        </p>
      </div>
      <Chooser session={session} side={guided.view.value?.side ?? 'w'} />
      <Ghost names={guided.names.value} />
      <KeyList />
    </main>
  );
}

interface Found {
  game: GameDetail;
  guide: GuideSteps;
  rules: string;
}

export function Learn({ id }: { id: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const tongue = language.value;
  useTitle(found ? t('guide-page-title', { game: found.game.name }) : t('guide-plain-title'));
  useEffect(() => {
    let late = false;
    setError(null);
    Promise.all([gameDetail(id), api.guide(id, tongue), lessonOf(id, tongue)]).then(
      ([game, guide, lesson]) => late || setFound({ game, guide, rules: lesson.rules }),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [id, tongue, tries]);
  if (found) return <Page {...found} />;
  return (
    <Opening waiting={t('guide-fetching')} missing={t('guide-missing')} error={error}>
      <button type="button" onClick={() => setTries(tries + 1)}>
        {t('site-try-again')}
      </button>
    </Opening>
  );
}
