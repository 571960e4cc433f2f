import type { I18nService } from 'nestjs-i18n';
import { pathLabel } from '../../categories/category.presenter.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { BYTE_ORDER_MARK, csvLine } from '../../core/text/csv.js';
import { plainText as withoutTags } from '../../core/text/text.js';
import type { ProductRecord } from '../../products/product-record.js';
import type { ExportContext } from './katalog-feed.js';

type Cell = string | number | null;

/** A table for reading, in the words and with the decimal sign of one language; texts stand in both. */
export class Spreadsheet {
  constructor(
    private readonly i18n: I18nService,
    private readonly locale: Locale,
  ) {}

  head(): string {
    const titles = Object.keys(COLUMNS).map((column) => this.text(`export.columns.${column}`));
    return BYTE_ORDER_MARK + csvLine(titles);
  }

  line(product: ProductRecord, context: ExportContext): string {
    const sheet = { ...context, locale: this.locale, text: (key: string) => this.text(key) };
    return csvLine(Object.values(COLUMNS).map((cellOf) => cellOf(product, sheet)));
  }

  private text(key: string): string {
    return this.i18n.t(key, { lang: this.locale });
  }
}

interface Sheet extends ExportContext {
  locale: Locale;
  text: (key: string) => string;
}

/** In their order; titles stand in locales/<locale>/export.json. */
const COLUMNS: Record<string, (product: ProductRecord, sheet: Sheet) => Cell> = {
  productCode: ({ productCode }) => productCode,
  kind: ({ kind }, { text }) => text(`export.kinds.${kind}`),
  status: ({ status }, { text }) => text(`export.statuses.${status}`),
  nameSl: ({ name }) => name.sl ?? null,
  nameEn: ({ name }) => name.en ?? null,
  brand: ({ brand }) => brand,
  ean: ({ ean }) => ean,
  mpn: ({ mpn }) => mpn,
  price: ({ price }, { locale }) => money(price, locale),
  regularPrice: ({ regularPrice }, { locale }) => money(regularPrice, locale),
  currency: ({ currency }) => currency,
  availability: ({ availability }, { text }) => text(`export.availabilities.${availability}`),
  stock: ({ stock }) => stock,
  deliveryCost: ({ deliveryCost }, { locale }) => money(deliveryCost, locale),
  deliveryDaysMin: ({ deliveryDaysMin }) => deliveryDaysMin,
  deliveryDaysMax: ({ deliveryDaysMax }) => deliveryDaysMax,
  condition: ({ condition }, { text }) => text(`export.conditions.${condition}`),
  variantGroup: ({ variantGroup }) => variantGroup,
  categories: ({ categoryIds }, { tree, locale }) =>
    listed(categoryIds.map((id) => tree.find(id)).map((row) => row && pathLabel(tree, row, locale))),
  link: ({ link }) => link,
  pictures: ({ media }, { addresses }) => listed(media.map(({ id }) => addresses.get(id))),
  attributes: ({ attributes }, { locale }) =>
    listed(
      attributes.map(({ name, value, unit }) =>
        [`${plainText(name, locale)}: ${plainText(value, locale)}`, unit].filter(Boolean).join(' '),
      ),
    ),
  descriptionSl: ({ description }) => readable(description, 'sl'),
  descriptionEn: ({ description }) => readable(description, 'en'),
  specificationsSl: ({ specifications }) => readable(specifications, 'sl'),
  specificationsEn: ({ specifications }) => readable(specifications, 'en'),
  clicks: ({ clicks }) => clicks,
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
};

/** Always two decimals, without marks between thousands: spreadsheets of that language take it for a number. */
function money(amount: number | null, locale: Locale): string | null {
  const text = amount?.toFixed(2) ?? null;
  return text && locale === 'sl' ? text.replace('.', ',') : text;
}

function listed(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' | ');
}

function readable(html: Translations, locale: Locale): string | null {
  const text = html[locale];
  return text ? withoutTags(text) : null;
}
