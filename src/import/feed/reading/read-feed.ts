import { truncateText } from '../../../core/text/truncate-text.js';
import type { Readable } from 'node:stream';
import { readExportedOffer } from '../items/exported-offer.js';
import { CurrencyCount, CurrencyFoundLate, decideCurrency } from '../formats/feed-currency.js';
import { fileIssues } from '../items/file-issues.js';
import type { FeedFormat, FormatContext, RawOffer, RowJoiner } from '../formats/tables/format.js';
import type { SplitItem } from '../formats/tables/item-parts.js';
import { formatOf } from '../formats/mapped.js';
import { ItemIssues } from '../item-issues.js';
import { normalise, type NormaliseRules } from '../items/normalise.js';
import { isPrice } from '../../../products/contract.js';
import { OFFER_LIMITS } from '../limits.js';
import type { ItemMemory, RecognisedItem } from '../known-item.js';
import type { FeedItem, FeedOffer } from '../offer.js';
import { limitsOf, type ReadFeedOptions } from '../items/options.js';
import { isBeginning, listedCategories, probeFeed } from '../probing/probe-feed.js';
import type { FeedSummary } from '../items/summary.js';
import { FeedRefused } from '../refused.js';
import { SeenIds } from './seen-ids.js';
import { isScientific, type LostCodes, mayBeScientific } from '../values/scientific-code.js';
import { withoutFillers } from '../items/without-fillers.js';
import { type FeedNode, isEmpty } from '../feed-node.js';
import type { FoundItem, Recall, ScannedItem } from '../item-source.js';
import { FeedScan } from '../scan/feed-scan.js';

const BATCH_SIZE = 1000;
/** Chunks of 64 KiB. Substrings keep their chunk alive, so batches of large items are smaller. */
const CHUNKS_OF_BATCH = 128;

/**
 * The items of a feed in the order of the file, in batches, each as a normalised offer or with its rejection.
 * Memory is constant except for 12–48 bytes per item to find duplicate product codes.
 * @throws FeedRefused if the feed as a whole is refused, possibly only at its end
 * @throws NotUtf8 if a large feed is not UTF-8 after the probed part
 * @throws CurrencyFoundLate at the end of a large feed whose later prices state the currency
 */
export function readFeed(open: () => Readable, options?: ReadFeedOptions): AsyncGenerator<FeedItem[]>;
/** @param memory its known items are not parsed */
export function readFeed(
  open: () => Readable,
  options: ReadFeedOptions,
  memory?: ItemMemory,
): AsyncGenerator<(FeedItem | RecognisedItem)[]>;
export async function* readFeed(
  open: () => Readable,
  options: ReadFeedOptions = {},
  memory?: ItemMemory,
): AsyncGenerator<(FeedItem | RecognisedItem)[]> {
  const summary = options.summary ?? (await probeFeed(open, options));
  const format = formatOf(summary);
  const { startAt = 1, batchSize = BATCH_SIZE } = options;
  const scan = new FeedScan({ ...options, limits: limitsOf(options) }, new Set(format.itemNames));
  const decimalSign = options.decimalSign ?? summary.decimalSign;
  const reader = new ItemReader(format, {
    decimalSign,
    stockSign: summary.stockSign ?? decimalSign,
    currency: summary.currency.code,
    mislabelled: summary.currency.mislabelled,
    foreignCurrency: options.foreignCurrency ?? 'accept',
    priceFactor: summary.mapping?.priceFactor,
    scientificCodes: summary.scientificCodes === true,
    baseUrl: options.baseUrl ?? null,
    privateOrigins: options.privateOrigins ?? [],
    language: summary.language.under === 'en' ? 'en' : 'sl',
  });
  const categories =
    summary.categoryList === 'behind'
      ? await listedCategories(open, { ...summary, itemNames: format.itemNames }, options)
      : null;
  // a part of an item has no text of its own, a category its name and a row its product elsewhere
  const keys =
    memory && !format.partsOf && !format.joinRows && !summary.categoryList
      ? { recall: reader.recallBy(memory), byRoot: format.readsRoot === true }
      : null;
  let batch: (FeedItem | RecognisedItem)[] = [];
  let chunks = 0;
  const scanned = scan.items(open, summary.encoding, keys);
  const limits = limitsOf(options);
  const joiner = format.joinRows?.(limits);
  const rows = () =>
    new FeedScan({ signal: options.signal, limits }, new Set(format.itemNames)).items(open, summary.encoding);
  for await (const items of joiner ? joined(scanned, joiner, rows) : scanned) {
    // chunks without references are freed
    chunks = batch.length ? chunks + 1 : 1;
    for (const part of format.partsOf ? partsOf(items, format.partsOf) : items) {
      const item = reader.toItem(
        part,
        { root: scan.root!, categories: categories ?? scan.categories },
        startAt,
      );
      if (!item) continue;
      batch.push(item);
      if (batch.length < batchSize && chunks < CHUNKS_OF_BATCH) continue;
      yield batch;
      batch = [];
      chunks = 0;
    }
  }
  if (batch.length > 0) yield batch;
  const currency = isBeginning(summary) ? currencyOfAll(reader, summary, format, options) : summary.currency;
  if (startAt === 1 && currency.code !== summary.currency.code) throw new CurrencyFoundLate(currency);
  options.onEnd?.({
    itemCount: reader.itemCount,
    lostCodes: reader.lostCodes,
    currency,
    issues: fileIssues(scan, { ...summary, currency }),
  });
}

/** From all items, if the summary covers only the beginning. */
const currencyOfAll = (
  { currencies }: ItemReader,
  { mapping, currency: { stated, bySite, clues } }: FeedSummary,
  { currency: byFormat }: FeedFormat,
  { currency, storeCurrency }: ReadFeedOptions,
) =>
  decideCurrency(
    // a summary of a known item has no secondary prices
    { ...currencies.evidence, stated: { ...stated, ...currencies.evidence.stated }, bySite },
    { chosen: mapping?.currency ?? currency, byFormat, byStore: storeCurrency },
    clues,
  );

/** @param all opens the rows once more */
async function* joined(
  rows: AsyncGenerator<FoundItem[]>,
  joiner: RowJoiner,
  all: () => AsyncGenerator<ScannedItem[]>,
): AsyncGenerator<ScannedItem[]> {
  try {
    await joiner.prepare?.(untilRefused(all()));
    for await (const items of rows) yield items.flatMap((item) => ('known' in item ? [] : joiner.add(item)));
    yield joiner.end();
  } finally {
    await joiner.close?.();
  }
}

/** The reading itself refuses a damaged file; a preview reads a part of it. */
async function* untilRefused(rows: AsyncGenerator<ScannedItem[]>): AsyncGenerator<ScannedItem[]> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
  }
}

const partsOf = (items: FoundItem[], split: SplitItem): FoundItem[] =>
  items.flatMap((item): FoundItem[] => {
    if ('known' in item || item.excess) return [item];
    const parts = split(item.node);
    return 'of' in parts ? [{ ...item, excess: parts }] : parts.map((node) => ({ node, line: item.line }));
  });

type ReaderRules = NormaliseRules &
  Pick<FormatContext, 'language'> & {
    /** Product codes that are short numbers in scientific notation are lost as well. */
    scientificCodes: boolean;
  };

type FileContext = { root: FeedNode } & Pick<FormatContext, 'categories'>;

/** Reads items one by one, and collects information about all of them. */
class ItemReader {
  private readonly seen = new SeenIds();
  /** Currencies of the items. */
  readonly currencies = new CurrencyCount();
  itemCount = 0;
  lostCodes: LostCodes | null = null;
  private readonly rules: ReaderRules;

  constructor(
    private readonly format: FeedFormat,
    rules: ReaderRules,
  ) {
    this.rules = { ...rules, currencies: this.currencies };
  }

  /** A recalled item counts immediately, like one that was read. */
  recallBy(memory: ItemMemory): Recall | null {
    if (memory.isEmpty) return null;
    return (key, line) => memory.recall(key, ({ productCode }) => this.seen.add(productCode, line) === null);
  }

  /** Null for an item before `startAt`, of which only the product code counts. */
  toItem(item: FoundItem, file: FileContext, startAt: number): FeedItem | RecognisedItem | null {
    if (!('known' in item)) return this.readScanned(item, file, startAt);
    const { line, known } = item;
    const { currency, mislabelled } = this.rules;
    const stated = (known.currency === currency && mislabelled) || known.currency;
    this.currencies.add(known.namesCurrency ? stated : null, null);
    return { kind: 'recognised', itemNumber: ++this.itemCount, line, known };
  }

  /** Nothing may be imported from a code that another product has as well. */
  private isLost(code: string): boolean {
    if (!isScientific(code) && !(this.rules.scientificCodes && mayBeScientific(code))) return false;
    this.lostCodes = { count: (this.lostCodes?.count ?? 0) + 1, example: this.lostCodes?.example ?? code };
    return true;
  }

  private readScanned(
    { node, line, key, excess }: ScannedItem,
    { root, categories }: FileContext,
    startAt: number,
  ): FeedItem | null {
    const itemNumber = ++this.itemCount;
    const issues = new ItemIssues(itemNumber, line);
    if (excess || isEmpty(node)) {
      if (excess) issues.report('error', `item_${excess.of}`, null, { max: excess.max });
      else issues.report('error', 'item_empty');
      return itemNumber < startAt
        ? null
        : { kind: 'rejected', itemNumber, line, productCode: null, issues: issues.list };
    }
    const { language } = this.rules;
    const raw = this.format.readItem(node, {
      root: this.format.readsRoot ? root : null,
      categories,
      language,
      report: (severity, code, text, values) => issues.report(severity, code, text, values),
    });
    if (raw.filtered) {
      // before its code counts: another row with it may stay
      issues.report('notice', 'row_filtered', raw.filtered);
      return itemNumber < startAt
        ? null
        : {
            kind: 'rejected',
            itemNumber,
            line,
            productCode: null,
            issues: issues.forProduct(raw.id || null),
          };
    }
    if (!raw.exported) withoutFillers(raw, issues);
    const productCode = truncateText(raw.id.trim(), OFFER_LIMITS.productCode) || null;
    // a spreadsheet saved the table, while texts of XML are as written
    if (productCode !== null && (!raw.exported || raw.exported.sheet) && this.isLost(productCode)) {
      issues.report('error', 'id_scientific', productCode);
      return itemNumber < startAt
        ? null
        : { kind: 'rejected', itemNumber, line, productCode: null, issues: issues.list };
    }
    const firstLine = productCode === null ? null : this.seen.add(productCode, line);
    if (itemNumber < startAt) return null;
    if (firstLine !== null) {
      // a warning although the item is rejected, because the offer itself is imported
      issues.report('warning', 'id_duplicate', productCode, { line, firstLine });
      return { kind: 'rejected', itemNumber, line, productCode, issues: issues.forProduct(productCode) };
    }
    if (raw.hidden) {
      issues.report('notice', 'item_hidden', raw.hidden);
      return { kind: 'rejected', itemNumber, line, productCode, issues: issues.forProduct(productCode) };
    }
    const { unstated } = this.currencies.evidence;
    const read = raw.exported
      ? readExportedOffer(raw, this.rules, issues)
      : normalise(raw, this.rules, issues);
    const offer = read && priced(read, raw, issues);
    const own = issues.forProduct(productCode);
    const namesCurrency = unstated === this.currencies.evidence.unstated;
    if (offer)
      return {
        kind: 'offer',
        itemNumber,
        line,
        offer,
        namesCurrency,
        issues: own,
        key,
      };
    return { kind: 'rejected', itemNumber, line, productCode, issues: own };
  }
}

/** The offer, if its price is one. */
function priced(offer: FeedOffer, raw: RawOffer, issues: ItemIssues): FeedOffer | null {
  if (isPrice(offer.priceCents, offer.contract)) return offer;
  issues.report('error', 'price_zero', raw.price);
  return null;
}
