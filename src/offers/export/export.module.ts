import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { MediaModule } from '../../media/media.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { ExportBatches } from './export-batches.js';
import { ExportPagesController } from './export.pages.controller.js';
import { OfferExports } from './offer-exports.js';

@Module({
  imports: [CategoriesModule, CompaniesModule, MediaModule, ProductsModule],
  controllers: [ExportPagesController],
  providers: [OfferExports, ExportBatches],
})
export class ExportModule {}
