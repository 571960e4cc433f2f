import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { CompanyFilter } from '../admin/list/company-filter.js';
import { MoreFilters } from '../admin/list/filter-choices.js';

/** The filters of the descriptions: content, sellers of the product, store and origin. */
export function DataFilters({ companies, companyCounts, filters }: PageProps<'product-data/index'>) {
  const { t } = useI18n();
  const chosen = (value: string | null) => (value === null ? [] : [value]);
  const ofStores = {
    name: 'stores',
    label: t('product-data.stores.label'),
    all: t('product-data.all_companies'),
    options: [{ value: 'proven', label: t('product-data.stores.proven') }],
    chosen: chosen(filters.stores),
  };
  return (
    <>
      <CompanyFilter
        label={t('product-data.fields.company')}
        all={t('product-data.all_companies')}
        companies={companies}
        chosen={filters.companyId}
        counts={companyCounts}
      />
      <MoreFilters
        groups={[
          {
            name: 'content',
            label: t('product-data.content.label'),
            all: t('product-data.content.all'),
            options: (['complete', 'incomplete'] as const).map((value) => ({
              value,
              label: t(`product-data.content.${value}`),
            })),
            chosen: chosen(filters.content),
          },
          {
            name: 'sellers',
            label: t('product-data.sellers.label'),
            all: t('product-data.sellers.all'),
            options: (['own', 'several'] as const).map((value) => ({
              value,
              label: t(`product-data.sellers.${value}`),
            })),
            chosen: chosen(filters.sellers),
          },
          ...(companies.length > 0 ? [ofStores] : []),
          {
            name: 'origin',
            label: t('product-data.origin.label'),
            all: t('product-data.origin.all'),
            options: (['feed', 'person'] as const).map((value) => ({
              value,
              label: t(`product-data.origin.${value}`),
            })),
            chosen: chosen(filters.origin),
          },
        ]}
      />
    </>
  );
}
