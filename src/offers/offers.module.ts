import { Module } from '@nestjs/common';
import { AttributesModule } from '../attributes/attributes.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BulkActionsModule } from '../bulk-actions/bulk-actions.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductDataModule } from '../product-data/product-data.module.js';
import { ProductEditingModule } from '../product-editing/product-editing.module.js';
import { ProductsModule } from '../products/products.module.js';
import { OfferFormProps } from './offer-form-props.js';
import { OfferForms } from './offer-forms.js';
import { OfferFormsPagesController } from './offer-forms.pages.controller.js';
import { OfferPreviewPagesController } from './offer-preview.pages.controller.js';
import { OfferPricesPagesController } from './offer-prices.pages.controller.js';
import { OffersPage } from './offers-page.js';
import { OffersPagesController } from './offers.pages.controller.js';
import { OwnProducts } from './own-products.js';
import { ProductHistory } from './product-history.js';
import { ProductPrefills } from './product-prefills.js';

/** The back office of a store: its products and services as lists and forms. */
@Module({
  imports: [
    AttributesModule,
    AuditModule,
    BulkActionsModule,
    CategoriesModule,
    CompaniesModule,
    MediaModule,
    ProductDataModule,
    ProductEditingModule,
    ProductsModule,
  ],
  controllers: [
    OffersPagesController,
    OfferFormsPagesController,
    OfferPreviewPagesController,
    OfferPricesPagesController,
  ],
  providers: [OfferFormProps, OfferForms, OffersPage, OwnProducts, ProductHistory, ProductPrefills],
})
export class OffersModule {}
