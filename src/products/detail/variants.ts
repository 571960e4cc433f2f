import { localText, type LocalText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { Texts } from '../../core/i18n/texts.js';
import { productUrl } from '../product.presenter.js';
import type { VariantRow } from '../reading/variants.statements.js';
import { axisValues, joinTexts, variantAxes } from './variant-axes.js';
import type { Variant, VariantTable } from './variants.props.js';

/**
 * The variants of a product as a table; null if there are no others.
 * @param id the group of the page
 */
export function toVariants(
  rows: VariantRow[],
  id: number,
  locale: Locale,
  texts: Texts,
): VariantTable | null {
  if (rows.length < 2) return null;
  const variants = rows.map((row) => toVariant(row, id, locale, texts));
  const none = texts.t('product-page.variants.none', locale);
  const [across, down] = variantAxes(rows, locale);
  if (!across) {
    const title = { text: texts.t('product-page.variants.title', locale) };
    const named = rows.map(({ productName }, at) => ({
      name: localText(productName, locale),
      cells: [variants[at]!],
    }));
    return { title, columns: [], rows: named, none };
  }
  const columns = axisValues(across, locale);
  const toRow = (name: LocalText | null) => ({
    name,
    cells: columns.map(
      ({ text }) =>
        variants.find(
          (_, at) => across.values[at]!.text === text && (!name || down!.values[at]!.text === name.text),
        ) ?? null,
    ),
  });
  const title = down ? joinTexts([down.name, across.name], ' × ') : across.name;
  return { title, columns, rows: (down ? axisValues(down, locale) : [null]).map(toRow), none };
}

function toVariant(row: VariantRow, id: number, locale: Locale, texts: Texts): Variant {
  return {
    url: productUrl(row, locale),
    price: money(row.price, row.currency, locale),
    note: row.isSoldOut ? texts.t('products.availability.out_of_stock', locale) : null,
    ...(row.id === id && { current: 'page' }),
  };
}
