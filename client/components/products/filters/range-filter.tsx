import type { RangeControl } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Bound } from './bound.js';
import { FilterGroup } from './filter-group.js';
import { Histogram } from './histogram.js';
import { Box, Grid } from '../../ui/layout/boxes.js';

/** Lowest and highest value of a number; with a histogram it is always open. */
export function RangeFilter({ buckets, ...range }: RangeControl) {
  const { title, unit, isOpen, from, to } = range;
  if (!buckets)
    return (
      <FilterGroup title={title} unit={unit} open={isOpen || from !== null || to !== null}>
        <Bounds {...range} />
      </FilterGroup>
    );
  return (
    <Box as="fieldset" line="top" className="filter">
      <legend>
        <Text value={title} />
      </legend>
      <Histogram {...range} buckets={buckets} />
      <Bounds {...range} lowest={Math.round(range.lowest)} highest={Math.round(range.highest)} />
    </Box>
  );
}

function Bounds({ names, unit, lowest, highest, from, to }: Omit<RangeControl, 'buckets'>) {
  const { t } = useI18n();
  return (
    <Grid gap={2} padTop={3} className="price-range">
      <Bound
        name={names[0]}
        label={t('products.filters.price_from')}
        value={from}
        hint={lowest}
        unit={unit}
      />
      <Bound name={names[1]} label={t('products.filters.price_to')} value={to} hint={highest} unit={unit} />
    </Grid>
  );
}
