import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { FeedMappingsModule } from '../feed-mappings/feed-mappings.module.js';
import { ImportModule } from '../import/import.module.js';
import { CategoriesPage } from './categories-page.js';
import { CategoriesPagesController } from './categories.pages.controller.js';
import { CategoryMappingList } from './category-mapping-list.js';
import { CategoryMappingsController } from './category-mappings.controller.js';
import { CategoryMappingsService } from './category-mappings.service.js';
import { CategorySuggestions } from './category-suggestions.js';
import { FeedMappingsController } from './feed-mappings.controller.js';
import { FeedSurveys } from './feed-surveys.js';
import { FormatPage } from './format-page.js';
import { FormatPagesController } from './format.pages.controller.js';
import { FormatsPage } from './formats-page.js';
import { FormatsPagesController } from './formats.pages.controller.js';
import { ImportMappingsService } from './import-mappings.service.js';
import { StoreMappingsController } from './store-mappings.controller.js';
import { StoredFormatsController } from './stored-formats.controller.js';
import { StoredFormats } from './stored-formats.service.js';

/** What stores say about their files: what fields mean, and where categories lead. */
@Module({
  imports: [AuditModule, CategoriesModule, FeedMappingsModule, ImportModule],
  controllers: [
    CategoriesPagesController,
    CategoryMappingsController,
    FeedMappingsController,
    FormatPagesController,
    FormatsPagesController,
    StoreMappingsController,
    StoredFormatsController,
  ],
  providers: [
    CategoriesPage,
    CategoryMappingList,
    CategoryMappingsService,
    CategorySuggestions,
    FeedSurveys,
    FormatPage,
    FormatsPage,
    ImportMappingsService,
    StoredFormats,
  ],
})
export class ImportMappingModule {}
