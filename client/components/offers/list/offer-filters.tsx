import { router } from '@inertiajs/react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { FilterChoices } from '../../admin/list/filter-choices.js';
import { FilterSelect } from '../../admin/list/filter-select.js';
import { CategoryFilter } from '../../categories/category-filter.js';
import { AVAILABILITIES } from './offer-values.js';

export { AVAILABILITIES };
const GAPS = ['category', 'picture', 'ean', 'deliveryCost'] as const;
const ORIGINS = ['feed', 'hand'] as const;

type Props = Pick<PageProps<'offers/index'>, 'kind' | 'filters' | 'categoryFilter' | 'companies' | 'brands'>;

/** How many of them are in use. */
export function chosenFilters({ company, category, availability, origin, brand, without }: Props['filters']) {
  const one = [company, category, availability, origin].filter((value) => value !== null);
  return one.length + brand.length + without.length;
}

/** What narrows the list, beside search and status; services have no EAN, stock or delivery. */
export function OfferFilters({ kind, filters, categoryFilter, companies, brands }: Props) {
  const { t } = useI18n();
  const gaps = kind === 'product' ? GAPS : GAPS.slice(0, 2);
  return (
    <>
      {companies.length > 0 && (
        <FilterSelect
          name="company"
          label={t('offers.columns.company')}
          value={String(filters.company ?? '')}
          all={t('offers.filters.all_companies')}
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <CategoryFilter
        label={t('products.filters.groups.categories')}
        all={t('offers.filters.all_categories')}
        chosen={filters.category}
        nearby={categoryFilter}
        wanted={{ kind }}
      />
      <FilterChoices
        name="brand"
        label={t('offers.columns.brand')}
        options={brands?.map(({ name, count }) => ({ value: name, label: name, count }))}
        chosen={filters.brand}
        onOpen={() => router.reload({ only: ['brands'] })}
      />
      {kind === 'product' && (
        <FilterSelect
          name="availability"
          label={t('products.filters.groups.availability')}
          value={filters.availability ?? ''}
          all={t('offers.filters.all_availability')}
          options={AVAILABILITIES.map((value) => ({ value, label: t(`products.availability.${value}`) }))}
        />
      )}
      <FilterChoices
        name="without"
        label={t('offers.filters.gaps')}
        options={gaps.map((value) => ({ value, label: t(`offers.without.${value}`) }))}
        chosen={filters.without}
      />
      <FilterSelect
        name="origin"
        label={t('offers.filters.origin')}
        value={filters.origin ?? ''}
        all={t('offers.filters.any_origin')}
        options={ORIGINS.map((value) => ({ value, label: t(`offers.origin.${value}`) }))}
      />
    </>
  );
}
