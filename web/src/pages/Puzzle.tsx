// A puzzle: the board, and the card with what is to be done beside it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { plain } from '../api/client';
import { type Puzzle, puzzles } from '../api/puzzles';
import type { GameDetail } from '../api/types';
import { Ghost } from '../board/Board';
import { CommandLine } from '../command/CommandLine';
import { openDialogue } from '../command/dialogue';
import { stagePartner } from '../command/partners';
import { t } from '../language';
import { useSides } from '../language/sides';
import { Answer } from '../learn/Answer';
import type { Asked } from '../learn/asking';
import { Chooser } from '../play/Chooser';
import { KeyList } from '../play/Keys';
import { StageBoard, StageStatus, useStageKeys } from '../play/StageBoard';
import { memory, remember } from '../puzzles/memory';
import { PuzzleCard } from '../puzzles/PuzzleCard';
import { openSolving } from '../puzzles/solving';
import { DAILY, NEXT, puzzlePath, puzzlesPath, readWish, rulesPath, type Wish } from '../router';
import { account } from '../state/account';
import { gameDetail } from '../state/games';
import { Opening } from '../ui/Opening';
import { useTitle } from '../ui/title';

interface Found {
  game: GameDetail;
  puzzle: Puzzle;
}

function Page({ game, puzzle, wish }: Found & { wish: Wish }) {
  const solving = useMemo(
    () =>
      openSolving(game, puzzle, {
        attempt: puzzles.attempt,
        // With an account the server remembers.
        decided: (result) => account.peek() || remember(result),
      }),
    [game, puzzle],
  );
  useSides(game);
  useEffect(() => solving.close, [solving]);
  useStageKeys(solving);
  const dialogue = useMemo(() => openDialogue(stagePartner(solving)), [solving]);
  const asked = useSignal<Asked | null>(null);
  const off = game.hands || game.pool;
  return (
    <main
      class={`guided puzzle ${game.levels === '' ? 'guided-flat' : 'guided-space'} ${off ? 'has-hands' : ''}`}
      style={{ '--files': game.files, '--ranks': game.ranks }}
    >
      <h1>{t('puzzles-of', { game: game.name })}</h1>
      <PuzzleCard solving={solving} next={puzzlePath(NEXT, wish)} />
      <StageBoard stage={solving} asked={asked} />
      {asked.value && (
        <section class="desk-place guided-answer" aria-label={t('play-place')}>
          <Answer game={game} asked={asked} pieces={solving.pieces.value} />
        </section>
      )}
      <div class="guided-side">
        <CommandLine dialogue={dialogue} />
        <StageStatus stage={solving} />
        <p class="guided-links">
          <a href={puzzlesPath(wish)}>{t('puzzles-all')}</a> ·{' '}
          <a href={rulesPath(game.id)}>{t('guide-rules')}</a>
        </p>
      </div>
      <Chooser session={{ ...solving, ...solving.turns }} side={solving.view.value?.side ?? 'w'} />
      <Ghost names={solving.names.value} />
      <KeyList />
    </main>
  );
}

async function find(id: string, wish: Wish): Promise<Found> {
  const puzzle = await (id === DAILY
    ? puzzles.daily()
    : id === NEXT
      ? puzzles.next({ ...wish, skip: account.peek() ? [] : memory().tried })
      : puzzles.puzzle(id));
  return { puzzle, game: await gameDetail(puzzle.game) };
}

/** A puzzle by its id, the one of the day, or the next one for the reader; that one gets an address of its own. */
export function PuzzlePage({ id, search }: { id: string; search: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const wish = useMemo(() => readWish(search), [search]);
  useTitle(found ? t('puzzles-page-title', { game: found.game.name }) : t('puzzles-title'));
  useEffect(() => {
    let late = false;
    setError(null);
    find(id, wish).then(
      (next) => {
        if (late) return;
        if (id === NEXT) history.replaceState(null, '', puzzlePath(next.puzzle.id, wish));
        setFound(next);
      },
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [id, wish, tries]);
  if (found) return <Page key={found.puzzle.id} {...found} wish={wish} />;
  return (
    <Opening waiting={t('puzzles-fetching')} missing={t('puzzles-missing')} error={error}>
      <button type="button" onClick={() => setTries(tries + 1)}>
        {t('site-try-again')}
      </button>
    </Opening>
  );
}
