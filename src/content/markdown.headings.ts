import type { MarkdownIt, Token } from 'markdown-it';
import { slugify } from '../core/i18n/slug.js';
import type { MarkdownEnv } from './markdown.js';

const HIGHEST = 2;
const LOWEST = 4;

/**
 * Headings stand below the page's own one and skip no level, whatever somebody has typed; each gets an id, with a
 * prefix, so that it is none that the page uses.
 */
export function headingsBelowTitle(markdown: MarkdownIt): void {
  markdown.core.ruler.push('headings', ({ tokens, env }) => {
    const { headings } = env as MarkdownEnv;
    const opened = tokens.filter(({ type }) => type === 'heading_open');
    const highest = Math.min(...opened.map(levelOf));
    let last = HIGHEST - 1;
    for (const open of opened) {
      const at = tokens.indexOf(open);
      const level = Math.min(levelOf(open) - highest + HIGHEST, last + 1, LOWEST);
      last = level;
      open.tag = tokens[at + 2]!.tag = `h${level}`;
      const text = textOf(tokens[at + 1]!);
      const id = freeId(
        text,
        headings.map((heading) => heading.id),
      );
      open.attrSet('id', id);
      headings.push({ id, text, level });
    }
  });
}

const levelOf = ({ tag }: Token) => Number(tag.slice(1));

function textOf(inline: Token): string {
  return (inline.children ?? []).map(({ content }) => content).join('');
}

function freeId(text: string, taken: string[]): string {
  const id = `s-${slugify(text)}`;
  let number = 1;
  while (taken.includes(number === 1 ? id : `${id}-${number}`)) number++;
  return number === 1 ? id : `${id}-${number}`;
}
