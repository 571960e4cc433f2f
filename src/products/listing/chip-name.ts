import { formatNumber } from '../../core/i18n/format-number.js';
import type { Locale } from '../../core/i18n/locales.js';
import { euros } from '../../core/i18n/money.js';
import type { ChipLabel } from './list-chips.js';

/** Words by their key below `products`. */
type Say = (key: string, args?: Record<string, string>) => string;

/** Filters compare prices in euros only. */
export function nameOfChip(label: ChipLabel, locale: Locale, say: Say): string {
  const { key, from = 0, to = 0, text = '' } = label;
  const price = (amount: number) => euros(amount, locale);
  switch (key) {
    case 'brand':
    case 'company':
    case 'category':
      return text;
    case 'kind':
      return say(`filters.kinds.${text}`);
    case 'inStock':
      return say('availability.in_stock');
    case 'discount':
      return say('filters.chip.discount');
    case 'price':
      return say('filters.chip.price', { from: price(from), to: price(to) });
    case 'priceFrom':
      return say('filters.chip.price_from', { from: price(from) });
    case 'priceTo':
      return say('filters.chip.price_to', { to: price(to) });
    default:
      return say('filters.chip.attribute', {
        name: label.name ?? '',
        value: attributeValue(label, locale, say),
      });
  }
}

function attributeValue({ key, from = 0, to = 0, text = '', unit }: ChipLabel, locale: Locale, say: Say) {
  const number = (value: number) => formatNumber(value, locale);
  const amount = (value: number) => (unit ? `${number(value)}\u00a0${unit}` : number(value));
  switch (key) {
    case 'range':
      return say('filters.chip.price', { from: number(from), to: amount(to) });
    case 'rangeFrom':
      return say('filters.chip.price_from', { from: amount(from) });
    case 'rangeTo':
      return say('filters.chip.price_to', { to: amount(to) });
    default:
      return text;
  }
}
