import type { ReactNode } from 'react';
import type { AttributeRow } from '../../../src/attributes/attributes.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { Column } from '../admin/list/data-table.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { CategoryFilter } from '../categories/category-filter.js';
import { TableList } from '../admin/list/table-list.js';
import { buttonClass, LinkButton } from '../ui/button.js';
import { RecordLink } from '../ui/record-link.js';
import { Text } from '../ui/text.js';
import { CategoryNames } from './category-names.js';
import { MoveButtons } from './move-buttons.js';
import { Box, Row } from '../ui/layout/boxes.js';

const TYPES = ['text', 'number', 'boolean'] as const;

/** The definitions with search and filters; a category's definitions in its order. */
export function AttributeList(props: PageProps<'attributes/index'> & { action: ReactNode }) {
  const { attributes, count, categories, categoryFilter, filters, filterCounts, action } = props;
  const { t, number } = useI18n();
  const isOrdered = attributes.some(({ moveUrl }) => moveUrl);
  const labels = new Map(categories.map(({ id, label }) => [id, label]));
  const columns: Column<AttributeRow>[] = [
    {
      id: 'name',
      label: t('attributes.fields.name'),
      cell: ({ id, url, name, unit }) => (
        <>
          <RecordLink id={`attribute-${id}`} href={url}>
            <Text value={name} />
          </RecordLink>
          {unit && (
            <Box as="span" tone="soft" className="unit">
              {unit}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'type',
      label: t('attributes.fields.type'),
      cell: ({ type }) => t(`attributes.types.${type}.label`),
    },
    {
      id: 'categories',
      label: t('attributes.fields.categories'),
      cell: (row) => <CategoryNames places={row.categories} labels={labels} />,
    },
    {
      id: 'uses',
      label: t('attributes.fields.uses'),
      numeric: true,
      cell: ({ uses }) => number(uses.products + uses.productData),
    },
  ];
  return (
    <TableList
      label={t('attributes.title')}
      list={props}
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
      none={t('attributes.none')}
      action={action}
      rows={attributes}
      columns={columns}
      actions={(row) => (
        <Row as="span" inline gap={1} align="center" className="row-buttons">
          {isOrdered && <MoveButtons attribute={row} categoryId={filters.categoryId!} last={count - 1} />}
          {row.valuesUrl && (
            <LinkButton
              data-visit
              small
              aria-label={t('attributes.values.of', { name: row.name.text })}
              href={row.valuesUrl}
            >
              {t('attributes.values.title')}
            </LinkButton>
          )}
          <LinkButton
            data-visit
            small
            aria-label={t('attributes.merge.of', { name: row.name.text })}
            href={row.mergeUrl}
          >
            {t('attributes.merge.title')}
          </LinkButton>
          <RecordLink
            id={`delete-attribute-${row.id}`}
            className={buttonClass({ small: true })}
            aria-label={t('attributes.delete.of', { name: row.name.text })}
            href={row.deleteUrl}
          >
            {t('attributes.delete.label')}
          </RecordLink>
        </Row>
      )}
      bulk={{
        nameOf: ({ name }) => name.text,
        actions: (count) => [
          {
            label: t('attributes.bulk.label'),
            question: { title: t('attributes.bulk.title', { count }), text: t('attributes.bulk.text') },
          },
        ],
      }}
    />
  );
}
