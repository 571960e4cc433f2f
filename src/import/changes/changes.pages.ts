import type { Pagination } from '../../core/http/api/pagination.js';
import type { ImportSummary } from '../import.pages.js';
import type { DifferenceProps } from '../differences/difference.props.js';
import type { ChangesState } from './changes-state.js';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/changes': {
      run: ImportSummary;
      state: ChangesState;
      /** The run has written nothing: the list shows what it would change. */
      foreseen: boolean;
      tabs: { id: string; label: string; count: number; url: string; current: boolean }[];
      changes: DifferenceProps[];
      count: number;
      /** How many of them are stored, where not all are; else null. */
      keptOf: number | null;
      pagination: Pagination;
      csvUrl: string;
      jsonUrl: string;
    };
  }
}
