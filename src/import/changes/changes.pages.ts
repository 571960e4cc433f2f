import type { Pagination } from '../../core/http/api/pagination.js';
import type { DifferenceJson } from '../differences/difference.json.js';
import type { ImportJson } from '../import.json.js';
import type { ChangesState } from './changes-state.js';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/changes': {
      run: ImportJson;
      state: ChangesState;
      /** The run wrote nothing: the list shows the changes that it would make. */
      untouched: boolean;
      tabs: { id: string; label: string; count: number; url: string; current: boolean }[];
      changes: DifferenceJson[];
      count: number;
      /** The number of stored changes; null if all are stored. */
      keptOf: number | null;
      pagination: Pagination;
      csvUrl: string;
      jsonUrl: string;
    };
  }
}
