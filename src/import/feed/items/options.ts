import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { DEFAULT_LIMITS, type FeedLimits } from '../limits.js';
import type { Evidence } from '../formats/decide-once.js';
import type { FeedLanguageSetting } from '../offer.js';
import type { FeedSummary } from './summary.js';
import type { DecimalSign } from '../values/prices/price.js';

/** The language of the store's texts in earlier imports. */
export interface LanguageHistory {
  /** Under which its offers are stored. */
  former: FeedLanguageSetting | null;
  /** Choices that were confirmed against the file: candidates as `LanguageDecision` has them, joined. */
  answers: readonly string[];
}

export interface ProbeOptions {
  limits?: Partial<FeedLimits>;
  /** The store's setting; without it, the sign is detected from the feed. */
  decimalSign?: DecimalSign;
  /** ISO 4217, selected for prices without a currency. */
  currency?: string | null;
  /** ISO 4217 code of the store's prices, if nothing else determines it; default EUR. */
  storeCurrency?: string;
  /** Selected for texts that state no language. */
  language?: FeedLanguageSetting | null;
  /** The store's language, for texts whose language nothing else determines; default `sl`. */
  storeLanguage?: FeedLanguageSetting;
  languageHistory?: LanguageHistory;
  /** The currencies of the whole feed, if an earlier reading found them. */
  currencies?: Evidence;
  /** The store's mappings of its own formats, which are tried before all others. */
  mappings?: readonly MappingRules[];
  signal?: AbortSignal;
  /** Bytes of the stored (packed) file read so far. */
  onProgress?: (bytesRead: number) => void;
  /** Detect the encoding from all bytes, because the feed is not UTF-8 after its beginning. */
  byCensus?: boolean;
  /** Items counted so far by probing. */
  onItems?: (met: number) => void;
}

export interface ReadFeedOptions extends ProbeOptions {
  /** From an earlier `probeFeed`; without it the feed is probed first. */
  summary?: FeedSummary;
  /** Whether offers in another currency than the euro are accepted; default `accept`. */
  foreignCurrency?: 'accept' | 'reject';
  /** The store's website, for relative URLs. */
  baseUrl?: string | null;
  /** Exact origins of private networks from which images may be fetched; default none. */
  privateOrigins?: readonly string[];
  /** Number of the first item to yield, from 1, to continue an interrupted run. */
  startAt?: number;
  /** Maximum number of items of a batch; default 1000. */
  batchSize?: number;
  /** Called at the end of the file, with information that needs the whole file. */
  onEnd?: (found: Pick<FeedSummary, 'itemCount' | 'issues' | 'currency' | 'lostCodes'>) => void;
}

export function limitsOf({ limits }: ProbeOptions): FeedLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}
