import type { ProductCard } from '../../../../src/products/product.props.js';
import { Text } from '../../ui/text.js';

export function CardFacts({ facts }: Pick<ProductCard, 'facts'>) {
  return facts.map((text, index) => <Text key={index} value={text} />);
}
