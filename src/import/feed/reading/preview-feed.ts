import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { type FeedBeginning, firstItems, reopen } from '../probing/beginning.js';
import { CurrencyCount, decideCurrency } from '../formats/feed-currency.js';
import { decideLanguage } from '../formats/feed-language.js';
import { mappedFormat } from '../formats/mapped.js';
import { MAPPED } from '../formats/mapping-table.js';
import { NumberSigns } from '../items/number-signs.js';
import type { FeedItem } from '../offer.js';
import { currencyIn } from '../items/offer-prices.js';
import type { ReadFeedOptions } from '../items/options.js';
import { readFeed } from './read-feed.js';
import { FeedRefused } from '../refused.js';
import type { FeedSummary } from '../items/summary.js';
import { NotUtf8 } from '../bytes/encoding.js';

/** This many items show the notation of prices. */
const ITEMS_TO_LEARN_FROM = 500;

/** The first items of a feed, read by these rules. */
export async function previewFeed(
  beginning: FeedBeginning,
  rules: MappingRules,
  options: ReadFeedOptions,
  most: number,
): Promise<FeedItem[]> {
  const summary = await summarise(beginning, rules, options);
  const found: FeedItem[] = [];
  try {
    for await (const items of readFeed(reopen(beginning), { ...options, summary, batchSize: 1 })) {
      found.push(...items);
      if (found.length >= most) break;
    }
  } catch (error) {
    // the beginning is cut anywhere
    if (!(error instanceof FeedRefused || error instanceof NotUtf8)) throw error;
  }
  return found;
}

async function summarise(
  beginning: FeedBeginning,
  mapping: MappingRules,
  { currency, storeCurrency, language, storeLanguage }: ReadFeedOptions,
): Promise<FeedSummary> {
  const signs = new NumberSigns();
  const currencies = new CurrencyCount();
  const { root, items, categories } = await firstItems(beginning, mapping.item, ITEMS_TO_LEARN_FROM);
  const format = mappedFormat(mapping);
  for (const { node } of items) {
    const context = { root: root!, language: 'sl', report: () => undefined } as const;
    const raw = format.readItem(node, context);
    const named = currencyIn(raw);
    signs.add(raw);
    if (named !== undefined) currencies.add(named, raw);
  }
  return {
    format: MAPPED,
    mapping,
    encoding: beginning.encoding,
    itemCount: items.length,
    currency: decideCurrency(currencies.evidence, {
      chosen: mapping.currency ?? currency,
      byStore: storeCurrency,
    }),
    language: decideLanguage({}, { chosen: language ?? mapping.language, byStore: storeLanguage }),
    ...signs.learned(mapping.decimalSign, null),
    ...(categories?.isLate && { categoryList: 'behind' as const }),
    issues: [],
  };
}
