import type { RowFilter } from '../../../stored-mappings/mapping-rules.js';
import type { IndexedNode } from '../../feed-node.js';
import { foldText } from '../../../../core/i18n/fold-text.js';
import { FeedPath } from '../tables/feed-path.js';
import { OF_PARENT } from './placeholders.js';

interface CompiledFilter {
  path: string;
  /** In the row, and in the row that it refers to. */
  places: FeedPath[];
  values: ReadonlySet<string>;
  wanted: boolean;
}

/** Decides which rows are left out. */
export class RowFilters {
  private readonly filters: CompiledFilter[];

  constructor(filters: readonly RowFilter[]) {
    this.filters = filters.map(({ path, condition, values }) => ({
      path,
      places: [new FeedPath(path), new FeedPath(OF_PARENT + path)],
      values: new Set(values.map(foldText)),
      wanted: condition === 'is',
    }));
  }

  /** The column and its value that leave the row out; empty: it stays. */
  reasonAgainst(item: IndexedNode): string {
    for (const { path, places, values, wanted } of this.filters)
      for (const [index, place] of places.entries()) {
        const text = place.texts(item)[0] ?? '';
        // only some rows belong to another one
        if (index > 0 && !text) continue;
        if (values.has(foldText(text)) !== wanted) return `${path}: ${text || '–'}`;
      }
    return '';
  }
}
