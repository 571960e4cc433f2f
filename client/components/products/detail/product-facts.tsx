import type { ReactNode } from 'react';
import type { ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** Brand and codes of a product, those that are known. */
export function ProductFacts({ product, brandUrl }: { product: ProductDetail; brandUrl: string | null }) {
  const { t } = useI18n();
  const { brand, ean, mpn, condition } = product;
  return (
    <dl className="facts" aria-label={t('products.detail.facts')}>
      <Fact
        name={t('products.detail.brand')}
        value={
          brandUrl ? (
            <a data-visit href={brandUrl}>
              {brand}
            </a>
          ) : (
            brand
          )
        }
      />
      <Fact name={t('products.detail.ean')} value={ean} />
      <Fact name={t('products.detail.mpn')} value={mpn} />
      {condition !== 'new' && (
        <Fact name={t('products.detail.condition')} value={t(`products.condition.${condition}`)} />
      )}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
