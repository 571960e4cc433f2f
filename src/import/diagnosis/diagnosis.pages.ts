import type { StoreChoice } from '../import-stores.props.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { ImportJson } from '../import.json.js';
import type { CoverageJson, CoveredRunJson, FindingKindJson, FindingJson } from './diagnosis.json.js';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/diagnosis': StoreChoice & {
      importsUrl: string;
      /** null: no file of the store has been accepted since these are counted. */
      run: ImportJson | null;
      /** Whether what was found in it is still there. */
      kept: boolean;
      /** How many live offers the coverage is about; null: it is about the file. */
      offers: number | null;
      coverage: CoverageJson[];
      /** The newest first. */
      history: CoveredRunJson[];
      findings: FindingKindJson[];
      finding: {
        label: string;
        count: number;
        /** Of very many only the first are kept one by one: so many; null when these are all. */
        keptOf: number | null;
        items: FindingJson[];
        pagination: Pagination;
        closeUrl: string;
      } | null;
    };
  }
}
