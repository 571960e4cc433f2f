import type { PaymentMethod } from '../../../src/companies/terms/company-terms.js';
import type { Pair } from './words.js';

/** Formats of docs/feed-formats.md; `csv` is a table with the store's mapping. */
export type FeedKind = 'katalog' | 'google' | 'heureka' | 'csv';

/** Other terms of a store; the companies and their numbers are invented. */
interface DemoTerms {
  /** null: no pickup. */
  pickupPlace: string | null;
  countries: string[];
  payments: PaymentMethod[];
  returnDays: number;
  returnConditions: Pair;
  legalName: string;
  legalAddress: string;
  registrationNumber: string;
  vatNumber: string;
}

/** A store of the demo; none of them exists. */
export interface DemoStore {
  slug: string;
  feed: FeedKind;
  /** Time of its daily import, in the market's time zone. */
  sentAt: string;
  /** When its feed is fetched from the demo's own address; without it, the feed is uploaded. */
  cron?: string;
  name: string;
  website: string;
  email: string;
  phone: string;
  description: Pair;
  deliveryNote: Pair;
  /** Prefix of its product codes. */
  codePrefix: string;
  /** Main categories of most of its offers. */
  home: readonly string[];
  /** Whether the store sells nothing else. */
  specialist?: true;
  /** Other main categories, of which it sells the flagship. */
  also?: readonly string[];
  /** Whether it sells flagships, and some products of its categories that several stores sell. */
  isGeneral?: true;
  /** Whether it also sells flagships refurbished. */
  refurbishes?: true;
  /** Most images that its feed has of a product; without it, all. */
  pictures?: number;
  /** EUR; null: not stated. */
  delivery: { cost: number | null; freeFrom: number; days: readonly [number, number] };
  terms: DemoTerms;
  /** Level of its prices against the base price, and their ending. */
  pricing: { level: number; spread: number; ending: number };
  /** Last sentence of its descriptions. */
  promise: Pair;
}
