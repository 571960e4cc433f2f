import { truncateText } from '../../../core/text/truncate-text.js';
import { itemName } from './item-name.js';
import { programMessage } from './program-message.js';
import type { FeedRefused } from '../refused.js';
import type { FeedNode } from '../feed-node.js';

/** Characters of the text around an error that are shown. */
const SHOWN_BEFORE = 40;
export const SHOWN_BEHIND = 20;
/** Characters before the end within which a program's message explains it. */
export const LENGTH_OF_MESSAGE = 1000;
const CLOSING_TAG = /<\/([^<>\s]+)\s*>$/;
/** Characters that XML 1.0 forbids, also as references. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** HTML elements that are no XML. */
const HTML_ELEMENTS = /^(?:br|p|hr|img|li|ul|ol|b|i|u|strong|em|span|div|font|a|t[dhr]|table|tbody|h[1-6])$/i;
const REFERENCE = /&#x?[\da-f]+;$/i;
/** A byte order mark inside a concatenated file; invisible between spaces. */
const MARK_OUTSIDE = /(?<!\s)[^\S\ufeff]*\ufeff\s*<?$/;

/** The position at which the parser stopped. */
export interface ParserStop {
  /** The input of the parser, from some characters before the error on. */
  text: string;
  /** In the text, just after the error. */
  at: number;
  /** The element that was closed last, or should be. */
  closed: string;
  /** The incomplete item. */
  item: FeedNode | undefined;
}

type Cause = readonly [FeedRefused['code'], FeedRefused['values']];

/** Patterns of the parser's messages by cause; the first match counts. */
const MISTAKES: readonly [message: RegExp, code: FeedRefused['code']][] = [
  [/must be at the start/, 'feed_second_declaration'],
  [
    /declaration|without a target|must be quoted|\bexpected |any more|must match|whitespace req/,
    'feed_declaration',
  ],
  [/outside of root/, 'feed_text_outside'],
  [/attribute|forward-slash in opening tag/, 'feed_attribute'],
  [/\]\]>/, 'feed_cdata_end'],
  [/malformed comment/, 'feed_comment'],
  [/character in tag name/, 'feed_less_than'],
  [/disallowed character\.$/, 'feed_less_than_in_attribute'],
];

/** Translates the parser's message into a cause that the file's author understands. */
export function causeOf(message: string, { text, at, closed, item }: ParserStop): Cause {
  const prefix = /unbound namespace prefix: "(.*)"/.exec(message)?.[1];
  if (prefix !== undefined) return ['feed_prefix_undeclared', { prefix }];
  const before = text.slice(Math.max(0, at - SHOWN_BEFORE), at);
  const tag = CLOSING_TAG.exec(before)?.[1];
  if (/unexpected close tag/.test(message) && tag)
    return [
      HTML_ELEMENTS.test(closed) ? 'feed_html_unclosed' : 'feed_tag_unmatched',
      { tag, open: truncateText(closed, SHOWN_BEFORE) },
    ];
  const near = printable(before + text.slice(at, at + SHOWN_BEHIND));
  const character = forbidden(message, before);
  if (character) return ofItem({ character, near }, item);
  if (/only one root|outside of root/.test(message)) {
    const output = programMessage(text.slice(Math.max(0, at - SHOWN_BEFORE)));
    if (output) return ['feed_program_message', { text: output }];
  }
  if (/only one root/.test(message)) return ['feed_second_root', { root: tagBefore(text, at) }];
  const code = MISTAKES.find(([pattern]) => pattern.test(message))?.[1] ?? 'feed_not_well_formed';
  return [code, { near }];
}

/** The name of the tag at the error. */
const tagBefore = (text: string, at: number): string =>
  truncateText(/^<?([^\s<>/]*)/.exec(text.slice(text.lastIndexOf('<', at - 1)))![1]!, SHOWN_BEFORE);

/** @param root name of the root, as far as it was read */
export function causeOfEnd(text: string, root = '', item?: FeedNode): Cause {
  const message = programMessage(text.slice(-LENGTH_OF_MESSAGE));
  if (message) return ['feed_program_message', { text: message }];
  const product = item ? itemName(item) : '';
  const isWhole = root !== '' && CLOSING_TAG.exec(text.trimEnd())?.[1]!.split(':').at(-1) === root;
  return product && isWhole ? ['feed_unclosed', { product }] : ['feed_truncated', {}];
}

/** As written in the file if it is a reference, else its code point; null for another error. */
function forbidden(message: string, before: string): string | null {
  if (/malformed character entity/.test(message)) return REFERENCE.exec(before)?.[0] ?? null;
  if (/outside of root/.test(message) && MARK_OUTSIDE.test(before)) return 'U+FEFF';
  const last = before.at(-1) ?? '';
  if (!FORBIDDEN.test(last)) return null;
  return `U+${last.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The cause with the product, if the item already named it. */
function ofItem(values: FeedRefused['values'], item: FeedNode | undefined): Cause {
  const product = item ? itemName(item) : '';
  if (!product) return ['feed_forbidden_character', values];
  return ['feed_forbidden_character_in', { ...values, product }];
}

/** Without control characters and lone surrogates, which the database does not store. */
const printable = (text: string) => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
