// Makes the TypeScript type of all texts from the English Fluent files: their ids, and the variables of each.
// `npm run messages` writes src/language/messages.ts anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, Visitor } from '@fluent/syntax';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const locales = join(dirname(web), 'locales');
const TARGET = join(web, 'src/language/messages.ts');

/** The files of a language that the site's texts are in. Those of errors are the server's. */
function filesOf(tag) {
  const site = readdirSync(join(locales, tag, 'site')).sort();
  return ['endings.ftl', ...site.map((name) => join('site', name))];
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);
const NUMERIC = new Set(['NUMBER', 'DATETIME']);

/** What a message needs: its own variables with their TypeScript types, and other messages that it contains. */
class Needs extends Visitor {
  variables = new Map();
  messages = new Set();

  visitVariableReference(node) {
    if (!this.variables.has(node.id.name)) this.variables.set(node.id.name, 'Text');
  }
  visitMessageReference(node) {
    this.messages.add(node.id.name);
  }
  visitSelectExpression(node) {
    const keys = node.variants.map(({ key }) => key.name ?? key.value);
    const type = keys.some((key) => PLURALS.has(key)) ? 'number' : keys.map((key) => `'${key}'`).join(' | ');
    if (node.selector.type === 'VariableReference') this.variables.set(node.selector.id.name, type);
    this.genericVisit(node);
  }
  visitFunctionReference(node) {
    const [first] = node.arguments.positional;
    if (NUMERIC.has(node.id.name) && first?.type === 'VariableReference')
      this.variables.set(first.id.name, 'number');
    this.genericVisit(node);
  }
}

/**
 * All messages of a language that can be asked for: for each id its variables, those of the messages within it too, with their types.
 * What cannot be read, and ids that are given twice, come back as faults.
 */
export function messagesOf(tag) {
  const needs = new Map();
  const faults = [];
  for (const file of filesOf(tag)) {
    for (const entry of parse(readFileSync(join(locales, tag, file), 'utf8'), {}).body) {
      if (entry.type === 'Junk') faults.push(`${tag}/${file}: ${entry.content.trim()}`);
      if (entry.type !== 'Message') continue;
      if (needs.has(entry.id.name)) faults.push(`${tag}/${file}: ${entry.id.name} is there twice`);
      const found = new Needs();
      found.visit(entry);
      needs.set(entry.id.name, found);
    }
  }
  const all = (id, seen = new Set()) => {
    const variables = new Map();
    const own = needs.get(id);
    if (own === undefined) faults.push(`${tag}: there is no message ${id}`);
    if (own === undefined || seen.has(id)) return variables;
    for (const inner of own.messages)
      for (const [name, type] of all(inner, new Set([...seen, id]))) variables.set(name, type);
    for (const [name, type] of own.variables)
      if (type !== 'Text' || !variables.has(name)) variables.set(name, type);
    return variables;
  };
  // Those that begin with `own-` are parts of other messages of this language alone.
  const ids = [...needs.keys()].filter((id) => !id.startsWith('own-')).sort();
  const messages = new Map(ids.map((id) => [id, all(id)]));
  return { messages, faults };
}

/** The text of src/language/messages.ts. */
export function typesOf(messages) {
  const lines = [...messages].map(([id, variables]) => {
    const fields = [...variables].sort().map(([name, type]) => `${name}: ${type}`);
    return `  '${id}': ${fields.length === 0 ? 'None' : `{ ${fields.join('; ')} }`};`;
  });
  return `// Made from locales/en by \`npm run messages\`; not to be edited.
type None = Record<never, never>;
type Text = string | number;

/** Every text of the site by its id, with the variables that it takes. */
export interface Messages {
${lines.join('\n')}
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { messages, faults } = messagesOf('en');
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  writeFileSync(TARGET, typesOf(messages));
}
