import type { ProductResults } from '../../../../src/products/product.props.js';

/** The text key for a number of hits. */
export function countText(kind: ProductResults['kind']) {
  if (kind === 'service') return 'products.service_count';
  if (kind === null) return 'products.hit_count';
  return 'products.count';
}
