import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductsModule } from '../products/products.module.js';
import { OfferPartsController } from './offer-parts.controller.js';
import { OffersController } from './offers.controller.js';
import { ProductJournal } from './product-journal.js';
import { ProductParts } from './product-parts.js';
import { ProductsEditing } from './products-editing.js';
import { ProductWriter } from './product-writer.js';

/** What stores do with their products by hand and by programs. */
@Module({
  imports: [AuditModule, MediaModule, ProductsModule],
  controllers: [OffersController, OfferPartsController],
  providers: [ProductJournal, ProductParts, ProductsEditing, ProductWriter],
})
export class OffersModule {}
