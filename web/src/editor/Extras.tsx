// What a position has besides pieces on cells: hands, lost pieces, rights, marks and counters, as far as the game has them.
import type { ComponentChildren } from 'preact';
import type { Side } from '../api/types';
import { t } from '../language';
import { nameOfPiece } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { sideName } from '../state/words';
import { countOf, MOST_HELD, toggled, withCount } from './draft';
import type { Editor } from './editor';

const SIDES: readonly Side[] = ['w', 'b'];

interface Props {
  editor: Editor;
}

/** Pieces off the board, counted. */
function Stock({
  editor,
  what,
  side,
  tokens,
}: Props & { what: 'hands' | 'lost'; side: Side; tokens: string[] }) {
  const draft = editor.draft.value;
  const names = editor.board.names.value;
  const title = t(`editor-${what}`, { side });
  return (
    <fieldset class="stock">
      <legend>{title}</legend>
      {tokens.map((token) => (
        <label key={token} title={nameOfPiece(names, token)}>
          <PiecePicture token={token} side={side} sign={names.get(token)?.sign} size={28} />
          <span class="unseen">{t('editor-one', { piece: nameOfPiece(names, token), where: title })}</span>
          <input
            type="number"
            min="0"
            max={MOST_HELD}
            value={countOf(draft[what][side], token)}
            onInput={(event) => {
              const now = editor.draft.peek();
              const counts = withCount(now[what][side], token, event.currentTarget.valueAsNumber);
              editor.change({ ...now, [what]: { ...now[what], [side]: counts } });
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** A field for the name of a cell. */
function CellField({
  editor,
  label,
  value,
  many = false,
  onChange,
}: Props & { label: string; value: string; many?: boolean; onChange: (text: string) => void }) {
  const known = new Set(editor.game.cells.map((cell) => cell.name));
  const wrong = value
    .split(/[\s,]+/)
    .filter((cell) => cell !== '')
    .find((cell) => !known.has(cell));
  return (
    <label class="cell-field">
      <span>{label}</span>
      <input
        type="text"
        size={many ? 9 : 5}
        spellcheck={false}
        autocomplete="off"
        value={value}
        aria-invalid={wrong !== undefined}
        onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
      />
      {wrong !== undefined && <small class="wrong">{t('editor-no-cell', { text: wrong })}</small>}
    </label>
  );
}

function Castling({ editor }: Props) {
  const { castling } = editor.game.setup;
  const draft = editor.draft.value;
  if (castling.w.length + castling.b.length === 0) return null;
  return (
    <fieldset class="checks">
      <legend>{t('editor-castling')}</legend>
      {SIDES.flatMap((side) =>
        castling[side].map((cell) => (
          <label key={side + cell}>
            <input
              type="checkbox"
              checked={draft.castling.includes(cell)}
              onChange={() =>
                editor.change({
                  ...editor.draft.peek(),
                  castling: toggled(editor.draft.peek().castling, cell),
                })
              }
            />
            <span>{t('editor-castling-with', { side, cell })}</span>
          </label>
        )),
      )}
    </fieldset>
  );
}

function Passing({ editor }: Props) {
  const [now = { victim: '', cells: [] }] = editor.draft.value.passing;
  // A second piece, in games with several moves in a row, stays as it was read.
  const change = (next: { victim: string; cells: string[] }) =>
    editor.change({
      ...editor.draft.peek(),
      passing: [
        ...(next.victim === '' && next.cells.length === 0 ? [] : [next]),
        ...editor.draft.peek().passing.slice(1),
      ],
    });
  return (
    <fieldset class="cells-row">
      <legend title={t('editor-passing-hint')}>{t('editor-passing')}</legend>
      <CellField
        editor={editor}
        label={t('editor-victim')}
        value={now.victim}
        onChange={(victim) => change({ ...now, victim })}
      />
      <CellField
        editor={editor}
        label={t('editor-passing-cells')}
        many
        value={now.cells.join(', ')}
        onChange={(text) => change({ ...now, cells: text.split(/[\s,]+/).filter((cell) => cell !== '') })}
      />
    </fieldset>
  );
}

function KoMarks({ editor }: Props) {
  const { ko } = editor.draft.value;
  const change = (next: typeof ko) => editor.change({ ...editor.draft.peek(), ko: next });
  return (
    <fieldset class="cells-row">
      <legend>{t('editor-ko')}</legend>
      {ko.map((mark, index) => {
        const set = (part: Partial<typeof mark>) =>
          change(ko.map((one, place) => (place === index ? { ...one, ...part } : one)));
        return (
          <div key={index} class="ko-row">
            <CellField
              editor={editor}
              label={t('editor-ko-from')}
              value={mark.from}
              onChange={(from) => set({ from })}
            />
            <CellField
              editor={editor}
              label={t('editor-ko-to')}
              value={mark.to}
              onChange={(to) => set({ to })}
            />
            <button type="button" onClick={() => change(ko.filter((_, place) => place !== index))}>
              {t('editor-ko-remove')}
            </button>
          </div>
        );
      })}
      {ko.length < 4 && (
        <button type="button" onClick={() => change([...ko, { from: '', to: '' }])}>
          {t('editor-ko-add')}
        </button>
      )}
    </fieldset>
  );
}

function Counter({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: ComponentChildren;
  value: number;
  least: number;
  most: number;
  onChange: (n: number) => void;
}) {
  return (
    <label class="counter">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onInput={(event) => {
          const n = event.currentTarget.valueAsNumber;
          if (Number.isFinite(n)) onChange(Math.max(least, Math.min(most, Math.round(n))));
        }}
      />
    </label>
  );
}

/** What a count begins with when it is switched on: the longest one of makruk, 64 turns of each side. */
const NEW_COUNT = { turns: 0, limit: 128 };
/** The largest number that a count can hold. */
const MOST_COUNTED = 9999;

function Count({ editor }: Props) {
  const { count } = editor.draft.value;
  const change = (next: typeof count) => editor.change({ ...editor.draft.peek(), count: next });
  return (
    <fieldset class="counters">
      <legend>{t('editor-count')}</legend>
      <label class="counter">
        <span>{t('editor-count-on')}</span>
        <input
          type="checkbox"
          checked={count !== null}
          onChange={(event) => change(event.currentTarget.checked ? NEW_COUNT : null)}
        />
      </label>
      {count && (
        <>
          <Counter
            label={t('editor-count-turns')}
            value={count.turns}
            least={0}
            most={MOST_COUNTED}
            onChange={(turns) => change({ ...count, turns })}
          />
          <Counter
            label={t('editor-count-limit')}
            value={count.limit}
            least={1}
            most={MOST_COUNTED}
            onChange={(limit) => change({ ...count, limit })}
          />
        </>
      )}
    </fieldset>
  );
}

export function Extras({ editor }: Props) {
  const { setup } = editor.game;
  const draft = editor.draft.value;
  const change = (next: Partial<typeof draft>) => editor.change({ ...editor.draft.peek(), ...next });
  return (
    <section class="extras" aria-label={t('editor-more')}>
      {setup.hands.length > 0 &&
        SIDES.map((side) => (
          <Stock key={side} editor={editor} what="hands" side={side} tokens={setup.hands} />
        ))}
      {setup.lost.length > 0 &&
        SIDES.map((side) => <Stock key={side} editor={editor} what="lost" side={side} tokens={setup.lost} />)}
      <Castling editor={editor} />
      {setup.passing && <Passing editor={editor} />}
      {setup.castled && (
        <fieldset class="counters">
          <legend>{t('editor-castled')}</legend>
          {SIDES.map((side) => (
            <label key={side}>
              <input
                type="checkbox"
                checked={draft.castled[side]}
                onChange={() => change({ castled: { ...draft.castled, [side]: !draft.castled[side] } })}
              />
              <span>{sideName(side)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {setup.struck && (
        <CellField
          editor={editor}
          label={t('editor-struck')}
          value={draft.struck}
          onChange={(struck) => change({ struck })}
        />
      )}
      {setup.ko && <KoMarks editor={editor} />}
      {setup.home > 0 && (
        <fieldset class="counters">
          <legend>{t('editor-home')}</legend>
          {SIDES.map((side) => (
            <Counter
              key={side}
              label={sideName(side)}
              value={draft.home[side]}
              least={0}
              most={setup.home}
              onChange={(n) => change({ home: { ...draft.home, [side]: n } })}
            />
          ))}
        </fieldset>
      )}
      {setup.checks && (
        <fieldset class="counters">
          <legend>{t('editor-checks')}</legend>
          {SIDES.map((side) => (
            <Counter
              key={side}
              label={sideName(side)}
              value={draft.checks[side]}
              least={0}
              most={99}
              onChange={(n) => change({ checks: { ...draft.checks, [side]: n } })}
            />
          ))}
        </fieldset>
      )}
      {setup.count && <Count editor={editor} />}
      <fieldset class="counters">
        <legend>{t('editor-counters')}</legend>
        <Counter
          label={t('editor-halfmove')}
          value={draft.halfmove}
          least={0}
          most={9999}
          onChange={(halfmove) => change({ halfmove })}
        />
        <Counter
          label={t('editor-number')}
          value={draft.number}
          least={1}
          most={9999}
          onChange={(number) => change({ number })}
        />
        {setup.made && (
          <Counter
            label={t('editor-made')}
            value={draft.made}
            least={0}
            most={99}
            onChange={(made) => change({ made })}
          />
        )}
      </fieldset>
    </section>
  );
}
