import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ProductArticle } from '../../components/products/product-article.js';
import { Similar } from '../../components/products/similar.js';

/** One product with the offers of all stores. */
export default function ProductShow({ similar, ...product }: PageProps<'products/show'>) {
  return (
    <ProductArticle {...product}>
      <Similar similar={similar} />
    </ProductArticle>
  );
}
