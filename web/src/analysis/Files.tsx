// Import and export of an analysis: positions, records of games, links, pictures.
import { useState } from 'preact/hooks';
import { analysis as api, pictureAddress, type RecordGame, type RecordGames } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail } from '../api/types';
import { t } from '../language';
import { analysisPath, go } from '../router';
import { settings } from '../settings';
import { games } from '../state/games';
import { toast } from '../state/toast';
import { copyText } from '../ui/copy';
import { useGames } from '../ui/games';
import type { Analysis } from './analysis';
import { mayPass } from './beginning';
import { decode } from './decode';
import { keep, searchFor } from './keep';
import { looksLikeRecord, tagOf, tagsFor } from './record';
import * as trees from './tree';

/** Largest text that the server reads, in characters. */
const LARGEST = 900_000;
/** Faults that are listed one by one. */
const MOST_FAULTS = 8;

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What a game of a record is called: by its players, or by its place where it names none. */
function nameOf(one: RecordGame, number: number): string {
  const known = (name: string) => tagOf(one, name)?.replace(/^\?$/, '') || null;
  const [white, black, result] = [
    known('White'),
    known('Black'),
    tagOf(one, 'Result')?.replace('*', '') ?? '',
  ];
  return white || black
    ? t('analysis-load-game', { white: white ?? '?', black: black ?? '?', result }).trim()
    : t('analysis-load-nameless', { number, result }).trim();
}

export function Save({ analysis }: { analysis: Analysis }) {
  const { game, start } = analysis;
  const tree = analysis.tree.value;
  const at = analysis.at.value;
  const flipped = analysis.board.flipped.value;
  const copy = async (text: string, what: 'position' | 'link' | 'record') =>
    toast((await copyText(text)) ? t(`analysis-save-copied-${what}`) : t('analysis-save-not-copied'));
  const { fen, sfen } = analysis.view.value ?? { fen: null, sfen: null };
  async function record(notation: 'own' | 'san' = 'own'): Promise<string> {
    const usual = start === game.start;
    const tags = tagsFor(analysis.tags.value, game.id, usual ? null : start);
    const { text } = await api.writeRecord(
      trees.toRecord(tree, tags, analysis.values.value).record,
      notation,
    );
    return text;
  }
  const withRecord = (act: (text: string) => void, notation?: 'san') => () =>
    void record(notation).then(act, (error: unknown) => toast(plain(error)));
  const search = searchFor(game.start, start, trees.turnsTo(tree, at));
  const position = analysis.view.value?.position ?? start;
  const bodies = game.kinds.find((kind) => kind.sign.characters)?.sign.characters?.on;
  // A set of the reader's choice without characters.
  const figures = bodies !== undefined && settings.value.sets[bodies] === 'pictures';
  const pictured = { position: start, flipped, figures };
  const picture = (kind: 'svg' | 'png') =>
    pictureAddress(game.id, kind, { ...pictured, turns: trees.turnsTo(tree, at), width: 1200 });
  const film = trees.lineFrom(tree, at).at(-1)?.id ?? at;
  return (
    <details class="files">
      <summary>{t('analysis-save-heading')}</summary>
      <div class="files-buttons">
        <button type="button" onClick={() => void copy(position, 'position')}>
          {t('analysis-save-position')}
        </button>
        {fen !== null && (
          <button type="button" onClick={() => void copy(fen, 'position')}>
            {t('analysis-save-fen')}
          </button>
        )}
        {sfen !== null && (
          <button type="button" onClick={() => void copy(sfen, 'position')}>
            {t('analysis-save-sfen')}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            search === null
              ? toast(t('analysis-save-too-long'))
              : void copy(location.origin + analysisPath(game.id) + search, 'link')
          }
        >
          {t('analysis-save-link')}
        </button>
        <button type="button" onClick={withRecord((text) => void copy(text, 'record'))}>
          {t('analysis-save-record')}
        </button>
        <button type="button" onClick={withRecord((text) => void copy(text, 'record'), 'san')}>
          {t('analysis-save-pgn')}
        </button>
        <button type="button" onClick={withRecord((text) => save(`${game.id}.pgn`, text))}>
          {t('analysis-save-file')}
        </button>
        <a class="button" href={picture('svg')} download={`${game.id}.svg`}>
          {t('analysis-save-svg')}
        </a>
        <a class="button" href={picture('png')} download={`${game.id}.png`}>
          {t('analysis-save-png')}
        </a>
        {film !== trees.ROOT && (
          <a
            class="button"
            href={pictureAddress(game.id, 'gif', {
              ...pictured,
              turns: trees.turnsTo(tree, film),
              width: 600,
            })}
            download={`${game.id}.gif`}
          >
            {t('analysis-save-gif')}
          </a>
        )}
      </div>
    </details>
  );
}

/** Opens a game that was read, as an analysis of its own. */
function openRecord(game: RecordGame, present: GameDetail | null): void {
  const id = tagOf(game, 'Game') ?? present?.id ?? '';
  const own = tagOf(game, 'Start') ?? tagOf(game, 'FEN');
  const start = own ?? (id === present?.id ? present.start : '');
  const last = trees.fromRecord(game);
  const turns = trees.turnsTo(last.tree, trees.mainLine(last.tree).at(-1)?.id ?? 0);
  // A fresh address each time: the page is built again, with this tree.
  const query = new URLSearchParams({ record: String(Date.now()) });
  if (turns.length > 0 && turns.join(' ').length < 4000) query.set('turns', turns.join(' '));
  if (own) query.set('position', own);
  const search = `?${query}`;
  keep({ game: id, search, start, record: game, at: 0 });
  go(analysisPath(id) + search);
}

/** How much of a long text is left out. */
const omitted = (games: number, turns: number) =>
  games > 0
    ? t('analysis-load-omitted-games', { games, turns })
    : t('analysis-load-omitted-turns', { turns });

/** The first of many faults; the others are counted. */
function few(faults: readonly string[]): string[] {
  const more = faults.length - MOST_FAULTS;
  return more > 0 ? [...faults.slice(0, MOST_FAULTS), t('analysis-load-more', { count: more })] : [...faults];
}

/** `game`: the game of positions; null: only records are read, which name their game. */
export function Load({ game, open = false }: { game: GameDetail | null; open?: boolean }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<RecordGames | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  /** How things were read that could mean something else. */
  const [remarks, setRemarks] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const take = (one: RecordGame) => openRecord(one, game);
  useGames();
  // A record of a game that is not here cannot be opened.
  const here = (one: RecordGame) => games.value?.some(({ id }) => id === tagOf(one, 'Game')) ?? true;
  const openable = found?.games.filter(here) ?? [];

  /** Loads a text; `guessed` says how its file was read. */
  async function load(given: string, guessed: readonly string[] = []): Promise<void> {
    setFound(null);
    setFaults([]);
    setRemarks([]);
    if (given.trim() === '') return setFaults([t('analysis-load-empty')]);
    if (given.length > LARGEST) return setFaults([t('analysis-load-too-long', { most: LARGEST })]);
    setBusy(true);
    try {
      if (looksLikeRecord(given)) {
        const read = await api.readRecords(given, game?.id ?? null);
        const [only, ...others] = read.games;
        if (!only) return setFaults([t('analysis-load-unreadable')]);
        const { games: noGames, turns: noTurns } = read.omitted;
        const partly = noGames + noTurns > 0;
        const told = (remark: boolean) =>
          read.faults
            .filter((fault) => fault.remark === remark)
            .map(({ line, text: what }) => t('analysis-load-line', { line, text: what }));
        const [wrong, remarks] = [few(told(false)), few([...guessed, ...told(true)])];
        setFaults(partly ? [omitted(noGames, noTurns), ...wrong] : wrong);
        setRemarks(remarks);
        if (others.length > 0 || wrong.length > 0 || partly) setFound(read);
        else {
          take(only);
          // The page is built again, without what stands here.
          if (remarks.length > 0) toast(remarks.join(' '));
        }
      } else if (game === null) {
        setFaults([t('analysis-load-which-game')]);
      } else {
        const checked = await api.setup(game.id, { text: given.trim().replace(/\s+/g, ' ') });
        if (checked.faults.length > 0) return setFaults(few(checked.faults.map((fault) => fault.text)));
        if (checked.remarks.length > 0) toast(few(checked.remarks.map((remark) => remark.text)).join(' '));
        go(analysisPath(game.id) + (searchFor(game.start, checked.text, []) ?? ''));
      }
    } catch (error) {
      if (mayPass(error)) toast(plain(error));
      else setFaults([plain(error)]);
    } finally {
      setBusy(false);
    }
  }

  async function loadFile(file: File): Promise<void> {
    if (file.size > 4 * LARGEST) return setFaults([t('analysis-load-too-long', { most: LARGEST })]);
    const { text: read, guessed } = decode(new Uint8Array(await file.arrayBuffer()));
    await load(read, guessed ? [t('analysis-load-encoding')] : []);
  }

  return (
    <details class="files" open={open}>
      <summary>{t('analysis-load-heading')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void load(text);
        }}
      >
        <label class="field">
          <span>{game ? t('analysis-load-label') : t('analysis-load-record-label')}</span>
          <textarea
            rows={4}
            spellcheck={false}
            maxLength={LARGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        {faults.length > 0 && (
          <div class="form-error" role="alert">
            {found && <p>{t('analysis-load-faults')}</p>}
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </div>
        )}
        {found && remarks.map((remark) => <p key={remark}>{remark}</p>)}
        {openable.length > 0 && (
          <fieldset class="found">
            <legend>{t('analysis-load-choose')}</legend>
            {openable.slice(0, 50).map((one, index) => (
              <button key={index} type="button" onClick={() => take(one)}>
                {nameOf(one, index + 1)}
              </button>
            ))}
          </fieldset>
        )}
        <div class="files-buttons">
          <button type="submit" class="primary" disabled={busy}>
            {t('analysis-load-go')}
          </button>
          <label class="button">
            {t('analysis-load-file')}
            <input
              type="file"
              class="unseen"
              accept=".pgn,.txt,text/plain,application/x-chess-pgn"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) void loadFile(file).catch((error: unknown) => toast(plain(error)));
              }}
            />
          </label>
        </div>
      </form>
    </details>
  );
}
