import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { SynonymsModule } from '../../search/synonyms/synonyms.module.js';
import { AnalyticsModule } from '../analytics.module.js';
import { RankedRows } from './csv/ranked-rows.js';
import { SearchesCsv } from './csv/searches-csv.js';
import { VisitsCsv } from './csv/visits-csv.js';
import { VisitsPagesController } from './csv/visits.pages.controller.js';
import { DaysViews } from './page/days-views.js';
import { RankingViews } from './page/ranking-views.js';
import { SearchesViews } from './page/searches-views.js';
import { StatisticsPage } from './page/statistics-page.js';
import { StatisticsPagesController } from './page/statistics.pages.controller.js';
import { SynonymsViews } from './page/synonyms-views.js';
import { SynonymsPagesController } from './page/synonyms.pages.controller.js';
import { RankedNames } from './visits/ranked-names.js';
import { VisitDays } from './visits/visit-days.js';
import { VisitPeriods } from './visits/visit-periods.js';
import { VisitRankings } from './visits/visit-rankings.js';
import { VisitScopes } from './visits/visit-scopes.js';
import { VisitedProducts } from './visits/visited-products.js';

const CSV = [RankedRows, SearchesCsv, VisitsCsv];
const PAGE = [DaysViews, RankingViews, SearchesViews, StatisticsPage, SynonymsViews];
const VISITS = [RankedNames, VisitDays, VisitPeriods, VisitRankings, VisitScopes, VisitedProducts];

/** Statistics of visits and searches, for stores and catalogue admins, and the synonyms of searches. */
@Module({
  imports: [AnalyticsModule, CategoriesModule, CompaniesModule, SynonymsModule],
  controllers: [StatisticsPagesController, SynonymsPagesController, VisitsPagesController],
  providers: [...CSV, ...PAGE, ...VISITS],
  exports: [VisitDays, VisitRankings],
})
export class StatisticsModule {}
