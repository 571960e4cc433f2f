import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { SynonymsModule } from '../synonyms/synonyms.module.js';
import { DaysViews } from './days-view.js';
import { RankedNames } from './ranked-names.js';
import { RankedRows } from './ranked-rows.js';
import { RankingViews } from './ranking-views.js';
import { SearchesCsv } from './searches-csv.js';
import { SearchesViews } from './searches-view.js';
import { StatisticsPage } from './statistics-page.js';
import { StatisticsPagesController } from './statistics.pages.controller.js';
import { SynonymsPagesController } from './synonyms.pages.controller.js';
import { SynonymsViews } from './synonyms-view.js';
import { VisitDays } from './visit-days.js';
import { VisitPeriods } from './visit-periods.js';
import { VisitRankings } from './visit-rankings.js';
import { VisitScopes } from './visit-scopes.js';
import { VisitedProducts } from './visited-products.js';
import { VisitsCsv } from './visits-csv.js';
import { VisitsPagesController } from './visits.pages.controller.js';

/** What has been counted, as stores and people of the platform read it, and what they make of it. */
@Module({
  imports: [AnalyticsModule, CategoriesModule, CompaniesModule, SynonymsModule],
  controllers: [StatisticsPagesController, SynonymsPagesController, VisitsPagesController],
  providers: [
    DaysViews,
    RankedNames,
    RankedRows,
    RankingViews,
    SearchesCsv,
    SearchesViews,
    StatisticsPage,
    SynonymsViews,
    VisitDays,
    VisitPeriods,
    VisitRankings,
    VisitScopes,
    VisitedProducts,
    VisitsCsv,
  ],
  exports: [VisitDays, VisitRankings],
})
export class StatisticsModule {}
