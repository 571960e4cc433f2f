import type { ComponentProps } from 'react';
import type { ListProps, ListTab } from '../../../../src/core/http/api/page-list.js';
import { RecordList } from './record-list.js';
import { sortOf } from './sort-of.js';
import { Tabs } from '../../ui/navigation/tabs.js';
import { type RecordTable, useRecordTable } from './use-record-table.js';

type Frame = Pick<
  ComponentProps<typeof RecordList>,
  'label' | 'searchLabel' | 'only' | 'chosen' | 'filters' | 'counted' | 'none' | 'action'
>;

interface Props<Row extends { id: string | number }, State extends string> extends Frame, RecordTable<Row> {
  /** The props of the page. */
  list: RecordTable<Row>['list'] &
    ListProps & { filters: { query: string; status?: string }; statusCounts?: ListTab<State>[] };
  /** Links to the records by state. */
  states?: { label: string; nameOf(id: State): string };
}

/** Records as a table with search, filters and pages, a choice of columns, and bulk actions. */
export function TableList<Row extends { id: string | number }, State extends string = never>(
  props: Props<Row, State>,
) {
  const { list, rows, states, columns: _columns, actions: _actions, bulk: _bulk, ...frame } = props;
  const { filters, sorts = [], statusCounts = [] } = list;
  const { kept, menu, table, bar } = useRecordTable(props);
  return (
    <RecordList
      {...frame}
      list={list}
      head={
        states && (
          <Tabs
            label={states.label}
            tabs={statusCounts.map((tab) => ({ ...tab, label: states.nameOf(tab.id) }))}
          />
        )
      }
      query={filters.query}
      keep={{ status: filters.status ?? [], ...sortOf(sorts), columns: kept }}
      tools={menu}
      isEmpty={rows.length === 0}
      foot={bar}
    >
      {table}
    </RecordList>
  );
}
