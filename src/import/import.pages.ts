import type { StoreChoice } from './import-stores.props.js';
import type { ListColumns } from '../core/http/api/list-columns.js';
import type { Pagination } from '../core/http/api/pagination.js';
import type { FeedContent, ImportCounters } from './import.entity.js';
import type { ImportDetailJson, ImportIssueJson, ImportJson } from './import.json.js';
import type { IssueCounter } from './import-reports.js';

/**
 * A run with URLs of pages. The URL of an action is null if it is not possible now, or not for this person.
 */
export interface ImportDetail extends Omit<ImportDetailJson, 'surveyUrl' | 'issuesUrl' | 'issueCounts'> {
  /** `repairUrl`: the page on which a person removes the cause; null: it is in the file. */
  issueCounts: (ImportDetailJson['issueCounts'][number] & { repairUrl: string | null })[];
  repeatUrl: string | null;
  /** The mapping of the file's fields, which may replace a known format; null when there is none to edit. */
  mappingUrl: string | null;
  /** The lists of the counted items; counters without a list are missing. */
  counterUrls: Partial<Record<keyof ImportCounters | 'warnings', string>>;
}

/** Columns of the list, without the file. */
export type ImportColumn = 'when' | 'status' | 'read' | 'changed' | 'rejected';

/** A format that the upload screen describes, with texts `import.accepted.formats.<id>`. */
export interface AcceptedFormat {
  id:
    | 'shopify'
    | 'woocommerce'
    | 'prestashop'
    | 'opencart'
    | 'magento'
    | 'shoptet'
    | 'google'
    | 'ceneje'
    | 'heureka'
    | 'katalog'
    | 'table'
    | 'other';
  /** Columns or elements that a file must have; empty: the store maps them. */
  columns: string[];
}

type ListedStore = StoreChoice & ListColumns<ImportColumn>;

declare module '../core/inertia/pages.js' {
  interface Pages {
    'import/index': ListedStore & {
      can: { upload: boolean };
      /** Multipart field `uploadXML`, `mode`, `dryRun`, `language` and `currency`. */
      uploadUrl: string;
      /** An example of a file. */
      exampleUrl: string;
      acceptedFormats: AcceptedFormat[];
      /** The content mode of the store's last upload. */
      lastContent: FeedContent;
      /** Null without a store. */
      diagnosisUrl: string | null;
      /** Imports of the selected store; without one, of all stores, with their names. */
      imports: (ImportJson & { companyName: string | null })[];
      /** POST `{ ids, action }`; null without permission. */
      bulkUrl: string | null;
      importPages: Pagination;
      current: ImportDetail | null;
      issues: {
        /** The selected code; null: all. */
        code: string | null;
        /** The selected counter; null: all. */
        counter: IssueCounter | null;
        items: ImportIssueJson[];
        count: number;
        /** How many of them are stored; null: all. */
        kept: number | null;
        pagination: Pagination;
        filterUrl: string;
      } | null;
      /** Category paths without a category. */
      unmappedCount: number;
      /** The mapping of category paths; null without a store. */
      categoriesUrl: string | null;
      /** The mappings of the store's own file formats; null without a store. */
      formatsUrl: string | null;
      /** Null unless the actor is a catalogue admin. */
      blockedTermsUrl: string | null;
      /** The catalogue's mapping of Google's taxonomy; null unless the actor is a catalogue admin. */
      googleUrl: string | null;
      closeUrl: string;
      /** The feeds that are fetched on a schedule; null without permission. */
      feedsUrl: string | null;
    };
  }
}
