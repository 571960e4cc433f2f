import type { StoreTile } from '../../../src/storefront/storefront.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { Picture } from '../ui/picture.js';

/** The stores whose offers the catalogue compares. */
export function StoreTiles({ stores }: { stores: StoreTile[] }) {
  const { t } = useI18n();
  if (stores.length === 0) return null;
  return (
    <section className="section page-width" aria-labelledby="stores-title">
      <div className="section-head">
        <h2 id="stores-title">{t('storefront.stores')}</h2>
      </div>
      <ul className="stores">
        {stores.map((store) => (
          <li key={store.name}>
            <div className="store-logo">
              {store.logo && <Picture picture={store.logo} sizes="8rem" alt="" />}
            </div>
            <h3>{store.name}</h3>
            <p>{t('products.count', { count: store.productCount })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
