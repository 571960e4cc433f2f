import type { Translations } from '../core/i18n/local-text.js';
import { MAX_HTML } from '../core/text/html.js';
import type { Edge } from '../core/i18n/market-time.js';
import type { DifferenceKind } from './difference-kind.js';
import { MAX_LINES_LENGTH } from '../core/text/lines.js';
import { AVAILABILITIES } from './clock/offer-times.js';

export type { Availability } from './clock/offer-times.js';

export const KINDS = ['product', 'service'] as const;
export type ProductKind = (typeof KINDS)[number];
/** `blocked`: active, and hidden by a blocked term or by a super admin; only `OfferBlocks` sets and clears it. */
export const STATUSES = ['draft', 'active', 'inactive', 'blocked'] as const;
export type ProductStatus = (typeof STATUSES)[number];
export const CONDITIONS = ['new', 'refurbished', 'used'] as const;
export type Condition = (typeof CONDITIONS)[number];
/** The scale of the European energy label, the best first. */
const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const YES_NO = ['yes', 'no'] as const;
/** ISO 4217. */
const CURRENCIES = Intl.supportedValuesOf('currency');

/** The largest value of numeric(12,2). */
const MAX_MONEY = 9_999_999_999.99;
const MAX_SHORT = 120;

interface Common {
  /** The value of a new product; null: the column is nullable. Left out: the field is required. */
  initial?: unknown;
  /** How a change of it is reported to the store; left out: it is not. */
  difference?: DifferenceKind;
  /** The element in Google's format. */
  google?: string;
  /** Belongs to the object with this name in the API, the form and Katalog's own format. */
  partOf?: { name: string; part: string };
  /** Services do not have it. */
  goodsOnly?: true;
  /** It can be changed in a row of a list, and by PATCH. */
  inRow?: true;
  /** It is computed from other fields. */
  derived?: true;
  /** Visitors see it among the facts of a product. */
  shown?: true;
  /** The form draws it among the details, by its type. */
  detail?: true;
  /** A store may keep its own value: imports do not overwrite it. */
  keepable?: true;
  /** It is derived from this field, and kept with it. */
  keptWith?: string;
}

/** A field that may be read from feeds by its type alone. */
interface FromFeed {
  /** A single text in feeds, with this name in Katalog's own format and on the mapping screen. */
  feed?: true;
}
/** Read by code of its own, in `src/import/feed/items`. */
interface NotByType {
  feed?: never;
}

/** The definition of a product field. */
export type ProductField = Common &
  (
    | ({ type: 'text'; max: number; rule?: 'plain' | 'address' | 'gtin' | 'lines' } & FromFeed)
    /** One of the values, whose labels are the texts `<names>.<value>`; without names the value itself is shown. */
    | ({ type: 'code'; values: readonly string[]; names?: string } & FromFeed)
    | ({ type: 'integer'; min: number; max: number; sql?: 'smallint' } & FromFeed)
    /** A text normalised by `readMeasure`. */
    | ({ type: 'measure' } & FromFeed)
    /** A text normalised by `readContract`. */
    | ({ type: 'contract' } & FromFeed)
    /** In ISO 8601; `edge`: the moment that a day without a time means, in the market's time zone. */
    | ({ type: 'instant'; edge: Edge } & FromFeed)
    /** The name of a brand, stored as its id. */
    | ({ type: 'brand'; max: number } & FromFeed)
    /** Units of the product's currency, with two decimals; in cents in bulk writes of offers. */
    | ({ type: 'money'; min: number; max: number } & NotByType)
    /** In each language; `html`: a sanitised subset. */
    | ({ type: 'texts'; max: number; html?: true } & NotByType)
  );

const PRICE = { type: 'money', min: 0.01, max: MAX_MONEY, difference: 'price' } as const;
const DELIVERY_DAYS = {
  type: 'integer',
  sql: 'smallint',
  min: 0,
  max: 999,
  initial: null,
  difference: 'delivery',
} as const;
const INSTANT = { type: 'instant', edge: 'start', initial: null } as const;
const HTML = {
  type: 'texts',
  max: MAX_HTML,
  html: true,
  initial: {},
  difference: 'texts',
  keepable: true,
} as const;
/** A field that is read and drawn by its type alone. */
const PLAIN_DETAIL = { initial: null, difference: 'details', feed: true, detail: true } as const;

/**
 * The registry of a product's fields, in the order of display. Columns of statements, rows, fingerprints,
 * differences, API, form, mapping and export are derived from it. Columns have the names of the fields in
 * snake_case; labels are in locales/<locale>/fields.json.
 */
export const PRODUCT_FIELDS = {
  /** The store's own permanent code. */
  productCode: { type: 'text', max: 100 },
  kind: { type: 'code', values: KINDS, names: 'fields.kinds', initial: 'product' },
  status: {
    type: 'code',
    values: STATUSES,
    names: 'offers.status',
    initial: 'draft',
    difference: 'details',
  },
  name: { type: 'texts', max: 500, initial: {}, difference: 'texts', keepable: true },
  brand: { ...PLAIN_DETAIL, type: 'brand', max: MAX_SHORT, google: 'brand', shown: true },
  /** Cleaned, for display. */
  ean: {
    type: 'text',
    max: MAX_SHORT,
    rule: 'gtin',
    initial: null,
    difference: 'ean',
    goodsOnly: true,
    shown: true,
    keepable: true,
  },
  /** 14 digits; only a code that may join offers of several stores. */
  gtin: { type: 'text', max: 14, initial: null, derived: true, keptWith: 'ean' },
  mpn: { ...PLAIN_DETAIL, type: 'text', max: MAX_SHORT, google: 'mpn', shown: true },
  /** 0 only with a contract: `isPrice`. */
  price: { ...PRICE, min: 0, inRow: true },
  /**
   * The price that the store states; no discount is computed from it. With a sale price: the price outside of the
   * sale.
   */
  regularPrice: { ...PRICE, initial: null, inRow: true },
  /** Paid from its begin to its end; `price` follows the clock. */
  salePrice: { ...PRICE, initial: null },
  saleFrom: { ...INSTANT, difference: 'price' },
  saleUntil: { ...INSTANT, edge: 'end', difference: 'price' },
  currency: { type: 'code', values: CURRENCIES, initial: 'EUR', difference: 'currency' },
  availability: {
    type: 'code',
    values: AVAILABILITIES,
    names: 'products.availability',
    initial: 'unknown',
    difference: 'supply',
    inRow: true,
  },
  /** Pieces; null: not stated. */
  stock: {
    type: 'integer',
    min: 0,
    max: 2_147_483_647,
    initial: null,
    difference: 'supply',
    goodsOnly: true,
    inRow: true,
  },
  /** For a preorder, or goods on order. */
  availableFrom: { ...INSTANT, difference: 'supply', feed: true, google: 'availability_date' },
  /** Visitors see it until then. */
  expiresAt: { ...INSTANT, edge: 'end', difference: 'details', feed: true, google: 'expiration_date' },
  /** When price, availability or visibility change by the clock; a worker writes them then. */
  nextChangeAt: { ...INSTANT, derived: true },
  /** null: not stated; 0: free. */
  deliveryCost: {
    type: 'money',
    min: 0,
    max: MAX_MONEY,
    initial: null,
    difference: 'delivery',
    inRow: true,
  },
  /** Working days. */
  deliveryDaysMin: { ...DELIVERY_DAYS, partOf: { name: 'deliveryDays', part: 'min' } },
  deliveryDaysMax: { ...DELIVERY_DAYS, partOf: { name: 'deliveryDays', part: 'max' } },
  condition: {
    type: 'code',
    values: CONDITIONS,
    names: 'products.condition',
    initial: 'new',
    difference: 'details',
    shown: true,
    detail: true,
  },
  variantGroup: { ...PLAIN_DETAIL, type: 'text', max: MAX_SHORT, google: 'item_group_id' },
  /** The content, as `750 ml`. */
  unitMeasure: { ...PLAIN_DETAIL, type: 'measure', google: 'unit_pricing_measure', shown: true },
  /** The amount that a unit price is for, as `100 ml`. */
  unitBase: { ...PLAIN_DETAIL, type: 'measure', google: 'unit_pricing_base_measure' },
  /** Number of equal items that are sold together. */
  multipack: {
    ...PLAIN_DETAIL,
    type: 'integer',
    min: 1,
    max: 10_000,
    google: 'multipack',
    goodsOnly: true,
    shown: true,
  },
  /** Whether different products are sold together for one price. */
  isBundle: {
    ...PLAIN_DETAIL,
    type: 'code',
    values: YES_NO,
    names: 'offers.yes_no',
    google: 'is_bundle',
    goodsOnly: true,
  },
  /** The later payments, for example `24 x 35.00/month`: then the price is not compared. */
  contract: { ...PLAIN_DETAIL, type: 'contract', difference: 'price' },
  /** The advantages of the product, one on each line. */
  highlights: { ...PLAIN_DETAIL, type: 'text', max: MAX_LINES_LENGTH, rule: 'lines' },
  /** `no`: the manufacturer assigned neither a GTIN nor a part number, so none is missing. */
  identifierExists: {
    ...PLAIN_DETAIL,
    type: 'code',
    values: YES_NO,
    names: 'offers.yes_no',
    google: 'identifier_exists',
    goodsOnly: true,
  },
  /** The class on the energy label of regulation (EU) 2017/1369. */
  energyClass: {
    ...PLAIN_DETAIL,
    type: 'code',
    values: ENERGY_CLASSES,
    google: 'energy_efficiency_class',
    shown: true,
  },
  /** The ends of its label's scale. */
  energyClassMin: {
    ...PLAIN_DETAIL,
    type: 'code',
    values: ENERGY_CLASSES,
    google: 'min_energy_efficiency_class',
  },
  energyClassMax: {
    ...PLAIN_DETAIL,
    type: 'code',
    values: ENERGY_CLASSES,
    google: 'max_energy_efficiency_class',
  },
  /** The product's number in the European register of energy labels. */
  eprelCode: { ...PLAIN_DETAIL, type: 'integer', min: 1, max: 999_999_999, shown: true },
  /** The store's own page of the product; empty for a service or a draft without one. */
  link: { type: 'text', max: 2_000, rule: 'address', initial: '', difference: 'details' },
  description: HTML,
  specifications: HTML,
} as const satisfies Record<string, ProductField>;

type Fields = typeof PRODUCT_FIELDS;
export type FieldName = keyof Fields;
/** The names of fields that match, as `{ type: 'money' }`. */
export type FieldsWith<Kind> = {
  [Name in FieldName]: Fields[Name] extends Kind ? Name : never;
}[FieldName];

/** The parts of a product that have tables of their own; a store may keep each of them. */
export const PRODUCT_PARTS = ['categoryIds', 'media', 'attributes'] as const;
/** Fields that a store can keep from imports: `kept_fields` of a product. */
export type KeepableField = FieldsWith<{ keepable: true }> | (typeof PRODUCT_PARTS)[number];

type Value<Field> = Field extends { type: 'code'; values: readonly (infer Code)[] }
  ? Code
  : Field extends { type: 'texts' }
    ? Translations
    : Field extends { type: 'text' | 'brand' | 'measure' | 'contract' | 'instant' }
      ? string
      : number;

/** The fields of a product; money in units of its currency. */
export type FieldValues = {
  -readonly [Name in FieldName]:
    | Value<Fields[Name]>
    | (Fields[Name] extends { initial: null } ? null : never);
};

type InCents<Name extends FieldName> = Name extends FieldsWith<{ type: 'money' }> ? `${Name}Cents` : Name;
/** Field values in bulk writes: money is in cents. */
export type OfferValues = { [Name in FieldName as InCents<Name>]: FieldValues[Name] };

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
/** Field values by column name, from a row converted to JSON. A brand is its name. */
export type ImageValues = { [Name in FieldName as Snake<Name>]: FieldValues[Name] };
