import type { OfferProps } from '../../../../src/products/product.props.js';
import type { I18n } from '../../../lib/i18n/i18n.js';

/** How long a store needs; null: not stated. */
export function deliveryDays({ deliveryDays: days }: OfferProps, { t }: I18n): string | null {
  const most = days?.max ?? days?.min;
  if (!days || most === null || most === undefined) return null;
  if (days.min === null || days.min === most) return t('products.offer.days', { count: most });
  return t('products.offer.days_range', { min: days.min, max: most });
}
