import type { AttributeFilter } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Bound } from './bound.js';
import { FilterGroup } from './filter-group.js';

interface Props extends Pick<AttributeFilter, 'name' | 'title' | 'unit'> {
  range: NonNullable<AttributeFilter['range']>;
  open: boolean;
}

/** Lowest and highest value of a number. */
export function RangeFilter({ name, title, unit, range, open }: Props) {
  const { t } = useI18n();
  const { lowest, highest, from, to } = range;
  return (
    <FilterGroup title={title} unit={unit} open={open || from !== null || to !== null}>
      <div className="price-range">
        <Bound
          name={`${name}[from]`}
          label={t('products.filters.price_from')}
          value={from}
          hint={lowest}
          unit={unit}
        />
        <Bound
          name={`${name}[to]`}
          label={t('products.filters.price_to')}
          value={to}
          hint={highest}
          unit={unit}
        />
      </div>
    </FilterGroup>
  );
}
