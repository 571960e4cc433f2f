import type { LowestBeforeProps } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n.js';

interface Props {
  lowest: LowestBeforeProps | null;
  /** Where there is little room. */
  short?: boolean;
}

/** What a reduced price is to be held against: the store's own lowest one before. */
export function LowestBefore({ lowest, short = false }: Props) {
  const { t, money, date } = useI18n();
  if (!lowest) return null;
  const price = money(lowest.price);
  if (lowest.since) return t('products.lowest.since', { date: date(lowest.since), price });
  return t(short ? 'products.lowest.days_short' : 'products.lowest.days', { price });
}
