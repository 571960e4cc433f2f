import type { ComponentProps, ReactNode } from 'react';
import type { ListProps } from '../../../../src/core/http/api/page-list.js';
import { Pagination } from '../../ui/navigation/pagination.js';
import { EmptyList } from './empty-list.js';
import { ListToolbar } from './list-toolbar.js';
import { RefusedRecords } from './refused-records.js';
import { Cluster } from '../../ui/layout/boxes.js';

/** The props of a page that a search, a filter or an order changes; pages have some of them. */
export const LIST_PROPS = [
  'count',
  'pagination',
  'sorts',
  'filters',
  'usualColumnsUrl',
  'filterCounts',
  'statusCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];

type Search = Pick<ComponentProps<typeof ListToolbar>, 'query' | 'searchLabel' | 'keep' | 'only' | 'chosen'>;

interface Props extends Search {
  label: string;
  list: Omit<ListProps, 'count'>;
  /** Links to the records by status, above the toolbar. */
  head?: ReactNode;
  /** Filters of the toolbar. */
  filters?: ReactNode;
  /** How many records there are. */
  counted: ReactNode;
  /** It is in sight elsewhere, so it is only read out. */
  isCountHidden?: boolean;
  /** Next to it. */
  tools?: ReactNode;
  isEmpty: boolean;
  /** The purpose of the list, while it is empty. */
  none: string;
  /** The first step then. */
  action?: ReactNode;
  /** Results of earlier actions. */
  notes?: ReactNode;
  /** The records. */
  children: ReactNode;
  foot?: ReactNode;
}

/** Records with search, filters and pages. `only` names the props that are not among `LIST_PROPS`. */
export function RecordList({
  label,
  list,
  head,
  filters,
  counted,
  tools,
  notes,
  foot,
  children,
  ...rest
}: Props) {
  const { isEmpty, none, action, only, isCountHidden, ...search } = rest;
  const { formUrl, resetUrl, pagination } = list;
  const count = (
    <p role="status" className={isCountHidden ? 'hidden-text' : 'list-count'}>
      {counted}
    </p>
  );
  return (
    <section className="list" aria-label={label}>
      {head}
      <ListToolbar {...search} url={formUrl} only={[...LIST_PROPS, ...only]} resetUrl={resetUrl}>
        {filters}
      </ListToolbar>
      {tools ? (
        <Cluster gap={3} align="center" justify="between" className="list-part">
          {count}
          {tools}
        </Cluster>
      ) : (
        count
      )}
      <RefusedRecords />
      {notes}
      {isEmpty ? <EmptyList resetUrl={resetUrl} text={none} action={action} /> : children}
      <Pagination pages={pagination} />
      {foot}
    </section>
  );
}
