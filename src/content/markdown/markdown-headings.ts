import type { MarkdownIt, Token } from 'markdown-it';
import { slugify } from '../../core/i18n/slug.js';
import type { MarkdownEnv } from './markdown-context.js';

const HIGHEST = 2;
const LOWEST = 4;

/**
 * Moves headings below the level of the page's title without skipping levels, and gives each an id with a
 * prefix that no other id of the page has.
 */
export function headingsBelowTitle(markdown: MarkdownIt): void {
  markdown.core.ruler.push('headings', ({ tokens, env }) => {
    const { headings } = env as MarkdownEnv;
    const opened = tokens.flatMap((token, at) =>
      token.type === 'heading_open' ? [{ open: token, at }] : [],
    );
    const highest = opened.reduce((least, { open }) => Math.min(least, levelOf(open)), Infinity);
    const freeId = ids();
    let last = HIGHEST - 1;
    for (const { open, at } of opened) {
      const level = Math.min(levelOf(open) - highest + HIGHEST, last + 1, LOWEST);
      last = level;
      open.tag = tokens[at + 2]!.tag = `h${level}`;
      const text = textOf(tokens[at + 1]!);
      const id = freeId(text);
      open.attrSet('id', id);
      headings.push({ id, text, level });
    }
  });
}

const levelOf = ({ tag }: Token) => Number(tag.slice(1));

function textOf(inline: Token): string {
  return (inline.children ?? []).map(({ content }) => content).join('');
}

/** Makes unique ids; keeps a counter for each text, because probing from 1 is quadratic in equal headings. */
function ids(): (text: string) => string {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (text) => {
    const base = `s-${slugify(text)}`;
    let number = numbers.get(base) ?? 1;
    const idOf = () => (number === 1 ? base : `${base}-${number}`);
    while (taken.has(idOf())) number++;
    numbers.set(base, number);
    taken.add(idOf());
    return idOf();
  };
}
