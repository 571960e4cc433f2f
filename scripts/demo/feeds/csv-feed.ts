import type { FieldRule, MappingTarget } from '../../../src/import/stored-mappings/mapping-rules.js';
import type { DemoOffer } from '../offers.js';
import { amount } from './xml.js';

type Column = readonly [
  name: string,
  target: MappingTarget | null,
  value: (offer: DemoOffer, pictures: string) => string | number | null | undefined,
  /** Label of an attribute. */
  label?: string,
];

const STATUS: Record<string, string> = {
  in_stock: 'instock',
  out_of_stock: 'outofstock',
  backorder: 'onbackorder',
  preorder: 'onbackorder',
};

/** The columns of a WooCommerce export plugin. */
const COLUMNS: readonly Column[] = [
  ['SKU', 'id', ({ productCode }) => productCode],
  ['GTIN', 'eans', ({ ean }) => ean],
  ['Title', 'name', ({ name }) => name[0]],
  ['Content', 'description', ({ description }) => description[0]],
  ['Permalink', 'link', ({ link }) => link],
  ['Image URL', 'pictures', ({ pictures: all }, site) => all.map((name) => `${site}/${name}`).join('|')],
  ['Product categories', 'categoryPath', ({ category }) => category.map(([sl]) => sl).join('>')],
  ['Regular Price', 'price', ({ regularPrice, price }) => amount(regularPrice ?? price)],
  ['Sale Price', 'salePrice', ({ regularPrice, price }) => regularPrice && amount(price)],
  ['Sale Price Dates From', 'saleFrom', ({ saleDays }) => saleDays?.[0]],
  ['Sale Price Dates To', 'saleUntil', ({ saleDays }) => saleDays?.[1]],
  ['Stock Status', 'availability', ({ availability }) => STATUS[availability]],
  ['Stock', 'stock', ({ stock }) => stock],
  ['Menu Order', null, () => 0],
  ['Warranty', null, () => '24'],
  ['Brands', 'brand', ({ brand }) => brand],
  ['Shipping Price', 'deliveryCosts', ({ deliveryCost }) => amount(deliveryCost)],
  ['Unit Product', 'unitMeasure', ({ product }) => product.contents],
  ['Energy Class', 'energyClass', ({ energyClass }) => energyClass],
  ['Parent SKU', 'variantGroup', ({ product }) => product.group],
];

/** One column for each attribute of these offers. */
const attributeColumns = (offers: DemoOffer[]): Column[] =>
  [...new Set(offers.flatMap(({ product }) => product.attributes.map(({ name: [sl] }) => sl)))].map(
    (name) => [
      `Attribute Value (pa_${name.toLowerCase().replaceAll(' ', '-')})`,
      'attribute',
      ({ product }) => {
        const found = product.attributes.find(({ name: [sl] }) => sl === name);
        return found && (found.unit ? `${found.value[0]} ${found.unit}` : found.value[0]);
      },
      name,
    ],
  );

const columnsOf = (offers: DemoOffer[]) => [...COLUMNS, ...attributeColumns(offers)];

/** The table that a WooCommerce store exports. */
export function csvFeed(offers: DemoOffer[], pictures: string): string {
  const columns = columnsOf(offers);
  const rows = offers.map((offer) => columns.map(([, , value]) => String(value(offer, pictures) ?? '')));
  return [columns.map(([name]) => name), ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** How its store maps these columns. */
export const csvMapping = (offers: DemoOffer[]): FieldRule[] =>
  columnsOf(offers).flatMap(([path, target, , label = null]) => (target ? [{ path, target, label }] : []));
