import type { ReactNode } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { EmptyList } from '../admin/list/empty-list.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { CategoryFilter } from '../categories/category-filter.js';
import { ListToolbar } from '../admin/list/list-toolbar.js';
import { Pagination } from '../ui/pagination.js';
import { AttributeTable } from './attribute-table.js';

const LIST = [
  'attributes',
  'categories',
  'categoryFilter',
  'count',
  'pagination',
  'filters',
  'filterCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];
const TYPES = ['text', 'number', 'boolean'] as const;

/** The definitions with search and filters; those of one category in its own order. */
export function AttributeList(props: PageProps<'attributes/index'> & { action: ReactNode }) {
  const { attributes, count, categories, categoryFilter, filters, filterCounts, resetUrl, action } = props;
  const { t } = useI18n();
  const isOrdered = attributes.some(({ moveUrl }) => moveUrl);
  return (
    <section className="list" aria-label={t('attributes.title')}>
      <ListToolbar
        url={props.formUrl}
        query={filters.query}
        searchLabel={t('attributes.search')}
        only={LIST}
        resetUrl={resetUrl}
      >
        <FilterChoices
          name="type"
          label={t('attributes.fields.type')}
          all={t('attributes.all_types')}
          options={TYPES.map((value) => ({
            value,
            label: t(`attributes.types.${value}.label`),
            count: filterCounts.type[value] ?? 0,
          }))}
          chosen={filters.type ? [filters.type] : []}
        />
        <CategoryFilter
          label={t('attributes.fields.category')}
          all={t('attributes.all_categories')}
          chosen={filters.categoryId}
          nearby={categoryFilter}
          wanted={{ all: true }}
          countOf={(id) => filterCounts.category[id] ?? 0}
        />
      </ListToolbar>
      <p role="status" className="list-count">
        {t('attributes.count', { count })}
        {isOrdered && ` · ${t('attributes.ordered')}`}
      </p>
      {attributes.length > 0 ? (
        <AttributeTable
          attributes={attributes}
          categories={categories}
          count={count}
          ordered={isOrdered ? filters.categoryId : null}
        />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t('attributes.none')} action={action} />
      )}
      <Pagination pages={props.pagination} />
    </section>
  );
}
