/** The tools of the toolbar; a picture is inserted by its id. */
export const TOOLS = ['bold', 'italic', 'heading', 'link', 'list', 'numbered', 'quote', 'table'] as const;
export type Tool = (typeof TOOLS)[number];

/** Default words if nothing is selected. */
export type Samples = Record<'bold' | 'italic' | 'link' | 'heading' | 'table', string>;

/** Replaces a part of a text, and selects a part of the new text; positions in the text. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  /** From the beginning of `text`. */
  select: [start: number, end: number];
}

const MARKS = { bold: '**', italic: '*' } as const;
const PREFIXES: Partial<Record<Tool, RegExp>> = {
  heading: /^#{1,6} /,
  list: /^[-*] /,
  numbered: /^\d+\. /,
  quote: /^> ?/,
};
const ADDRESS = 'https://';

/** The edit of a tool for the selected part of a text. */
export function editBy(
  tool: Tool,
  value: string,
  [start, end]: [number, number],
  samples: Samples,
): TextEdit {
  const chosen = value.slice(start, end);
  if (tool === 'bold' || tool === 'italic') return wrapped(MARKS[tool], value, [start, end], samples[tool]);
  if (tool === 'link') {
    const text = chosen || samples.link;
    return {
      from: start,
      to: end,
      text: `[${text}](${ADDRESS})`,
      select: [text.length + 3, text.length + 3 + ADDRESS.length],
    };
  }
  if (tool === 'table') return asBlock(value, end, samples.table);
  return withPrefix(tool, value, [start, end], samples);
}

/** Inserts a picture at the cursor, with its description selected. */
export function insertPicture(id: number, value: string, at: number, description: string): TextEdit {
  const edit = asBlock(value, at, `![${description}](media:${id})`);
  const start = edit.text.indexOf('![') + 2;
  return { ...edit, select: [start, start + description.length] };
}

function wrapped(mark: string, value: string, [start, end]: [number, number], sample: string): TextEdit {
  const chosen = value.slice(start, end);
  const isInside =
    value.slice(start - mark.length, start) === mark && value.slice(end, end + mark.length) === mark;
  // `*` around `**` would be a part of it
  const isWhole = mark.length === 2 || value.slice(start - 2, start) !== '**';
  if (chosen && isInside && isWhole)
    return { from: start - mark.length, to: end + mark.length, text: chosen, select: [0, chosen.length] };
  const text = chosen || sample;
  return { from: start, to: end, text: mark + text + mark, select: [mark.length, mark.length + text.length] };
}

/** Whole lines; who has them all already loses them. */
function withPrefix(tool: Tool, value: string, [start, end]: [number, number], samples: Samples): TextEdit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next < 0 ? value.length : next;
  const lines = (value.slice(from, to) || (tool === 'heading' ? samples.heading : '')).split('\n');
  const pattern = PREFIXES[tool]!;
  const isOff = lines.every((line) => pattern.test(line));
  const bare = lines.map((line) => line.replace(pattern, ''));
  const text = (isOff ? bare : bare.map((line, index) => prefixOf(tool, index) + line)).join('\n');
  return { from, to, text, select: [isOff ? 0 : prefixOf(tool, 0).length, text.length] };
}

function prefixOf(tool: Tool, index: number): string {
  if (tool === 'numbered') return `${index + 1}. `;
  return tool === 'heading' ? '## ' : tool === 'quote' ? '> ' : '- ';
}

/** On lines of its own, with an empty one before and behind. */
function asBlock(value: string, at: number, block: string): TextEdit {
  const before = value.slice(0, at);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const behind = value.slice(at).startsWith('\n\n') ? '' : value.slice(at).startsWith('\n') ? '\n' : '\n\n';
  const text = gap + block + behind;
  return { from: at, to: at, text, select: [text.length, text.length] };
}
