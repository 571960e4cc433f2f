import type { SortLink } from '../../../../src/core/http/api/pagination.js';
import { Icon } from '../../ui/icon.js';

interface Props {
  column: { label: string; numeric?: boolean };
  /** Absent: the list has no such order. */
  sort: SortLink | undefined;
}

/** The header of a column; a link if it can sort the list. */
export function ColumnHeader({ column, sort }: Props) {
  const { label, numeric } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      className={numeric ? 'number' : undefined}
      aria-sort={sort?.direction ?? (sort && 'none')}
      data-sortable={sort ? true : undefined}
    >
      {sort ? (
        <a data-visit data-preserve-scroll href={sort.url}>
          {label}
          {sort.direction && <Icon name={sort.direction === 'ascending' ? 'up' : 'down'} size={16} />}
        </a>
      ) : (
        label
      )}
    </th>
  );
}
