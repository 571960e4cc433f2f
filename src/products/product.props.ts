import type { Pagination } from '../core/http/api/pagination.js';
import type { LocalText } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';
import type { IndexSort } from '../search/catalogue-index/list-orders.js';
import type { ShownField } from './product-columns.js';
import type { Availability, Condition, FieldValues } from './product-fields.js';

/** An amount with two decimals in its ISO 4217 currency; `contract`: all payments in words, of which it is the first. */
export interface Money {
  amount: number;
  currency: string;
  contract?: string;
}

/** A discount from the store's own lowest price in the 30 days before. */
export interface DiscountProps {
  /** Whole percent, rounded down; at least 1. */
  percent: number;
  lowest: Money;
}

/** The prices of a group in the last year, of the stores that sell it today. */
export interface PriceHistoryProps {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  currency: string;
  /** Lowest price of all stores. */
  lowest: number;
  /** At most six, today's cheapest first. */
  stores: string[];
  /** The days on which a price changed, the oldest first, each with the prices at its end. */
  steps: {
    day: string;
    /** Lowest price of all stores, including those not in `stores`. */
    lowest: number;
    /** In the order of `stores`; null before a store's first price. */
    prices: (number | null)[];
  }[];
}

/** Sort orders of a group's offers. */
export type OfferOrder = 'price' | 'total';

/** One step of a breadcrumb; the last one, the page itself, has no URL. */
export interface Crumb {
  name: LocalText;
  url?: string;
}

/** The store of an offer. */
export interface StoreProps {
  id: number;
  name: string;
  /** Its page. */
  url: string;
  logo: PictureProps | null;
}

export interface ProductCard {
  id: number;
  url: string;
  /** Set only in a list that also has products. */
  isService?: true;
  name: LocalText;
  brand: string | null;
  /** Without a brand: the one of its categories that the list is about. */
  category: LocalText | null;
  picture: PictureProps | null;
  lowestPrice: Money;
  discount: DiscountProps | null;
  offerCount: number;
  /** The price is the lowest of several offers. */
  isFrom: boolean;
  /** The store with this price; null in the list of one store. */
  storeId: number | null;
  storeName: string | null;
  availability: Availability;
  /** It is out of stock in this store, and another offer of the product can be bought. */
  isSoldElsewhere: boolean;
  condition: Condition;
  /** The shown offer's values of its category's filters: two on a card, all in a list; by language. */
  facts: LocalText[];
  /** The facts without their names, for the columns of a list that has them. */
  cells?: ({ id: number } & LocalText)[];
  /** The total with delivery, if the product can be bought; the number of its variants. */
  notes: string[];
}

/** One store's offer on a product page. */
export interface OfferProps {
  id: number;
  store: StoreProps;
  /** The company that owns the store, if its name differs from the store's. */
  trader: string | null;
  /** Set if it differs from the page's name. */
  name: LocalText | null;
  price: Money;
  discount: DiscountProps | null;
  deliveryCost: string;
  /** null: neither the offer nor the store states the delivery cost. */
  total: Money | null;
  /** The longest delivery time, and all in words; null: the store does not state it. */
  deliveryDays: { most: number; text: string } | null;
  /** The store's threshold for free delivery, collection and returns, in words. */
  terms: string[];
  availability: Availability;
  stock: number | null;
  condition: Condition;
  priceUntil: string | null;
  /** Notes about its price: the base of the discount, the store's regular price, the last confirmation. */
  notes: string[];
  /** Counts the click and redirects to the store's page of the product; null for a service without one. */
  goUrl: string | null;
  reportUrl: string;
}

export interface AttributeProps {
  name: LocalText;
  /** The value with its unit. */
  value: LocalText;
}

export interface ProductDetail extends Pick<FieldValues, ShownField> {
  /** The fields to show, in this order; `scale` of an energy label. */
  facts: { name: ShownField; label: string; url?: string; scale?: string }[];
  id: number;
  url: string;
  kind: 'product' | 'service';
  name: LocalText;
  pictures: PictureProps[];
  lowestPrice: Money;
  discount: DiscountProps | null;
  /**
   * Notes about the lowest price: per unit, the lowest one before, the store's regular price, the last
   * confirmation.
   */
  priceNotes: string[];
  highlights: { title: string; html: LocalText } | null;
  description: LocalText | null;
  specifications: LocalText | null;
  attributes: AttributeProps[];
}

/** A filter as visitors set it. */
interface Control {
  title: LocalText;
  /** Shown above the categories. */
  isFirst: boolean;
}

/** A filter that is on or off. */
export interface FlagControl extends Control {
  type: 'flag';
  /** The name of the form field. */
  name: string;
  count: number;
  selected: boolean;
}

export interface FilterChoice {
  /** The value that the form sends. */
  id: string;
  title: LocalText;
  /** null: it is not among the most frequent ones, which alone are counted. */
  count: number | null;
  selected: boolean;
}

/** A filter of which several values may be selected. */
export interface ChoiceControl extends Control {
  type: 'choice';
  isOpen: boolean;
  name: string;
  /** The most frequent ones and all selected ones, or all. */
  items: FilterChoice[];
  /** How many there are. */
  count: number;
  /** The list with all choices; null: `items` has them all. */
  allUrl: string | null;
}

/** A filter between two bounds. */
export interface RangeControl extends Control {
  type: 'range';
  isOpen: boolean;
  /** The names of the form fields. */
  names: [from: string, to: string];
  unit: string | null;
  /** The bounds without the filter. */
  lowest: number;
  highest: number;
  from: number | null;
  to: number | null;
  /** Counts in equal steps from the lowest to the highest; null: it has no histogram. */
  buckets: number[] | null;
}

/** A filter of a list, or an attribute of its category. */
export type FilterControl = FlagControl | ChoiceControl | RangeControl;

/** A category of the hits. */
export interface CategoryChoice {
  id: number;
  name: LocalText;
  url: string;
  /** null: above the selected category, which has no counts. */
  count: number | null;
  selected: boolean;
  /** Selecting it shows its subcategories. */
  leadsOn: boolean;
  /** Subcategories, if the category is selected or has all hits. */
  children: CategoryChoice[];
}

/** The categories of the hits as a tree, the most frequent first. */
export interface CategoryFilter {
  /** The hits of all categories; null when no category is selected. */
  allUrl: string | null;
  choices: CategoryChoice[];
}

/** A selected filter, and the URL of the list without it. */
export interface FilterChip {
  name: string;
  removeUrl: string;
}

/** `total` is the total price. */
export type ProductSort = IndexSort;

/** How a list is drawn. */
export type ListView = 'cards' | 'list';

/** One page of a list, or several consecutive ones. */
export interface CardPage {
  cards: ProductCard[];
  /** The number of the last page; 0 beyond the numbered ones. */
  page: number;
  /** Cards of a page. */
  pageSize: number;
  /** The next page; null on the last. */
  nextUrl: string | null;
}

/** A list near one with few hits. */
export interface Rung {
  /** The difference. */
  name: string;
  url: string;
  count: number;
  isSoldOut: boolean;
  /** A picture of its first product. */
  picture: PictureProps | null;
  /** Its first cards, if the other list has no hits and no list is nearer. */
  cards: ProductCard[];
}

/** Everything about a list but its cards, with its filters; every URL keeps the rest of the state. */
export interface ProductResults {
  /** null: products and services. */
  kind: 'product' | 'service' | null;
  count: number;
  /** Action of the filter form: the list's own path, without a query. */
  formUrl: string;
  /** Hidden fields of the form. */
  kept: { name: string; value: string }[];
  /** null: the list is about one category, or links to categories elsewhere. */
  categories: CategoryFilter | null;
  /** In their order; those without a choice are left out. */
  filters: FilterControl[];
  chips: FilterChip[];
  /** Lists near one with few hits, the most useful first. */
  ladder: Rung[];
  /** The list without any filter; null when none is selected. */
  resetUrl: string | null;
  sort: ProductSort;
  sorts: { id: ProductSort; label: string; url: string }[];
  view: ListView;
  views: { id: ListView; label: string; url: string }[];
  /** The columns of facts in a list; with id null, one that has all facts of each product. */
  columns: { id: number | null; title: LocalText }[];
  /** `CardPage` has the next page. */
  pagination: Omit<Pagination, 'nextUrl'>;
}
