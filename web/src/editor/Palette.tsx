// The pieces that can be put on the board, by side; each is chosen by a click, or carried to its cell.
import { useState } from 'preact/hooks';
import type { Owner } from '../api/types';
import { follow } from '../board/drag';
import { t } from '../language';
import { nameOfPiece } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { sideName } from '../state/words';
import { Choice } from '../ui/Choice';
import { put, sameTool, type Tool } from './draft';
import type { Editor } from './editor';

function PieceButton({ editor, token, side }: { editor: Editor; token: string; side: Owner }) {
  const names = editor.board.names.value;
  const name = nameOfPiece(names, token);
  const tool: Tool = { do: 'put', token, side };
  const chosen = sameTool(editor.tool.value, tool);
  const choose = () => {
    editor.tool.value = chosen ? { do: 'move' } : tool;
  };
  return (
    <button
      type="button"
      class="palette-piece"
      aria-pressed={chosen}
      aria-label={t('editor-put', { side, piece: name })}
      title={name}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        follow({
          event,
          piece: event.pointerType === 'touch' ? null : { cell: null, token, side, size: 48 },
          tapped: choose,
          dropped: (cell) => {
            if (cell !== null) editor.change(put(editor.draft.peek(), cell, token, side));
          },
          over: (cell) => {
            editor.board.hover.value = cell;
          },
        });
      }}
      onClick={(event) => {
        if (event.detail === 0) choose();
      }}
    >
      <PiecePicture token={token} side={side} sign={names.get(token)?.sign} size={36} />
    </button>
  );
}

export function Palette({ editor }: { editor: Editor }) {
  const { game } = editor;
  const [side, setSide] = useState<Owner>('w');
  const tool = editor.tool.value;
  const neutral = game.neutralKinds.length > 0;
  const sides: [Owner, string][] = [
    ['w', sideName('w')],
    ['b', sideName('b')],
  ];
  if (neutral) sides.push(['n', sideName('n')]);
  const kinds = side === 'n' ? game.neutralKinds : game.kinds;
  const names = editor.board.names.value;
  const hint =
    tool.do === 'put'
      ? t('editor-puts', { side: tool.side, piece: nameOfPiece(names, tool.token) })
      : tool.do === 'move'
        ? t('editor-move-hint')
        : t('editor-erase-hint');
  return (
    <section class="palette" aria-labelledby="palette-title">
      <h2 id="palette-title">{t('editor-palette')}</h2>
      <div class="palette-tools">
        {(['move', 'erase'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tool.do === name}
            onClick={() => {
              editor.tool.value = { do: name };
            }}
          >
            {t(`editor-${name}`)}
          </button>
        ))}
      </div>
      <Choice
        legend={t('editor-side')}
        name="palette-side"
        value={side}
        options={sides}
        onChange={(next) => {
          setSide(next);
          // The same piece of the other side, where it has one.
          const now = editor.tool.peek();
          if (now.do !== 'put') return;
          const there = (next === 'n' ? game.neutralKinds : game.kinds).some(
            (kind) => kind.token === now.token,
          );
          editor.tool.value = there ? { ...now, side: next } : { do: 'move' };
        }}
      />
      <fieldset class="palette-pieces" aria-label={t('editor-pieces', { side })}>
        {kinds.map((kind) => (
          <PieceButton key={side + kind.token} editor={editor} token={kind.token} side={side} />
        ))}
      </fieldset>
      <p class="hint" aria-live="polite">
        {hint}
      </p>
    </section>
  );
}
