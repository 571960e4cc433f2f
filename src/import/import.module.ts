import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductsModule } from '../products/products.module.js';
import { FeedMappingsModule } from './stored-mappings/feed-mappings.module.js';
import { FeedFiles } from './runs/feed-files.js';
import { CoverageStore } from './runs/coverage.store.js';
import { FeedChecks } from './runs/feed-checks.js';
import { AttributeVocabulary } from './intake/attribute-vocabulary.js';
import { FeedSource } from './runs/feed-source.js';
import { KnownItemsStore } from './spool/known-items.store.js';
import { FirstPass } from './runs/first-pass.js';
import { ImportIssuesController } from './api/import-issues.controller.js';
import { ImportRunsController } from './api/import-runs.controller.js';
import { Import } from './import.entity.js';
import { ImportProcessor } from './runs/import.processor.js';
import { IMPORT_QUEUE } from './import.queue.js';
import { ImportReports } from './import-reports.js';
import { ImportRunner } from './runs/import-runner.js';
import { ImportStore } from './runs/import.store.js';
import { ImportsController } from './api/imports.controller.js';
import { ImportsPage } from './page/imports-page.js';
import { ImportsPagesController } from './page/imports.pages.controller.js';
import { ImportsService } from './imports.service.js';
import { ImportCompletion } from './runs/import-completion.js';
import { ImportDifferencesModule } from './differences/import-differences.module.js';
import { ImportBatches } from './runs/import-batches.js';
import { ImportDetails } from './api/import-details.js';
import { ImportPresenters } from './api/import-presenters.js';
import { ImportStores } from './import-stores.js';
import { Preview } from './runs/preview.js';
import { SecondPass } from './runs/second-pass.js';

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
    AttributeVocabulary,
    FeedSource,
    FeedChecks,
    CoverageStore,
    KnownItemsStore,
    FirstPass,
    SecondPass,
    Preview,
    ImportBatches,
    ImportCompletion,
  ],
  exports: [BullModule, FeedFiles, ImportDetails, ImportsPage, ImportsService, ImportStore, ImportStores],
})
export class ImportModule {}
