import type { PriceFilter as Price } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Bound } from './bound.js';

/** Lowest and highest price in euros, with a histogram of what there is. */
export function PriceFilter({ price }: { price: Price }) {
  const { t } = useI18n();
  // what is chosen stands there also when nothing else has a price
  const lowest = price.lowest ?? price.from ?? price.to;
  const highest = price.highest ?? price.to ?? price.from;
  if (lowest === null || highest === null) return null;
  return (
    <fieldset className="filter">
      <legend>{t('fields.price')}</legend>
      {price.lowest !== null && <Histogram price={price} lowest={lowest} highest={highest} />}
      <div className="price-range">
        <Bound
          name="priceFrom"
          label={t('products.filters.price_from')}
          value={price.from}
          hint={Math.round(lowest)}
          unit="€"
        />
        <Bound
          name="priceTo"
          label={t('products.filters.price_to')}
          value={price.to}
          hint={Math.round(highest)}
          unit="€"
        />
      </div>
    </fieldset>
  );
}

function Histogram({ price, lowest, highest }: { price: Price; lowest: number; highest: number }) {
  const { t } = useI18n();
  const { buckets, from, to } = price;
  const most = Math.max(...buckets, 1);
  const step = (highest - lowest) / buckets.length;
  if (buckets.length < 2 || step === 0) return null;
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${buckets.length * 10} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('products.filters.price_histogram')}
    >
      {buckets.map((count, index) => {
        const start = lowest + index * step;
        const outside = start + step <= (from ?? lowest) || start >= (to ?? highest + 1);
        const height = count === 0 ? 0 : Math.max(2, (count / most) * 40);
        return (
          <rect
            key={index}
            className={outside ? 'outside' : undefined}
            x={index * 10}
            y={40 - height}
            width={9}
            height={height}
          />
        );
      })}
    </svg>
  );
}
