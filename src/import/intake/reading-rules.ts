import { createHash } from 'node:crypto';
import type { CategoryTree } from '../../categories/category-tree.js';
import { codeDigest } from '../../core/config/code-digest.js';
import type { GoogleCategory, KnownMapping } from './category-resolver.js';
import type { ReadFeedOptions } from '../feed/items/options.js';
import type { FeedSummary } from '../feed/items/summary.js';
import type { OfferRecordSettings } from './offer-record-settings.js';

/** Everything except an item's text that determines its offer. */
export interface ReadingRules {
  options: ReadFeedOptions;
  summary: FeedSummary;
  settings: OfferRecordSettings;
  tree: CategoryTree;
  mappings: KnownMapping[];
  google: GoogleCategory[];
}

/** SHA-256 of the rules, without dead pictures and the time, which are checked for each item. */
export async function digestOfRules(rules: ReadingRules): Promise<Buffer> {
  const { options, summary, settings, tree, mappings, google } = rules;
  const { baseUrl, privateOrigins, decimalSign: sign, foreignCurrency, limits } = options;
  const { format, mapping, decimalSign, stockSign, currency, scientificCodes } = summary;
  const { deadPictures: _, now: _now, otherSites, blocking, ...names } = settings;
  const parts = [
    await codeDigest(),
    [baseUrl, privateOrigins, sign, foreignCurrency, limits],
    [format, mapping, decimalSign, stockSign, currency.code, currency.mislabelled, scientificCodes],
    names,
    otherSites.names,
    tree.rows.map(({ id, parentId, kind, system, active, name }) => [
      id,
      parentId,
      kind,
      system,
      active,
      name,
    ]),
    mappings
      .filter(({ origin }) => origin === 'chosen' || origin === 'excluded')
      .map(({ key, categoryId, origin, below }) => [key, categoryId, origin, below])
      .sort(),
    blocking.digest,
    google.map(({ key, googleId, categoryId }) => [key, googleId, categoryId]).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
