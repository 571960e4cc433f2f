import type { CSSProperties } from 'react';
import type { ShownField } from '../../../src/products/product-columns.js';
import type { ProductDetail } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { measureText } from './measure-text.js';

interface Props {
  product: ProductDetail;
  name: ShownField;
  /** URL of the brand's products. */
  brandUrl: string | null;
}

/** The value of one of a product's fields. */
export function FactValue({ product, name, brandUrl }: Props) {
  const { t, number } = useI18n();
  const value = product[name];
  const fact = product.facts.find((each) => each.name === name);
  switch (name) {
    case 'brand':
      return brandUrl ? (
        <a data-visit href={brandUrl}>
          {value}
        </a>
      ) : (
        value
      );
    case 'condition':
      return t(`products.condition.${product.condition}`);
    case 'unitMeasure':
      return measureText(product.unitMeasure!, number, (count) => t('products.offer.pieces', { count }));
    case 'energyClass':
      return (
        <>
          <span
            className="energy"
            data-class={value}
            style={{ '--energy': `var(--energy-${value as string})` } as CSSProperties}
          >
            {value}
          </span>{' '}
          <small>{fact?.scale}</small>
        </>
      );
    case 'eprelCode':
      return <a href={fact?.url}>{value}</a>;
    default:
      return value;
  }
}
