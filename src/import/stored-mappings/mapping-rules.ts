import { FEED_FIELDS } from '../../products/product-columns.js';

/** What one item of a feed may tell of an offer, each at one place. */
export const TEXT_TARGETS = [
  ...FEED_FIELDS.map(({ name }) => name),
  'id',
  'name',
  'price',
  'link',
  'description',
  'specifications',
  'salePrice',
  'regularPrice',
  'currency',
  'categoryPath',
  'availability',
  'stock',
  'supplyText',
  'dispatch',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'condition',
] as const;

/** What it may tell at several; all that is found is taken. */
export const LIST_TARGETS = ['eans', 'pictures', 'deliveryCosts'] as const;

export const MAPPING_TARGETS = [...TEXT_TARGETS, ...LIST_TARGETS, 'attribute'] as const;
export type MappingTarget = (typeof MAPPING_TARGETS)[number];

/** Without these no item can become an offer; one without a code of its own goes by its link. */
export const NEEDED_TARGETS = ['name', 'price', 'link'] as const satisfies MappingTarget[];

/** What a store may say once for all of its items. */
export const CONSTANT_TARGETS = [
  'brand',
  'categoryPath',
  'availability',
  'condition',
  'deliveryCosts',
  'deliveryDaysMax',
] as const satisfies MappingTarget[];
export type ConstantTarget = (typeof CONSTANT_TARGETS)[number];

/** More would not be read by anybody. */
export const MAX_FIELDS = 100;
export const MAX_PATH_LENGTH = 200;
export const MAX_NAME_LENGTH = 100;

/** Where something stands in an item, and what it is. */
export interface FieldRule {
  /** As `FeedPath` of the import has it. */
  path: string;
  target: MappingTarget;
  /** What an attribute is called. */
  label: string | null;
}

/** How a store's own format is read; plain data, as it is stored. */
export interface MappingRules {
  /** Name of the root element. */
  root: string;
  /** Name of the element that holds one offer. */
  item: string;
  /** In the order in which they count. */
  fields: FieldRule[];
  /** What parts decimals; null: the file itself shows it. */
  decimalSign: '.' | ',' | null;
  /** ISO 4217 of prices that name none; null: as chosen with the file. */
  currency: string | null;
  /** Prices are multiplied by it: 0.01 for cents, 1.22 for prices without tax. */
  priceFactor: number;
  /** What parts several pictures or codes in one field, beside the usual signs. */
  listSeparator: string | null;
  /** What parts the names of a category path where the usual signs do not. */
  categorySeparator: string | null;
  /** Of the texts; null: what was chosen with the file. */
  language: 'sl' | 'en' | 'other' | null;
  /** What counts where an item says nothing. */
  constants: Partial<Record<ConstantTarget, string>>;
}
