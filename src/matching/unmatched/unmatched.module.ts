import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ImportModule } from '../../import/import.module.js';
import { ProductEditingModule } from '../../products/editing/product-editing.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { UnmatchedCsv } from './unmatched-csv.js';
import { UnmatchedOffersService } from './unmatched-offers.service.js';
import { UnmatchedPage } from './unmatched-page.js';
import { UnmatchedController } from './unmatched.controller.js';
import { UnmatchedPagesController } from './unmatched.pages.controller.js';

/** The report about a store's offers that are not compared or listed as they could be. */
@Module({
  imports: [CategoriesModule, ImportModule, ProductEditingModule, ProductsModule],
  controllers: [UnmatchedController, UnmatchedPagesController],
  providers: [UnmatchedCsv, UnmatchedOffersService, UnmatchedPage],
})
export class UnmatchedModule {}
