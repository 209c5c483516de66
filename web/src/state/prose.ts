// Rule texts: `# ` heads a section, `- ` is an item, blank lines part paragraphs.

export type Block =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'text'; text: string };

function slug(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `r-${plain}`;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open: Block | null = null;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') open = null;
    else if (/^#+ /.test(line)) {
      const heading = line.replace(/^#+ /, '');
      found.push({ kind: 'heading', text: heading, id: slug(heading) });
      open = null;
    } else if (line.startsWith('- ')) {
      if (open?.kind !== 'list') {
        open = { kind: 'list', items: [] };
        found.push(open);
      }
      open.items.push(line.slice(2));
    } else if (open?.kind === 'text') open.text += ` ${line}`;
    else if (open?.kind === 'list') open.items[open.items.length - 1] += ` ${line}`;
    else {
      open = { kind: 'text', text: line };
      found.push(open);
    }
  }
  return found;
}
