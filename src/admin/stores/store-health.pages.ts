import type { ColumnListProps, ListTab } from '../../core/http/api/page-list.js';
import type { SortLink } from '../../core/http/api/pagination.js';
import type { CompanyStatus } from '../../companies/company.entity.js';
import type { ImportStatus } from '../../import/import-states.js';
import type { NUMBERS, Trouble } from './store-health.query.js';

/** A number with the page that shows its records; null: unknown. */
export interface LinkedNumber {
  count: number | null;
  url: string;
}

/** A store with the state of its data; times are ISO 8601 UTC. */
export interface StoreHealthRow {
  id: number;
  name: string;
  /** The store's form. */
  url: string;
  status: CompanyStatus;
  /** The last import that was no dry run; null: there was none. */
  lastImport: { url: string; status: ImportStatus; at: string } | null;
  importsUrl: string;
  /** Feeds that are on, with failures in the last fetches, and with so many that the store got a message. */
  feeds: { count: number; shaky: number; failing: number; url: string };
  /** Items that the last written import rejected, and all that it read. */
  rejected: LinkedNumber & { read: number | null };
  /** Items of the last written import without an image address. */
  withoutImage: LinkedNumber;
  /** `more`: there are more than `count`. */
  failingImages: { count: number; more: boolean; url: string };
  wrongEans: LinkedNumber;
  /** Visible offers. */
  offers: LinkedNumber;
  /** Visible products that were compared with no other store's, counted every hour; null: not counted yet. */
  alone: number | null;
  visits: LinkedNumber & { count: number; before: number };
  /** The store's offers that show no image. */
  imagelessUrl: string;
}

export type StoreHealthColumn = (typeof NUMBERS)[number] | 'failingImages';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'stores/index': ColumnListProps<StoreHealthColumn> & {
      stores: StoreHealthRow[];
      sorts: SortLink[];
      filters: { query: string; status: CompanyStatus | 'all'; trouble: Trouble | null };
      statusCounts: ListTab<CompanyStatus | 'all'>[];
      troubleCounts: Record<Trouble, number>;
      /** The stores with their profiles. */
      companiesUrl: string;
    };
  }
}
