import type { LeftOutOffer } from '../../../../src/products/comparison/left-out.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { StoreLink } from '../store-link.js';
import { Cluster } from '../../ui/layout/boxes.js';

/** Offers that are not compared, with the reason. */
export function LeftOut({ offers }: { offers: LeftOutOffer[] }) {
  const { t } = useI18n();
  if (!offers.length) return null;
  return (
    <section className="section page-width" aria-labelledby="left-out-title">
      <h2 id="left-out-title">{t('products.offer.left_out')}</h2>
      <ul className="left-out">
        {offers.map(({ id, store, name, pageUrl, goUrl, price, reason }) => (
          <Cluster as="li" gap={[2, 4]} justify="between" padY={2} key={id}>
            <div>
              <a data-visit href={store.url}>
                {store.name}
              </a>
              {': '}
              {pageUrl ? (
                <a data-visit href={pageUrl}>
                  <Text value={name} />
                </a>
              ) : (
                <Text value={name} />
              )}
              {` (${price})`}
              <small>{reason}</small>
            </div>
            {!pageUrl && goUrl && <StoreLink url={goUrl} store={store.name} />}
          </Cluster>
        ))}
      </ul>
    </section>
  );
}
