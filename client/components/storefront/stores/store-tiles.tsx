import type { StoreTile } from '../../../../src/storefront/storefront.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { StoreList } from './store-list.js';

/** The largest of the stores whose offers the catalogue compares. */
export function StoreTiles({ stores }: { stores: StoreTile[] }) {
  const { t } = useI18n();
  const { urls } = useShared();
  if (stores.length === 0) return null;
  return (
    <section className="section page-width" aria-labelledby="stores-title">
      <div className="section-head">
        <h2 id="stores-title">{t('storefront.stores')}</h2>
        <a data-visit href={urls.stores}>
          {t('storefront.all_stores')}
        </a>
      </div>
      <StoreList stores={stores} heading="h3" />
    </section>
  );
}
