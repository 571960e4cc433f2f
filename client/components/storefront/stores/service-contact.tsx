import '../../../styles/pages/stores.css';
import type { StoreProfile } from '../../../../src/companies/company.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Contact } from './contact.js';
import { StoreSign } from './store-list.js';

/** Who does the service, and how to ask for it. */
export function ServiceContact({ store }: { store: StoreProfile }) {
  const { t } = useI18n();
  return (
    <section className="section page-width" aria-labelledby="contact-title">
      <div className="section-head">
        <h2 id="contact-title">{t('storefront.store.contact')}</h2>
      </div>
      <div className="service-contact">
        <StoreSign {...store} />
        <p>
          <a data-visit href={store.url}>
            {store.name}
          </a>
        </p>
        <Contact store={store} isOpen />
      </div>
    </section>
  );
}
