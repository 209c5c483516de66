// Escape closes what was opened last, and leaves dialogs to the browser.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { useEscape } from '../src/ui/escape';

afterEach(cleanup);

function Layer({ close, within }: { close: () => void; within?: () => Element | null }) {
  useEscape(true, close, within ?? null);
  return null;
}

it('closes the newest layer first', () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Layer close={below} />
      <Layer close={above} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([below, above].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  rerender(<Layer close={below} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([below, above].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

it('leaves Escape to the board where the focus is not in the layer', () => {
  const close = vi.fn();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  render(
    <>
      <button type="button" id="inside">
        in
      </button>
      <Layer close={close} within={() => document.getElementById('inside')} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([close, outside].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  document.getElementById('inside')?.focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([close, outside].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  document.removeEventListener('keydown', outside);
});
