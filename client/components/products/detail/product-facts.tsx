import type { ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { FactValue } from '../fact-value.js';
import { Grid } from '../../ui/layout/boxes.js';

/** Brand, codes and other facts of a product. */
export function ProductFacts({ product, brandUrl }: { product: ProductDetail; brandUrl: string | null }) {
  const { t } = useI18n();
  return (
    <Grid as="dl" gap={[3, 4]} className="facts" aria-label={t('products.detail.facts')}>
      {product.facts.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <FactValue product={product} name={name} brandUrl={brandUrl} />
          </dd>
        </div>
      ))}
    </Grid>
  );
}
