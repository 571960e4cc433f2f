import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { FeedPullsModule } from '../../import/pulls/feed-pulls.module.js';
import { ImportModule } from '../../import/import.module.js';
import { OfferReportsModule } from '../../offers/reports/offer-reports.module.js';
import { ProductDataModule } from '../../product-data/product-data.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { StatisticsModule } from '../../analytics/statistics/statistics.module.js';
import { UsersModule } from '../../users/users.module.js';
import { Broken } from './broken.js';
import { FeedHealth } from './feed-health.js';
import { FirstSteps } from './first-steps.js';
import { MostViewed } from './most-viewed.js';
import { OverviewPage } from './overview-page.js';
import { OverviewPagesController } from './overview.pages.controller.js';
import { ProductFigures } from './product-figures.js';
import { RecentImports } from './recent-imports.js';
import { RecentVisits } from './recent-visits.js';
import { Waiting } from './waiting.js';
import { WaitingImports } from './waiting-imports.js';
import { WaitingNewcomers } from './waiting-newcomers.js';

/** The overview of the admin area. */
@Module({
  imports: [
    AuthModule,
    CompaniesModule,
    FeedPullsModule,
    ImportModule,
    OfferReportsModule,
    ProductDataModule,
    ProductsModule,
    StatisticsModule,
    UsersModule,
  ],
  controllers: [OverviewPagesController],
  providers: [
    Broken,
    FeedHealth,
    MostViewed,
    OverviewPage,
    ProductFigures,
    RecentImports,
    RecentVisits,
    Waiting,
    WaitingImports,
    WaitingNewcomers,
    FirstSteps,
  ],
})
export class OverviewModule {}
