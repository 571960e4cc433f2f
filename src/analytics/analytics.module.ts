import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { AnalyticsProcessor } from './analytics.processor.js';
import { ANALYTICS_QUEUE } from './analytics.queue.js';
import { Clicks } from './clicks.js';
import { EventsService } from './events.service.js';
import { GoingPagesController } from './going.pages.controller.js';
import { SearchedTerms } from './searched-terms.js';
import { SearchesService } from './searches.service.js';
import { VisitSalt } from './visit-salt.js';

/** What visitors look at and search for, and where they go, without knowing who they are. */
@Module({
  imports: [BullModule.registerQueue({ name: ANALYTICS_QUEUE }), ProductsModule],
  controllers: [GoingPagesController],
  providers: [AnalyticsProcessor, Clicks, EventsService, SearchedTerms, SearchesService, VisitSalt],
  exports: [SearchedTerms],
})
export class AnalyticsModule {}
