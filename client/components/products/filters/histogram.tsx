import type { RangeControl } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { boxClass } from '../../ui/layout/boxes.js';

interface Props extends Pick<RangeControl, 'title' | 'lowest' | 'highest' | 'from' | 'to'> {
  buckets: number[];
}

/** How many there are in each step of a range. */
export function Histogram({ title, buckets, lowest, highest, from, to }: Props) {
  const { t } = useI18n();
  const most = Math.max(...buckets, 1);
  const step = (highest - lowest) / buckets.length;
  if (buckets.length < 2 || step === 0) return null;
  return (
    <svg
      className={boxClass('box', { wide: true }, 'histogram')}
      viewBox={`0 0 ${buckets.length * 10} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('products.filters.histogram', { name: title.text })}
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
