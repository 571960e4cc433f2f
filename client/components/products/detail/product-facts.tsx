import type { ProductDetail } from '../../../../src/products/product.props.js';
import { FactValue } from '../fact-value.js';

interface Props {
  product: ProductDetail;
  /** The facts of the energy label, which has to be near the price; else all other facts. */
  isEnergy: boolean;
  /** URL of more products of its brand. */
  brandUrl?: string | null;
}

/** Facts of a product as rows of a list. */
export function ProductFacts({ product, isEnergy, brandUrl = null }: Props) {
  return product.facts
    .filter(({ name }) => (name === 'energyClass' || name === 'eprelCode') === isEnergy)
    .map(({ name, label }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>
          <FactValue product={product} name={name} brandUrl={brandUrl} />
        </dd>
      </div>
    ));
}
