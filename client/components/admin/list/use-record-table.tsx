import type { ReactNode } from 'react';
import type { ListColumns } from '../../../../src/core/http/api/list-columns.js';
import type { SortLink } from '../../../../src/core/http/api/pagination.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { type BulkAction, BulkBar, plainActions } from './bulk-bar.js';
import { ColumnMenu } from './column-menu.js';
import { type Column, DataTable, idOf } from './data-table.js';
import { useSelection } from './use-selection.js';

export interface RecordTable<Row extends { id: string | number }> {
  label: string;
  list: Partial<ListColumns<string>> & {
    formUrl: string;
    bulkUrl?: string | null;
    /** When they change, the selection is cleared. */
    filters?: object;
    sorts?: SortLink[];
  };
  rows: Row[];
  /** All that the list can show; the first one names the row. */
  columns: Column<Row>[];
  /** Actions on a row. */
  actions?(row: Row): ReactNode;
  /** Bulk actions, if the page allows them. */
  bulk?: {
    nameOf(row: Row): string;
    /** Rows on all pages that one action may have; left out: actions apply to the visible rows. */
    found?: { count: number; label: string };
    actions(count: number): BulkAction[];
  };
}

/** The parts of a list: its table, the choice of columns, and the bulk actions. */
export function useRecordTable<Row extends { id: string | number }>(props: RecordTable<Row>) {
  const { label, list, rows, columns, actions, bulk } = props;
  const { t } = useI18n();
  const { person } = useShared();
  const { hiddenColumns, usualColumnsUrl = null, bulkUrl } = list;
  const of = (ids: string[]) => ids.map((id) => columns.find((column) => column.id === id)!);
  const shown = list.columns ?? columns.slice(1).map(({ id }) => id);
  const ids = rows.map(idOf);
  const selection = useSelection(
    JSON.stringify([person?.email, list.formUrl, list.filters]),
    ids,
    bulk?.found?.count ?? rows.length,
  );
  const onPage = ids.filter(selection.has);
  const chosen = selection.all ? selection : { ...selection, ids: new Set(onPage), count: onPage.length };
  const bulkActions = bulk && bulkUrl ? bulk.actions(chosen.count) : null;
  const { found } = bulk ?? {};
  return {
    /** Parameters that the toolbar keeps in the address. */
    kept: usualColumnsUrl ? ['name', ...shown] : [],
    menu: hiddenColumns && (
      <ColumnMenu
        shown={shown}
        hidden={hiddenColumns}
        labelOf={(id) => of([id])[0]!.label}
        url={list.formUrl}
        usualUrl={usualColumnsUrl}
      />
    ),
    table: (
      <DataTable
        caption={label}
        columns={[columns[0]!, ...of(shown)]}
        rows={rows}
        sorts={list.sorts}
        actions={actions}
        selection={
          bulkActions
            ? {
                ...selection,
                labelOf: (row) => t('admin.list.select_row', { name: bulk!.nameOf(row) }),
                isPlain: plainActions(bulkActions).length > 0,
              }
            : undefined
        }
      />
    ),
    bar: bulkActions && (
      <BulkBar
        url={bulkUrl!}
        selection={chosen}
        selected={t('admin.list.selected', { count: chosen.count })}
        extend={
          found !== undefined &&
          !selection.all &&
          selection.page === 'all' &&
          found.count > rows.length && { label: found.label, select: selection.selectAll }
        }
        actions={bulkActions}
      />
    ),
  };
}
