import { editBy, insertPicture, type Samples, type TextEdit, type Tool } from './markdown-tools.js';

const SAMPLES: Samples = {
  bold: 'krepko',
  italic: 'ležeče',
  link: 'povezava',
  heading: 'Naslov',
  table: '| a |\n|---|',
};

/** The text after an edit, with its selection between bars. */
function after(value: string, { from, to, text, select: [start, end] }: TextEdit): string {
  const marked = `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
  return value.slice(0, from) + marked + value.slice(to);
}

/** The selection is between bars in `marked`. */
function by(tool: Tool, marked: string): string {
  const [before = '', chosen = '', behind = ''] = marked.split('|');
  const value = before + chosen + behind;
  return after(value, editBy(tool, value, [before.length, before.length + chosen.length], SAMPLES));
}

it.each([
  ['bold', 'dober |čaj| je', 'dober **|čaj|** je'],
  ['bold', 'dober **|čaj|** je', 'dober |čaj| je'],
  ['bold', 'dober || je', 'dober **|krepko|** je'],
  ['italic', 'dober |čaj| je', 'dober *|čaj|* je'],
  ['italic', 'dober **|čaj|** je', 'dober ***|čaj|*** je'],
  ['italic', 'dober *|čaj|* je', 'dober |čaj| je'],
  ['link', 'glej |tu|.', 'glej [tu](|https://|).'],
  ['link', 'glej ||', 'glej [povezava](|https://|)'],
  ['heading', 'a\nČa|j|i\nb', 'a\n## |Čaji|\nb'],
  ['heading', 'a\n## Ča|j|i\nb', 'a\n|Čaji|\nb'],
  ['heading', '||', '## |Naslov|'],
  ['list', 'a\nen|a\ndv|e', 'a\n- |ena\n- dve|'],
  ['numbered', '|ena\ndve|', '1. |ena\n2. dve|'],
  ['quote', '|> ena\n> dve|', '|ena\ndve|'],
] as const)('%s makes of %j %j', (tool, before, expected) => {
  expect(by(tool, before)).toBe(expected);
});

it('puts a table on lines of its own', () => {
  const edit = editBy('table', 'a\nb', [1, 1], SAMPLES);
  expect(after('a\nb', edit)).toBe('a\n\n| a |\n|---|\n||\nb');
});

it('puts a picture on a line of its own, to be described', () => {
  expect(after('a', insertPicture(7, 'a', 1, 'opis'))).toBe('a\n\n![|opis|](media:7)\n\n');
  expect(after('a\n\n', insertPicture(7, 'a\n\n', 3, 'opis'))).toBe('a\n\n![|opis|](media:7)\n\n');
});
