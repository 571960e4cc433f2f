import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductsModule } from '../products/products.module.js';
import { FeedMappingsModule } from '../feed-mappings/feed-mappings.module.js';
import { FeedFiles } from './feed-files.js';
import { CoverageStore } from './coverage.store.js';
import { FeedChecks } from './feed-checks.js';
import { FeatureNames } from './feature-names.js';
import { FeedSource } from './feed-source.js';
import { KnownItemsStore } from './known-items.store.js';
import { FirstPass } from './first-pass.js';
import { ImportIssuesController } from './import-issues.controller.js';
import { ImportRunsController } from './import-runs.controller.js';
import { Import } from './import.entity.js';
import { ImportProcessor } from './import.processor.js';
import { IMPORT_QUEUE } from './import.queue.js';
import { ImportReports } from './import.reports.js';
import { ImportRunner } from './import.runner.js';
import { ImportStore } from './import.store.js';
import { ImportsController } from './imports.controller.js';
import { ImportsPage } from './imports-page.js';
import { ImportsPagesController } from './imports.pages.controller.js';
import { ImportsService } from './imports.service.js';
import { ImportAftermath } from './import-aftermath.js';
import { ImportDifferencesModule } from '../import-differences/import-differences.module.js';
import { ImportBatches } from './import-batches.js';
import { ImportDetails } from './import-details.js';
import { ImportPresenters } from './import-presenters.js';
import { ImportStores } from './import-stores.js';
import { Preview } from './preview.js';
import { SecondPass } from './second-pass.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Import]),
    BullModule.registerQueue({ name: IMPORT_QUEUE }),
    AttributesModule,
    CategoriesModule,
    CompaniesModule,
    FeedMappingsModule,
    ImportDifferencesModule,
    MediaModule,
    ProductsModule,
  ],
  controllers: [ImportsController, ImportRunsController, ImportIssuesController, ImportsPagesController],
  providers: [
    ImportsService,
    ImportsPage,
    ImportReports,
    ImportDetails,
    ImportPresenters,
    ImportStores,
    ImportRunner,
    ImportStore,
    ImportProcessor,
    FeedFiles,
    FeatureNames,
    FeedSource,
    FeedChecks,
    CoverageStore,
    KnownItemsStore,
    FirstPass,
    SecondPass,
    Preview,
    ImportBatches,
    ImportAftermath,
  ],
  exports: [BullModule, FeedFiles, ImportDetails, ImportsPage, ImportsService, ImportStore, ImportStores],
})
export class ImportModule {}
