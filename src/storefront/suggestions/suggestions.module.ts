import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { SearchModule } from '../../search/search.module.js';
import { SearchExamples } from './search-examples.js';
import { SuggestionsService } from './suggestions.service.js';
import { SuggestionsShare } from './suggestions.share.js';

/** Suggestions below the search box, and examples of searches. */
@Module({
  imports: [CategoriesModule, ProductsModule, SearchModule],
  providers: [SearchExamples, SuggestionsService, SuggestionsShare],
  exports: [SearchExamples],
})
export class SuggestionsModule {}
