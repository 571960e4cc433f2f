import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { SearchModule } from '../../search/search.module.js';
import { SuggestionsService } from './suggestions.service.js';
import { SuggestionsShare } from './suggestions.share.js';

/** Suggestions below the search box. */
@Module({
  imports: [CategoriesModule, ProductsModule, SearchModule],
  providers: [SuggestionsService, SuggestionsShare],
})
export class SuggestionsModule {}
