import type { Readable } from 'node:stream';
import { truncateText } from '../../../core/text/truncate-text.js';
import { CurrencyCount, decideCurrency } from '../formats/feed-currency.js';
import { decideLanguage, LanguageCount } from '../formats/feed-language.js';
import type { FeedFormat, RawOffer } from '../formats/tables/format.js';
import { ALL_FORMATS, ITEMS_TO_RECOGNISE, itemNamesOf, recogniseFormat } from '../formats/formats.js';
import { mappedFormat } from '../formats/mapped.js';
import { fileIssues } from '../items/file-issues.js';
import { NumberSigns } from '../items/number-signs.js';
import { currencyIn } from '../items/offer-prices.js';
import { limitsOf, type ProbeOptions } from '../items/options.js';
import { readBeginning } from './beginning.js';
import { FeedRefused } from '../refused.js';
import type { FeedSummary } from '../items/summary.js';
import { describeUnknown, isUnknown, findMappings } from './unknown-feed.js';
import { describeForeignFile } from './foreign-file.js';
import { ScientificCodes } from '../values/scientific-code.js';
import { ByteCensus } from '../bytes/byte-census.js';
import { encodingHint, HINT_BYTES, type FeedEncoding, NotUtf8 } from '../bytes/encoding.js';
import type { FeedNode } from '../feed-node.js';
import type { ScannedItem } from '../item-source.js';
import type { CategoryList } from '../category-list.js';
import { FeedScan } from '../scan/feed-scan.js';
import { unpack } from '../bytes/unpack.js';

/** From this many unknown elements on, the format is doubtful. */
const UNKNOWN_ELEMENTS = 20;
/** This many items are enough to learn the notation of prices and the format. */
const ITEMS_TO_LEARN_FROM = 20_000;

/** Whether the file may have more items than the probe read. */
export const isBeginning = ({ itemCount }: Pick<FeedSummary, 'itemCount'>): boolean =>
  itemCount >= ITEMS_TO_LEARN_FROM;

/**
 * Reads as much of a feed as needed to decide how to read it: encoding, format and notation of prices. A
 * large feed may still be malformed further on, or not UTF-8: then probe it again with `byCensus`.
 * @throws FeedRefused if the feed cannot be imported
 */
export async function probeFeed(open: () => Readable, options: ProbeOptions = {}): Promise<FeedSummary> {
  try {
    return await probe(open, options);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    throw error.code === 'feed_unknown_format'
      ? await describeUnknown(error, open, options)
      : await describeForeignFile(error, open, options);
  }
}

async function probe(open: () => Readable, options: ProbeOptions): Promise<FeedSummary> {
  const { bytes } = await readBeginning(open, options, HINT_BYTES);
  const { certain, declared } = encodingHint(bytes);
  if (!options.byCensus)
    try {
      return await probeAs(open, { label: certain ?? 'utf-8', damaged: false }, options);
    } catch (error) {
      if (!(error instanceof NotUtf8)) throw error;
    }
  return probeAs(open, await encodingByCensus(open, declared, options), options);
}

async function encodingByCensus(
  open: () => Readable,
  declared: string | null,
  options: ProbeOptions,
): Promise<FeedEncoding> {
  const census = new ByteCensus();
  for await (const bytes of unpack(open, { limits: limitsOf(options), signal: options.signal }))
    census.add(bytes);
  return census.choose(declared);
}

async function probeAs(
  open: () => Readable,
  encoding: FeedEncoding,
  options: ProbeOptions,
): Promise<FeedSummary> {
  for (const mapping of await findMappings(open, encoding, options))
    try {
      const summary = await probeBy([mappedFormat(mapping)], open, encoding, {
        ...options,
        currency: mapping.currency ?? options.currency,
        language: options.language ?? mapping.language,
      });
      return { ...summary, mapping, decimalSign: mapping.decimalSign ?? summary.decimalSign };
    } catch (error) {
      if (!(error instanceof FeedRefused) || !isUnknown(error)) throw error;
    }
  return probeBy(ALL_FORMATS, open, encoding, options);
}

async function probeBy(
  formats: readonly FeedFormat[],
  open: () => Readable,
  encoding: FeedEncoding,
  options: ProbeOptions,
): Promise<FeedSummary> {
  const scan = new FeedScan({ ...options, limits: limitsOf(options) }, itemNamesOf(formats));
  const probe = new Probe(scan, formats);
  for await (const items of scan.items(open, encoding)) {
    probe.add(items);
    options.onItems?.(probe.itemCount);
    if (isBeginning(probe)) break;
  }
  const format = probe.finish();
  const categoryList = probe.categoryList(format);
  const isExport = format.isExport?.(scan.root!) === true;
  const ignored = scan.header && format.ignoredColumns?.(scan.header.titles);
  const found = {
    encoding,
    currency: decideCurrency(
      options.currencies ?? probe.currencies.evidence,
      { chosen: options.currency, byFormat: format.currency, byStore: options.storeCurrency },
      probe.currencies.clues,
    ),
    language: decideLanguage(probe.languages.evidence(scan.languages), {
      // all texts of an export state theirs
      ...(!isExport && {
        chosen: options.language,
        former: options.languageHistory?.former,
      }),
      byStore: options.storeLanguage,
      named: probe.languages.named,
      answers: options.languageHistory?.answers,
    }),
    ...(probe.unknown.size && { unknownElements: Object.fromEntries(probe.unknown) }),
    ...(ignored?.length && { ignoredColumns: ignored }),
  };
  return {
    format: format.id,
    ...found,
    itemCount: probe.itemCount,
    ...(isExport && { fromExport: true }),
    ...probe.signs.learned(options.decimalSign, format.decimalSign),
    ...(categoryList && { categoryList }),
    ...(probe.codes.areLost && { scientificCodes: true }),
    issues: fileIssues(scan, found),
  };
}

/** The categories that a file lists, wherever; reads all of it without keeping an item. */
export async function listedCategories(
  open: () => Readable,
  { encoding, itemNames }: { encoding: FeedEncoding; itemNames: readonly string[] },
  options: ProbeOptions,
): Promise<CategoryList | null> {
  const scan = new FeedScan({ signal: options.signal, limits: limitsOf(options) }, new Set(itemNames));
  const reading = scan.items(open, encoding);
  while (!(await reading.next()).done);
  return scan.categories;
}

/** Recognises the format by the first items, then learns from the prices and stock of all. */
class Probe {
  readonly signs = new NumberSigns();
  readonly codes = new ScientificCodes();
  readonly currencies = new CurrencyCount();
  readonly languages = new LanguageCount();
  /** Elements that the format does not have, with the line of the first. */
  readonly unknown = new Map<string, number>();
  itemCount = 0;
  /** Whether the file already listed the categories that its items refer to. */
  private listed = false;
  private unlisted = false;
  private format: FeedFormat | null = null;
  private waiting: ScannedItem[] = [];

  constructor(
    private readonly scan: FeedScan,
    private readonly formats: readonly FeedFormat[],
  ) {}

  add(items: ScannedItem[]): void {
    if (this.format) return this.learn(items, this.format);
    this.waiting.push(...items);
    if (this.waiting.length >= ITEMS_TO_RECOGNISE) this.recognise();
  }

  /** @param format as recognised */
  categoryList({ listsCategories }: FeedFormat): FeedSummary['categoryList'] {
    const { categories } = this.scan;
    if (!categories) return listsCategories && this.unlisted && isBeginning(this) ? 'behind' : undefined;
    if (this.unlisted || (this.listed && categories.isLate)) return 'behind';
    return this.listed ? 'before' : undefined;
  }

  finish(): FeedFormat {
    const format = this.format ?? this.recognise();
    if (this.itemCount === 0) throw new FeedRefused('feed_no_items');
    return format;
  }

  private recognise(): FeedFormat {
    const { root } = this.scan;
    const nodes = this.waiting.flatMap(({ node, excess }) => (excess ? [] : node));
    const format = recogniseFormat(root!, nodes.slice(0, ITEMS_TO_RECOGNISE), this.formats);
    if (!format) throw new FeedRefused('feed_unknown_format', { root: root!.name.slice(0, 50) });
    if (format.isSupplemental?.(nodes)) throw new FeedRefused('feed_supplemental');
    this.format = format;
    this.scan.limitItems(format.itemNames);
    this.learn(this.waiting, format);
    this.waiting = [];
    return format;
  }

  private categoryOf(id: string): string | null {
    const path = this.scan.categories?.path(id) ?? null;
    if (path !== null) this.listed = true;
    else if (/^\d+$/.test(id)) this.unlisted = true;
    return path;
  }

  private countUnknown({ children }: FeedNode, line: number, known: ReadonlySet<string>): void {
    for (const { name } of children)
      if (!known.has(name) && this.unknown.size < UNKNOWN_ELEMENTS && !this.unknown.has(name))
        this.unknown.set(truncateText(name, 50), line);
  }

  private addCurrency(raw: RawOffer, node: FeedNode, { currencyBySite }: FeedFormat): void {
    const currency = currencyIn(raw);
    if (currency === undefined) return;
    this.currencies.add(currency, raw);
    this.currencies.addClues(raw, node);
    if (currency === null && currencyBySite) this.currencies.addSite(raw);
  }

  private learn(items: ScannedItem[], format: FeedFormat): void {
    const context = {
      root: this.scan.root!,
      categories: { path: (id: string) => this.categoryOf(id) },
      language: 'sl',
      report: () => undefined,
    } as const;
    for (const { node, line, excess } of items) {
      if (!format.itemNames.includes(node.name.toLowerCase())) continue;
      const parts = excess ?? format.partsOf?.(node) ?? [node];
      // an item beyond a limit is still an item
      if ('of' in parts) this.itemCount++;
      else
        for (const part of parts) {
          this.itemCount++;
          const raw = format.readItem(part, context);
          this.signs.add(raw);
          if (!raw.exported) this.codes.add(raw.id);
          this.addCurrency(raw, part, format);
          this.languages.add(raw);
          if (format.elements) this.countUnknown(part, line, format.elements);
        }
    }
  }
}
