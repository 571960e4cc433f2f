import type { DiscountProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** The base of the percentage: the store's own lowest price before. */
export function DiscountBase({ discount: { lowest, since } }: { discount: DiscountProps }) {
  const { t, money, date } = useI18n();
  const price = money(lowest);
  return since
    ? t('products.lowest.since', { date: date(since), price })
    : t('products.lowest.days', { price });
}
