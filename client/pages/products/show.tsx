import '../../styles/detail.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { Attributes } from '../../components/products/attributes.js';
import { Gallery } from '../../components/products/gallery.js';
import { Offers } from '../../components/products/offers.js';
import { PriceBlock } from '../../components/products/price-block.js';
import { ProductFacts } from '../../components/products/product-facts.js';
import { Prose } from '../../components/products/prose.js';
import { Similar } from '../../components/products/similar.js';
import { Breadcrumb } from '../../components/ui/breadcrumb.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n.js';

/** One product with the offers of all stores. */
export default function ProductShow(props: PageProps<'products/show'>) {
  const { product, breadcrumb, offers, similar } = props;
  const { t } = useI18n();
  return (
    <article key={product.id} className="detail">
      <div className="detail-top page-width">
        <Breadcrumb steps={breadcrumb} />
        <Gallery pictures={product.pictures} />
        <div className="detail-summary">
          <h1>
            <Text value={product.name} />
          </h1>
          <PriceBlock product={product} offers={offers} />
          <ProductFacts product={product} />
        </div>
      </div>
      {product.kind === 'product' && <Offers offers={offers} />}
      <div className="detail-texts page-width">
        {(product.description || product.specifications) && (
          <div>
            <Prose id="description" title={t('products.detail.description')} html={product.description} />
            <Prose
              id="specifications"
              title={t('products.detail.specifications')}
              html={product.specifications}
            />
          </div>
        )}
        <Attributes attributes={product.attributes} />
      </div>
      <Similar similar={similar} />
    </article>
  );
}
