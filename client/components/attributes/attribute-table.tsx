import type { AttributeRow } from '../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { RecordLink } from '../ui/record-link.js';
import { Text } from '../ui/text.js';
import { CategoryNames } from './category-names.js';
import { MoveButtons } from './move-buttons.js';

interface Props {
  attributes: AttributeRow[];
  categories: { id: number; label: string }[];
  /** The category whose own order the list shows; null: none. */
  ordered: number | null;
  /** How many it has, on all pages. */
  count: number;
}

export function AttributeTable({ attributes, categories, ordered, count }: Props) {
  const { t, number } = useI18n();
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
          {unit && <span className="unit">{unit}</span>}
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
    <DataTable
      caption={t('attributes.title')}
      columns={columns}
      rows={attributes}
      actions={(row) => (
        <span className="row-buttons">
          {ordered !== null && <MoveButtons attribute={row} categoryId={ordered} last={count - 1} />}
          <RecordLink
            id={`delete-attribute-${row.id}`}
            className="button button-small"
            aria-label={t('attributes.delete.of', { name: row.name.text })}
            href={row.deleteUrl}
          >
            {t('attributes.delete.label')}
          </RecordLink>
        </span>
      )}
    />
  );
}
