import Markdown, { type MarkdownIt, type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import type { Locale } from '../../core/i18n/locales.js';
import type { Heading, MarkdownContext, MarkdownEnv, MarkdownPart } from './markdown-context.js';
import { headingsBelowTitle } from './markdown-headings.js';
import { markLink, splitAtLinks } from './markdown-links.js';
import { figures, renderPicture } from './markdown-pictures.js';
import { placeholders } from './markdown-placeholders.js';
import { nonBreakingSpaces } from './markdown-spaces.js';

const QUOTES: Record<Locale, string> = { sl: '»«›‹', en: '“”‘’' };
/** No scripts, no `//host`, and no backslash, because browsers read it as a slash. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\])|media:\d+$)[^\\\s]*$/i;
const PICTURE_TAGS = {
  source: ['type', 'srcset', 'sizes'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
};
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'br',
      'pre',
      'code',
      'em',
      'strong',
      's',
      'a',
    ],
    ...[
      'mark',
      'div',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'figure',
      'figcaption',
      'picture',
      'source',
      'img',
    ],
    'span',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'data-visit'],
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((name) => [name, ['id']])),
    ol: ['start'],
    th: ['style'],
    td: ['style'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
    span: ['class'],
    ...PICTURE_TAGS,
  },
  allowedClasses: { div: ['table-scroll'], span: ['picture-pending'] },
  allowedStyles: { '*': { 'text-align': [/^(?:left|center|right)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [], source: [] },
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'source'],
};

const renderers = new Map<Locale, MarkdownIt>();

/** Renders Markdown as safe HTML below the title of the page. */
export function renderMarkdown(
  text: string,
  context: MarkdownContext,
): { parts: MarkdownPart[]; headings: Heading[] } {
  const env: MarkdownEnv = { ...context, headings: [] };
  const markdown = rendererFor(context.locale);
  const parts = splitAtLinks(markdown.parse(text, env), context).map(({ tokens, links }) => ({
    html: sanitizeHtml(markdown.renderer.render(tokens, markdown.options, env), RULES),
    links,
  }));
  return { parts, headings: env.headings };
}

/** Sources of a text's images: `media:<id>`, or others, which are not shown. */
export function pictureSources(text: string): string[] {
  const tokens = rendererFor('sl').parse(text, { headings: [] });
  return flat(tokens).flatMap((token) => (token.type === 'image' ? [String(token.attrGet('src'))] : []));
}

function flat(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => [token, ...flat(token.children ?? [])]);
}

function rendererFor(locale: Locale): MarkdownIt {
  let renderer = renderers.get(locale);
  if (!renderer) renderers.set(locale, (renderer = makeRenderer(locale)));
  return renderer;
}

function makeRenderer(locale: Locale): MarkdownIt {
  const markdown = new Markdown({ html: false, linkify: true, typographer: true, quotes: QUOTES[locale] });
  // "d.o.o." and "npr.si" are no links
  markdown.linkify.set({ fuzzyLink: false, fuzzyIP: false });
  markdown.validateLink = (url) => SAFE_LINK.test(url);
  markdown.use(headingsBelowTitle).use(figures).use(placeholders).use(nonBreakingSpaces, locale);
  const { rules } = markdown.renderer;
  rules.image = (tokens, index, _options, env) => renderPicture(tokens[index]!, env as MarkdownEnv);
  rules.link_open = (tokens, index, options, env, renderer) => {
    markLink(tokens[index]!, env as MarkdownEnv);
    return renderer.renderToken(tokens, index, options);
  };
  rules.table_open = (_tokens, _index, _options, env) => {
    const label = markdown.utils.escapeHtml((env as MarkdownEnv).tableLabel);
    return `<div class="table-scroll" tabindex="0" role="group" aria-label="${label}"><table>`;
  };
  rules.table_close = () => '</table></div>';
  return markdown;
}
