import { AVAILABILITY_CODES, CONDITION_CODES, KIND_CODES, NO_PRICE_CENTS } from './codes.js';

/** A place among others, the lowest first. */
interface Placed {
  place: number;
}

interface Common {
  /** Column of `catalogue_offers`, in camelCase; filters may share one. */
  column: string;
  /** SQL of the column over `products p` with its `discount`, and whether its price is `priced`; of codes their words. */
  value: string;
  /** Text key of its title. */
  title: string;
  /** Visible in visitors' lists: as a control, a chip, and a parameter of the address. */
  control?: Placed & { isOpen?: true };
  /** The API has a parameter of its name. */
  inApi?: true;
  /** It is counted, and is a group of the API's answers. */
  facet?: Placed & { id: string };
}

/** One of few values. */
interface Coded {
  /** Codes from 1 by their words; null has code 0. */
  codes: Readonly<Record<string, number>>;
  /** Text key of their names, before their words. */
  names: string;
}

/** It is selected or not: a boolean column, or one of few values. */
type Flag = { type: 'flag'; name: string } & ({ codes?: never } | (Coded & { on: string }));

/** Any of several values: few, or things with names of their own. */
type Choice = { type: 'choice' } & (Coded | { named: 'brand' | 'store' });

/** Numbers between two bounds, each included; NO_PRICE_CENTS: in no range. */
interface Range {
  type: 'range';
  unit: string | null;
  /** The address has 1 for this number in the column. */
  scale: number;
  /**
   * Lists have an order for each direction, `<id>` and `-<id>`: text key of their names, before their ids. Then `value` is
   * of `p` alone.
   */
  orders?: string;
}

/** The definition of one list filter. */
export type ListFilter = Common & (Flag | Choice | Range);

/**
 * The registry of list filters, except categories and attributes. Addresses, chips, controls, parameters of
 * the API, columns of the read model, and the filters and counts of indexes are derived from it. Names of
 * parameters are those of the registry, of a range with `From` and `To`. Choices come first in an address,
 * each in this order.
 */
export const LIST_FILTERS = {
  /** In the API the list itself is of one kind. */
  kind: {
    type: 'choice',
    column: 'kind',
    value: 'p.kind',
    codes: KIND_CODES,
    names: 'product-lists.filters.kinds',
    title: 'product-lists.filters.kind',
    control: { place: 1, isOpen: true },
    facet: { id: 'kind', place: 7 },
  },
  brand: {
    type: 'choice',
    column: 'brandId',
    value: 'p.brand_id',
    named: 'brand',
    title: 'fields.brand',
    control: { place: 6, isOpen: true },
    inApi: true,
    facet: { id: 'brands', place: 2 },
  },
  /** In the API it is one, whose offers are listed. */
  company: {
    type: 'choice',
    column: 'companyId',
    value: 'p.company_id',
    named: 'store',
    title: 'product-lists.filters.companies',
    control: { place: 8 },
    facet: { id: 'companies', place: 4 },
  },
  price: {
    type: 'range',
    column: 'priceCents',
    value: `case when p.currency = 'EUR' and priced then (p.price * 100)::bigint else ${NO_PRICE_CENTS} end`,
    unit: '€',
    scale: 100,
    orders: 'product-lists.sort',
    title: 'fields.price',
    control: { place: 3 },
    inApi: true,
    facet: { id: 'price', place: 1 },
  },
  inStock: {
    type: 'flag',
    column: 'availability',
    value: 'p.availability',
    codes: AVAILABILITY_CODES,
    names: 'products.availability',
    on: 'in_stock',
    name: 'products.availability.in_stock',
    title: 'fields.availability',
    control: { place: 4 },
    inApi: true,
    facet: { id: 'availability', place: 5 },
  },
  discount: {
    type: 'flag',
    column: 'discounted',
    value: 'priced and discount.percent is not null',
    name: 'product-lists.filters.discounted',
    title: 'product-lists.filters.discount',
    control: { place: 5 },
    inApi: true,
    facet: { id: 'discount', place: 6 },
  },
  condition: {
    type: 'choice',
    column: 'condition',
    value: 'p.condition',
    codes: CONDITION_CODES,
    names: 'products.condition',
    title: 'fields.condition',
    control: { place: 9, isOpen: true },
    inApi: true,
    facet: { id: 'condition', place: 8 },
  },
} as const satisfies Record<string, ListFilter>;

/** The place of categories and attributes among the filters. */
export const CATEGORIES = {
  control: { place: 2 },
  facet: { place: 3 },
  title: 'products.filters.groups.categories',
};
export const ATTRIBUTES = { control: { place: 7 } };

export type Filters = typeof LIST_FILTERS;
export type FilterId = keyof Filters;
/** Filters of this shape. */
export type FiltersWith<Shape> = {
  [Id in FilterId]: Filters[Id] extends Shape ? Id : never;
}[FilterId];
