import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { CoveragePage } from './coverage-page.js';
import { CoverageRecords } from './coverage-records.js';
import { CoveragePagesController } from './coverage.pages.controller.js';

/** How many products are compared, by day. */
@Module({
  imports: [CategoriesModule],
  controllers: [CoveragePagesController],
  providers: [CoveragePage, CoverageRecords],
  exports: [CoverageRecords],
})
export class CoverageModule {}
