import { FEED_FIELDS } from '../../products/product-columns.js';

/** Properties of an offer that an item states at one path. */
export const TEXT_TARGETS = [
  ...FEED_FIELDS.map(({ name }) => name),
  'id',
  'name',
  'price',
  'link',
  'description',
  'specifications',
  'salePrice',
  'salePeriod',
  'saleFrom',
  'saleUntil',
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

/** Properties that it may state at several paths; all values are used. */
export const LIST_TARGETS = ['eans', 'pictures', 'deliveryCosts'] as const;

export const MAPPING_TARGETS = [...TEXT_TARGETS, ...LIST_TARGETS, 'attribute'] as const;
export type MappingTarget = (typeof MAPPING_TARGETS)[number];

/** A format that has product codes keeps its own. */
export const ADDED_TARGETS: readonly MappingTarget[] = MAPPING_TARGETS.filter((target) => target !== 'id');

/** Required for an offer; without a product code the link identifies it. */
export const NEEDED_TARGETS = ['name', 'price', 'link'] as const satisfies MappingTarget[];

/** Properties that a store may set for all of its items. */
export const CONSTANT_TARGETS = [
  'brand',
  'categoryPath',
  'availability',
  'condition',
  'deliveryCosts',
  'deliveryDaysMax',
] as const satisfies MappingTarget[];
export type ConstantTarget = (typeof CONSTANT_TARGETS)[number];

/** Values of one row, or of one variant: an empty cell takes none of them from another row. */
export const OWN_TARGETS: ReadonlySet<MappingTarget> = new Set<MappingTarget>([
  'id',
  'eans',
  'mpn',
  'link',
  'price',
  'salePrice',
  'salePeriod',
  'saleFrom',
  'saleUntil',
  'regularPrice',
  'stock',
  'availability',
  'pictures',
]);

export const MAX_FIELDS = 100;
export const MAX_FILTERS = 10;
export const MAX_TEMPLATE_LENGTH = 500;
export const MAX_VALUES = 20;
export const MAX_PATH_LENGTH = 200;
export const MAX_NAME_LENGTH = 100;

/** Maps a path of an item to a property of the offer. */
export interface FieldRule {
  /** In the grammar of `feed-path.ts`. */
  path: string;
  /** The name of a table's column as the file writes it. */
  title?: string;
  target: MappingTarget;
  /** The name of an attribute, `{path}` of the column with the name; null of other targets. */
  label: string | null;
}

/** Rows of a table that belong to one product. */
export interface RowRules {
  /**
   * Path of the column that joins rows: with the same value as the row above, the code of the main product's row,
   * or in that row the codes of its variants.
   */
  key: string;
  /** Paths of the columns with the codes that `key` refers to, if it names other rows; else empty. */
  codes: string[];
  /** Path of the column whose images all rows of the product share. */
  images: string | null;
}

export const CONDITIONS = ['is', 'is-not', 'is-empty'] as const;

/** The rows that are imported, by the value of one column. */
export interface RowFilter {
  /** With `parent:` before it, only of the main product's row, or of a row without one. */
  path: string;
  condition: (typeof CONDITIONS)[number];
  /** One of them, or none; empty for `is-empty`. */
  values: string[];
}

/** How a store's own format is read, as stored in `feed_mappings.rules`. */
export interface MappingRules {
  /** Name of the root element. */
  root: string;
  /** Name of the element that holds one offer. */
  item: string;
  /** Digest of a table's header row; left out: of XML, or stored before tables had formats of their own. */
  header?: string;
  /** Id of the known format to which these fields are added; left out: they are a format of their own. */
  completes?: string;
  /** In order of precedence. */
  fields: FieldRule[];
  /** null: detected from the file. */
  decimalSign: '.' | ',' | null;
  /** Currency (ISO 4217) of prices without one; null: decided when the file is imported. */
  currency: string | null;
  /** Prices are multiplied by it: 0.01 for cents, 1.22 for prices without tax. */
  priceFactor: number;
  /** Separates several images or codes in one field, besides the default separators. */
  listSeparator: string | null;
  /** Separates the names of a category path, besides the default separators. */
  categorySeparator: string | null;
  /** Language of the texts; null: the language selected with the file. */
  language: 'sl' | 'en' | 'other' | null;
  /** Values for items that state none. */
  constants: Partial<Record<ConstantTarget, string>>;
  /** Link of items without one, with paths in braces: `https://shop.example/products/{Handle}`. */
  linkTemplate?: string | null;
  /** Address above the images that a table names without one; null: they are below the shop's website. */
  imageAddress?: string | null;
  /** Left out: each row is a product. */
  rows?: RowRules | null;
  /** All of them apply. */
  filters?: RowFilter[];
}
