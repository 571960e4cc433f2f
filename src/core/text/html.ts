import { truncateText } from './truncate-text.js';
import sanitizeHtml from 'sanitize-html';
import { decodeText, withoutControls } from './text.js';

/** Characters of a text with its tags. */
export const MAX_HTML = 50_000;

const ALLOWED = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
/** Deeper levels are removed; no description has them. */
const MAX_LEVELS = 30;
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED, ...TABLE],
  allowedAttributes: {},
  // one level below the page's own headings
  nestingLimit: MAX_LEVELS,
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object', 'svg'],
};
const LOOKS_LIKE_HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
/** Elements that are invisible when empty; a table cell keeps the others in their columns. */
const REMOVED_WHEN_EMPTY = new Set(['p', 'li', 'ul', 'ol', 'strong', 'em', 'b', 'i', 'h3', 'h4']);
/** Sanitised HTML, whose tags have no attributes. */
const PIECES = /<(\/?)([a-z0-9]+)>|<br \/>|[^<]+/g;
const NAMES = [...ALLOWED, ...TABLE].filter((name) => name !== 'br').join('|');
/** The parents in which a parser leaves a block open; other elements may be anywhere. */
const PARENTS: Record<string, readonly (string | undefined)[]> = {
  ...Object.fromEntries(
    ['p', 'ul', 'ol', 'h3', 'h4', 'table'].map((name) => [name, [undefined, 'li', 'td', 'th']]),
  ),
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
const CLEAN_PIECE = new RegExp(`[^<>&]*(?:&(?:amp|lt|gt);|<br />|<(/?)(${NAMES})>|$)`, 'y');

/** Number of passes: escaping may make a text too long again. */
const ROUNDS = 5;

/**
 * The small subset of HTML that we show, from any input: HTML, escaped HTML or plain text; null when empty.
 * Idempotent.
 */
export function readHtml(text: string): string | null {
  let html = readOnce(text);
  for (let round = 1, before = text; html !== null && html !== before && round < ROUNDS; round++) {
    before = html;
    html = readOnce(before);
  }
  return html;
}

function readOnce(text: string): string | null {
  const trimmed = truncateText(withoutControls(text).trim(), MAX_HTML);
  if (!trimmed) return null;
  if (LOOKS_LIKE_HTML.test(trimmed)) return sanitize(trimmed);
  const decoded = decodeText(trimmed);
  return LOOKS_LIKE_HTML.test(decoded) ? sanitize(decoded) : paragraphs(decoded);
}

function sanitize(html: string): string | null {
  if (isClean(html)) return withoutEmpty(html) || null;
  const clean = withoutEmpty(withoutControls(sanitizeHtml(html, RULES)).trim());
  if (!clean) return null;
  // without any tag the next reading would take it for plain text
  return LOOKS_LIKE_HTML.test(clean) ? clean : paragraphs(decodeText(clean));
}

/** Removes empty blocks, in one pass. */
function withoutEmpty(html: string): string {
  const kept: string[] = [];
  const open: { at: number; showsSomething: boolean }[] = [{ at: 0, showsSomething: false }];
  for (const [piece, closing, name] of html.matchAll(PIECES)) {
    const level = open.at(-1)!;
    if (name === undefined) {
      level.showsSomething ||= piece !== '<br />' && piece.trim() !== '';
      kept.push(piece);
    } else if (closing === '') {
      open.push({ at: kept.length, showsSomething: !REMOVED_WHEN_EMPTY.has(name) });
      kept.push(piece);
    } else {
      open.pop();
      if (level.showsSomething) {
        kept.push(piece);
        open.at(-1)!.showsSomething = true;
      } else kept.length = level.at;
    }
  }
  return kept.join('').trim();
}

/**
 * Whether sanitising would change nothing: only bare allowed tags, properly nested, and escaped text. The
 * sanitiser costs more than everything else about an item, and most feeds are clean.
 */
export function isClean(html: string): boolean {
  const open: string[] = [];
  for (CLEAN_PIECE.lastIndex = 0; CLEAN_PIECE.lastIndex < html.length;) {
    const piece = CLEAN_PIECE.exec(html);
    if (!piece) return false;
    const [, closing, name] = piece;
    if (name === undefined) continue;
    if (closing ? open.pop() !== name : PARENTS[name]?.includes(open.at(-1)) === false) return false;
    if (!closing) open.push(name);
  }
  return open.length === 0;
}

/** Plain text as paragraphs: an empty line separates them, a single line end is a line break. */
function paragraphs(text: string): string {
  const found: string[][] = [[]];
  for (const line of withoutControls(text).split('\n')) {
    const trimmed = line.trim();
    if (trimmed) found.at(-1)!.push(escape(trimmed));
    else if (found.at(-1)!.length) found.push([]);
  }
  return found
    .filter((lines) => lines.length)
    .map((lines) => `<p>${lines.join('<br />')}</p>`)
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
