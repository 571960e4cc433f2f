import type { Readable } from 'node:stream';
import type { FeedFormat } from './formats/format.js';
import { ALL_FORMATS, ITEMS_TO_RECOGNISE, itemNamesOf, recogniseFormat } from './formats/formats.js';
import { isOwnExport } from './formats/katalog-export.js';
import { mappedFormat } from './formats/mapped.js';
import type { IssueCode } from './issue-codes.js';
import type { FeedIssue } from './offer.js';
import { limitsOf, type ProbeOptions } from './options.js';
import { FeedRefused } from './refused.js';
import type { FeedSummary } from './summary.js';
import { describeUnknown, isUnknown, mappingsFor } from './unknown-feed.js';
import { tellWhatCame } from './what-came.js';
import { DecimalSignLearner } from './values/decimal-sign.js';
import { ByteCensus } from './xml/byte-census.js';
import {
  encodingHint,
  HINT_BYTES,
  type EncodingHint,
  type FeedEncoding,
  isDeclared,
  NotUtf8,
} from './xml/encoding.js';
import type { ScannedItem } from './xml/node.js';
import { FeedScan } from './xml/scan.js';
import { unpack } from './xml/unpack.js';

/** So many items show how a shop writes its prices; the rest is only counted. */
const ITEMS_TO_LEARN_FROM = 20_000;

/**
 * Reads a feed once from end to end: whether it is whole, in which encoding and format it is, how many items it
 * has, how it writes prices. Memory stays flat.
 * @throws FeedRefused when nothing of it may be imported
 */
export async function probeFeed(open: () => Readable, options: ProbeOptions = {}): Promise<FeedSummary> {
  try {
    return await probe(open, options);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    throw error.code === 'feed_unknown_format'
      ? await describeUnknown(error, open, options)
      : await tellWhatCame(error, open, options);
  }
}

async function probe(open: () => Readable, options: ProbeOptions): Promise<FeedSummary> {
  const hint = encodingHint(await firstBytes(open, options));
  try {
    return await probeAs(open, { label: hint.certain ?? 'utf-8', damaged: false }, hint, options);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return probeAs(open, await encodingByCensus(open, hint, options), hint, options);
  }
}

/** Enough of the start for the byte order mark and the XML declaration. */
async function firstBytes(open: () => Readable, options: ProbeOptions): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  for await (const bytes of unpack(open, { limits: limitsOf(options), signal: options.signal })) {
    head = Buffer.concat([head, bytes]);
    if (head.length >= HINT_BYTES) break;
  }
  return head;
}

async function encodingByCensus(
  open: () => Readable,
  hint: EncodingHint,
  options: ProbeOptions,
): Promise<FeedEncoding> {
  const census = new ByteCensus();
  for await (const bytes of unpack(open, { limits: limitsOf(options), signal: options.signal }))
    census.add(bytes);
  return census.choose(hint.declared);
}

async function probeAs(
  open: () => Readable,
  encoding: FeedEncoding,
  hint: EncodingHint,
  options: ProbeOptions,
): Promise<FeedSummary> {
  for (const mapping of await mappingsFor(open, encoding, options))
    try {
      const summary = await probeBy([mappedFormat(mapping)], open, encoding, hint, options);
      return { ...summary, mapping, decimalSign: mapping.decimalSign ?? summary.decimalSign };
    } catch (error) {
      if (!(error instanceof FeedRefused) || !isUnknown(error)) throw error;
    }
  return probeBy(ALL_FORMATS, open, encoding, hint, options);
}

async function probeBy(
  formats: readonly FeedFormat[],
  open: () => Readable,
  encoding: FeedEncoding,
  hint: EncodingHint,
  options: ProbeOptions,
): Promise<FeedSummary> {
  const scan = new FeedScan({ ...options, limits: limitsOf(options) }, itemNamesOf(formats));
  const probe = new Probe(scan, formats);
  for await (const items of scan.items(open, encoding)) {
    probe.add(items);
    if (scan.parser) options.onItems?.(probe.itemCount);
  }
  const format = probe.finish();
  return {
    format: format.id,
    encoding,
    itemCount: probe.itemCount,
    ...(isOwnExport(scan.parser!.root!) && { fromExport: true }),
    decimalSign: options.decimalSign ?? probe.prices.decide(format.decimalSign),
    decimalEvidence: probe.prices.evidence,
    issues: fileIssues(scan, encoding, hint),
  };
}

/** Recognises the format by the first items, then counts items and learns from their prices. */
class Probe {
  readonly prices = new DecimalSignLearner();
  private learnt = 0;
  private format: FeedFormat | null = null;
  private waiting: ScannedItem[] = [];

  constructor(
    private readonly scan: FeedScan,
    private readonly formats: readonly FeedFormat[],
  ) {}

  get itemCount(): number {
    return this.learnt + this.scan.parser!.counted;
  }

  add(items: ScannedItem[]): void {
    if (this.format) return this.learn(items, this.format);
    this.waiting.push(...items);
    if (this.waiting.length >= ITEMS_TO_RECOGNISE) this.recognise();
  }

  finish(): FeedFormat {
    const format = this.format ?? this.recognise();
    if (this.itemCount === 0) throw new FeedRefused('feed_no_items');
    return format;
  }

  private recognise(): FeedFormat {
    const { root, rootHasChildren } = this.scan.parser!;
    const nodes = this.waiting.slice(0, ITEMS_TO_RECOGNISE).map(({ node }) => node);
    const format = recogniseFormat(root!, nodes, this.formats);
    if (!format && !rootHasChildren) throw new FeedRefused('feed_no_items');
    if (!format) throw new FeedRefused('feed_unknown_format', { root: root!.name.slice(0, 50) });
    this.format = format;
    this.scan.parser!.itemNames = new Set(format.itemNames);
    this.learn(this.waiting, format);
    this.waiting = [];
    return format;
  }

  private learn(items: ScannedItem[], format: FeedFormat): void {
    const context = { root: this.scan.parser!.root!, now: 0, language: 'sl', note: () => undefined } as const;
    for (const { node, line } of items) {
      if (!format.itemNames.includes(node.name.toLowerCase())) continue;
      for (const part of format.partsOf?.(node, line) ?? [node]) {
        this.learnt++;
        const { price, salePrice, regularPrice, deliveryCosts } = format.readItem(part, context);
        for (const text of [price, salePrice, regularPrice, ...deliveryCosts])
          if (text) this.prices.add(text);
      }
    }
    // what is in an item that holds several has to be seen
    if (this.learnt >= ITEMS_TO_LEARN_FROM && !format.partsOf) this.scan.parser!.onlyCount();
  }
}

function fileIssues(scan: FeedScan, encoding: FeedEncoding, hint: EncodingHint): FeedIssue[] {
  const issues: FeedIssue[] = [];
  const note = (
    code: IssueCode,
    line = 1,
    text: string | null = null,
    values: Record<string, string | number> = {},
  ) => issues.push({ itemNumber: 0, line, productCode: null, severity: 'warning', code, values, text });
  if (scan.leadingBlanks) note('blanks_before_declaration');
  if (encoding.damaged) note('encoding_damaged');
  else if (
    !isDeclared(hint.declared, encoding.label, scan.onlyAscii) &&
    (hint.declared !== null || hint.certain !== encoding.label)
  )
    note(hint.declared === null ? 'encoding_undeclared' : 'encoding_false', 1, hint.declared, {
      declared: hint.declared ?? '',
      found: encoding.label,
    });
  const { named, bare } = scan.filter;
  if (named.count)
    note('entity_undeclared', named.line, named.text, { count: named.count, line: named.line });
  if (bare.count) note('ampersand_bare', bare.line, bare.text, { count: bare.count, line: bare.line });
  return issues;
}
