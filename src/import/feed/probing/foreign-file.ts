import type { Readable } from 'node:stream';
import { truncateText } from '../../../core/text/truncate-text.js';
import { plainText } from '../../../core/text/text.js';
import { type FeedBeginning, readBeginning, textOf } from './beginning.js';
import type { ProbeOptions } from '../items/options.js';
import { programMessage } from '../xml/program-message.js';
import { FeedRefused, type RefusalCode } from '../refused.js';

/** Enough for a page's title or a program's message, and few enough for the patterns below to be fast. */
const BYTES_TO_LOOK_AT = 8 * 1024;
const MAX_TEXT_LENGTH = 150;

const REFINED_CODES = new Set<RefusalCode>([
  'feed_not_xml',
  'feed_html',
  'feed_not_well_formed',
  'feed_second_root',
  'feed_second_declaration',
  'feed_declaration',
  'feed_text_outside',
  'feed_truncated',
]);
/** First bytes of other file types that people upload by mistake, in hexadecimal. */
const PACKED: readonly [start: RegExp, kind: string][] = [
  [/^504b0304/, 'ZIP'],
  [/^1f8b/, 'GZIP'],
  [/^425a68/, 'BZIP2'],
  [/^fd377a585a/, 'XZ'],
  [/^377abcaf271c/, '7-Zip'],
  [/^526172211a07/, 'RAR'],
  [/^28b52ffd/, 'Zstandard'],
  [/^.{514}7573746172/, 'TAR'],
];
/** A ZIP of a text document or spreadsheet lists its parts at the beginning. */
const TEXT_DOCUMENT = /word\/|opendocument\.text/;
const WORKBOOK = /\[Content_Types\]\.xml|xl\/|mimetypeapplication\/vnd\.oasis/;
/** As text. */
const DOCUMENTS: readonly [start: RegExp, kind: string][] = [
  [/^%PDF-/, 'PDF'],
  [/^\{\\rtf/, 'RTF'],
  [/^<\?(?:php\b|=)/, 'PHP'],
];
/** Ends like a tag. */
const UNCLOSED_DECLARATION = /^<\?xml\s[^?<>]*>/;
/** Excel's own HTML. */
const WORKBOOK_PAGE = /^(?:<!doctype[^>]*>\s*)?<html[^>]*urn:schemas-microsoft-com:office:excel/i;
const OLD_WORKBOOK = /^d0cf11e0a1b11ae1/;

/** A refusal that names the kind of the file if its beginning shows it; otherwise the given refusal. */
export async function describeForeignFile(
  refused: FeedRefused,
  open: () => Readable,
  options: ProbeOptions,
): Promise<FeedRefused> {
  if (!REFINED_CODES.has(refused.code)) return refused;
  const beginning = await readBeginning(open, options, BYTES_TO_LOOK_AT);
  const text = textOf(beginning, BYTES_TO_LOOK_AT);
  return foreignFile(refused, beginning, text) ?? strayText(refused, text) ?? refused;
}

/** Another file type. */
function foreignFile(refused: FeedRefused, { bytes }: FeedBeginning, text: string): FeedRefused | null {
  // of a text; a cut archive has no line
  const unclosed = refused.code === 'feed_truncated' ? UNCLOSED_DECLARATION.exec(text)?.[0] : undefined;
  if (unclosed)
    return new FeedRefused(
      'feed_declaration',
      { column: 1, near: truncateText(unclosed, MAX_TEXT_LENGTH) },
      1,
    );
  if (refused.code === 'feed_truncated' && refused.line !== undefined && bytes.length < BYTES_TO_LOOK_AT)
    return text.replace(/<\?.*?\?>|<!--.*?-->|\s+/gs, '') ? null : new FeedRefused('feed_empty');
  const document = DOCUMENTS.find(([pattern]) => pattern.test(text))?.[1];
  if (document) return new FeedRefused('feed_document', { kind: document });
  if (WORKBOOK_PAGE.test(text)) return new FeedRefused('feed_spreadsheet', { kind: 'Excel' });
  if (refused.code !== 'feed_not_xml') return null;
  const start = bytes.toString('hex', 0, 262);
  const kind = PACKED.find(([pattern]) => pattern.test(start))?.[1];
  const names = kind === 'ZIP' ? bytes.toString('latin1', 0, BYTES_TO_LOOK_AT) : '';
  if (TEXT_DOCUMENT.test(names)) return new FeedRefused('feed_document', { kind: 'Word' });
  if (OLD_WORKBOOK.test(start) || WORKBOOK.test(names))
    return new FeedRefused('feed_spreadsheet', { kind: 'Excel' });
  if (kind) return new FeedRefused('feed_archive', { kind });
  return /^(?:\{\s*["}]|\[\s*[[{"\]])/.test(text) ? new FeedRefused('feed_json') : null;
}

/** The message of a program or server in place of the data. */
function strayText(refused: FeedRefused, text: string): FeedRefused | null {
  const beforeFeed = /^([^<]{1,500})<(?:\?xml|[a-z])/i.exec(text)?.[1];
  const message = programMessage(text) ?? beforeFeed;
  if (message) return new FeedRefused('feed_program_message', { text: shortened(message) });
  const title = shortened(/<title[^>]*>([^<]+)</i.exec(text)?.[1] ?? '');
  return refused.code === 'feed_html' && title ? new FeedRefused('feed_html_titled', { title }) : null;
}

const shortened = (text: string) => truncateText(plainText(text), MAX_TEXT_LENGTH);
