import { truncateText } from '../../../core/text/truncate-text.js';
import { itemName } from './item-name.js';
import { programMessage } from './program-message.js';
import type { FeedRefused } from '../refused.js';
import type { FeedNode } from './node.js';

/** So much of the text around a mistake is shown. */
const NEAR_BEFORE = 40;
export const SHOWN_BEHIND = 20;
/** Before the end of a text a program may have written so much about what ended it. */
export const LENGTH_OF_MESSAGE = 1000;
const CLOSING_TAG = /<\/([^<>\s]+)\s*>$/;
/** What XML 1.0 has no place for, not even as a reference. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** HTML that stands in a feed as if it were XML. */
const OF_DESCRIPTIONS =
  /^(?:br|p|hr|img|li|ul|ol|b|i|u|strong|em|span|div|font|a|t[dhr]|table|tbody|h[1-6])$/i;
const REFERENCE = /&#x?[\da-f]+;$/i;
/** Of a program that puts several files together; between blanks nobody sees it. */
const MARK_OUTSIDE = /(?<!\s)[^\S\ufeff]*\ufeff\s*<?$/;

/** Where the parser has stopped. */
export interface Place {
  /** What it was given, from some characters before the mistake on. */
  text: string;
  /** In the text, just behind the mistake. */
  at: number;
  /** The element that was closed last, or should have been. */
  closed: string;
  /** What has come of the item that was being read. */
  item: FeedNode | undefined;
}

type Cause = readonly [FeedRefused['code'], FeedRefused['values']];

/** What stands in the wrong place or is written in the wrong way, by the parser's own words; the first that fits. */
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

/** What the parser's own words mean for whoever has to mend the file. */
export function causeOf(message: string, { text, at, closed, item }: Place): Cause {
  const prefix = /unbound namespace prefix: "(.*)"/.exec(message)?.[1];
  if (prefix !== undefined) return ['feed_prefix_undeclared', { prefix }];
  const before = text.slice(Math.max(0, at - NEAR_BEFORE), at);
  const tag = CLOSING_TAG.exec(before)?.[1];
  if (/unexpected close tag/.test(message) && tag)
    return [
      OF_DESCRIPTIONS.test(closed) ? 'feed_html_unclosed' : 'feed_tag_unmatched',
      { tag, open: truncateText(closed, NEAR_BEFORE) },
    ];
  const near = printable(before + text.slice(at, at + SHOWN_BEHIND));
  const character = forbidden(message, before);
  if (character) return ofItem({ character, near }, item);
  if (/only one root|outside of root/.test(message)) {
    const output = programMessage(text.slice(Math.max(0, at - NEAR_BEFORE)));
    if (output) return ['feed_program_message', { text: output }];
  }
  if (/only one root/.test(message)) return ['feed_second_root', { root: tagBefore(text, at) }];
  const code = MISTAKES.find(([pattern]) => pattern.test(message))?.[1] ?? 'feed_not_well_formed';
  return [code, { near }];
}

/** The name of the tag that the parser is in. */
const tagBefore = (text: string, at: number): string =>
  truncateText(/^<?([^\s<>/]*)/.exec(text.slice(text.lastIndexOf('<', at - 1)))![1]!, NEAR_BEFORE);

/** @param root the name of the root, as far as it has come */
export function causeOfEnd(text: string, root = '', item?: FeedNode): Cause {
  const message = programMessage(text.slice(-LENGTH_OF_MESSAGE));
  if (message) return ['feed_program_message', { text: message }];
  const product = item ? itemName(item) : '';
  const isWhole = root !== '' && CLOSING_TAG.exec(text.trimEnd())?.[1]!.split(':').at(-1) === root;
  return product && isWhole ? ['feed_unclosed', { product }] : ['feed_truncated', {}];
}

/** As it stands in the file where it is a reference, else by its number; null when something else is wrong. */
function forbidden(message: string, before: string): string | null {
  if (/malformed character entity/.test(message)) return REFERENCE.exec(before)?.[0] ?? null;
  if (/outside of root/.test(message) && MARK_OUTSIDE.test(before)) return 'U+FEFF';
  const last = before.at(-1) ?? '';
  if (!FORBIDDEN.test(last)) return null;
  return `U+${last.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same of a product, where it has said already which it is. */
function ofItem(values: FeedRefused['values'], item: FeedNode | undefined): Cause {
  const product = item ? itemName(item) : '';
  if (!product) return ['feed_forbidden_character', values];
  return ['feed_forbidden_character_in', { ...values, product }];
}

/** Neither controls nor halves of characters, which no database takes. */
const printable = (text: string) => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
