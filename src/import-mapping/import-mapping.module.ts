import { Module } from '@nestjs/common';
import { FeedMappingsModule } from '../feed-mappings/feed-mappings.module.js';
import { ImportModule } from '../import/import.module.js';
import { FeedMappingsController } from './feed-mappings.controller.js';
import { FeedSurveys } from './feed-surveys.js';
import { FormatPage } from './format-page.js';
import { FormatPagesController } from './format.pages.controller.js';
import { ImportMappingsService } from './import-mappings.service.js';

/** What stores say about their files: what fields mean, and where categories lead. */
@Module({
  imports: [FeedMappingsModule, ImportModule],
  controllers: [FeedMappingsController, FormatPagesController],
  providers: [FeedSurveys, FormatPage, ImportMappingsService],
})
export class ImportMappingModule {}
