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
import { IndexReader } from './content/index-reader.js';
import { IndexVocabulary } from './index-vocabulary.js';
import { MemoryList } from './memory-list.js';

/** The index in the memory of this process, up to date with the last commit. */
@Injectable()
export class MemoryIndex extends CatalogueIndex {
  constructor(
    private readonly reader: IndexReader,
    private readonly reads: PublicReads,
  ) {
    super();
  }

  open(query: IndexQuery): OpenList {
    return new MemoryList(this.reader, this.reads, query);
  }

  openText(query: TextQuery): OpenText {
    // the content caches the hits by the text
    const hitsOf = async (text: TextQuery) => (await this.reader.current()).hitsOf(text);
    return {
      query,
      countWhole: async () => (await hitsOf({ ...query, isStrict: true })).rows.length,
      matched: async () => {
        const { rows, missing, scattered } = await hitsOf(query);
        return { offers: rows.length, missing, scattered };
      },
      open: (list) => this.open({ ...list, text: query }),
    };
  }

  async vocabulary(): Promise<VocabularyReader> {
    const vocabulary = new IndexVocabulary(await this.reader.current());
    return { read: async (look) => look(vocabulary) };
  }

  async check(): Promise<IndexHealth> {
    await this.reader.current();
    return this.reader.isShortOfMemory ? 'short of memory' : 'ok';
  }
}
