import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { MemoryIndexModule } from './catalogue-index/memory/memory-index.module.js';
import { SearchCompletions } from './search-completions.js';
import { SearchUnderstanding } from './search-understanding.js';
import { SynonymsSearch } from './synonyms/synonyms.search.js';

@Module({
  imports: [MemoryIndexModule, CategoriesModule],
  providers: [SearchCompletions, SearchUnderstanding, SynonymsSearch],
  exports: [MemoryIndexModule, SearchCompletions, SearchUnderstanding],
})
export class SearchModule {}
