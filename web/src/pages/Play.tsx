import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameDetail, Side, View } from '../api/types';
import { Ghost } from '../board/Board';
import { CommandLine } from '../command/CommandLine';
import { openDialogue } from '../command/dialogue';
import { sessionPartner } from '../command/partners';
import { t } from '../language';
import { useSides } from '../language/sides';
import { Answer } from '../learn/Answer';
import type { Asked } from '../learn/asking';
import { BoardWithCards } from '../learn/Card';
import { Marks } from '../learn/Marks';
import { RulesPanel } from '../learn/RulesPanel';
import { useMedia } from '../media';
import { Chat } from '../play/Chat';
import { Chooser } from '../play/Chooser';
import { KeyList, useTableKeys } from '../play/Keys';
import { Moves } from '../play/Moves';
import { Now } from '../play/Now';
import { PlayerBar } from '../play/PlayerBar';
import { Tools } from '../play/Tools';
import { Waiting } from '../play/Waiting';
import { go, playPath } from '../router';
import { controlText } from '../state/clock';
import { withHelp } from '../state/help';
import { openSession, type Session } from '../state/session';
import { useHelp } from '../state/showing';
import { useTable } from '../state/table';
import { wished } from '../state/turn';
import { statusWords } from '../state/words';
import { useHeading } from '../ui/heading';
import { LineMark } from '../ui/LineMark';
import { Opening } from '../ui/Opening';
import { useTitle } from '../ui/title';

interface TableProps {
  session: Session;
  game: GameDetail;
  state: View;
}

/** Clock, rating, inventor and spectators, in a line. */
function Facts({ game, state }: Pick<TableProps, 'game' | 'state'>) {
  const { spectators } = state.presence;
  const by = [game.inventor, game.year].filter((text) => text !== '').join(', ');
  return (
    <p class="play-facts">
      <span>{state.control ? controlText(state.control) : t('play-no-chess-clock')}</span>
      {state.rated && <span>{t('play-rated')}</span>}
      {by !== '' && <span>{by}</span>}
      {spectators > 0 && <span>{t('play-spectators', { count: spectators })}</span>}
    </p>
  );
}

/** The game, its rules and marks, and a place for what is asked about the board. */
function About({
  game,
  state,
  asked,
  onRules,
}: Pick<TableProps, 'game' | 'state'> & { asked: Signal<Asked | null>; onRules: () => void }) {
  const [marks, setMarks] = useState(false);
  return (
    <>
      <section class="desk-game">
        <h2>{game.name}</h2>
        <Facts game={game} state={state} />
        <button type="button" onClick={onRules}>
          {t('play-rules')}
        </button>
        <details onToggle={(event) => setMarks(event.currentTarget.open)}>
          <summary>{t('play-marks')}</summary>
          {marks && <Marks game={game} />}
        </details>
      </section>
      <section class="desk-place" aria-label={t('play-place')}>
        <Answer game={game} asked={asked} pieces={state.pieces}>
          <p class="hint">{t('play-place-hint')}</p>
        </Answer>
      </section>
    </>
  );
}

/** There is room for the left column, as in `desk.css`. */
const WIDE = '(min-width: 1240px) and (min-height: 481px)';

/** Lines of chat that came since the place where they stand was last seen. */
function useUnread(state: View, seen: boolean): number {
  const count = state.you.chat.length;
  const [known, setKnown] = useState(count);
  useEffect(() => {
    if (seen) setKnown(count);
  }, [seen, count]);
  return Math.max(0, count - known);
}

/** Takes players to the rematch as soon as it begins. */
function useRematch(state: View): void {
  const { rematch } = state;
  const [first] = useState(rematch);
  useEffect(() => {
    if (rematch !== null && rematch !== first && state.you.sides.length > 0) go(playPath(rematch));
  }, [rematch]);
}

function Table({ session, game, state }: TableProps) {
  const flipped = session.flipped.value;
  const table = useTable(session, game);
  const help = useHelp(session);
  const board = useMemo(() => withHelp(table, help), [table, help]);
  useSides(game);
  const aside = useSignal(false);
  const zen = useSignal(false);
  const [rules, setRules] = useState(false);
  const asked = useSignal<Asked | null>(null);
  // Where the place for answers is not in sight, they stand over the page.
  const placed = useMedia(WIDE) && !rules && !zen.value;
  const unread = useUnread(state, aside.value);
  const localized = session.localGame.value ?? game;
  const { name } = localized;
  const space = game.levels !== '';
  useTitle(t('play-title', { game: name, status: statusWords(state) }));
  useHeading(name);
  useRematch(state);
  const dialogue = useMemo(() => openDialogue(sessionPartner(session, game.id)), [session, game]);
  useEffect(() => session.news.subscribe(dialogue.note), [session, dialogue]);
  useTableKeys(session, { help, zen, aside });
  const classes = [
    'desk',
    space ? 'desk-space' : 'desk-flat',
    aside.value && 'has-aside',
    rules && 'has-rules',
    zen.value && 'is-zen',
    session.review.ply.value !== null && 'is-review',
  ];
  const seat = (side: Side, near: boolean) => (
    <PlayerBar session={session} state={state} side={side} game={game} near={near} />
  );
  return (
    <main class={classes.filter(Boolean).join(' ')} style={{ '--files': game.files, '--ranks': game.ranks }}>
      {/* The place beside the board, which names the game too, is not always in sight. */}
      <h1 class="unseen">{name}</h1>
      <aside class="desk-left" id="desk-left" aria-label={t('play-about')}>
        <button
          type="button"
          class="aside-close"
          aria-label={t('site-close')}
          onClick={() => {
            aside.value = false;
          }}
        >
          ×
        </button>
        {rules ? (
          <RulesPanel game={localized} onClose={() => setRules(false)} />
        ) : (
          <About game={localized} state={state} asked={asked} onRules={() => setRules(true)} />
        )}
        <Chat session={session} state={state} />
      </aside>
      <div class="desk-board" id="board" tabIndex={-1}>
        <h2 class="unseen">{t('board-board')}</h2>
        <BoardWithCards
          model={board}
          game={localized}
          position={() =>
            session.review.ply.peek() === null ? (session.state.peek()?.position ?? null) : null
          }
          wish={(cell) => wished(session.phase.peek(), cell)}
          {...(placed ? { asked } : {})}
        />
      </div>
      <div class="desk-right">
        <CommandLine dialogue={dialogue} />
        {seat(flipped ? 'w' : 'b', false)}
        <LineMark />
        <Tools session={session} state={state} help={help} aside={aside} unread={unread} zen={zen} />
        {space && placed && asked.value && (
          <section class="desk-place" aria-label={t('play-place')}>
            <Answer game={localized} asked={asked} pieces={state.pieces} />
          </section>
        )}
        <Moves session={session} state={state} help={help} />
        <Now session={session} game={game} state={state} help={help} />
        {seat(flipped ? 'b' : 'w', true)}
      </div>
      <Chooser session={session} side={state.side} />
      <Ghost names={session.names.value} />
      <KeyList />
      <p class="unseen" aria-live="polite">
        {session.news.value}
      </p>
    </main>
  );
}

function Before({ session, game, state }: TableProps) {
  const { name } = session.localGame.value ?? game;
  useSides(game);
  useTitle(t('play-title', { game: name, status: statusWords(state) }));
  return <Waiting session={session} game={game} state={state} />;
}

export function Play({ id }: { id: string }) {
  const [session, setSession] = useState<Session | null>(null);
  // Another link to the same game changes only the key.
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    const opened = openSession(id);
    setSession(opened);
    return () => opened.close();
  }, [id, hash]);
  const game = session?.game.value ?? null;
  const state = session?.state.value ?? null;
  const missing = session?.missing.value ?? null;
  if (session && game && state) {
    const props = { session, game, state };
    return state.phase === 'waiting' ? <Before {...props} /> : <Table {...props} />;
  }
  return <Opening waiting={t('play-setting')} missing={t('play-missing')} error={missing} />;
}
