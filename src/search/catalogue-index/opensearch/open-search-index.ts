import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../../core/database/public-reads.js';
import {
  CatalogueIndex,
  type IndexHealth,
  type IndexQuery,
  type OpenList,
  type OpenText,
  type VocabularyReader,
} from '../catalogue-index.js';
import type { TextQuery } from '../text-query.js';
import { CardSearch } from './card-search.js';
import { EngineList } from './engine-list.js';
import { EngineNames } from './engine-names.js';
import { EngineText } from './engine-text.js';
import { EngineVocabulary } from './engine-vocabulary.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { Engine } from './engine/engine.js';
import { ListCounts } from './list-counts.js';

/** The index in OpenSearch, some seconds after the last commit. */
@Injectable()
export class OpenSearchIndex extends CatalogueIndex {
  private readonly search: CardSearch;

  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly names: EngineNames,
    private readonly counts: ListCounts,
    private readonly reads: PublicReads,
  ) {
    super();
    this.search = new CardSearch(engine, indexes);
  }

  open(query: IndexQuery): OpenList {
    return this.listOf(query, query.text ? this.textOf(query.text) : null);
  }

  openText(query: TextQuery): OpenText {
    const text = this.textOf(query);
    return {
      query,
      countWhole: () => text.countWhole(),
      matched: () => text.matched(),
      open: (list) => this.listOf({ ...list, text: query }, text),
    };
  }

  async vocabulary(): Promise<VocabularyReader> {
    return new EngineVocabulary(this.engine, this.indexes, this.names);
  }

  async check(): Promise<IndexHealth> {
    return this.search.cards({ size: 0, query: { match_all: {} } }).then(
      () => 'ok',
      () => 'cannot be reached',
    );
  }

  private textOf(query: TextQuery): EngineText {
    return new EngineText(this.search, this.names, query);
  }

  private listOf(query: IndexQuery, text: EngineText | null): OpenList {
    const { search, names, counts, reads } = this;
    return new EngineList({ search, names, counts, reads }, query, text);
  }
}
