import type { Pagination } from '../../core/http/api/pagination.js';
import type { DifferenceJson } from '../differences/difference.json.js';
import type { ImportJson } from '../import.json.js';
import type { ChangesState } from './changes-state.js';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/changes': {
      run: ImportJson;
      state: ChangesState;
      /** The run has written nothing: the list shows what it would change. */
      untouched: boolean;
      tabs: { id: string; label: string; count: number; url: string; current: boolean }[];
      changes: DifferenceJson[];
      count: number;
      /** How many of them are stored, where not all are; else null. */
      keptOf: number | null;
      pagination: Pagination;
      csvUrl: string;
      jsonUrl: string;
    };
  }
}
