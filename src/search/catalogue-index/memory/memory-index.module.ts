import { Module } from '@nestjs/common';
import { IndexReader } from './content/index-reader.js';
import { MemoryIndex } from './memory-index.js';

/** The catalogue index in the memory of each process. */
@Module({
  providers: [IndexReader, MemoryIndex],
  exports: [MemoryIndex],
})
export class MemoryIndexModule {}
