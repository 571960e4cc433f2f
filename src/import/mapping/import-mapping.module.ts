import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ImportModule } from '../import.module.js';
import { FeedMappingsModule } from '../stored-mappings/feed-mappings.module.js';
import { CategoriesPage } from './categories/categories-page.js';
import { CategoriesPagesController } from './categories/categories.pages.controller.js';
import { CategoryMappingList } from './categories/category-mapping-list.js';
import { CategoryMappingsController } from './categories/category-mappings.controller.js';
import { CategoryMappingsService } from './categories/category-mappings.service.js';
import { CategorySuggestions } from './categories/category-suggestions.js';
import { GoogleCategoriesPagesController } from './categories/google-categories.pages.controller.js';
import { MappingChangePage } from './categories/mapping-change-page.js';
import { MappingChangesPagesController } from './categories/mapping-changes.pages.controller.js';
import { MappingChangesService } from './categories/mapping-changes.service.js';
import { MappingWriter } from './categories/mapping-writer.js';
import { FeedMappingsController } from './formats/feed-mappings.controller.js';
import { FeedSurveys } from './formats/feed-surveys.js';
import { FormatPage } from './formats/format-page.js';
import { FormatPagesController } from './formats/format.pages.controller.js';
import { FormatsPage } from './formats/formats-page.js';
import { FormatsPagesController } from './formats/formats.pages.controller.js';
import { ImportMappingsService } from './formats/import-mappings.service.js';
import { StoreMappingsController } from './formats/store-mappings.controller.js';
import { StoredFormatsController } from './formats/stored-formats.controller.js';
import { StoredFormats } from './formats/stored-formats.service.js';

const CATEGORIES = [
  CategoriesPage,
  CategoryMappingList,
  CategoryMappingsService,
  CategorySuggestions,
  MappingChangePage,
  MappingChangesService,
  MappingWriter,
];
const FORMATS = [FeedSurveys, FormatPage, FormatsPage, ImportMappingsService, StoredFormats];

/** Mappings of the fields and categories of stores' files. */
@Module({
  imports: [AuditModule, CategoriesModule, FeedMappingsModule, ImportModule],
  controllers: [
    CategoriesPagesController,
    CategoryMappingsController,
    FeedMappingsController,
    FormatPagesController,
    GoogleCategoriesPagesController,
    FormatsPagesController,
    MappingChangesPagesController,
    StoreMappingsController,
    StoredFormatsController,
  ],
  providers: [...CATEGORIES, ...FORMATS],
})
export class ImportMappingModule {}
