import type { DiscountProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  discount: DiscountProps;
  /** Where there is little room. */
  short?: boolean;
}

/** What the percentage is counted from: the store's own lowest price before. */
export function DiscountBase({ discount: { lowest, since }, short = false }: Props) {
  const { t, money, date } = useI18n();
  const price = money(lowest);
  if (since)
    return t(short ? 'products.lowest.since_short' : 'products.lowest.since', { date: date(since), price });
  return t(short ? 'products.lowest.days_short' : 'products.lowest.days', { price });
}
