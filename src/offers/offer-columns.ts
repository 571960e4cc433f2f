import type { ProductKind } from '../products/product.entity.js';

/** Columns of a list of products beside the name, in their default order. */
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
  'status',
  'visibility',
  'clicks',
  'origin',
  'updatedAt',
] as const;
export type OfferColumn = (typeof OFFER_COLUMNS)[number];

const USUAL: OfferColumn[] = ['company', 'price', 'stock', 'visibility'];
/** Not for services. */
const OF_GOODS: OfferColumn[] = ['ean', 'stock', 'availability', 'deliveryCost', 'total'];

/** In the query string: the default columns. */
export const USUAL_COLUMNS = 'usual';
/** In the query string: the name, which is always shown, also as the only column. */
const NAME = 'name';

interface Choice {
  /** Shown, in order. */
  columns: OfferColumn[];
  /** Not shown. */
  hidden: OfferColumn[];
  /** As in the query string; empty for the default ones. */
  asked: string[];
}

/**
 * The columns of a list: those of the query string, else those that were selected last.
 * @param ofAllCompanies whether the list has products of several stores
 */
export function chooseColumns(
  kind: ProductKind,
  ofAllCompanies: boolean,
  inAddress: string[],
  remembered: string[],
): Choice {
  const possible = OFFER_COLUMNS.filter(
    (column) =>
      (kind === 'product' || !OF_GOODS.includes(column)) && (ofAllCompanies || column !== 'company'),
  );
  const usual = USUAL.filter((column) => possible.includes(column));
  const wanted = inAddress.length ? inAddress : remembered;
  const chosen = [...new Set(wanted)].filter((column): column is OfferColumn =>
    possible.includes(column as OfferColumn),
  );
  const isChosen = chosen.length > 0 || wanted.includes(NAME);
  const columns = isChosen && !wanted.includes(USUAL_COLUMNS) ? chosen : usual;
  return {
    columns,
    hidden: possible.filter((column) => !columns.includes(column)),
    asked: String(columns) === String(usual) ? [] : [NAME, ...columns],
  };
}

/** The columns of a view as they stand in its query string; none stay none. */
export function columnsOfView(kind: ProductKind, ofAllCompanies: boolean, columns: string[]): string[] {
  const { asked } = chooseColumns(kind, ofAllCompanies, columns, []);
  return columns.length && !asked.length ? [USUAL_COLUMNS] : asked;
}
