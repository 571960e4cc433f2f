import type { ComponentProps, ReactNode } from 'react';
import type { ListColumns } from '../../../../src/core/http/api/list-columns.js';
import type { ListProps, ListTab } from '../../../../src/core/http/api/page-list.js';
import type { SortLink } from '../../../../src/core/http/api/pagination.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { type BulkAction, BulkBar, plainActions } from './bulk-bar.js';
import { ColumnMenu } from './column-menu.js';
import { type Column, DataTable, idOf } from './data-table.js';
import { RecordList } from './record-list.js';
import { sortOf } from './sort-of.js';
import { StatusTabs } from './status-tabs.js';
import { useSelection } from './use-selection.js';

type Frame = Pick<
  ComponentProps<typeof RecordList>,
  'label' | 'searchLabel' | 'only' | 'chosen' | 'filters' | 'counted' | 'none' | 'action'
>;

interface Props<Row extends { id: string | number }, State extends string> extends Frame {
  /** The props of the page. */
  list: ListProps &
    Partial<ListColumns<string>> & {
      filters: { query: string; status?: string };
      sorts?: SortLink[];
      statusCounts?: ListTab<State>[];
    };
  /** Links to the records by state. */
  states?: { label: string; nameOf(id: State): string };
  rows: Row[];
  /** All that the list can show; the first one names the row. */
  columns: Column<Row>[];
  /** What can be done with a row at once. */
  actions?(row: Row): ReactNode;
  /** What can be done with several, where the page allows it. */
  bulk?: { nameOf(row: Row): string; actions(count: number): BulkAction[] };
}

/** Records as a table with search, filters and pages, a choice of columns, and actions on those that are selected. */
export function TableList<Row extends { id: string | number }, State extends string = never>({
  list,
  rows,
  states,
  columns,
  actions,
  bulk,
  ...frame
}: Props<Row, State>) {
  const { t } = useI18n();
  const { person } = useShared();
  const { filters, sorts = [], statusCounts = [], hiddenColumns, usualColumnsUrl, bulkUrl } = list;
  const of = (ids: string[]) => ids.map((id) => columns.find((column) => column.id === id)!);
  const shown = list.columns ?? columns.slice(1).map(({ id }) => id);
  const ids = rows.map(idOf);
  const selection = useSelection(JSON.stringify([person?.email, list.formUrl, filters]), ids, rows.length);
  // an action takes what is in sight
  const chosen = ids.filter(selection.has);
  const bulkActions = bulk && bulkUrl ? bulk.actions(chosen.length) : null;
  return (
    <RecordList
      {...frame}
      list={list}
      head={
        states && (
          <StatusTabs
            label={states.label}
            tabs={statusCounts.map((tab) => ({ ...tab, label: states.nameOf(tab.id) }))}
          />
        )
      }
      query={filters.query}
      keep={{
        status: filters.status ?? [],
        ...sortOf(sorts),
        columns: usualColumnsUrl ? ['name', ...shown] : [],
      }}
      tools={
        hiddenColumns && (
          <ColumnMenu
            shown={shown}
            hidden={hiddenColumns}
            labelOf={(id) => of([id])[0]!.label}
            url={list.formUrl}
            usualUrl={usualColumnsUrl ?? null}
          />
        )
      }
      isEmpty={rows.length === 0}
      foot={
        bulkActions && (
          <BulkBar
            url={bulkUrl!}
            selection={{ ...selection, ids: new Set(chosen), count: chosen.length }}
            selected={t('admin.list.selected', { count: chosen.length })}
            actions={bulkActions}
          />
        )
      }
    >
      <DataTable
        caption={frame.label}
        columns={[columns[0]!, ...of(shown)]}
        rows={rows}
        sorts={sorts}
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
    </RecordList>
  );
}
