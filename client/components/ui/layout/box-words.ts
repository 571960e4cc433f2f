/** Spaces in tokens.css that layout.css has. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6;
type GapBeside = 2 | 3 | 4 | 5 | 6 | 7;

/** The look of a part; every value is a token. */
export interface BoxLook {
  /** Between its parts; of two values the first is between lines. */
  gap?: Gap | readonly [0 | Gap, GapBeside];
  /** `one`: a single column, which is never wider than its place. */
  columns?: 'one';
  /** Its parts across the direction in which they follow each other. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Its parts along that direction. */
  justify?: 'between';
  /** As wide as its text, inside of a line. */
  inline?: boolean;
  /** Its parts are only as wide as their content. */
  fit?: boolean;
  /** Its lines are at its start if it has more height than they need. */
  packed?: boolean;
  /** Space inside: on all sides, above and below, above, below. */
  pad?: 4 | 5;
  padY?: 1 | 2 | 3 | 4 | 6;
  padTop?: 2 | 3 | 4 | 6;
  padBottom?: 4;
  /** Space before and after it. */
  above?: 1 | 2 | 4 | 6;
  below?: 2;
  /** At the end of its line. */
  pushed?: boolean;
  /** As wide as its place; a field or a table would be narrower. */
  wide?: boolean;
  /** No wider than a line of text. */
  words?: boolean;
  /** Across all columns of a grid. */
  whole?: boolean;
  /** A thin line at an edge; `strong` is the thick one at its start. */
  line?: 'top' | 'bottom' | 'both' | 'strong';
  text?: 'xs' | 's' | 'm' | 'l' | 'xl';
  tone?: 'soft' | 'ink' | 'warn' | 'bad';
  weight?: 400 | 550 | 600 | 700;
  /** Digits of one width, for numbers below each other. */
  digits?: boolean;
  /** Long words break. */
  breaks?: boolean;
  /** One line. */
  nowrap?: boolean;
  /** It may become narrower than its longest word. */
  shrinks?: boolean;
}

export type Kind = 'stack' | 'grid' | 'cluster' | 'row' | 'box';

/** Properties with a value; a flag's class has its name. */
const VALUES: Record<string, string> = {
  columns: 'columns',
  align: 'align',
  justify: 'justify',
  pad: 'pad',
  padY: 'pad-y',
  padTop: 'pad-top',
  padBottom: 'pad-bottom',
  above: 'above',
  below: 'below',
  line: 'line',
  text: 'text',
  tone: 'tone',
  weight: 'weight',
};
const FLAGS = new Set([
  'inline',
  'fit',
  'packed',
  'digits',
  'breaks',
  'shrinks',
  'pushed',
  'wide',
  'words',
  'whole',
  'nowrap',
]);

function gapWords(gap: NonNullable<BoxLook['gap']>): string[] {
  if (typeof gap === 'number') return [`gap-${gap}`];
  const [lines, parts] = gap;
  return lines === 0 ? [`gap-x-${parts}`] : [`gap-${lines}`, `gap-x-${parts}`];
}

/** The class names of a look, and the properties that are no look. `scripts/vite-boxes.mjs` uses it, too. */
export function boxWords(kind: Kind, props: object) {
  const words = kind === 'box' ? [] : [kind as string];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'gap') words.push(...gapWords(value));
    else if (FLAGS.has(name)) {
      if (value) words.push(name);
    } else if (!VALUES[name]) rest[name] = value;
    else if (value !== undefined) words.push(`${VALUES[name]}-${value}`);
  }
  return { words, rest };
}
