import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { addToast } from '../../lib/toasts.js';
import { CompanyFilter } from '../admin/list/company-filter.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { RecordList } from '../admin/list/record-list.js';
import { sortOf } from '../admin/list/sort-of.js';
import { StatusTabs } from '../admin/list/status-tabs.js';
import { ProductDataTable } from './product-data-table.js';

/** The descriptions with search, states and pages; for people of the platform by company, too. */
export function ProductDataList(props: PageProps<'product-data/index'> & { action: ReactNode }) {
  const { items, count, companies, companyCount, companyCounts, filters, sorts } = props;
  const { t } = useI18n();
  const failure = companyCount?.failure ?? null;
  useEffect(() => {
    if (failure) addToast({ ...failure, id: 'company-count' });
  }, [failure]);
  return (
    <RecordList
      label={t('product-data.title')}
      list={props}
      head={
        <StatusTabs
          label={t('product-data.by_status')}
          tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`product-data.statuses.${tab.id}`) }))}
        />
      }
      query={filters.query}
      searchLabel={t('product-data.search')}
      keep={{ status: filters.status, ...sortOf(sorts) }}
      only={['items', 'companyCount', 'companyCounts']}
      filters={
        companies.length > 0 ? (
          <CompanyFilter
            label={t('product-data.fields.company')}
            all={t('product-data.all_companies')}
            companies={companies}
            chosen={filters.companyId}
            counts={companyCounts}
          />
        ) : (
          <FilterChoices
            name="sellers"
            label={t('product-data.sellers.label')}
            all={t('product-data.sellers.all')}
            options={[{ value: 'own', label: t('product-data.sellers.own') }]}
            chosen={filters.sellers ? [filters.sellers] : []}
          />
        )
      }
      counted={
        <>
          {t('product-data.count', { count })}
          {companyCount && ` · ${t('product-data.company_count', { count: companyCount.count })}`}
        </>
      }
      isEmpty={items.length === 0}
      none={t('product-data.none')}
      action={props.action}
    >
      <ProductDataTable items={items} sorts={sorts} ofAllCompanies={companies.length > 0} />
    </RecordList>
  );
}
