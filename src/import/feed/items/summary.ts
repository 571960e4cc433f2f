import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import type { CurrencyDecision } from '../formats/feed-currency.js';
import type { LanguageDecision } from '../formats/feed-language.js';
import type { FeedIssue } from '../offer.js';
import type { DecimalEvidence } from '../values/prices/decimal-sign.js';
import type { DecimalSign } from '../values/prices/price.js';
import type { LostCodes } from '../values/scientific-code.js';
import type { FeedEncoding } from '../bytes/encoding.js';

/** Fields in the beginning of a feed that its format does not read. */
export interface UnreadFields {
  /** Names of the root and of the element that holds one offer. */
  root: string;
  item: string;
  /** Digest of a table's header row. */
  header?: string;
  /** Items of the beginning. */
  itemCount: number;
  /** The most frequent ones first. */
  fields: { path: string; title?: string; count: number; sample: string }[];
}

/** Results of probing for later readings; stored as JSON. */
export interface FeedSummary {
  /** `formats.<format>` of locales/<locale>/feed.json. */
  format: string;
  /** The mapping of a store's own format, copied so that all readings of a run use the same. */
  mapping?: MappingRules;
  encoding: FeedEncoding;
  /** Items of the part that was read. */
  itemCount: number;
  /** The catalogue wrote the file itself. */
  fromExport?: true;
  /** How ambiguous prices are read; null rejects them. */
  decimalSign: DecimalSign | null;
  /** From the first 20,000 items. */
  decimalEvidence: DecimalEvidence;
  /** The currency of prices that state none. */
  currency: CurrencyDecision;
  /** The language of texts that state none. */
  language: LanguageDecision;
  /** Decimal sign of stock, if the feed shows it; else the sign of prices applies. */
  stockSign?: DecimalSign | null;
  /**
   * Items refer to categories by ids that the file lists: before the items, or after them, so that they must
   * be read first.
   */
  categoryList?: 'before' | 'behind';
  /** Whether product codes in scientific notation are numbers of a spreadsheet, whose digits are lost. */
  scientificCodes?: boolean;
  /** The products of which such a code was lost. */
  lostCodes?: LostCodes | null;
  /** Unknown elements of items, by name, with the line of the first. */
  unknownElements?: Record<string, number>;
  /** Titles of columns that the format does not have. */
  ignoredColumns?: string[];
  /** Missing if the format reads all fields. */
  unread?: UnreadFields;
  /** Issues of the whole file (item number 0), up to the point that was read. */
  issues: FeedIssue[];
}
