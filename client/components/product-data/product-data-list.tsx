import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { addToast } from '../../lib/toasts.js';
import { EmptyList } from '../admin/list/empty-list.js';
import { CompanyFilter } from '../admin/list/company-filter.js';
import { ListToolbar } from '../admin/list/list-toolbar.js';
import { sortOf } from '../admin/list/sort-of.js';
import { StatusTabs } from '../admin/list/status-tabs.js';
import { Pagination } from '../ui/pagination.js';
import { ProductDataTable } from './product-data-table.js';

const LIST = [
  'items',
  'count',
  'pagination',
  'sorts',
  'filters',
  'statusCounts',
  'companyCount',
  'companyCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];

/** The descriptions with search, states and pages; for people of the platform by company, too. */
export function ProductDataList(props: PageProps<'product-data/index'> & { action: ReactNode }) {
  const { items, count, companies, companyCount, companyCounts, filters, resetUrl, action } = props;
  const { t } = useI18n();
  const failure = companyCount?.failure ?? null;
  useEffect(() => {
    if (failure) addToast({ ...failure, id: 'company-count' });
  }, [failure]);
  return (
    <section className="list" aria-label={t('product-data.title')}>
      <StatusTabs
        label={t('product-data.by_status')}
        tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`product-data.statuses.${tab.id}`) }))}
      />
      <ListToolbar
        url={props.formUrl}
        query={filters.query}
        searchLabel={t('product-data.search')}
        keep={{ status: filters.status, ...sortOf(props.sorts) }}
        only={LIST}
        resetUrl={resetUrl}
      >
        <CompanyFilter
          label={t('product-data.fields.company')}
          all={t('product-data.all_companies')}
          companies={companies}
          chosen={filters.companyId}
          counts={companyCounts}
        />
      </ListToolbar>
      <p role="status" className="list-count">
        {t('product-data.count', { count })}
        {companyCount && ` · ${t('product-data.company_count', { count: companyCount.count })}`}
      </p>
      {items.length > 0 ? (
        <ProductDataTable items={items} sorts={props.sorts} ofAllCompanies={companies.length > 0} />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t('product-data.none')} action={action} />
      )}
      <Pagination pages={props.pagination} />
    </section>
  );
}
