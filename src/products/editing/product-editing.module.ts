import { Module } from '@nestjs/common';
import { AttributesModule } from '../../attributes/attributes.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { CategoriesModule } from '../../categories/categories.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { MediaModule } from '../../media/media.module.js';
import { ProductsModule } from '../products.module.js';
import { ProductEditingController } from './product-editing.controller.js';
import { ProductPartsController } from './product-parts.controller.js';
import { ProductPartsReader } from './product-parts-reader.js';
import { ProductsEditing } from './products-editing.js';
import { RecordedPricesController } from './recorded-prices/recorded-prices.controller.js';
import { RecordedPrices } from './recorded-prices/recorded-prices.js';

const RECORDED_PRICES = [RecordedPrices];

/** Writes single products, by forms and by the API. */
@Module({
  imports: [AttributesModule, AuditModule, CategoriesModule, CompaniesModule, MediaModule, ProductsModule],
  controllers: [ProductEditingController, ProductPartsController, RecordedPricesController],
  providers: [ProductPartsReader, ProductsEditing, ...RECORDED_PRICES],
  exports: [ProductsEditing, RecordedPrices],
})
export class ProductEditingModule {}
