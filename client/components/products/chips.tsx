import type { FilterChip, ProductResults } from '../../../src/products/product.props.js';
import { type I18n, useI18n } from '../../lib/i18n.js';
import { Icon } from '../ui/icon.js';

/** What is chosen, each with a link that takes it away. */
export function Chips({ chips, resetUrl }: Pick<ProductResults, 'chips' | 'resetUrl'>) {
  const i18n = useI18n();
  const { t } = i18n;
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('products.filters.chosen')}>
      {chips.map(({ label, removeUrl }) => {
        const name = chipName(label, i18n);
        return (
          <li key={removeUrl}>
            <a
              data-results
              className="chip"
              href={removeUrl}
              rel="nofollow"
              aria-label={t('products.filters.remove', { name })}
            >
              {name}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
      {resetUrl && (
        <li>
          <a data-results="clear" className="chip-reset" href={resetUrl} rel="nofollow">
            {t('products.filters.reset')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Filters compare prices in euros only, so the bounds carry no currency of their own. */
function chipName(label: FilterChip['label'], i18n: I18n): string {
  const { key, from = 0, to = 0, text = '' } = label;
  const { t, money } = i18n;
  const euros = (amount: number) => money({ amount, currency: 'EUR' });
  switch (key) {
    case 'brand':
    case 'company':
    case 'category':
      return text;
    case 'inStock':
      return t('products.availability.in_stock');
    case 'discount':
      return t('products.filters.chip.discount');
    case 'price':
      return t('products.filters.chip.price', { from: euros(from), to: euros(to) });
    case 'priceFrom':
      return t('products.filters.chip.price_from', { from: euros(from) });
    case 'priceTo':
      return t('products.filters.chip.price_to', { to: euros(to) });
    default:
      return t('products.filters.chip.attribute', {
        name: label.name ?? '',
        value: attributeValue(label, i18n),
      });
  }
}

function attributeValue(
  { key, from = 0, to = 0, text = '', unit }: FilterChip['label'],
  { t, number }: I18n,
): string {
  const amount = (value: number) => (unit ? `${number(value)}\u00a0${unit}` : number(value));
  switch (key) {
    case 'range':
      return t('products.filters.chip.price', { from: number(from), to: amount(to) });
    case 'rangeFrom':
      return t('products.filters.chip.price_from', { from: amount(from) });
    case 'rangeTo':
      return t('products.filters.chip.price_to', { to: amount(to) });
    default:
      return text;
  }
}
