import type { Pagination } from '../core/http/api/pagination.js';
import type { LocalText } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';
import type { ShownField } from './product-columns.js';
import type { Availability, Condition, FieldValues } from './product-fields.js';

/** An amount with two decimals in its ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** How far a store's price has fallen, by its own lowest price in the 30 days before. */
export interface DiscountProps {
  /** Whole percent, rounded down; at least 1. */
  percent: number;
  lowest: Money;
  /** ISO 8601: where our history begins, while it is shorter; null when it covers the 30 days. */
  since: string | null;
}

/** The prices of a comparison in the last year, of the stores that sell it today. */
export interface PriceHistoryProps {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  currency: string;
  /** At most six, today's cheapest first. */
  stores: string[];
  /** The days on which a price changed, the oldest first, each with what was asked at its end. */
  steps: {
    day: string;
    /** Of all stores, also of those without a line of their own. */
    lowest: number;
    /** In the order of `stores`; null before a store's first price. */
    prices: (number | null)[];
  }[];
}

/** How the offers of a comparison stand. */
export type OfferOrder = 'price' | 'total';

/** One step of a breadcrumb; the last one, the page itself, has no address. */
export interface Crumb {
  name: LocalText;
  url?: string;
}

/** A store as the offers name it. */
export interface StoreProps {
  id: number;
  name: string;
  /** Its page. */
  url: string;
  logo: PictureProps | null;
}

/** One group of comparable offers, as a card of a list. */
export interface ProductCard {
  id: number;
  url: string;
  /** In a list that has products, too. */
  isService: boolean;
  name: LocalText;
  brand: string | null;
  /** Of its categories the one that the list is about. */
  category: LocalText | null;
  picture: PictureProps | null;
  lowestPrice: Money;
  discount: DiscountProps | null;
  offerCount: number;
  /** The store with this price; null where the whole list is one store's. */
  storeId: number | null;
  storeName: string | null;
  availability: Availability;
}

/** One store's offer in the comparison of a product page. */
export interface OfferProps {
  id: number;
  store: StoreProps;
  price: Money;
  /** What the store says it usually asks; only when it is above the price. */
  regularPrice: Money | null;
  discount: DiscountProps | null;
  /** null: the store does not state it. */
  deliveryCost: Money | null;
  total: Money | null;
  deliveryDays: { min: number | null; max: number | null } | null;
  availability: Availability;
  stock: number | null;
  condition: Condition;
  /** ISO 8601: when the price was last confirmed by the store's feed. */
  priceCheckedAt: string;
  /** Counts, and leads on to the store's own page of the product; null for a service without one. */
  goUrl: string | null;
  /** Where a mistake in it is reported. */
  reportUrl: string;
  /** The offer whose page this is. */
  current: boolean;
}

export interface AttributeProps {
  name: LocalText;
  value: LocalText;
  unit: string | null;
}

export interface ProductDetail extends Pick<FieldValues, ShownField> {
  /** What is to be said of them, in this order. */
  facts: { name: ShownField; label: string }[];
  id: number;
  url: string;
  kind: 'product' | 'service';
  name: LocalText;
  pictures: PictureProps[];
  lowestPrice: Money;
  regularPrice: Money | null;
  discount: DiscountProps | null;
  /** Sanitised HTML. */
  description: LocalText | null;
  /** Sanitised HTML. */
  specifications: LocalText | null;
  attributes: AttributeProps[];
}

export interface FilterItem {
  /** What the form sends. */
  id: string;
  title: string;
  /** null: it is not among the most that are counted. */
  count: number | null;
  selected: boolean;
}

/** What one filter has to choose from. */
export interface Choices<Item = FilterItem> {
  /** Those of most products and whatever is chosen, or all. */
  items: Item[];
  /** How many there are. */
  count: number;
  /** The list with all of them to choose from; null: they are all here. */
  allUrl: string | null;
}

export interface PriceFilter {
  /** Lowest and highest price of the set without the price filter; null when nothing has a price. */
  lowest: number | null;
  highest: number | null;
  from: number | null;
  to: number | null;
  /** Counts in equal steps from the lowest to the highest price. */
  buckets: number[];
}

/** Something that is chosen or not. */
export interface FilterSwitch {
  count: number;
  selected: boolean;
}

/** An attribute of the category: values to choose from, or bounds of a number. */
export interface AttributeFilter extends Choices<Omit<FilterItem, 'title'> & { title: LocalText }> {
  /** What the form sends its values as. */
  name: string;
  title: LocalText;
  unit: string | null;
  /** null: not a number. */
  range: { lowest: number; highest: number; from: number | null; to: number | null } | null;
}

/** A category that hits are in, with the list of those. */
export interface CategoryChoice {
  id: number;
  name: LocalText;
  url: string;
  /** null: above what is chosen, where nothing is counted. */
  count: number | null;
  selected: boolean;
  /** What is below it shows when it is chosen. */
  leadsOn: boolean;
  /** What is right below it, where it is chosen or has all hits. */
  children: CategoryChoice[];
}

/** The categories of hits as a tree, those of most hits first. */
export interface CategoryFilter {
  /** The hits of all categories; null when none is chosen. */
  allUrl: string | null;
  choices: CategoryChoice[];
}

/** What is chosen, and the address of the list without it. */
export interface FilterChip {
  name: string;
  removeUrl: string;
}

/** `total` is the price with delivery. */
export type ProductSort = 'popular' | 'relevance' | 'price' | '-price' | 'total' | 'name' | 'newest';

/** One page of a list, or several that follow each other. */
export interface CardPage {
  cards: ProductCard[];
  /** The last of them; 0 beyond the numbered ones. */
  page: number;
  /** How many a page holds. */
  pageSize: number;
  /** Where the list goes on. */
  nextUrl: string | null;
}

/** What is told of a list beside its cards, and everything that narrows it; every address in it keeps the rest of the state. */
export interface ProductResults {
  /** Of what; null: of both. */
  kind: 'product' | 'service' | null;
  count: number;
  /** Of a search: these are the most popular of those that have the words, in every order. */
  isCut: boolean;
  /** Action of the filter form: the list's own path, without a query. */
  formUrl: string;
  /** What the form sends along unseen. */
  kept: { name: string; value: string }[];
  /** null: the list is about one category, or leads to them otherwise. */
  categories: CategoryFilter | null;
  /** Products and services, where the list has both or one is chosen. */
  kinds: { id: 'product' | 'service'; count: number; selected: boolean }[];
  price: PriceFilter;
  brands: Choices;
  companies: Choices;
  inStock: FilterSwitch;
  discount: FilterSwitch;
  attributes: AttributeFilter[];
  chips: FilterChip[];
  /** The list without any filter; null when nothing is chosen. */
  resetUrl: string | null;
  sort: ProductSort;
  sorts: { id: ProductSort; url: string }[];
  pagination: Pagination;
}
