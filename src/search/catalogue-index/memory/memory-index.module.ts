import { Module } from '@nestjs/common';
import { CatalogueIndex } from '../catalogue-index.js';
import { IndexReader } from './content/index-reader.js';
import { MemoryIndex } from './memory-index.js';

/** The catalogue index in the memory of each process. */
@Module({
  providers: [IndexReader, { provide: CatalogueIndex, useClass: MemoryIndex }],
  exports: [CatalogueIndex],
})
export class MemoryIndexModule {}
