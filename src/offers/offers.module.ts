import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductDataModule } from '../product-data/product-data.module.js';
import { ProductsModule } from '../products/products.module.js';
import { OfferForms } from './offer-forms.js';
import { OfferFormsPagesController } from './offer-forms.pages.controller.js';
import { OfferPartsController } from './offer-parts.controller.js';
import { OffersController } from './offers.controller.js';
import { OffersPage } from './offers-page.js';
import { OffersPagesController } from './offers.pages.controller.js';
import { ProductHistory } from './product-history.js';
import { ProductJournal } from './product-journal.js';
import { ProductParts } from './product-parts.js';
import { ProductPrefills } from './product-prefills.js';
import { ProductsEditing } from './products-editing.js';
import { ProductWriter } from './product-writer.js';

/** What stores do with their products by hand and by programs. */
@Module({
  imports: [AuditModule, CategoriesModule, CompaniesModule, MediaModule, ProductDataModule, ProductsModule],
  controllers: [OffersController, OfferPartsController, OffersPagesController, OfferFormsPagesController],
  providers: [
    OfferForms,
    OffersPage,
    ProductHistory,
    ProductJournal,
    ProductParts,
    ProductPrefills,
    ProductsEditing,
    ProductWriter,
  ],
})
export class OffersModule {}
