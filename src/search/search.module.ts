import { Module } from '@nestjs/common';
import { AttributeChoices } from './attribute-choices.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CatalogueIndexModule } from './catalogue-index/catalogue-index.module.js';
import { SearchCompletions } from './search-completions.js';
import { QueryParser } from './query-parser.js';
import { SynonymDictionaries } from './synonyms/synonym-dictionaries.js';

@Module({
  imports: [CatalogueIndexModule, CategoriesModule],
  providers: [AttributeChoices, QueryParser, SearchCompletions, SynonymDictionaries],
  exports: [AttributeChoices, CatalogueIndexModule, QueryParser, SearchCompletions],
})
export class SearchModule {}
