import type { ListProps } from '../core/http/api/page-list.js';
import type { SortLink } from '../core/http/api/pagination.js';

/** An entry; times are ISO 8601 UTC. */
export interface AuditEntryProps {
  id: string;
  at: string;
  /** E-mail address; for admins of a store, the platform's name instead of its people; null: a command. */
  actor: string | null;
  action: string;
  /** Localised: "invited a user". */
  actionText: string;
  objectKind: string;
  objectId: string;
  /** Name at the time of the change. */
  objectName: string | null;
  /** URL of its form; null when it was deleted. */
  objectUrl: string | null;
  /** Names and codes are localised; other values are as stored; null: none. */
  changes: { field: string; before: string | null; after: string | null }[];
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'audit/index': ListProps & {
      entries: AuditEntryProps[];
      sorts: SortLink[];
      filters: {
        query: string;
        kind: string | null;
        companyId: number | null;
        from: string | null;
        to: string | null;
      };
      /** The entries of these filters as a file. */
      csvUrl: string;
      kinds: { id: string; label: string }[];
      /** Number of entries of each kind under the other filters; kinds without entries are left out. */
      kindCounts: Record<string, number>;
      /** Empty for admins of a store, who see its entries only. */
      companies: { id: number; name: string }[];
      companyCounts: Record<string, number>;
      /** For admins of a store: time of the first entry, ISO 8601 UTC; null: of all stores, or no entries. */
      since: string | null;
    };
  }
}
