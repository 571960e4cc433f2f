import { Deferred, router } from '@inertiajs/react';
import { useEffect } from 'react';
import type { ProductCard } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n.js';
import { addToast } from '../../lib/toasts.js';
import { CardList } from './card-list.js';

/** Similar products; their place is kept while they are on the way. */
export function Similar({ similar }: { similar?: ProductCard[] }) {
  const { t } = useI18n();
  if (similar?.length === 0) return null;
  return (
    <section className="section page-width" aria-labelledby="similar-title">
      <div className="section-head">
        <h2 id="similar-title">{t('products.detail.similar')}</h2>
      </div>
      <Deferred data="similar" fallback={<Waiting />} rescue={<Failed />}>
        <CardList cards={similar ?? []} row />
      </Deferred>
    </section>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <p className="cards-waiting" role="status">
      {t('common.loading')}
    </p>
  );
}

function Failed() {
  const { t } = useI18n();
  useEffect(() => {
    const detail = t('toast.details.getter_error_products');
    addToast({ severity: 'error', summary: t('toast.error_title'), detail, life: 5000, id: 'similar' });
  }, [t]);
  return (
    <div className="cards-waiting">
      <p>{t('common.load_failed')}</p>
      <button type="button" className="button" onClick={() => router.reload({ only: ['similar'] })}>
        {t('common.try_again')}
      </button>
    </div>
  );
}
