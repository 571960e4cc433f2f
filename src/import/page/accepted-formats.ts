import type { Locale } from '../../core/i18n/locales.js';
import { writtenTitles } from '../../products/sheet/sheet-columns.js';
import { marksOf, SHOPS } from '../feed/probing/shop-profiles.js';
import type { AcceptedFormat } from '../import.pages.js';

/** Columns or elements that a file must have, by format; texts are `import.accepted.formats.<id>`. */
const OTHERS: AcceptedFormat[] = [
  { id: 'shoptet', columns: ['CODE', 'NAME', 'PRICE_VAT', 'ORIG_URL'] },
  { id: 'google', columns: ['id', 'title', 'price', 'link', 'image_link'] },
  { id: 'ceneje', columns: ['ID', 'name', 'price', 'link', 'fileUnder'] },
  { id: 'heureka', columns: ['ITEM_ID', 'PRODUCTNAME', 'PRICE_VAT', 'URL'] },
  { id: 'katalog', columns: ['productCode', 'name', 'price', 'link'] },
];
const NEEDED_OF_TABLE = ['productCode', 'name.sl', 'price', 'link'];

/** The formats that the upload screen describes, in its order. */
export function acceptedFormats(locale: Locale): AcceptedFormat[] {
  const titles = new Map(writtenTitles(locale));
  return [
    ...SHOPS.map((id) => ({ id, columns: marksOf(id) })),
    ...OTHERS,
    { id: 'table', columns: NEEDED_OF_TABLE.map((key) => titles.get(key)!) },
    { id: 'other', columns: [] },
  ];
}
