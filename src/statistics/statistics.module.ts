import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { SynonymsModule } from '../synonyms/synonyms.module.js';
import { SearchesCsv } from './searches-csv.js';
import { SearchesViews } from './searches-view.js';
import { StatisticsPage } from './statistics-page.js';
import { StatisticsPagesController } from './statistics.pages.controller.js';
import { SynonymsPagesController } from './synonyms.pages.controller.js';
import { SynonymsViews } from './synonyms-view.js';

/** What has been counted, as people of the platform read it, and what they make of it. */
@Module({
  imports: [AnalyticsModule, SynonymsModule],
  controllers: [StatisticsPagesController, SynonymsPagesController],
  providers: [SearchesCsv, SearchesViews, StatisticsPage, SynonymsViews],
})
export class StatisticsModule {}
