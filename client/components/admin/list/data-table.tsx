import { type ReactNode, useEffect, useRef } from 'react';
import type { SortLink } from '../../../../src/core/http/api/pagination.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { passFocusTo } from '../../shell/use-navigation-focus.js';
import { ColumnHeader } from './column-header.js';
import { RowCheck } from './row-check.js';
import type { RowSelection } from './use-selection.js';
import { Table } from '../../ui/layout/table.js';

export interface Column<Row> {
  /** The list can be sorted by an order with this id, if it exists. */
  id: string;
  label: string;
  numeric?: boolean;
  cell(row: Row): ReactNode;
}

interface Props<Row> {
  /** Caption of the table, for screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: Column<Row>[];
  rows: Row[];
  /** Left out: its `id`. */
  rowKey?(row: Row): string | number;
  sorts?: SortLink[];
  /** Actions on a row. */
  actions?(row: Row): ReactNode;
  /** Each row is one line, on phones two or three; `usual`: there without the columns of least worth. */
  dense?: 'usual' | 'chosen';
  /** Rows can be taken together; `isPlain`: also without JavaScript. */
  selection?: RowSelection & { labelOf(row: Row): string; isPlain: boolean };
}

type KeyedProps<Row> = Props<Row> & Required<Pick<Props<Row>, 'rowKey'>>;

/** For the selection a number: lists without one may have others. */
export const idOf = (row: unknown) => (row as { id: number }).id;

/**
 * A list as a table; on phones each row is a card. The roles are explicit, because a browser does not treat
 * cards as a table.
 */
export function DataTable<Row extends { id: string | number }>(props: Props<Row>): ReactNode;
export function DataTable<Row>(props: KeyedProps<Row>): ReactNode;
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey = idOf,
  sorts = [],
  actions,
  dense,
  selection,
}: Props<Row>) {
  const { t } = useI18n();
  const [name, ...others] = columns;
  const element = useRef<HTMLDivElement>(null);
  // an action may take away its row, or the bar with its button; with the last row the table goes
  useEffect(() => passFocusTo(element.current));
  useEffect(() => () => passFocusTo(document.getElementById('content')), []);
  return (
    <div ref={element} className="table-scroll" tabIndex={0} role="group" aria-label={caption}>
      <Table caption={caption} className="data-table" role="table" data-dense={dense}>
        <thead role="rowgroup">
          <tr role="row" data-label={t('admin.list.sort')}>
            {selection && (
              <th role="columnheader" scope="col" className="row-choice">
                <RowCheck
                  label={t('admin.list.select_page')}
                  checked={selection.page === 'all'}
                  partly={selection.page === 'some'}
                  onCheck={selection.checkPage}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sorts.find(({ id }) => id === column.id)} />
            ))}
            {actions && (
              <th role="columnheader" scope="col" className="row-actions">
                <span className="hidden-text">{t('admin.list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" data-selected={selection?.has(idOf(row)) || undefined}>
              {selection && (
                <td role="cell" className="row-choice">
                  <RowCheck
                    label={selection.labelOf(row)}
                    id={selection.isPlain ? idOf(row) : undefined}
                    checked={selection.has(idOf(row))}
                    onCheck={(checked, isRange) => selection.check(idOf(row), checked, isRange)}
                  />
                </td>
              )}
              <th role="rowheader" scope="row">
                {name!.cell(row)}
              </th>
              {others.map(({ id, label, numeric, cell }) => (
                <td
                  key={id}
                  role="cell"
                  className={numeric ? 'number' : undefined}
                  data-label={label}
                  data-column={id}
                >
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td role="cell" className="row-actions">
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
