import type { Readable } from 'node:stream';
import { truncateText } from '../../../core/text/truncate-text.js';
import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { readBeginning, textOf } from './beginning.js';
import { foreignDocument } from './foreign-document.js';
import { isOwnTable } from '../formats/katalog-sheet.js';
import { limitsOf, type ProbeOptions } from '../items/options.js';
import { type FileShape, mappingsFor } from './mappings-for.js';
import { FeedRefused } from '../refused.js';
import { surveyFeed } from './survey-feed.js';
import type { FeedEncoding } from '../bytes/encoding.js';
import { FeedScan } from '../scan/feed-scan.js';

/** Number of fields that are listed. */
const FIELDS_TO_NAME = 12;
const MAX_NAME_LENGTH = 50;
/** Bytes within which an error answer states its message. */
const BYTES_OF_MESSAGE = 8 * 1024;

/** Refused for its structure, not for malformed markup: another mapping may read it. */
export const isUnknown = ({ code }: FeedRefused): boolean =>
  code === 'feed_unknown_format' || code === 'feed_no_items';

/** The store's mappings for files of this shape; the items decide which of them applies. */
export async function findMappings(
  open: () => Readable,
  encoding: FeedEncoding,
  options: ProbeOptions,
): Promise<readonly MappingRules[]> {
  if (!options.mappings?.length) return [];
  const shape = await shapeOf(open, encoding, options);
  if (shape?.header && isOwnTable([...shape.header.titles.keys()])) return [];
  return shape ? mappingsFor(options.mappings, shape) : [];
}

async function shapeOf(
  open: () => Readable,
  encoding: FeedEncoding,
  options: ProbeOptions,
): Promise<FileShape | null> {
  const scan = new FeedScan({ signal: options.signal, limits: limitsOf(options) }, new Set());
  const reading = scan.items(open, encoding);
  while (!scan.root && !(await reading.next()).done);
  await reading.return(undefined);
  return scan.root && { root: scan.root.name, header: scan.header };
}

/** A more exact refusal, or the same one with the fields of the feed's likely products, for mapping them. */
export async function describeUnknown(
  refused: FeedRefused,
  open: () => Readable,
  options: ProbeOptions,
): Promise<FeedRefused> {
  const beginning = await readBeginning(open, options);
  const survey = await surveyFeed(beginning, options.signal);
  const foreign = foreignDocument(survey, String(refused.values.root), textOf(beginning, BYTES_OF_MESSAGE));
  if (foreign || !survey) return foreign ?? refused;
  const fields = survey.fields.slice(0, FIELDS_TO_NAME).map((name) => truncateText(name, MAX_NAME_LENGTH));
  const values = { item: truncateText(survey.item, MAX_NAME_LENGTH), fields: fields.join(', ') };
  return new FeedRefused(survey.header ? 'feed_unknown_columns' : 'feed_unknown_items', values);
}
