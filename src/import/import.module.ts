import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductsModule } from '../products/products.module.js';
import { IssueFiles } from './issue-files.js';
import { ImportReports } from './import-reports.js';
import { ImportStores } from './import-stores.js';
import { Import } from './import.entity.js';
import { IMPORT_QUEUE } from './import.queue.js';
import { ImportsService } from './imports.service.js';
import { ImportDetails } from './api/import-details.js';
import { ImportIssuesController } from './api/import-issues.controller.js';
import { ImportRunsController } from './api/import-runs.controller.js';
import { ImportsController } from './api/imports.controller.js';
import { ImportDifferencesModule } from './differences/import-differences.module.js';
import { AttributeVocabulary } from './intake/attribute-vocabulary.js';
import { ImportsPage } from './page/imports-page.js';
import { ImportsPagesController } from './page/imports.pages.controller.js';
import { CoverageStore } from './runs/coverage.store.js';
import { LeftOutStore } from './runs/left-out.store.js';
import { FeedChecks } from './runs/feed-checks.js';
import { FeedFiles } from './runs/feed-files.js';
import { FeedSource } from './runs/feed-source.js';
import { FirstPass } from './runs/first-pass.js';
import { ImportCompletion } from './runs/import-completion.js';
import { ImportBatches } from './runs/import-batches.js';
import { ImportProcessor } from './runs/import.processor.js';
import { ImportStore } from './runs/import.store.js';
import { DryRun } from './runs/dry-run.js';
import { SecondPass } from './runs/second-pass.js';
import { SheetEdits } from './runs/sheet-edits.js';
import { KnownItemsStore } from './spool/known-items.store.js';
import { FeedMappingsModule } from './stored-mappings/feed-mappings.module.js';

const API = [ImportDetails];
const INTAKE = [AttributeVocabulary];
const PAGE = [ImportsPage];
const RUNS = [
  ImportStore,
  ImportProcessor,
  FeedFiles,
  FeedSource,
  FeedChecks,
  CoverageStore,
  LeftOutStore,
  FirstPass,
  SecondPass,
  SheetEdits,
  DryRun,
  ImportBatches,
  ImportCompletion,
];
const SPOOL = [KnownItemsStore];

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
    IssueFiles,
    ImportReports,
    ImportStores,
    ...API,
    ...INTAKE,
    ...PAGE,
    ...RUNS,
    ...SPOOL,
  ],
  exports: [BullModule, FeedFiles, ImportDetails, ImportsService, ImportStore, ImportStores],
})
export class ImportModule {}
