import { router } from '@inertiajs/react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import type { CountedId } from '../../../../src/products/own/own-filter-counts.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { FilterChoices, MoreFilters } from '../../admin/list/filter-choices.js';
import type { FilterGroupProps, FilterOption } from '../../admin/list/filter-group.js';
import { AVAILABILITIES } from './cells/editable.js';
import { CategoryFilter } from '../../categories/category-filter.js';

const VISIBILITIES = [
  'visible',
  'draft',
  'deactivated',
  'left_feed',
  'excluded',
  'filtered',
  'feed_hidden',
  'rejected',
  'expired',
  'store',
] as const;
const GAPS = ['category', 'picture', 'pictureWaiting', 'pictureFailing', 'ean', 'deliveryCost'] as const;
const ORIGINS = ['feed', 'edited', 'hand'] as const;
const CHANGES = ['price', 'rank'] as const;
const RANKS = ['first', 'close', 'behind', 'alone'] as const;
const LOST = ['price', 'stock'] as const;

type Props = Pick<
  PageProps<'offers/index'>,
  'kind' | 'filters' | 'apartReasons' | 'categoryFilter' | 'companies' | 'filterCounts' | 'largeCounts'
>;

/** How many of them are in use. */
export function chosenFilters({ company, category, origin, ...lists }: Props['filters']) {
  const { availability, visibility, brand, without, changed, notCompared, priceRank, lost } = lists;
  const one = [company, category, origin].filter((value) => value !== null);
  return [one, availability, visibility, brand, without, changed, notCompared, priceRank, lost].flat().length;
}

/** The list's filters besides search and status; services have no EAN, stock or delivery. */
export function OfferFilters(props: Props) {
  const { kind, filters, categoryFilter, companies } = props;
  const { t } = useI18n();
  // in a large list they are counted on request
  const counts = props.filterCounts ?? props.largeCounts;
  const onOpen = props.filterCounts ? undefined : () => router.reload({ only: ['largeCounts'] });
  const { store, brand, availability, gaps, others } = useGroups(props, counts);
  return (
    <>
      {companies.length > 0 && <FilterChoices {...store} onOpen={onOpen} />}
      <CategoryFilter
        label={t('offers.fields.category')}
        all={t('offers.filters.all_categories')}
        chosen={filters.category}
        nearby={categoryFilter}
        countOf={counts && countOf(counts.categories)}
        wanted={{ kind }}
        onOpen={onOpen}
      />
      <FilterChoices {...brand} onOpen={onOpen} />
      {kind === 'product' && <FilterChoices {...availability} onOpen={onOpen} />}
      {companies.length === 0 && <FilterChoices {...gaps} onOpen={onOpen} />}
      <MoreFilters groups={companies.length === 0 ? others : [gaps, ...others]} onOpen={onOpen} />
    </>
  );
}

const countOf = (counted: CountedId[]) => (id: number) => counted.find((each) => each.id === id)?.count ?? 0;

function useGroups(
  { kind, filters, apartReasons, companies }: Props,
  counts: Props['filterCounts'] | undefined,
) {
  const { t } = useI18n();
  const gaps = kind === 'product' ? GAPS : GAPS.slice(0, 2);
  const options = <Value extends string>(
    values: readonly Value[],
    labelOf: (value: Value) => string,
    counted: Record<string, number> | undefined,
  ): FilterOption[] => values.map((value) => ({ value, label: labelOf(value), count: counted?.[value] }));
  const inStore = counts && countOf(counts.companies);
  const priceRank = {
    name: 'priceRank',
    label: t('offers.columns.priceRank'),
    options: options(RANKS, (value) => t(`offers.price_rank.${value}`), counts?.priceRank),
    chosen: filters.priceRank,
  };
  const lost = {
    name: 'lost',
    label: t('offers.columns.lostClicks'),
    options: options(LOST, (value) => t(`offers.market.lost.${value}`), counts?.lost),
    chosen: filters.lost,
  };
  return {
    store: {
      name: 'company',
      label: t('offers.columns.company'),
      all: t('offers.filters.all_companies'),
      options: companies.map(({ id, name }) => ({ value: String(id), label: name, count: inStore?.(id) })),
      chosen: filters.company === null ? [] : [String(filters.company)],
    },
    brand: {
      name: 'brand',
      label: t('fields.brand'),
      options: counts?.brands.map(({ name, count }) => ({ value: name, label: name, count })),
      chosen: filters.brand,
    },
    availability: {
      name: 'availability',
      label: t('fields.availability'),
      options: options(AVAILABILITIES, (value) => t(`products.availability.${value}`), counts?.availability),
      chosen: filters.availability,
    },
    gaps: {
      name: 'without',
      label: t('offers.filters.gaps'),
      options: options(gaps, (value) => t(`offers.without.${value}`), counts?.without),
      chosen: filters.without,
    },
    others: [
      ...(kind === 'product' ? [priceRank, lost] : []),
      {
        name: 'visibility',
        label: t('offers.columns.visibility'),
        options: options(VISIBILITIES, (value) => t(`offers.visibilities.${value}`), counts?.visibility),
        chosen: filters.visibility,
      },
      {
        name: 'origin',
        label: t('offers.filters.origin'),
        all: t('offers.filters.any_origin'),
        options: options(ORIGINS, (value) => t(`offers.origin.${value}`), counts?.origin),
        chosen: filters.origin === null ? [] : [filters.origin],
      },
      {
        name: 'changed',
        label: t('offers.filters.changed'),
        options: options(CHANGES, (value) => t(`offers.changed.${value}`), counts?.changed),
        chosen: filters.changed,
      },
      {
        name: 'notCompared',
        label: t('offers.filters.not_compared'),
        options: options(apartReasons, (value) => t(`offers.not_compared.${value}`), counts?.notCompared),
        chosen: filters.notCompared,
      },
    ] satisfies FilterGroupProps[],
  };
}
