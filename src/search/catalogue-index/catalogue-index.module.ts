import { Module } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { CatalogueIndex } from './catalogue-index.js';
import { MemoryIndex } from './memory/memory-index.js';
import { MemoryIndexModule } from './memory/memory-index.module.js';
import { OpenSearchIndex } from './opensearch/open-search-index.js';
import { OpenSearchIndexModule } from './opensearch/open-search-index.module.js';

/** The catalogue index: OpenSearch if it is configured, or else the memory of each process, which loads on first use. */
@Module({
  imports: [MemoryIndexModule, OpenSearchIndexModule],
  providers: [
    {
      provide: CatalogueIndex,
      inject: [Config, MemoryIndex, OpenSearchIndex],
      useFactory: ({ openSearch }: Config, memory: MemoryIndex, engine: OpenSearchIndex) =>
        openSearch ? engine : memory,
    },
  ],
  exports: [CatalogueIndex],
})
export class CatalogueIndexModule {}
