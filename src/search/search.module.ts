import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { CatalogueIndexModule } from './catalogue-index/catalogue-index.module.js';
import { SearchCompletions } from './search-completions.js';
import { SearchUnderstanding } from './search-understanding.js';
import { SynonymDictionaries } from './synonyms/synonym-dictionaries.js';

@Module({
  imports: [CatalogueIndexModule, CategoriesModule],
  providers: [SearchCompletions, SearchUnderstanding, SynonymDictionaries],
  exports: [CatalogueIndexModule, SearchCompletions, SearchUnderstanding],
})
export class SearchModule {}
