import type { ProductKind } from '../products/product.entity.js';

/** What a list of products can show beside the name, in its usual order. */
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
  'clicks',
  'origin',
  'updatedAt',
] as const;
export type OfferColumn = (typeof OFFER_COLUMNS)[number];

const USUAL: OfferColumn[] = ['company', 'price', 'stock', 'status', 'updatedAt'];
/** Services have none of these. */
const OF_GOODS: OfferColumn[] = ['ean', 'stock', 'availability', 'deliveryCost', 'total'];

/** In the address: back to the usual ones. */
export const USUAL_COLUMNS = 'usual';
/** In the address: always shown, and all that is left when no other is. */
const NAME = 'name';

interface Choice {
  /** Those shown, in order. */
  columns: OfferColumn[];
  /** Those that can be added. */
  hidden: OfferColumn[];
  /** As an address says it; empty for the usual ones. */
  asked: string[];
}

/**
 * What somebody wants to see of a list: by its address, else as chosen last.
 * @param ofAllCompanies whether products of several stores stand in it
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
