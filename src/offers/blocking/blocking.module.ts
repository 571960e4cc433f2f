import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { BlockController } from './block.controller.js';
import { BlockedOffersPage } from './blocked-offers-page.js';
import { BlockedOffersPagesController } from './blocked-offers.pages.controller.js';
import { BlockedTermsPagesController } from './blocked-terms.pages.controller.js';
import { BlockedTermsService } from './blocked-terms.service.js';
import { OfferBlockDecisions } from './offer-block-decisions.js';
import { OfferBlockPresenter } from './offer-block.presenter.js';
import { TermPreviews } from './term-previews.js';

/** Terms whose offers are not shown, objections of stores, and decisions about them. */
@Module({
  imports: [AuditModule, ProductsModule],
  controllers: [BlockController, BlockedOffersPagesController, BlockedTermsPagesController],
  providers: [BlockedOffersPage, BlockedTermsService, OfferBlockDecisions, OfferBlockPresenter, TermPreviews],
  exports: [OfferBlockDecisions, OfferBlockPresenter],
})
export class OfferBlockingModule {}
