import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductDataModule } from '../product-data/product-data.module.js';
import { ProductsModule } from '../products/products.module.js';
import { OwnOffers } from './own-offers.js';
import { OfferBlockingModule } from './blocking/blocking.module.js';
import { BulkActionsModule } from './bulk/bulk-actions.module.js';
import { ProductEditingModule } from '../products/editing/product-editing.module.js';
import { OfferFormProps } from './form/offer-form-props.js';
import { OfferForms } from './form/offer-forms.js';
import { OfferFormsPagesController } from './form/offer-forms.pages.controller.js';
import { OfferPagesController } from './form/offer.pages.controller.js';
import { OfferPreviewPagesController } from './form/offer-preview.pages.controller.js';
import { OfferPrefills } from './form/offer-prefills.js';
import { OfferPricesPagesController } from './history/offer-prices.pages.controller.js';
import { OfferHistory } from './history/offer-history.js';
import { OffersPage } from './list/offers-page.js';
import { OfferView } from './views/offer-view.entity.js';
import { OfferViews } from './views/offer-views.service.js';
import { OfferViewsPagesController } from './views/offer-views.pages.controller.js';
import { OfferCellsPagesController } from './list/offer-cells.pages.controller.js';
import { OffersPagesController } from './list/offers.pages.controller.js';
import { OfferVisibilities } from './visibility/offer-visibilities.js';

const FORM = [OfferFormProps, OfferForms, OfferPrefills];
const HISTORY = [OfferHistory];
const LIST = [OffersPage, OfferViews];

/** Lists and forms of a store's products and services in the admin area. */
@Module({
  imports: [
    TypeOrmModule.forFeature([OfferView]),
    AttributesModule,
    AuditModule,
    BulkActionsModule,
    CategoriesModule,
    CompaniesModule,
    MediaModule,
    OfferBlockingModule,
    ProductDataModule,
    ProductEditingModule,
    ProductsModule,
  ],
  controllers: [
    OfferCellsPagesController,
    OfferViewsPagesController,
    OffersPagesController,
    OfferFormsPagesController,
    OfferPagesController,
    OfferPreviewPagesController,
    OfferPricesPagesController,
  ],
  providers: [OwnOffers, OfferVisibilities, ...FORM, ...HISTORY, ...LIST],
})
export class OffersModule {}
