import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ProductsModule } from '../products/products.module.js';
import { AnalyticsProcessor } from './analytics.processor.js';
import { ANALYTICS_QUEUE } from './analytics.queue.js';
import { Clicks } from './clicks.js';
import { DayTurn } from './day-turn.js';
import { EventMonths } from './event-months.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { GoingPagesController } from './going.pages.controller.js';
import { PageVisitsListener } from './page-visits.listener.js';
import { SearchedTerms } from './searched-terms.js';
import { SearchesService } from './searches.service.js';
import { VisitSalt } from './visit-salt.js';

/** What visitors look at and search for, and where they go, without knowing who they are. */
@Module({
  imports: [BullModule.registerQueue({ name: ANALYTICS_QUEUE }), CategoriesModule, ProductsModule],
  controllers: [EventsController, GoingPagesController],
  providers: [
    AnalyticsProcessor,
    Clicks,
    DayTurn,
    EventMonths,
    EventsService,
    PageVisitsListener,
    SearchedTerms,
    SearchesService,
    VisitSalt,
  ],
  exports: [SearchedTerms],
})
export class AnalyticsModule {}
