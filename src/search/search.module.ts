import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { CatalogueIndexModule } from './catalogue-index/catalogue-index.module.js';
import { SearchCompletions } from './search-completions.js';
import { SearchUnderstanding } from './search-understanding.js';
import { SynonymsSearch } from './synonyms/synonyms.search.js';

@Module({
  imports: [CatalogueIndexModule, CategoriesModule],
  providers: [SearchCompletions, SearchUnderstanding, SynonymsSearch],
  exports: [CatalogueIndexModule, SearchCompletions, SearchUnderstanding],
})
export class SearchModule {}
