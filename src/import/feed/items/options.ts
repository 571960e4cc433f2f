import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { DEFAULT_LIMITS, type FeedLimits } from '../limits.js';
import type { CurrencyEvidence } from '../formats/feed-currency.js';
import type { FeedLanguage } from '../offer.js';
import type { FeedSummary } from './summary.js';
import type { DecimalSign } from '../values/price.js';

export interface ProbeOptions {
  limits?: Partial<FeedLimits>;
  /** The store's setting, which ends all guessing about ambiguous prices. */
  decimalSign?: DecimalSign;
  /** ISO 4217, as somebody has chosen for prices that name no currency. */
  currency?: string | null;
  /** The store's, where nothing else tells that of prices; default EUR. */
  storeCurrency?: string;
  /** What the whole of it says of its currency, where that is known. */
  currencies?: CurrencyEvidence;
  /** What the store has said about formats of its own; these come before all others. */
  mappings?: readonly MappingRules[];
  signal?: AbortSignal;
  /** Bytes of the stored (packed) file read so far. */
  onProgress?: (bytesRead: number) => void;
  /** It is not the UTF-8 that its beginning is: the bytes of the whole tell its encoding. */
  byCensus?: boolean;
  /** Items met so far, while the feed is judged. */
  onItems?: (met: number) => void;
}

export interface ReadFeedOptions extends ProbeOptions {
  /** Of an earlier `probeFeed`; without it the feed is probed first. */
  summary?: FeedSummary;
  /** Language of texts that do not say; default `sl`. */
  language?: FeedLanguage;
  /** Whether offers in another currency than the euro are taken; default `accept`. */
  foreignCurrency?: 'accept' | 'reject';
  /** The shop's website, for relative addresses. */
  baseUrl?: string | null;
  /** The first item to yield, from 1: where a broken-off run goes on. */
  startAt?: number;
  /** Items of a batch at most; default 1000. */
  batchSize?: number;
  /** Given, once the file has been read to its end, what only the whole of it tells. */
  onEnd?: (found: Pick<FeedSummary, 'itemCount' | 'issues' | 'currency'>) => void;
  /** Milliseconds since the epoch, for prices that are valid for a time; default now. */
  now?: number;
}

export function limitsOf({ limits }: ProbeOptions): FeedLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}
