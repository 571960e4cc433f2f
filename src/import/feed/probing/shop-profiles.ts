import {
  type FieldRule,
  MAX_FIELDS,
  type MappingRules,
  type MappingTarget,
  type RowFilter,
} from '../../stored-mappings/mapping-rules.js';
import { pairsIn } from '../delimited/pairs.js';
import { isOfParent, PARENT, withoutParent } from '../formats/rows/placeholders.js';
import type { SurveyedField } from './feed-fields.js';

/** Names of one column in versions of an export, or of one of its pairs (`column/name`), separated by `|`. */
type Column = string;

/** Names of shop systems. */
export const SHOP_NAMES = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  prestashop: 'PrestaShop',
  opencart: 'OpenCart',
  magento: 'Magento',
} as const;
export type ShopId = keyof typeof SHOP_NAMES;
export const SHOPS = Object.keys(SHOP_NAMES) as ShopId[];

/** The export of a shop system, after its public documentation. */
interface ShopProfile {
  id: ShopId;
  /** Columns that only this export has together. */
  marks: readonly Column[];
  /** The first column with values is used, of images and EANs all are. */
  fields: Partial<Record<MappingTarget, readonly Column[]>>;
  /** Conditions of a column's values, in the grammar of `FeedPath`; `{…}` is another column. */
  only?: Readonly<Record<Column, string>>;
  /** Columns with the values and names of variants' attributes. */
  options?: readonly [value: RegExp, name: string];
  /** The column with the variants and their attributes, the one with the names of these, and the one with the values. */
  axes?: Readonly<Record<'variants' | 'labels' | 'values', Column>>;
  categorySeparator?: string;
  /** Behind the shop's address. */
  link: string;
  /** Behind the shop's address, above images without one. */
  images?: string;
  /** Without its key column, each row is a product. */
  rows?: { key: Column; codes: readonly Column[]; images: Column };
  /** With `parent:` before columns of the main product. */
  filters: readonly [column: Column, condition: RowFilter['condition'], ...values: string[]][];
}

const PROFILES: readonly ShopProfile[] = [
  {
    id: 'shopify',
    marks: ['Handle|URL handle', 'Option1 Value', 'Variant Price|Price', 'Image Src|Product image URL'],
    fields: {
      id: ['Variant SKU|SKU'],
      name: ['Title'],
      description: ['Body (HTML)|Description'],
      brand: ['Vendor'],
      categoryPath: ['Type', 'Product Category'],
      variantGroup: ['Handle|URL handle'],
      price: ['Variant Price|Price'],
      regularPrice: ['Variant Compare At Price|Compare-at price'],
      stock: ['Variant Inventory Qty|Inventory quantity'],
      eans: ['Variant Barcode|Barcode'],
      pictures: ['Image Src|Product image URL', 'Variant Image|Variant image URL'],
      condition: ['Google Shopping / Condition'],
    },
    // without a tracker, the quantity means nothing
    only: {
      'Variant Inventory Qty|Inventory quantity': '[>{Variant Inventory Tracker|Inventory tracker}=shopify]',
    },
    options: [/^Option(\d) Value$/i, 'Option$1 Name'],
    link: '/products/{Handle|URL handle}',
    rows: { key: 'Handle|URL handle', codes: [], images: 'Image Src|Product image URL' },
    filters: [
      ['Published|Published on online store', 'is-not', 'false'],
      ['Status', 'is-not', 'draft', 'archived'],
    ],
  },
  {
    id: 'woocommerce',
    marks: ['ID', 'Type', 'Published', 'Regular price', 'Parent', 'Images'],
    fields: {
      id: ['ID'],
      name: ['Name'],
      description: ['Description', 'Short description'],
      brand: ['Brands'],
      categoryPath: ['Categories'],
      variantGroup: ['Parent'],
      price: ['Regular price'],
      salePrice: ['Sale price'],
      saleFrom: ['Date sale price starts'],
      saleUntil: ['Date sale price ends'],
      availability: ['In stock?'],
      stock: ['Stock'],
      eans: ['GTIN, UPC, EAN, or ISBN'],
      pictures: ['Images'],
    },
    // the stock of such a variation is the one of all variations
    only: { Stock: '[.!=parent]' },
    options: [/^Attribute (\d+) value\(s\)$/i, 'Attribute $1 name'],
    link: '/?post_type=product&p={parent:ID}',
    rows: { key: 'Parent', codes: ['ID', 'SKU'], images: 'Images' },
    filters: [
      ['Published', 'is', '1'],
      ['Visibility in catalog', 'is-not', 'hidden'],
      ['Type', 'is-not', 'grouped'],
    ],
  },
  {
    id: 'prestashop',
    marks: ['Product ID|ID', 'Reference', 'Price (tax incl.)', 'Quantity', 'Status'],
    fields: {
      id: ['Product ID|ID'],
      name: ['Name'],
      mpn: ['Reference'],
      categoryPath: ['Category'],
      price: ['Price (tax incl.)'],
      stock: ['Quantity'],
      pictures: ['Image'],
    },
    link: '/index.php?controller=product&id_product={Product ID|ID}',
    filters: [['Status', 'is-not', '0']],
  },
  {
    // the sheet “Products” of the Export/Import tool
    id: 'opencart',
    marks: ['product_id', 'model', 'manufacturer', 'image_name', 'stock_status_id', 'minimum'],
    fields: {
      id: ['product_id'],
      name: ['name(sl-si)|name(sl)|name', 'name(en-gb)|name(en)'],
      description: ['description(sl-si)|description(sl)|description', 'description(en-gb)|description(en)'],
      brand: ['manufacturer'],
      mpn: ['mpn'],
      categoryPath: ['categories'],
      price: ['price'],
      stock: ['quantity'],
      eans: ['ean', 'upc', 'isbn'],
      pictures: ['image_name'],
    },
    link: '/index.php?route=product/product&product_id={product_id}',
    images: '/image',
    filters: [['status', 'is-not', 'false', '0']],
  },
  {
    id: 'magento',
    marks: ['sku', 'attribute_set_code', 'product_type', 'url_key', 'product_online'],
    fields: {
      id: ['sku'],
      name: ['name'],
      description: ['description', 'short_description'],
      brand: ['additional_attributes/manufacturer', 'additional_attributes/brand'],
      categoryPath: ['categories'],
      variantGroup: ['configurable_variations'],
      price: ['price'],
      salePrice: ['special_price'],
      saleFrom: ['special_price_from_date'],
      saleUntil: ['special_price_to_date'],
      availability: ['is_in_stock'],
      stock: ['qty'],
      eans: ['additional_attributes/ean|additional_attributes/gtin|additional_attributes/barcode'],
      pictures: ['base_image', 'additional_images'],
    },
    // the quantity of products whose stock is not managed means nothing
    only: { qty: '[>{manage_stock}!=0]' },
    axes: {
      variants: 'configurable_variations',
      labels: 'configurable_variation_labels',
      values: 'additional_attributes',
    },
    categorySeparator: '/',
    link: '/{parent:url_key}.html',
    images: '/media/catalog/product',
    rows: { key: 'configurable_variations', codes: ['sku'], images: 'additional_images' },
    filters: [
      // the other rows of a product only have the changes of a store view
      ['store_view_code', 'is-empty'],
      ['product_online', 'is-not', '2', '0'],
      ['parent:visibility', 'is-not', 'Not Visible Individually'],
      ['product_type', 'is-not', 'grouped'],
    ],
  },
];

/** Columns of a table: titles by paths. */
export type Columns = ReadonlyMap<string, string>;

const LISTS: readonly MappingTarget[] = ['eans', 'pictures'];
const COLUMN_IN_BRACES = /\{(parent:)?([^{}]+)\}/g;
const namesOf = (column: Column) => column.toLowerCase().split('|');

/** The path of a column; undefined if the table lacks it. */
function pathOf(columns: Columns, column: Column): string | undefined {
  const names = namesOf(column);
  return [...columns].find(([, title]) => names.includes(title.toLowerCase()))?.[0];
}

/** The shop system that exported a table with these columns. */
export function findShop(columns: Columns): ShopId | null {
  const isOf = ({ marks }: ShopProfile) => marks.every((column) => pathOf(columns, column) !== undefined);
  return PROFILES.find(isOf)?.id ?? null;
}

/** The columns by which an export is recognised. */
export const marksOf = (id: ShopId): string[] =>
  PROFILES.find((each) => each.id === id)!.marks.map((column) => column.split('|')[0]!);

/**
 * The rules for the export of a shop system.
 * @param address of the shop, without a slash at its end; null: unknown
 */
export function shopRules(
  id: ShopId,
  columns: Columns,
  surveyed: readonly SurveyedField[],
  address: string | null,
): Pick<MappingRules, 'fields' | 'linkTemplate' | 'imageAddress' | 'rows' | 'filters'> &
  Partial<Pick<MappingRules, 'categorySeparator'>> {
  const profile = PROFILES.find((each) => each.id === id)!;
  const { link, images, filters, categorySeparator, only = {} } = profile;
  const path = (column: Column) => pathOf(columns, column);
  const key = profile.rows && path(profile.rows.key);
  const rows = key === undefined ? null : profile.rows!;
  const fields = withEmptyColumns(surveyed, columns);
  const ofMain = (parent: string) => (rows ? parent : '');
  const inBraces = (text: string) =>
    text.replace(COLUMN_IN_BRACES, (_, parent = '', column: Column) => ofMain(parent) + (path(column) ?? ''));
  const mapped = Object.entries(profile.fields).flatMap(([target, wanted]) => {
    const present = wanted.flatMap((column): [column: Column, field: SurveyedField][] => {
      const names = namesOf(column);
      const field = fields.find((each) => each.path === path(column) || names.includes(each.path));
      return field ? [[column, field]] : [];
    });
    const first = present.find(([, { count }]) => count > 0) ?? present[0];
    const used = LISTS.includes(target as MappingTarget) ? present : first ? [first] : [];
    return used.map(([column, field]): FieldRule => {
      const condition = only[column] === undefined ? '' : inBraces(only[column]);
      return {
        path: field.path + condition,
        title: field.title,
        target: target as MappingTarget,
        label: null,
      };
    });
  });
  return {
    fields: [...mapped, ...optionsOf(profile, columns, fields), ...axesOf(profile, fields)],
    ...(categorySeparator && { categorySeparator }),
    linkTemplate: address && address + link.replace(COLUMN_IN_BRACES, (text) => `{${inBraces(text)}}`),
    imageAddress: address && images ? address + images : null,
    rows: rows
      ? {
          key: key!,
          codes: rows.codes.flatMap((column) => path(column) ?? []),
          images: path(rows.images) ?? null,
        }
      : null,
    filters: filters.flatMap(([text, condition, ...values]) => {
      const found = path(withoutParent(text));
      const parent = isOfParent(text) ? ofMain(PARENT) : '';
      return found === undefined ? [] : [{ path: parent + found, condition, values }];
    }),
  };
}

/** A later file may have values in a column that is empty now. */
const withEmptyColumns = (surveyed: readonly SurveyedField[], columns: Columns): SurveyedField[] => [
  ...surveyed,
  ...[...columns]
    .filter(([path]) => !surveyed.some((field) => field.path === path))
    .slice(0, MAX_FIELDS - surveyed.length)
    .map(([path, title]) => ({ path, title, count: 0, samples: [] })),
];

function optionsOf(
  { options }: ShopProfile,
  columns: Columns,
  fields: readonly SurveyedField[],
): FieldRule[] {
  if (!options) return [];
  const [pattern, name] = options;
  return fields.flatMap(({ path, title = path }): FieldRule[] => {
    const named = pattern.test(title) ? pathOf(columns, title.replace(pattern, name)) : undefined;
    return named === undefined ? [] : [{ path, title, target: 'attribute', label: `{${named}}` }];
  });
}

/** The attributes that distinguish variants, with their names. */
function axesOf({ axes }: ShopProfile, fields: readonly SurveyedField[]): FieldRule[] {
  if (!axes) return [];
  const pairs = (column: Column) =>
    fields
      .filter(({ path }) => path === column)
      .flatMap(({ samples }) => samples.flatMap((text) => text.split('|').flatMap(pairsIn)));
  const variants = pairs(axes.variants).map(([name]) => [name, null] as const);
  const labels = new Map<string, string | null>([...variants, ...pairs(axes.labels)]);
  labels.delete('sku');
  return [...labels].map(([name, label]) => ({ path: `${axes.values}/${name}`, target: 'attribute', label }));
}
