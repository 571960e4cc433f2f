import { chooseColumns, type ListColumns } from './list-columns.js';
import { pageCountOf, type Pagination, type SortLink, toPagination, toSortLinks } from './pagination.js';

/** The query of a list on a page, and the dialog that is open over it. */
interface ListQuery {
  page: number;
  locale?: string;
  status?: string;
  sort?: string;
  columns?: string[];
  edit?: number;
  new?: '1';
  delete?: number;
}

type Value = string | number | boolean | undefined | string[];
/** If a list has fewer columns besides the name, people cannot choose columns. */
const MIN_CHOICE = 4;

type Changes<Query> = Partial<Record<keyof Query, Value>>;

/** Props of every page with a list. */
export interface ListProps {
  count: number;
  pagination: Pagination;
  /** URL that the filters are sent to. */
  formUrl: string;
  /** The list without filters; null: there are none. */
  resetUrl: string | null;
  /** POST `{ ids }` and what to do with these rows of the page; null without the permission. */
  bulkUrl?: string | null;
}

/** The props of a list whose columns people can choose. */
export type ColumnListProps<Id extends string> = ListProps & ListColumns<Id>;

/** A link to the records of one kind; `current` is the one that the list shows. */
export interface ListTab<Id extends string> {
  id: Id;
  count: number;
  url: string;
  current: boolean;
}

/** A list on a page, with the URLs that lead through it. */
export class PageList<Query extends ListQuery> {
  private readonly defaults: object;

  /** @param toUrl makes the URL of the list's page with a query */
  constructor(
    private readonly query: Query,
    private readonly toUrl: (query: Record<string, Value>) => string,
  ) {
    this.defaults = new (query.constructor as new () => Query)();
  }

  /** The list with changes. Dialogs are closed unless a change opens one; defaults are left out. */
  url(changes: Changes<Query> = {}): string {
    const { edit, new: isNew, delete: id, locale, ...list } = this.query;
    const differs = ([key, value]: [string, Value]) =>
      String(value) !== '' && value !== this.defaults[key as keyof object];
    return this.toUrl(Object.fromEntries(Object.entries({ ...list, ...changes }).filter(differs)));
  }

  /**
   * @param count number of records in the list; called only for a prop that depends on it
   * @param limit of records on a page
   */
  props(count: () => number | Promise<number>, limit: number, isFiltered: boolean) {
    return {
      count,
      pagination: async () =>
        toPagination(this.query.page, pageCountOf(await count(), limit), (page) => this.with({ page })),
      formUrl: this.toUrl({}),
      resetUrl: isFiltered ? this.toUrl({}) : null,
    };
  }

  /** Links to the sort orders, each to its first page. */
  sorts(ids: readonly string[]): SortLink[] {
    return toSortLinks(ids, this.query.sort!, (sort) => this.with({ sort, page: 1 }));
  }

  /** The columns besides the name: those in the query, or all if there are few. */
  columns<Id extends string>(possible: readonly Id[]): ListColumns<Id> {
    const isFew = possible.length < MIN_CHOICE;
    const { columns, hidden, asked } = chooseColumns(
      possible,
      possible,
      isFew ? [] : (this.query.columns ?? []),
    );
    return {
      columns,
      hiddenColumns: isFew ? null : hidden,
      usualColumnsUrl: asked.length ? this.with({ columns: [] }) : null,
    };
  }

  /** Links to the records by status, each to its first page. */
  tabs<Status extends string>(
    ids: readonly Status[],
    counts: Partial<Record<Status, number>>,
  ): ListTab<Status>[] {
    return ids.map((id) => ({
      id,
      count: counts[id] ?? 0,
      url: this.with({ status: id, page: 1 }),
      current: id === this.query.status,
    }));
  }

  private with(changes: Changes<ListQuery>): string {
    return this.url(changes as Changes<Query>);
  }
}
