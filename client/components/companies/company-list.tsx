import type { ReactNode } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { RecordList } from '../admin/list/record-list.js';
import { sortOf } from '../admin/list/sort-of.js';
import { StatusTabs } from '../admin/list/status-tabs.js';
import { CompanyTable } from './company-table.js';

/** The stores with search, states and pages. */
export function CompanyList(props: PageProps<'companies/index'> & { action: ReactNode }) {
  const { companies, count, filters, sorts, action } = props;
  const { t } = useI18n();
  return (
    <RecordList
      label={t('companies.title')}
      list={props}
      head={
        <StatusTabs
          label={t('companies.by_status')}
          tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`companies.statuses.${tab.id}`) }))}
        />
      }
      query={filters.query}
      searchLabel={t('companies.search')}
      keep={{ status: filters.status, ...sortOf(sorts) }}
      only={['companies']}
      counted={t('companies.count', { count })}
      isEmpty={companies.length === 0}
      none={t('companies.none')}
      action={action}
    >
      <CompanyTable companies={companies} sorts={sorts} />
    </RecordList>
  );
}
