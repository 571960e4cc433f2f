import { foldText } from '../../../core/i18n/fold-text.js';
import { type Locale, LOCALES } from '../../../core/i18n/locales.js';
import { withoutGuard } from '../../../core/text/csv.js';
import { FEED_FIELDS, FIELDS } from '../../../products/product-columns.js';
import { bareCell, partsOfCell } from '../../../products/sheet/sheet-cells.js';
import { type SheetRow, writtenTitles } from '../../../products/sheet/sheet-columns.js';
import { sheetText } from '../../../products/sheet/sheet-texts.js';
import { toColumns } from '../delimited/columns.js';
import { ROW } from '../delimited/delimited-items.js';
import type { FeedNode } from '../feed-node.js';
import { foldName } from '../fold-name.js';
import type { FeedLanguage, OfferAttribute, OfferTexts } from '../offer.js';
import { isScientific } from '../values/scientific-code.js';
import { HOME_CURRENCY } from './feed-currency.js';
import { SEVERAL } from './feed-language.js';
import { emptyOffer, type FeedFormat, type RawOffer } from './tables/format.js';

/** Our own export as a table, with the titles of either language. */
export const katalogSheet: FeedFormat = {
  id: 'katalog-sheet',
  itemNames: [ROW],
  decimalSign: null,
  isExport: () => true,
  recognise: (_root, items) => items.some(({ children }) => isOwnTable(children.map(({ name }) => name))),
  ignoredColumns: (titles) =>
    [...titles].flatMap(([name, title]) => (COLUMNS.has(foldName(name)) ? [] : [title])),
  readItem: (item) => readRow(toSheetRow(item)),
};

interface Column {
  key: string;
  locale: Locale;
}

/** Columns by the folded name of their element. */
const COLUMNS = new Map(
  // the default language comes last, and counts for titles that both have
  [...LOCALES]
    .reverse()
    .flatMap((locale) =>
      writtenTitles(locale).map(([key, title]): [string, Column] => [
        foldName(toColumns([title])[0]!.name),
        { key, locale },
      ]),
    ),
);

/** A row is an offer only with these. */
const NEEDED = ['productCode', 'price', 'link'];
const NAMES = LOCALES.map((locale) => `name.${locale}`);

/**
 * Whether these are columns of the export: its titles of names state a language, which other tables hardly do.
 * @param names of elements
 */
export function isOwnTable(names: readonly string[]): boolean {
  const keys = new Set(names.map((name) => COLUMNS.get(foldName(name))?.key));
  return NEEDED.every((key) => keys.has(key)) && NAMES.some((key) => keys.has(key));
}

function toSheetRow({ children }: FeedNode): SheetRow {
  const row: SheetRow = { locale: LOCALES[0], cells: {} };
  for (const { name, text } of children) {
    const column = COLUMNS.get(foldName(name));
    if (!column || column.key in row.cells) continue;
    row.cells[column.key] = bareCell(withoutGuard(text));
    if (column.key === 'productCode') row.locale = column.locale;
  }
  // a spreadsheet rounded it: the stored code stays
  if (isScientific(row.cells.ean ?? '')) delete row.cells.ean;
  return row;
}

function readRow(sheet: SheetRow): RawOffer {
  const cell = (key: string) => sheet.cells[key] ?? '';
  const code = (key: string) => CODES.get(`${key} ${foldText(cell(key))}`) ?? cell(key);
  const offer = emptyOffer();
  offer.id = cell('productCode');
  offer.translations = textsOf(cell);
  offer.nameLanguage = SEVERAL;
  for (const field of TEXTS)
    offer[field] = LOCALES.map((locale) => offer.translations?.[locale]?.[field]).find(Boolean) ?? '';
  for (const key of PLAIN) offer[key] = cell(key);
  for (const { name } of FEED_FIELDS) offer[name] = code(name);
  offer.currency = cell('currency') || HOME_CURRENCY;
  offer.eans = [cell('ean')].filter(Boolean);
  offer.availability = code('availability');
  offer.condition = code('condition');
  offer.deliveryCosts = [cell('deliveryCost')].filter(Boolean);
  offer.pictures = partsOfCell(cell('pictures'));
  offer.attributes = partsOfCell(cell('attributes')).flatMap(toAttribute);
  offer.exported = { kind: code('kind'), status: code('status'), categoryIds: [], pictureIds: [], sheet };
  return offer;
}

const TEXTS = ['name', 'description', 'specifications'] as const;
const PLAIN = [
  'price',
  'regularPrice',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'link',
  'stock',
  'deliveryDaysMin',
  'deliveryDaysMax',
] as const;

/** Values of codes by field and label, in all languages. */
const CODES = new Map<string, string>(
  FIELDS.flatMap((field) => {
    if (field.type !== 'code' || !field.names) return [];
    const { name, names, values } = field;
    return values.flatMap((value) =>
      LOCALES.map(
        (locale) => [`${name} ${foldText(sheetText(`${names}.${value}`, locale))}`, value] as const,
      ),
    );
  }),
);

function textsOf(cell: (key: string) => string): RawOffer['translations'] {
  const translations: Partial<Record<FeedLanguage, OfferTexts>> = {};
  for (const locale of LOCALES) {
    const texts = TEXTS.map((field) => [field, cell(`${field}.${locale}`)]).filter(([, text]) => text);
    if (texts.length) translations[locale] = Object.fromEntries(texts) as OfferTexts;
  }
  return translations;
}

/** `Masa: 250 g` */
function toAttribute(text: string): OfferAttribute[] {
  const at = text.indexOf(': ');
  return at > 0 ? [{ name: text.slice(0, at), value: text.slice(at + 2), unit: null }] : [];
}
