// Setting up a position on any board: pieces are put, carried and taken away; faults are reported during the work.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { analysis as api } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail, Side } from '../api/types';
import { Board, Ghost } from '../board/Board';
import { cleared, type Draft, draftOf, erase } from '../editor/draft';
import { Extras } from '../editor/Extras';
import { openEditor, recallDraft, type Editor as State } from '../editor/editor';
import { Palette } from '../editor/Palette';
import { t } from '../language';
import { useSides } from '../language/sides';
import { analysisPath, editorPath } from '../router';
import { openNewGameDialog } from '../state/newgame';
import { toast } from '../state/toast';
import { sideName } from '../state/words';
import { Choice } from '../ui/Choice';
import { copyText } from '../ui/copy';
import { Opening } from '../ui/Opening';
import { useOpened } from '../ui/opened';
import { useTitle } from '../ui/title';

interface Props {
  editor: State;
}

/** What is wrong with the position, or that it is valid. */
function Verdict({ editor }: Props) {
  const checked = editor.checked.value;
  const fault = editor.fault.value;
  const faults = fault !== null ? [fault] : (checked?.faults.map(({ text }) => text) ?? []);
  const sound = fault === null && checked !== null && checked.faults.length === 0;
  const listed = sound ? checked.remarks.map(({ text }) => text) : faults;
  return (
    <div class={`status ${sound ? 'status-mine' : checked ? 'status-second' : ''}`} role="status">
      <div>
        <p>
          {checked === null && fault === null
            ? t('editor-checking')
            : sound
              ? t('editor-sound')
              : t('editor-faults')}
        </p>
        {listed.length > 0 && (
          <ul class="faults">
            {listed.slice(0, 6).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function BoardTools({ editor }: Props) {
  const { game } = editor;
  const { flipped } = editor.board;
  const draft = editor.draft.value;
  const read = (text: string) => void editor.read(text).catch((error: unknown) => toast(plain(error)));
  return (
    <section class="board-tools" aria-label={t('editor-side')}>
      <Choice
        legend={t('editor-turn')}
        name="side"
        value={draft.side}
        options={(['w', 'b'] as const).map((side): [Side, string] => [side, sideName(side)])}
        onChange={(side) => editor.change({ ...draft, side })}
      />
      <div class="files-buttons">
        <button type="button" disabled={!editor.canUndo.value} onClick={editor.undo}>
          {t('editor-undo')}
        </button>
        <button type="button" onClick={() => editor.change(cleared(draft))}>
          {t('editor-clear')}
        </button>
        {game.starts.length > 1 ? (
          <select
            aria-label={t('editor-start')}
            value=""
            onChange={(event) => {
              const start = game.starts[Number(event.currentTarget.value)];
              event.currentTarget.value = '';
              if (start) read(start.position);
            }}
          >
            <option value="" disabled>
              {t('editor-start')}
            </option>
            {game.starts.map((start, index) => (
              <option key={start.name} value={index}>
                {start.name}
              </option>
            ))}
          </select>
        ) : (
          <button type="button" onClick={() => read(game.start)}>
            {t('editor-start')}
          </button>
        )}
        <button
          type="button"
          aria-pressed={flipped.value}
          onClick={() => {
            flipped.value = !flipped.value;
          }}
        >
          {t('editor-other-side')}
        </button>
      </div>
    </section>
  );
}

function Text({ editor }: Props) {
  const now = editor.checked.value?.text ?? '';
  const [typed, setTyped] = useState<{ text: string; draft: Draft } | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  const [remarks, setRemarks] = useState<{ texts: string[]; draft: Draft } | null>(null);
  // A later change of the board replaces what was typed; the server's answer to an earlier change does not.
  const own = typed?.draft === editor.draft.value ? typed.text : null;
  async function read(event: Event): Promise<void> {
    event.preventDefault();
    setRemarks(null);
    try {
      const found = await editor.read(own ?? now);
      setFaults(found.faults);
      setRemarks({ texts: found.remarks, draft: editor.draft.peek() });
    } catch (error) {
      setFaults([plain(error)]);
    }
  }
  return (
    <form class="position-text" onSubmit={(event) => void read(event)}>
      <label class="field">
        <span>{t('editor-text')}</span>
        <textarea
          rows={3}
          spellcheck={false}
          value={own ?? now}
          onInput={(event) => setTyped({ text: event.currentTarget.value, draft: editor.draft.peek() })}
        />
      </label>
      {faults.length > 0 && (
        <div class="form-error" role="alert">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      {/* What was guessed in reading the text; it is about this text only. */}
      {remarks !== null && remarks.draft === editor.draft.value && remarks.texts.length > 0 && (
        <ul class="faults" role="status">
          {remarks.texts.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <button type="submit" disabled={own === null}>
        {t('editor-read')}
      </button>
    </form>
  );
}

function Onward({ editor }: Props) {
  const { game } = editor;
  const checked = editor.checked.value;
  const position = checked && checked.faults.length === 0 ? checked.text : null;
  const query = `?${new URLSearchParams({ position: position ?? '' })}`;
  const copy = async (text: string, done: string) =>
    toast((await copyText(text)) ? done : t('analysis-save-not-copied'));

  return (
    <section class="onward files-buttons" aria-label={t('play-what-you-can-do')}>
      {position !== null ? (
        <a class="button primary" href={analysisPath(game.id) + query}>
          {t('editor-analyse')}
        </a>
      ) : (
        <button type="button" disabled>
          {t('editor-analyse')}
        </button>
      )}
      <button
        type="button"
        disabled={position === null}
        onClick={() => openNewGameDialog(game, { position: position ?? '' })}
      >
        {t('editor-play')}
      </button>
      <button
        type="button"
        disabled={checked === null}
        onClick={() => void copy(checked?.text ?? '', t('analysis-save-copied-position'))}
      >
        {t('editor-copy-text')}
      </button>
      <button
        type="button"
        disabled={position === null}
        onClick={() =>
          void copy(location.origin + editorPath(game.id) + query, t('analysis-save-copied-link'))
        }
      >
        {t('editor-copy-link')}
      </button>
    </section>
  );
}

function Desk({ game, beginning }: { game: GameDetail; beginning: Draft }) {
  const editor = useMemo(() => openEditor(game, beginning), [game, beginning]);
  useSides(game);
  useEffect(() => editor.close, [editor]);
  const { name } = editor.localGame.value;
  useTitle(t('editor-title', { game: name }));
  const kind = game.levels !== '' ? 'play-space' : game.files > 12 ? 'play-flat play-wide' : 'play-flat';
  return (
    <main class={`play editor ${kind}`}>
      <div class="play-head">
        <h1 class="play-title">{t('editor-heading', { game: name })}</h1>
        <Verdict editor={editor} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are the buttons; here their keys are only observed */}
      <div
        class="play-board"
        onKeyDown={(event) => {
          if (event.key === 'Escape') editor.board.acts?.cancel();
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null;
          if (cell === null) return;
          event.preventDefault();
          editor.change(erase(editor.draft.peek(), cell));
        }}
      >
        <Board model={editor.board} />
        <p class="small keys-hint">{t('editor-keys')}</p>
      </div>
      <aside class="play-side" aria-label={t('editor-side')}>
        <Palette editor={editor} />
        <BoardTools editor={editor} />
        <Onward editor={editor} />
        <Extras editor={editor} />
        <Text editor={editor} />
      </aside>
      <Ghost names={editor.board.names.value} />
    </main>
  );
}

/** What was kept for this address, else the position that it names, else the start. */
async function begin(game: GameDetail, search: string): Promise<Draft> {
  const kept = recallDraft(game.id, search);
  if (kept) return kept;
  const text = new URLSearchParams(search).get('position') ?? game.start;
  const { setup, faults, remarks } = await api.setup(game.id, { text });
  if (!setup) throw new Error(faults.map(({ text: words }) => words).join(' '));
  if (remarks.length > 0) toast(remarks.map(({ text: words }) => words).join(' '));
  return draftOf(setup);
}

export function Editor({ id, search }: { id: string; search: string }) {
  const { found, error } = useOpened(id, search, begin);
  if (found) return <Desk {...found} />;
  return (
    <Opening waiting={t('editor-fetching')} missing={t('editor-missing')} error={error}>
      <a href={editorPath(id)}>{t('editor-start')}</a>
    </Opening>
  );
}
