import type { ReactNode } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n.js';
import { EmptyList } from '../admin/empty-list.js';
import { ListToolbar } from '../admin/list-toolbar.js';
import { sortOf } from '../admin/sort-of.js';
import { StatusTabs } from '../admin/status-tabs.js';
import { Pagination } from '../ui/pagination.js';
import { OfferFilters } from './offer-filters.js';
import { OfferTable } from './offer-table.js';

const LIST = [
  'products',
  'count',
  'pagination',
  'sorts',
  'filters',
  'statusCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];

type Props = PageProps<'offers/index'> & {
  /** The first step, while there is nothing yet. */
  action: ReactNode;
};

/** A store's products with search, states and filters. */
export function OfferList({ action, ...props }: Props) {
  const { kind, products, count, filters, resetUrl, sorts } = props;
  const { t } = useI18n();
  return (
    <section className="list" aria-label={t(`offers.title.${kind}`)}>
      <StatusTabs
        label={t('offers.by_status')}
        tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`offers.statuses.${tab.id}`) }))}
      />
      <ListToolbar
        url={props.formUrl}
        query={filters.query}
        searchLabel={t('offers.search')}
        keep={{ status: filters.status, ...sortOf(sorts) }}
        only={LIST}
        resetUrl={resetUrl}
      >
        <OfferFilters {...props} />
      </ListToolbar>
      <p role="status" className="list-count">
        {t(`offers.count.${kind}`, { count })}
      </p>
      {products.length > 0 ? (
        <OfferTable kind={kind} offers={products} sorts={sorts} ofAllCompanies={props.companies.length > 0} />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t(`offers.none.${kind}`)} action={action} />
      )}
      <Pagination pages={props.pagination} />
    </section>
  );
}
