import type { ReactNode } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { CategoryFilter } from '../categories/category-filter.js';
import { RecordList } from '../admin/list/record-list.js';
import { AttributeTable } from './attribute-table.js';

const TYPES = ['text', 'number', 'boolean'] as const;

/** The definitions with search and filters; those of one category in its own order. */
export function AttributeList(props: PageProps<'attributes/index'> & { action: ReactNode }) {
  const { attributes, count, categories, categoryFilter, filters, filterCounts, action } = props;
  const { t } = useI18n();
  const isOrdered = attributes.some(({ moveUrl }) => moveUrl);
  return (
    <RecordList
      label={t('attributes.title')}
      list={props}
      query={filters.query}
      searchLabel={t('attributes.search')}
      only={['attributes', 'categories', 'categoryFilter']}
      filters={
        <>
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
        </>
      }
      counted={
        <>
          {t('attributes.count', { count })}
          {isOrdered && ` · ${t('attributes.ordered')}`}
        </>
      }
      isEmpty={attributes.length === 0}
      none={t('attributes.none')}
      action={action}
    >
      <AttributeTable
        attributes={attributes}
        categories={categories}
        count={count}
        ordered={isOrdered ? filters.categoryId : null}
      />
    </RecordList>
  );
}
