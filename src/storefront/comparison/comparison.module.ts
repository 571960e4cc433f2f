import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { ComparisonPage } from './comparison-page.js';
import { ComparisonPagesController } from './comparison.pages.controller.js';
import { ComparisonService } from './comparison.service.js';
import { ComparisonShare } from './comparison.share.js';

/** Comparison of products. */
@Module({
  imports: [CategoriesModule, ProductsModule],
  controllers: [ComparisonPagesController],
  providers: [ComparisonPage, ComparisonService, ComparisonShare],
})
export class ComparisonModule {}
