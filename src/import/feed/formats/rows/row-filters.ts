import type { RowFilter } from '../../../stored-mappings/mapping-rules.js';
import type { IndexedNode } from '../../feed-node.js';
import { foldText } from '../../../../core/i18n/fold-text.js';
import { FeedPath } from '../tables/feed-path.js';
import { isOfParent, OF_PARENT, withoutParent } from './placeholders.js';

interface CompiledFilter {
  column: string;
  /** In the row, and in its main product's row. */
  places: FeedPath[];
  values: ReadonlySet<string>;
  wanted: boolean;
}

const NO_VALUE = [''];

/** Decides which rows are left out. */
export class RowFilters {
  private readonly filters: CompiledFilter[];

  constructor(filters: readonly RowFilter[]) {
    this.filters = filters.map(({ path, condition, values }) => {
      const column = withoutParent(path);
      return {
        column,
        places: [...(isOfParent(path) ? [] : [column]), OF_PARENT + column].map((each) => new FeedPath(each)),
        values: new Set((condition === 'is-empty' ? NO_VALUE : values).map(foldText)),
        wanted: condition !== 'is-not',
      };
    });
  }

  /** The column and its value that leave the row out; empty: it stays. */
  reasonAgainst(item: IndexedNode): string {
    for (const { column, places, values, wanted } of this.filters)
      for (const [index, place] of places.entries()) {
        const text = place.texts(item)[0] ?? '';
        // only some rows belong to another one
        if (index > 0 && !text) continue;
        if (values.has(foldText(text)) !== wanted) return `${column}: ${text || '–'}`;
      }
    return '';
  }
}
