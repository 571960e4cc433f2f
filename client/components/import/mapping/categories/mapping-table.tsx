import { useState } from 'react';
import type { CategoryPathProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../../admin/list/data-table.js';
import { MappingDialog } from './mapping-dialog.js';
import { MappingPlace } from './mapping-place.js';

/** Paths with their targets; paths without a target have suggestions. */
export function MappingTable({ mappings }: { mappings: CategoryPathProps[] }) {
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
      cell: ({ path, googleId }) =>
        [...(googleId === null ? [] : [googleId]), path.split(' > ').join(' › ')].join(' – '),
    },
    ...(isGoogle ? [] : [items]),
    {
      id: 'category',
      label: t('mappings.columns.category'),
      cell: (mapping) => <MappingPlace mapping={mapping} onChoose={() => setOpen(mapping.id)} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={t(isGoogle ? 'mappings.google.title' : 'mappings.title')}
        columns={columns}
        rows={mappings}
      />
      {opened && <MappingDialog key={opened.id} mapping={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
