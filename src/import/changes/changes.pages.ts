import type { Pagination } from '../../core/http/api/pagination.js';
import type { ImportSummary } from '../import.pages.js';
import type { DifferenceProps } from '../differences/difference.props.js';
import type { ChangesState } from './changes-state.js';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/changes': {
      run: ImportSummary;
      state: ChangesState;
      /** Nothing of it stands in the catalogue: what is listed would have changed. */
      foreseen: boolean;
      tabs: { id: string; label: string; count: number; url: string; current: boolean }[];
      changes: DifferenceProps[];
      count: number;
      /** Of a kind with very many, only the first are kept one by one: so many; null when these are all. */
      keptOf: number | null;
      pagination: Pagination;
      csvUrl: string;
      jsonUrl: string;
    };
  }
}
