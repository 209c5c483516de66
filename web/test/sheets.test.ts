// Style sheets that a browser can follow: what changes with every click restyles little.
import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const selectors = readdirSync('src/styles').flatMap((file) => {
  const found: string[] = [];
  postcss.parse(readFileSync(`src/styles/${file}`, 'utf8'), { from: file }).walkRules((rule) => {
    found.push(...rule.selectors.map((selector) => `${file}: ${selector}`));
  });
  return found;
});

// When the focus or the pointer moves, a browser styles anew what such a rule may mean: with `*` everything in every neighbour.
test('no state of an element says how any element beside it looks', () => {
  const state = /:(hover|active|focus|focus-visible|focus-within|checked|disabled)\b/;
  const wide = selectors.filter((selector) => {
    const at = selector.search(state);
    return at >= 0 && /(^|[\s+~>])\*(?![\w-])/.test(selector.slice(at));
  });
  expect(selectors.length).toBeGreaterThan(500);
  expect(wide).toEqual([]);
});
