import type { Texts } from '../../core/i18n/texts.js';
import { pathLabel } from '../../categories/category.presenter.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Cells } from '../../core/text/csv.js';
import type { ProductRecord } from '../../products/product-record.js';
import {
  attributeCell,
  type Cell,
  fieldCell,
  listCell,
  moneyCell,
} from '../../products/sheet/sheet-cells.js';
import { FIELD_COLUMNS, fieldTitle, partTitle } from '../../products/sheet/sheet-columns.js';
import type { ExportBatch } from './export-batches.js';

/** A CSV table with labels and numbers in one language, and texts in all. */
export class Spreadsheet {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  titles(): string[] {
    return [
      ...FIELD_COLUMNS.map((column) => fieldTitle(column, this.locale)),
      ...Object.keys(PARTS).map((part) => partTitle(part, this.locale)),
    ];
  }

  cells(product: ProductRecord, context: SheetContext): Cells {
    const { locale } = this;
    const sheet = { ...context, locale, text: (key: string) => this.texts.t(key, locale) };
    return [
      ...FIELD_COLUMNS.map((column) => fieldCell(column, product, locale)),
      ...Object.values(PARTS).map((partOf) => partOf(product, sheet)),
    ];
  }
}

type SheetContext = Omit<ExportBatch, 'products'>;

interface Sheet extends SheetContext {
  locale: Locale;
  text: (key: string) => string;
}

/** Columns after the fields; titles are texts `export.columns`. */
const PARTS: Record<string, (product: ProductRecord, sheet: Sheet) => Cell> = {
  categories: ({ categoryIds }, { tree, locale }) =>
    listCell(categoryIds.map((id) => tree.find(id)).map((row) => row && pathLabel(tree, row, locale))),
  pictures: ({ media }, { addresses }) => listCell(media.map(({ id }) => addresses.get(id))),
  attributes: ({ attributes }, { locale }) => listCell(attributes.map((one) => attributeCell(one, locale))),
  priceRank: ({ id }, { ranks }) => ranks.get(id)?.rank ?? null,
  comparedStores: ({ id }, { ranks }) => ranks.get(id)?.stores ?? null,
  aboveLowest: ({ id }, { ranks, locale }) => {
    const rank = ranks.get(id);
    return rank ? moneyCell(rank.gap, locale) : null;
  },
  totalRank: ({ id }, { ranks }) => ranks.get(id)?.totalRank ?? null,
  moved: ({ id }, { markets }) => markets.get(id)?.moved ?? null,
  views: ({ id }, { markets }) => markets.get(id)?.views ?? null,
  comparedClicks: ({ id }, { markets }) => markets.get(id)?.clicks ?? null,
  lostToPrice: ({ id }, { markets }) => markets.get(id)?.lostToPrice ?? null,
  lostToStock: ({ id }, { markets }) => markets.get(id)?.lostToStock ?? null,
  lostOtherwise: ({ id }, { markets }) => markets.get(id)?.lostOtherwise ?? null,
  differsFromFeed: ({ fedValues }, { text }) =>
    listCell(Object.keys(fedValues).map((name) => text(`fields.${name}`))),
  clicks: ({ clicks }) => clicks,
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
};
