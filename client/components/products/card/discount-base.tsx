import type { DiscountProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** The base of the percentage: the store's own lowest price before. */
export function DiscountBase({ discount: { lowest } }: { discount: DiscountProps }) {
  const { t, money } = useI18n();
  return t('products.lowest.days', { price: money(lowest) });
}
