import type { Texts } from '../../core/i18n/texts.js';
import { pathLabel } from '../../categories/category.presenter.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { wallTextOf } from '../../core/i18n/market-time.js';
import type { Cells } from '../../core/text/csv.js';
import { plainText as withoutTags } from '../../core/text/text.js';
import { type Field, WRITTEN_FIELDS } from '../../products/product-columns.js';
import type { ProductRecord } from '../../products/product-record.js';
import type { ExportBatch } from './export-batches.js';

type Cell = Cells[number];

/** A CSV table with labels and numbers in one language, and texts in all. */
export class Spreadsheet {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  titles(): string[] {
    const fields = FIELD_COLUMNS.map(({ name, locale }) => {
      const label = this.text(`fields.${name}`);
      return locale ? `${label} (${this.text(`export.languages.${locale}`)})` : label;
    });
    const parts = Object.keys(PARTS).map((part) => this.text(`export.columns.${part}`));
    return [...fields, ...parts];
  }

  cells(product: ProductRecord, context: SheetContext): Cells {
    const sheet = { ...context, locale: this.locale, text: (key: string) => this.text(key) };
    return [
      ...FIELD_COLUMNS.map((column) => cellOf(column, product, sheet)),
      ...Object.values(PARTS).map((partOf) => partOf(product, sheet)),
    ];
  }

  private text(key: string): string {
    return this.texts.t(key, this.locale);
  }
}

type SheetContext = Omit<ExportBatch, 'products'>;

interface Sheet extends SheetContext {
  locale: Locale;
  text: (key: string) => string;
}

/** A field; a text has a column for each language. */
const FIELD_COLUMNS = WRITTEN_FIELDS.flatMap((field): (Field & { locale?: Locale })[] =>
  field.type === 'texts' ? LOCALES.map((locale) => ({ ...field, locale })) : [field],
);

function cellOf(field: Field & { locale?: Locale }, product: ProductRecord, { locale, text }: Sheet): Cell {
  const value = product[field.name];
  if (value === null) return null;
  switch (field.type) {
    case 'texts': {
      const words = (value as Translations)[field.locale!] ?? null;
      return words && field.html ? withoutTags(words) : words;
    }
    case 'money':
      return money(value as number, locale);
    case 'instant':
      return wallTextOf(value as string).replace('T', ' ');
    case 'code':
      return field.names ? text(`${field.names}.${value as string}`) : (value as string);
    default:
      return value as Cell;
  }
}

/** Columns after the fields; titles are texts `export.columns`. */
const PARTS: Record<string, (product: ProductRecord, sheet: Sheet) => Cell> = {
  categories: ({ categoryIds }, { tree, locale }) =>
    listed(categoryIds.map((id) => tree.find(id)).map((row) => row && pathLabel(tree, row, locale))),
  pictures: ({ media }, { addresses }) => listed(media.map(({ id }) => addresses.get(id))),
  attributes: ({ attributes }, { locale }) =>
    listed(
      attributes.map(({ name, value, unit }) =>
        [`${plainText(name, locale)}: ${plainText(value, locale)}`, unit].filter(Boolean).join(' '),
      ),
    ),
  priceRank: ({ id }, { ranks }) => ranks.get(id)?.rank ?? null,
  comparedStores: ({ id }, { ranks }) => ranks.get(id)?.stores ?? null,
  aboveLowest: ({ id }, { ranks, locale }) => {
    const rank = ranks.get(id);
    return rank ? money(rank.gap, locale) : null;
  },
  totalRank: ({ id }, { ranks }) => ranks.get(id)?.totalRank ?? null,
  moved: ({ id }, { markets }) => markets.get(id)?.moved ?? null,
  views: ({ id }, { markets }) => markets.get(id)?.views ?? null,
  comparedClicks: ({ id }, { markets }) => markets.get(id)?.clicks ?? null,
  lostToPrice: ({ id }, { markets }) => markets.get(id)?.lostToPrice ?? null,
  lostToStock: ({ id }, { markets }) => markets.get(id)?.lostToStock ?? null,
  lostOtherwise: ({ id }, { markets }) => markets.get(id)?.lostOtherwise ?? null,
  differsFromFeed: ({ fedValues }, { text }) =>
    listed(Object.keys(fedValues).map((name) => text(`fields.${name}`))),
  clicks: ({ clicks }) => clicks,
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
};

/** Two decimals, no thousands separators: spreadsheets in that language read it as a number. */
function money(amount: number, locale: Locale): string {
  const text = amount.toFixed(2);
  return locale === 'sl' ? text.replace('.', ',') : text;
}

function listed(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' | ');
}
