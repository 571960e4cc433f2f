import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PickButton } from '../../components/storefront/picks/pick-button.js';
import { ProductArticle } from '../../components/products/detail/product-article.js';
import { Similar } from '../../components/products/detail/similar.js';
import { Icon } from '../../components/ui/icon.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Cluster, Row } from '../../components/ui/layout/boxes.js';

/** One product with the offers of all stores. */
export default function ProductShow({ similar, entryId, alertUrl, ...product }: PageProps<'products/show'>) {
  const { name, kind } = product.product;
  const { t } = useI18n();
  const { watchList } = useShared();
  // services have no table of offers, which has it at each of them
  const service = kind === 'service' ? product.offers[0] : undefined;
  const actions = (
    <Cluster gap={2} align="center" className="detail-actions">
      <PickButton wide list="comparison" id={entryId} name={name.text} />
      <PickButton wide list="watchList" id={entryId} name={name.text} />
      {alertUrl && watchList.ids.includes(entryId) && (
        <Row
          as="a"
          inline
          align="center"
          gap={1}
          padY={3}
          data-visit
          data-no-prefetch
          href={alertUrl}
          rel="nofollow"
        >
          <Icon name="bell" />
          {t('products.detail.price_alert')}
        </Row>
      )}
      {service && (
        <a data-visit data-no-prefetch className="offer-report" href={service.reportUrl} rel="nofollow">
          {t('products.offer.report')}
        </a>
      )}
    </Cluster>
  );
  return (
    <ProductArticle {...product} actions={actions}>
      <Similar similar={similar} kind={kind} />
    </ProductArticle>
  );
}
