import type { ReactNode } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { EmptyList } from '../admin/list/empty-list.js';
import { ListToolbar } from '../admin/list/list-toolbar.js';
import { sortOf } from '../admin/list/sort-of.js';
import { StatusTabs } from '../admin/list/status-tabs.js';
import { Pagination } from '../ui/pagination.js';
import { CompanyTable } from './company-table.js';

const LIST = [
  'companies',
  'count',
  'pagination',
  'sorts',
  'filters',
  'statusCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];

/** The stores with search, states and pages. */
export function CompanyList(props: PageProps<'companies/index'> & { action: ReactNode }) {
  const { companies, count, filters, resetUrl, action } = props;
  const { t } = useI18n();
  return (
    <section className="list" aria-label={t('companies.title')}>
      <StatusTabs
        label={t('companies.by_status')}
        tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`companies.statuses.${tab.id}`) }))}
      />
      <ListToolbar
        url={props.formUrl}
        query={filters.query}
        searchLabel={t('companies.search')}
        keep={{ status: filters.status, ...sortOf(props.sorts) }}
        only={LIST}
        resetUrl={resetUrl}
      />
      <p role="status" className="list-count">
        {t('companies.count', { count })}
      </p>
      {companies.length > 0 ? (
        <CompanyTable companies={companies} sorts={props.sorts} />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t('companies.none')} action={action} />
      )}
      <Pagination pages={props.pagination} />
    </section>
  );
}
