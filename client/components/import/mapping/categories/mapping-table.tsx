import { useState } from 'react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type { CategoryPathProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import type { Column } from '../../../admin/list/data-table.js';
import { useRecordTable } from '../../../admin/list/use-record-table.js';
import { MappingDialog } from './mapping-dialog.js';
import { MappingPath } from './mapping-path.js';
import { MappingPlace } from './mapping-place.js';

type Props = Pick<PageProps<'import/categories'>, 'mappings' | 'count' | 'bulkUrl' | 'filters' | 'listUrl'>;

/** Paths with their targets; paths without a target have suggestions. */
export function MappingTable({ mappings, count, bulkUrl, filters, listUrl }: Props) {
  const { t, number } = useI18n();
  const [open, setOpen] = useState<number | null>(null);
  const opened = mappings.find(({ id }) => id === open);
  const isGoogle = mappings.some(({ itemCount }) => itemCount === null);
  const items: Column<CategoryPathProps> = {
    id: 'items',
    label: t('mappings.columns.items'),
    numeric: true,
    cell: ({ itemCount }) => number(itemCount!),
  };
  const columns: Column<CategoryPathProps>[] = [
    {
      id: 'path',
      label: t(isGoogle ? 'mappings.google.path' : 'mappings.columns.path'),
      cell: (mapping) => <MappingPath mapping={mapping} />,
    },
    ...(isGoogle ? [] : [items]),
    {
      id: 'category',
      label: t('mappings.columns.category'),
      cell: (mapping) => <MappingPlace mapping={mapping} onChoose={() => setOpen(mapping.id)} />,
    },
  ];
  const { table, bar } = useRecordTable({
    label: t(isGoogle ? 'mappings.google.title' : 'mappings.title'),
    list: { formUrl: listUrl, bulkUrl, filters },
    rows: mappings,
    columns,
    bulk: {
      nameOf: ({ path }) => path,
      found: { count, label: t('mappings.select_found', { count }) },
      actions: () =>
        (['ask', 'accept', 'exclude', 'reset'] as const).map((action) => ({
          label: t(`mappings.bulk.${action}`),
          field: ['action', action],
        })),
    },
  });
  return (
    <>
      {table}
      {bar}
      {opened && <MappingDialog key={opened.id} mapping={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
