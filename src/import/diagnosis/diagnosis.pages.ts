import type { StoreChoice } from '../import-stores.props.js';
import type { MappingTargetProps } from '../stored-mappings/mapping-targets.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { ImportJson } from '../import.json.js';
import type {
  CoverageJson,
  CoveredRunJson,
  FindingKindJson,
  FindingJson,
  UnreadFieldJson,
} from './diagnosis.json.js';

/** The store's mapping of fields that the file's format does not read. */
export interface UnreadMapping {
  added: { path: string; label: string }[];
  /** POST maps a field; null: the person may only read. */
  url: string | null;
  targets: MappingTargetProps[];
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/diagnosis': StoreChoice & {
      importsUrl: string;
      /** null: the store has no accepted file since these are counted. */
      run: ImportJson | null;
      /** Whether the run's findings are still stored. */
      kept: boolean;
      /** How many live offers the coverage is about; null: it is about the file. */
      offers: number | null;
      coverage: CoverageJson[];
      /** The newest first. */
      history: CoveredRunJson[];
      findings: FindingKindJson[];
      unread: UnreadFieldJson[];
      /** null: the format of the file reads all fields. */
      mapping: UnreadMapping | null;
      finding: {
        label: string;
        count: number;
        /** The number of stored findings, if there are more than these; null if all are stored. */
        keptOf: number | null;
        items: FindingJson[];
        pagination: Pagination;
        closeUrl: string;
        /** The list of these offers, if the findings are offers. */
        listUrl: string | null;
      } | null;
    };
  }
}
