// The site's colours as the style sheets have them, worked out for one choice of theme, palette and contrast.
import { readFileSync } from 'node:fs';
import { blend, type Color, parse } from 'culori';
import postcss from 'postcss';

export interface Look {
  theme: 'light' | 'dark';
  palette: string;
  contrast: boolean;
}

interface Rule {
  selector: string;
  /** Classes, attributes and `:root`, counted: more of them win over fewer. */
  weight: number;
  set: ReadonlyMap<string, string>;
}

// In the order in which the page has them: of rules of one weight the last holds.
const order = readFileSync('src/main.tsx', 'utf8').matchAll(/'\.\/styles\/([\w-]+)\.css'/g);

const rules: readonly Rule[] = [...order].flatMap(([, file]) => {
  const found: Rule[] = [];
  postcss.parse(readFileSync(`src/styles/${file}.css`, 'utf8')).walkRules((rule) => {
    if (rule.parent?.type !== 'root') return;
    const set = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void set.set(prop, value));
    for (const selector of rule.selectors) {
      const within = selector.replace(/:is\([^)]*\)/g, '.one');
      found.push({ selector, weight: within.match(/[.[]|:root/g)?.length ?? 0, set });
    }
  });
  return found;
});

/** What the style sheets say of an element of this class on a page that looks so; of the page itself without a class. */
export function styleOf(look: Look, kind: string | null): Map<string, string> {
  const page = document.documentElement;
  page.setAttribute('data-theme', look.theme);
  page.setAttribute('data-palette', look.palette);
  page.setAttribute('data-contrast', look.contrast ? 'more' : 'usual');
  const mark = document.createElement('i');
  if (kind !== null) mark.className = kind;
  document.body.replaceChildren(mark);
  const element = kind === null ? page : mark;
  const mine = rules.filter(({ selector }) => !selector.includes('::') && element.matches(selector));
  mine.sort((one, other) => one.weight - other.weight);
  return new Map(mine.flatMap(({ set }) => [...set]));
}

/** A colour of the page by its expression, such as `var(--last)`. */
export function colourOf(look: Look, expression: string): Color {
  const page = styleOf(look, null);
  let text = expression;
  for (let depth = 0; depth < 9 && /var\(|light-dark\(/.test(text); depth += 1) {
    text = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => page.get(name) ?? `no ${name}`);
    text = text.replace(
      /light-dark\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)/g,
      look.theme === 'light' ? '$1' : '$2',
    );
  }
  const colour = parse(text);
  if (!colour) throw new Error(`${expression} is no colour: ${text}`);
  return colour;
}

/** How the fill or stroke of a class looks on a ground: as strong as the style sheets have it. */
export function laidOn(ground: Color, look: Look, kind: string, by: 'fill' | 'stroke'): Color {
  const style = styleOf(look, kind);
  const colour = colourOf(look, style.get(by) ?? 'none');
  const strength = (name: string) => Number(style.get(name) ?? 1);
  const alpha = (colour.alpha ?? 1) * strength('opacity') * strength(`${by}-opacity`);
  return blend([ground, { ...colour, alpha }]);
}
