import type { Locale } from '../../core/i18n/locales.js';
import { euros } from '../../core/i18n/money.js';
import type { Texts } from '../../core/i18n/texts.js';
import type { Twin } from './best-offer.props.js';
import { productUrl } from '../product.presenter.js';
import type { TwinRow } from '../reading/twins.statements.js';

/** Links to the same product in other conditions, each with its lowest price. */
export const toTwins = (rows: TwinRow[], locale: Locale, texts: Texts): Twin[] =>
  rows.map((row) => {
    const from = row.offerCount > 1 ? `${texts.t('products.from', locale)} ` : '';
    const price = from + euros(row.price, locale);
    return {
      url: productUrl({ ...row, kind: 'product' }, locale),
      text: texts.t(`product-page.twin.${row.condition}`, locale, { price }),
    };
  });
