import type { Locale } from '../../core/i18n/locales.js';
import type { Texts } from '../../core/i18n/texts.js';

interface DeliveryDays {
  deliveryDaysMin: number | null;
  deliveryDaysMax: number | null;
}

/** A delivery time: the longest, and all in words; null: not stated. */
export function toDeliveryDays(
  { deliveryDaysMin, deliveryDaysMax }: DeliveryDays,
  locale: Locale,
  texts: Texts,
): { most: number; text: string } | null {
  const most = deliveryDaysMax ?? deliveryDaysMin;
  if (most === null) return null;
  const from = deliveryDaysMin === null || deliveryDaysMin === most ? '' : `${deliveryDaysMin}–`;
  // “0–1 days”: one day is no plural, but the range is
  const form = from && most === 1 ? '.other' : '';
  const text =
    most === 0
      ? texts.t('product-page.delivery.same_day', locale)
      : texts.t(`product-page.delivery.days${form}`, locale, { from, count: most });
  // never apart on two lines
  return { most, text: text.replace(' ', '\u00a0') };
}
