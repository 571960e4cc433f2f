import type { FilterSwitch, ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** What is on stock, and what is reduced: boxes of their own, as most visitors want one of them. */
export function SwitchFilters({ inStock, discount }: Pick<ProductResults, 'inStock' | 'discount'>) {
  const { t } = useI18n();
  const shown = [
    { name: 'inStock', label: t('products.availability.in_stock'), state: inStock },
    { name: 'discount', label: t('products.filters.chip.discount'), state: discount },
  ].filter(({ state }) => state.count > 0 || state.selected);
  if (shown.length === 0) return null;
  return (
    <ul className="filter filter-items">
      {shown.map(({ name, label, state }) => (
        <li key={name}>
          <Switch name={name} label={label} {...state} />
        </li>
      ))}
    </ul>
  );
}

function Switch({ name, label, count, selected }: FilterSwitch & { name: string; label: string }) {
  const { number } = useI18n();
  return (
    <label className="check">
      <input type="checkbox" name={name} value="1" defaultChecked={selected} />
      <span>{label}</span>
      <span className="count">{number(count)}</span>
    </label>
  );
}
