import { describe, expect, it } from 'vitest';
import { readDisplay } from '../src/board/display';
import { readSettings, USUAL } from '../src/settings';

describe('choices kept in the browser', () => {
  it('are taken over as far as they are sound', () => {
    expect(readSettings(null)).toEqual(USUAL);
    expect(readSettings('no JSON')).toEqual(USUAL);
    expect(readSettings('[1]')).toEqual(USUAL);
    const found = readSettings('{"theme":"dark","palette":"pink","sound":false,"motion":"yes"}');
    expect(found).toEqual({ ...USUAL, theme: 'dark', sound: false });
    expect(readSettings('{"slant":-0.3,"rise":2}')).toEqual({ ...USUAL, slant: -0.3 });
  });

  it('remember the views of boards in space', () => {
    expect(readDisplay(null)).toEqual({ main: null, beside: null, narrow: 'one' });
    expect(readDisplay('{"main":"space","beside":"files","narrow":"all"}')).toEqual({
      main: 'space',
      beside: 'files',
      narrow: 'all',
    });
    expect(readDisplay('{"main":"sideways","beside":7}').main).toBeNull();
  });
});
