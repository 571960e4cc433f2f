import { FEED_FIELDS, type FeedField } from '../../../../products/product-columns.js';
import type { SheetRow } from '../../../../products/sheet/sheet-columns.js';
import type { IssueCode } from '../../issue-codes.js';
import type { FeedLanguage, IssueSeverity, OfferAttribute, OfferTexts } from '../../offer.js';
import type { DecimalSign } from '../../values/prices/price.js';
import type { CategoryList } from '../../category-list.js';
import type { FeedNode } from '../../feed-node.js';
import type { ScannedItem } from '../../item-source.js';
import type { FeedLimits } from '../../limits.js';
import type { SplitItem } from './item-parts.js';

/** The feed's texts of payments after the price. */
export interface RawPlan {
  kind: 'subscription' | 'installment';
  /** `week`, `month` or `year`. */
  every: string;
  times: string;
  amount: string;
  downPayment: string;
}

/** The feed's texts of an item's values; an empty text or list means "not stated". */
export interface RawOffer extends Record<FeedField, string> {
  id: string;
  /** Set when the store does not want the item shown. */
  hidden: string;
  /** The value for which the store's own filter leaves the item out. */
  filtered?: string;
  /** Tag of the language that the item states for all its texts. */
  language?: string;
  /** Language tag of the name, `SEVERAL` if it has several; empty if no name states one. */
  nameLanguage?: string;
  name: string;
  description: string;
  specifications: string;
  price: string;
  /** Lower than `price`, which is then the regular price. */
  salePrice: string;
  /** Begin and end of the sale price in one text; else in two. */
  salePeriod: string;
  saleFrom: string;
  saleUntil: string;
  regularPrice: string;
  /** The currency of prices that state none. */
  currency: string;
  link: string;
  eans: string[];
  stock: string;
  availability: string;
  /** The code in the file, if `availability` is its meaning. */
  availabilityCode?: string;
  /** Costs of the applicable delivery options; the lowest is used. */
  deliveryCosts: string[];
  /** The price from which delivery is free. */
  freeDeliveryAbove: string;
  /** The store's own delivery, in its final form, for all items. */
  deliveryGiven?: true;
  deliveryDaysMin: string;
  deliveryDaysMax: string;
  /** Days until dispatch, or the date of arrival; in some formats the only statement of availability. */
  dispatch: string;
  /** Text for visitors about stock and delivery; used when no more exact statement exists. */
  supplyText: string;
  condition: string;
  categoryPath: string;
  /** Number or path in Google's taxonomy. */
  googleCategory?: string;
  /** Google's flag for items for adults. */
  adult?: string;
  plans?: RawPlan[];
  pictures: string[];
  /** Parallel to `pictures`. */
  pictureAlts?: Partial<Record<FeedLanguage, string>>[];
  attributes: OfferAttribute[];
  translations?: Partial<Record<FeedLanguage, OfferTexts>>;
  /** Only for an exported item, whose texts are taken literally. */
  exported?: {
    kind: string;
    status: string;
    /** For each category: an id, `none`, or empty. */
    categoryIds: string[];
    /** Parallel to `pictures`. */
    pictureIds: string[];
    /** The row of a table, whose cells do not contain all of the offer. */
    sheet?: SheetRow;
  };
}

/** Joins rows of a table that belong to one product. */
export interface RowJoiner {
  /** Reads all rows before the first one is added; left out: each row needs only rows before it. */
  prepare?(rows: AsyncIterable<ScannedItem[]>): Promise<void>;
  /** @returns the complete rows */
  add(row: ScannedItem): ScannedItem[];
  /** The rest, at the end of the file. */
  end(): ScannedItem[];
  close?(): Promise<void>;
}

export interface FormatContext {
  /** The root element without its children; null unless the format reads it. */
  root: FeedNode | null;
  /** Categories that the file lists next to its items, if any. */
  categories?: Pick<CategoryList, 'path'> | null;
  /** Language of texts that do not state one. */
  language: FeedLanguage;
  /** Reports an issue of the current item. */
  report(
    severity: IssueSeverity,
    code: IssueCode,
    text?: string,
    values?: Record<string, string | number>,
  ): void;
}

/** One format of feeds; a new one is one file that exports this and a line in `formats.ts`. */
export interface FeedFormat {
  /** Stable; `formats.<id>` of locales/<locale>/feed.json. */
  readonly id: string;
  /** Lower-case local names of the element that holds one offer. */
  readonly itemNames: readonly string[];
  /** The decimal sign of its specification, for feeds with ambiguous prices. */
  readonly decimalSign: DecimalSign | null;
  /** ISO 4217 of its specification, for feeds that state none. */
  readonly currency?: string;
  /** Whether the country in the store's URL determines the currency of prices that state none. */
  readonly currencyBySite?: boolean;
  /** Whether the feed has this format, by its root and first items, or by the root alone. */
  recognise(root: FeedNode, items: readonly FeedNode[]): boolean;
  /** Whether Katalog wrote the file: then it is an export that people edited, not a feed. */
  isExport?(root: FeedNode): boolean;
  /** The titles of a table's columns that it does not have. @param titles by the names of their elements */
  ignoredColumns?(titles: ReadonlyMap<string, string>): string[];
  /** Whether the file only completes the products of another one. */
  isSupplemental?(items: readonly FeedNode[]): boolean;
  /** Names of all elements of an item, to report others as unknown. */
  readonly elements?: ReadonlySet<string>;
  /** Paths of texts that only distinguish other values, such as the service of a delivery cost. */
  readonly qualifiers?: readonly string[];
  /** The meaning of items depends on the root's attributes. */
  readonly readsRoot?: true;
  /** Whether files of the format list categories, which items name by id. */
  readonly listsCategories?: boolean;
  /** Splits an item into several offers; undefined if an item is one offer. */
  readonly partsOf?: SplitItem;
  /** Rows complete each other; undefined if each row is an item. */
  joinRows?(limits: FeedLimits): RowJoiner;
  readItem(item: FeedNode, context: FormatContext): RawOffer;
}

const NOTHING: RawOffer = {
  id: '',
  hidden: '',
  name: '',
  description: '',
  specifications: '',
  price: '',
  salePrice: '',
  salePeriod: '',
  saleFrom: '',
  saleUntil: '',
  regularPrice: '',
  currency: '',
  link: '',
  eans: [],
  stock: '',
  availability: '',
  deliveryCosts: [],
  freeDeliveryAbove: '',
  deliveryDaysMin: '',
  deliveryDaysMax: '',
  dispatch: '',
  supplyText: '',
  condition: '',
  categoryPath: '',
  pictures: [],
  attributes: [],
  ...(Object.fromEntries(FEED_FIELDS.map(({ name }) => [name, ''])) as Record<FeedField, string>),
};

/** A copy of an object that has each member: one that grows costs as much as all else of reading an item. */
export function emptyOffer(): RawOffer {
  return { ...NOTHING, eans: [], deliveryCosts: [], pictures: [], attributes: [] };
}
