import type { AttributeProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';

/** The attributes of a product as a list with lines. */
export function Attributes({ attributes }: { attributes: AttributeProps[] }) {
  const { t } = useI18n();
  if (attributes.length === 0) return null;
  return (
    <section className="detail-attributes" aria-labelledby="attributes-title">
      <h2 id="attributes-title">{t('fields.specifications')}</h2>
      <dl className="ruled">
        {attributes.map(({ name, value }, index) => (
          <div key={index}>
            <dt>
              <Text value={name} />
            </dt>
            <dd>
              <Text value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
