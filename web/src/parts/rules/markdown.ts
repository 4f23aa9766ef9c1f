/** A paragraph, list or table of a rulebook. Texts keep their **bold** and _italic_ marks. */
export type Block =
  | { readonly is: 'paragraph'; readonly text: string }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Reads the part of Markdown that rulebooks use. Blank lines separate blocks. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

const ITEM = /^(?:-|\d+\.) /;

function blockOf(block: string): Block {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('|')) return tableOf(lines);
  if (!ITEM.test(first)) return { is: 'paragraph', text: lines.join(' ') };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop()} ${line}`);
  }
  return { is: 'list', ordered: !first.startsWith('-'), items };
}

function tableOf([head = '', , ...rows]: readonly string[]): Block {
  return { is: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** A part of a line with its style. */
export interface Span {
  readonly style: 'plain' | 'bold' | 'italic';
  readonly text: string;
}

export function spans(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*|(?<!\w)_[^_]+_(?!\w))/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { style: 'bold', text: part.slice(2, -2) };
      return part.startsWith('_') ? { style: 'italic', text: part.slice(1, -1) } : { style: 'plain', text: part };
    });
}
