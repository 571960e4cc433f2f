import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ProductsModule } from '../products/products.module.js';
import { AnalyticsProcessor } from './analytics.processor.js';
import { ANALYTICS_QUEUE } from './analytics.queue.js';
import { Clicks } from './clicks.js';
import { DailyRollUp } from './daily-roll-up.js';
import { EventPartitions } from './event-partitions.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { RankRecords } from './rank-records.js';
import { StoreRedirectPagesController } from './store-redirect.pages.controller.js';
import { PageVisitsListener } from './page-visits.listener.js';
import { SearchedTerms } from './searched-terms.js';
import { SearchesService } from './searches.service.js';
import { VisitSalt } from './visit-salt.js';

/** Counts views, searches and visits to stores, without identifying visitors. */
@Module({
  imports: [BullModule.registerQueue({ name: ANALYTICS_QUEUE }), CategoriesModule, ProductsModule],
  controllers: [EventsController, StoreRedirectPagesController],
  providers: [
    AnalyticsProcessor,
    Clicks,
    DailyRollUp,
    EventPartitions,
    EventsService,
    PageVisitsListener,
    RankRecords,
    SearchedTerms,
    SearchesService,
    VisitSalt,
  ],
  exports: [SearchedTerms],
})
export class AnalyticsModule {}
