import { FEED_FIELDS, type FeedField } from '../../../products/product-columns.js';
import type { IssueCode } from '../issue-codes.js';
import type { FeedLanguage, IssueSeverity, OfferAttribute, OfferTexts } from '../offer.js';
import type { DecimalSign } from '../values/price.js';
import type { FeedNode } from '../xml/node.js';
import type { SplitItem } from './item-parts.js';

/** What an item says, still in the shop's own writing; an empty text or list means that it says nothing. */
export interface RawOffer extends Record<FeedField, string> {
  id: string;
  /** Says that the shop does not want it shown, in its own writing. */
  hidden: string;
  name: string;
  description: string;
  specifications: string;
  price: string;
  /** Lower than `price` and in force now; makes `price` the regular one. */
  salePrice: string;
  regularPrice: string;
  /** Where the price does not name one. */
  currency: string;
  link: string;
  eans: string[];
  stock: string;
  availability: string;
  /** As it stands in the file, where `availability` is what a code of the format means. */
  availabilityCode?: string;
  /** Of the ways to deliver that count; the cheapest is taken. */
  deliveryCosts: string[];
  /** A price above which delivery costs nothing. */
  freeDeliveryAbove: string;
  /** The store has said these for all items: they are as they are to be shown. */
  deliveryGiven?: true;
  deliveryDaysMin: string;
  deliveryDaysMax: string;
  /** Days until it is sent, or the day when it comes; in some formats all that is said of its availability. */
  dispatch: string;
  /** What visitors read about stock and delivery; counts where nothing more exact stands. */
  supplyText: string;
  condition: string;
  categoryPath: string;
  pictures: string[];
  /** Beside `pictures`. */
  pictureAlts?: Partial<Record<FeedLanguage, string>>[];
  attributes: OfferAttribute[];
  translations?: Partial<Record<FeedLanguage, OfferTexts>>;
  /** Only of an item that the catalogue wrote itself; its texts are meant to the letter. */
  exported?: {
    kind: string;
    status: string;
    /** Of each category: an id, `none`, or nothing. */
    categoryIds: string[];
    /** Beside `pictures`. */
    pictureIds: string[];
  };
}

export interface FormatContext {
  /** The root element, without its children; null of a format that does not read it. */
  root: FeedNode | null;
  /** Milliseconds since the epoch, for prices that are valid for a time. */
  now: () => number;
  /** Language of texts that do not say. */
  language: FeedLanguage;
  /** Reports something about the present item. */
  note(
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
  /** The decimal sign its specification demands, for feeds whose prices do not show theirs. */
  readonly decimalSign: DecimalSign | null;
  /** ISO 4217: that of its specification, for feeds that name none. */
  readonly currency?: string;
  /** Whether the country in the shop's address tells the currency of feeds that name none. */
  readonly currencyBySite?: boolean;
  /** Whether the feed is of this format, by its root and first items; without items by the root alone. */
  recognise(root: FeedNode, items: readonly FeedNode[]): boolean;
  /** Names of all that an item may hold, where it may hold nothing else. */
  readonly elements?: ReadonlySet<string>;
  /** An item means something else where the root has other attributes. */
  readonly readsRoot?: true;
  /** The offers of an item that may hold several, each as an item of its own; left out where each holds one. */
  readonly partsOf?: SplitItem;
  readItem(item: FeedNode, context: FormatContext): RawOffer;
}

const NO_TEXTS = Object.fromEntries(FEED_FIELDS.map(({ name }) => [name, ''])) as Record<FeedField, string>;

export function emptyOffer(): RawOffer {
  return {
    ...NO_TEXTS,
    id: '',
    hidden: '',
    name: '',
    description: '',
    specifications: '',
    price: '',
    salePrice: '',
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
  };
}
