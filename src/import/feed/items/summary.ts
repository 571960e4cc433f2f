import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import type { FeedCurrency } from '../formats/feed-currency.js';
import type { FeedIssue } from '../offer.js';
import type { DecimalEvidence } from '../values/decimal-sign.js';
import type { DecimalSign } from '../values/price.js';
import type { FeedEncoding } from '../xml/encoding.js';

/** What the first look at a feed found out and every later reading needs; survives JSON. */
export interface FeedSummary {
  /** `formats.<format>` of locales/<locale>/feed.json. */
  format: string;
  /** Of a format that the store has mapped: as it was then, so that all readings of a run see the same. */
  mapping?: MappingRules;
  encoding: FeedEncoding;
  /** Of as much of it as was read. */
  itemCount: number;
  /** The catalogue wrote the file itself. */
  fromExport?: true;
  /** How ambiguous prices are read; null rejects them. */
  decimalSign: DecimalSign | null;
  /** Of the first 20 000 items. */
  decimalEvidence: DecimalEvidence;
  /** In which currency prices are that name none. */
  currency: FeedCurrency;
  /** What parts decimals of pieces, where the feed shows it; else they are read as its prices are. */
  stockSign?: DecimalSign | null;
  /** Elements of items that the format does not have, by name: the line of the first one. */
  unknownElements?: Record<string, number>;
  /** What was tolerated about the file as a whole, as far as it was read; item number 0. */
  issues: FeedIssue[];
}
