import { chooseColumns, USUAL_COLUMNS } from '../core/http/api/list-columns.js';
import type { ProductKind } from '../products/product.entity.js';

/** Columns of product lists after the name, in their default order. */
export const OFFER_COLUMNS = [
  'code',
  'ean',
  'brand',
  'categories',
  'company',
  'price',
  'regularPrice',
  'stock',
  'availability',
  'deliveryCost',
  'total',
  'priceRank',
  'moved',
  'views',
  'clickShare',
  'lostClicks',
  'status',
  'visibility',
  'clicks',
  'origin',
  'updatedAt',
] as const;
export type OfferColumn = (typeof OFFER_COLUMNS)[number];

const USUAL: OfferColumn[] = ['company', 'price', 'stock', 'visibility'];
/** Not for services. */
const OF_GOODS: OfferColumn[] = [
  'ean',
  'stock',
  'availability',
  'deliveryCost',
  'total',
  'priceRank',
  'moved',
  'views',
  'clickShare',
  'lostClicks',
];

/** @param ofAllCompanies whether the list has products of several stores */
export function chooseOfferColumns(kind: ProductKind, ofAllCompanies: boolean, wanted: string[]) {
  const possible = OFFER_COLUMNS.filter(
    (column) =>
      (kind === 'product' || !OF_GOODS.includes(column)) && (ofAllCompanies || column !== 'company'),
  );
  const usual = USUAL.filter((column) => possible.includes(column));
  return chooseColumns(possible, usual, wanted);
}

/** The columns of a view in its query string; an empty value means no columns. */
export function columnsOfView(kind: ProductKind, ofAllCompanies: boolean, columns: string[]): string[] {
  const { asked } = chooseOfferColumns(kind, ofAllCompanies, columns);
  return columns.length && !asked.length ? [USUAL_COLUMNS] : asked;
}
