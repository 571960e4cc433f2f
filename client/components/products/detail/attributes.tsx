import type { ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { ProductFacts } from './product-facts.js';

interface Props {
  product: ProductDetail;
  /** URL of more products of its brand. */
  brandUrl: string | null;
}

/** The facts and attributes of a product as a list with lines. */
export function Attributes({ product, brandUrl }: Props) {
  const { t } = useI18n();
  if (product.facts.length + product.attributes.length === 0) return null;
  return (
    <section className="detail-attributes" aria-labelledby="attributes-title">
      <h2 id="attributes-title">{t('fields.specifications')}</h2>
      <dl className="ruled">
        <AttributeRows product={product} brandUrl={brandUrl} />
      </dl>
    </section>
  );
}

export function AttributeRows({ product, brandUrl }: Props) {
  return (
    <>
      <ProductFacts product={product} isEnergy={false} brandUrl={brandUrl} />
      {product.attributes.map(({ name, value }, index) => (
        <div key={index}>
          <dt>
            <Text value={name} />
          </dt>
          <dd>
            <Text value={value} />
          </dd>
        </div>
      ))}
    </>
  );
}
