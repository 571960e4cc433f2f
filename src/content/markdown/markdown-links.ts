import type { Token } from 'markdown-it';
import type { Locale } from '../../core/i18n/locales.js';
import { routeAt, translatePath } from '../../routes.js';
import type { MarkdownContext, OwnLink } from './markdown-context.js';

/** So many links of a text may become cards; the others stay links. */
export const MAX_BLOCKS = 24;

/** A part of a text between two of its blocks. */
interface Slice {
  tokens: Token[];
  links: OwnLink[];
}

/** Marks links to our pages for client-side visits, and external ones by `rel`. */
export function markLink(link: Token, context: Pick<MarkdownContext, 'publicUrl' | 'linkLocale'>): void {
  const href = String(link.attrGet('href'));
  const path = pathOf(href, context);
  link.attrSet('href', path ?? href);
  if (/^https?:/i.test(href) && path === null) link.attrSet('rel', 'external noopener');
  // a path with an extension is a file, not a page
  else if (path !== null && !path.includes('.')) link.attrSet('data-visit', '');
}

/** The path of a link to our site; null for other links. */
function pathOf(href: string, { publicUrl, linkLocale }: Pick<MarkdownContext, 'publicUrl' | 'linkLocale'>) {
  const path = href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href;
  return path.startsWith('/') ? inLocale(path, linkLocale) : null;
}

/** The same page in a language, so that one link serves both texts. The admin area has one for each person. */
function inLocale(address: string, locale: Locale): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const found = routeAt(path);
  if (!found || found.locale === locale || found.name.startsWith('admin')) return address;
  return (translatePath(found.pattern, found.parameters, locale) ?? path) + address.slice(path.length);
}

/** Splits a text at paragraphs that consist of links to our pages; the others have no `links`. */
export function splitAtLinks(tokens: Token[], context: MarkdownContext): Slice[] {
  const slices: Slice[] = [];
  let text: Token[] = [];
  let free = MAX_BLOCKS;
  for (let at = 0; at < tokens.length; at++) {
    const isParagraph = tokens[at]!.level === 0 && tokens[at]!.type === 'paragraph_open';
    const links = isParagraph ? linksOf(tokens[at + 1]!, context) : [];
    free -= links.length;
    if (!links.length || free < 0) {
      text.push(tokens[at]!);
      continue;
    }
    if (text.length) slices.push({ tokens: text, links: [] });
    text = [];
    slices.push({ tokens: tokens.slice(at, at + 3), links });
    at += 2;
  }
  return text.length ? [...slices, { tokens: text, links: [] }] : slices;
}

/** Empty if the paragraph has anything but links to our pages, each in a line of its own. */
function linksOf({ children }: Token, context: MarkdownContext): OwnLink[] {
  const links: OwnLink[] = [];
  let inside = false;
  for (const token of children ?? []) {
    if (token.type === 'link_open') {
      const path = pathOf(String(token.attrGet('href')), context);
      if (path === null) return [];
      links.push({ path, text: '' });
      inside = true;
    } else if (token.type === 'link_close') inside = false;
    else if (inside) links.at(-1)!.text += token.content;
    else if (token.type !== 'softbreak' && token.content.trim()) return [];
  }
  return links;
}
