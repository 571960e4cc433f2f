import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PickButton } from '../../components/picks/pick-button.js';
import { ProductArticle } from '../../components/products/product-article.js';
import { Similar } from '../../components/products/similar.js';

/** One product with the offers of all stores. */
export default function ProductShow({ similar, entryId, ...product }: PageProps<'products/show'>) {
  const { name } = product.product;
  const actions = (
    <div className="detail-actions">
      <PickButton wide list="comparison" id={entryId} name={name.text} />
      <PickButton wide list="watchList" id={entryId} name={name.text} />
    </div>
  );
  return (
    <ProductArticle {...product} actions={actions}>
      <Similar similar={similar} />
    </ProductArticle>
  );
}
