import { Module } from '@nestjs/common';
import { EngineNames } from './engine-names.js';
import { EngineModule } from './engine/engine.module.js';
import { ListCounts } from './list-counts.js';
import { OpenSearchIndex } from './open-search-index.js';
import { IndexWritingModule } from './writing/index-writing.module.js';

/** The catalogue index in OpenSearch; nothing of it does anything unless OPENSEARCH_URL is set. */
@Module({
  imports: [EngineModule, IndexWritingModule],
  providers: [EngineNames, ListCounts, OpenSearchIndex],
  exports: [OpenSearchIndex],
})
export class OpenSearchIndexModule {}
