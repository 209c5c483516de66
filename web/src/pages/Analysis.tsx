// The analysis board: the reader moves both sides, the engine evaluates, and a tree keeps everything.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openAnalysis, type Analysis as State } from '../analysis/analysis';
import { type Beginning, begin } from '../analysis/beginning';
import { EnginePanel, EvaluationBar } from '../analysis/EnginePanel';
import { Load, Save } from '../analysis/Files';
import { Graph } from '../analysis/Graph';
import { useAnalysisHelp } from '../analysis/help';
import { MendingDesk, Mistakes, type Task } from '../analysis/Mistakes';
import { numberText, TreeView } from '../analysis/TreeView';
import * as trees from '../analysis/tree';
import type { GameDetail, Side } from '../api/types';
import { Ghost } from '../board/Board';
import { CommandLine } from '../command/CommandLine';
import { openDialogue } from '../command/dialogue';
import { analysisPartner } from '../command/partners';
import { t } from '../language';
import { useSides } from '../language/sides';
import { BoardWithCards } from '../learn/Card';
import { Captured } from '../play/Captured';
import { Chooser } from '../play/Chooser';
import { ExactResult } from '../play/ExactResult';
import { OffBoard } from '../play/Hand';
import { handOf, KeyList, useBoardKeys } from '../play/Keys';
import { Helped } from '../play/Now';
import { CountNote, Line, Pass, RowNote, Second } from '../play/Step';
import { Helps } from '../play/Tools';
import { analysisPath, editorPath, rulesPath } from '../router';
import { byFamily, games, gamesError } from '../state/games';
import { withHelp } from '../state/help';
import { openNewGameDialog } from '../state/newgame';
import { droppable, wished } from '../state/turn';
import { outcomeWords, resultText, sideName, turnWords } from '../state/words';
import { useGames } from '../ui/games';
import { Opening } from '../ui/Opening';
import { useOpened } from '../ui/opened';
import { useTitle } from '../ui/title';

interface Props {
  analysis: State;
}

/** One line above the board: what is asked, what has ended, whose turn it is. */
function Status({ analysis }: Props) {
  const phase = analysis.phase.value;
  const view = analysis.view.value;
  const fault = analysis.fault.value;
  if (fault !== null) {
    return (
      <Line kind="check" words={fault}>
        <button type="button" onClick={analysis.again}>
          {t('site-try-again')}
        </button>
      </Line>
    );
  }
  if (phase.name === 'second' || phase.name === 'choosingSecond') {
    const picked = phase.name === 'second' ? phase.picked : null;
    return <Second session={analysis} game={analysis.game} choices={phase.choices} picked={picked} />;
  }
  if (!view) return <Line kind="wait" words={t('analysis-fetching')} />;
  if (view.outcome) {
    return <Line kind="over" words={`${resultText(view.outcome)} ${outcomeWords(view.outcome)}`} />;
  }
  const { side } = view;
  return (
    <div class={`status ${view.checked.length > 0 ? 'status-check' : ''}`} role="status">
      <p>
        <span class={`seat seat-${view.side}`} aria-hidden="true" />
        {view.checked.length > 0 ? t('words-to-move-in-check', { side }) : t('words-to-move', { side })}
      </p>
      <Pass first={view.first} enter={analysis.enter} />
      {view.row && <RowNote row={view.row} />}
      {view.count && <CountNote count={view.count} />}
      {view.history && <p class="hint">{t('analysis-would-end', { words: outcomeWords(view.history) })}</p>}
    </div>
  );
}

function SideBar({ analysis, side }: Props & { side: Side }) {
  const { game } = analysis;
  const view = analysis.view.value;
  const names = analysis.names.value;
  const phase = analysis.phase.value;
  const name = analysis.tags.value.find((tag) => tag.name === (side === 'w' ? 'White' : 'Black'))?.value;
  const may = view && view.side === side ? droppable(view.first) : new Set<string>();
  const source = phase.name === 'picked' && view?.side === side ? phase.source : null;
  const turn = view !== null && view.outcome === null && view.side === side;
  return (
    <section
      class={`player ${turn ? 'is-turn' : ''} ${game.hands || game.pool ? 'has-stock' : ''}`}
      aria-label={sideName(side)}
    >
      <p class="player-name">
        <span class={`seat seat-${side}`} aria-hidden="true" />
        {name ? (
          <>
            <span class="unseen">{sideName(side)}: </span>
            <span class="name">{name}</span>
          </>
        ) : (
          <span class="name">{sideName(side)}</span>
        )}
      </p>
      <OffBoard
        game={game}
        side={side}
        names={names}
        hand={view?.hands[side] ?? []}
        lost={view?.lost[side] ?? []}
        acts={{
          can: (token) => may.has(token),
          now: source?.kind === 'hand' ? source.token : null,
          pick: analysis.pickHand,
          put: (cell) => analysis.click(cell, true),
          drop: analysis.drop,
          marks: () => analysis.board.marks.value,
        }}
      />
      {view && <Captured game={game} names={names} captured={view.captured} frame={view} side={side} />}
    </section>
  );
}

function Tools({ analysis }: Props) {
  const { game } = analysis;
  const position = analysis.view.value?.position ?? analysis.start;
  const { flipped } = analysis.board;
  return (
    <section class="tools" aria-label={t('analysis-tools-heading')}>
      <button
        type="button"
        aria-pressed={flipped.value}
        onClick={() => {
          flipped.value = !flipped.value;
        }}
      >
        {t('analysis-tools-flip')}
      </button>
      <button type="button" onClick={() => openNewGameDialog(game, { position })}>
        {t('analysis-tools-play')}
      </button>
      <a class="button" href={`${editorPath(game.id)}?${new URLSearchParams({ position })}`}>
        {t('analysis-tools-edit')}
      </a>
      <a class="button" href={rulesPath(game.id)}>
        {t('analysis-tools-learn')}
      </a>
    </section>
  );
}

/** For screen readers: the place in the tree. */
function News({ analysis }: Props) {
  const path = trees.pathTo(analysis.tree.value, analysis.at.value);
  const last = path.at(-1);

  const words =
    path.length === 1 || !last
      ? t('analysis-start')
      : t('analysis-after', {
          number: numberText(trees.moverAt(analysis.tree.value, last.id, analysis.root.value)),
          turn: turnWords(trees.writtenOf(last)),
        });
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}

/** The analysis, or the reader’s mistakes in its place. */
function Desks({ game, beginning }: { game: GameDetail; beginning: Beginning }) {
  const analysis = useMemo(() => openAnalysis(game, beginning), [game, beginning]);
  useEffect(() => analysis.close, [analysis]);
  const [task, setTask] = useState<Task | null>(null);
  if (task === null) return <Desk analysis={analysis} mend={setTask} />;
  return <MendingDesk source={analysis} task={task} leave={() => setTask(null)} />;
}

function Desk({ analysis, mend }: { analysis: State; mend: (task: Task) => void }) {
  const { game } = analysis;
  const dialogue = useMemo(() => openDialogue(analysisPartner(analysis)), [analysis]);
  const help = useAnalysisHelp(analysis);
  const board = useMemo(() => withHelp(analysis.board, help), [analysis, help]);
  const { name } = analysis.localGame.value;
  useSides(game);
  useTitle(t('analysis-title', { game: name }));
  const keyBoard = useMemo(() => {
    const hand = () => handOf(analysis.view.peek());
    return { ...analysis, flipped: analysis.board.flipped, hand };
  }, [analysis]);
  useBoardKeys(keyBoard, () => false, { help });
  const flipped = analysis.board.flipped.value;
  const kind = game.levels !== '' ? 'play-space' : game.files > 12 ? 'play-flat play-wide' : 'play-flat';
  return (
    <main class={`play analysis ${kind}`} style={{ '--aspect': (game.files + 0.64) / (game.ranks + 0.64) }}>
      <div class="play-head">
        <h1 class="play-title">{t('analysis-heading', { game: name })}</h1>
        <Status analysis={analysis} />
      </div>
      <div class="play-board">
        <SideBar analysis={analysis} side={flipped ? 'w' : 'b'} />
        <EvaluationBar analysis={analysis} />
        <BoardWithCards
          model={board}
          game={game}
          position={() => analysis.view.peek()?.position ?? null}
          wish={(cell) => wished(analysis.phase.peek(), cell)}
        />
        <SideBar analysis={analysis} side={flipped ? 'b' : 'w'} />
      </div>
      <aside class="play-side" aria-label={t('analysis-side')}>
        <CommandLine dialogue={dialogue} />
        <EnginePanel analysis={analysis} />
        <section class="desk-tools" aria-label={t('help-tools')}>
          <Helps help={help} />
        </section>
        <Helped help={help} names={analysis.names.value} />
        {analysis.view.value && (
          <ExactResult
            exact={analysis.exact.value}
            side={analysis.view.value.side}
            names={analysis.names.value}
            play={(turn) => analysis.playIn([turn])}
          />
        )}
        <TreeView analysis={analysis} />
        <Graph analysis={analysis} />
        <Mistakes analysis={analysis} mend={mend} />
        <Tools analysis={analysis} />
        <Save analysis={analysis} />
        <Load game={game} />
      </aside>
      <Chooser session={analysis} side={analysis.view.value?.side ?? 'w'} />
      <Ghost names={analysis.names.value} />
      <News analysis={analysis} />
      <KeyList />
    </main>
  );
}

/** Without a game: choose one, or load a record. */
export function Choose() {
  useTitle(t('analysis-choose-title'));
  useGames();
  return (
    <main class="page choose-game">
      <h1>{t('analysis-choose-heading')}</h1>
      <p class="lead">{t('analysis-choose-lead')}</p>
      {gamesError.value && (
        <p class="form-error" role="alert">
          {gamesError.value}
        </p>
      )}
      <Load game={null} />
      <div class="choose-families">
        {byFamily(games.value ?? []).map(({ family, games: members }) => (
          <section key={family} aria-label={family}>
            <h2>{family}</h2>
            <ul>
              {members.map((game) => (
                <li key={game.id}>
                  <a href={analysisPath(game.id)}>{game.name}</a>
                  <a
                    class="quiet"
                    href={editorPath(game.id)}
                    aria-label={`${game.name}: ${t('analysis-choose-edit')}`}
                  >
                    {t('analysis-choose-edit')}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}

export function Analysis({ id, search }: { id: string; search: string }) {
  const { found, error, again } = useOpened(id, search, begin);
  if (found) return <Desks {...found} />;
  return (
    <Opening waiting={t('analysis-fetching')} missing={t('analysis-missing')} error={error}>
      <button type="button" onClick={again}>
        {t('site-try-again')}
      </button>
    </Opening>
  );
}
