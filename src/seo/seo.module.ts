import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContentModule } from '../content/content.module.js';
import { SeoController } from './seo.controller.js';
import { SitemapService } from './sitemap.service.js';

/** What search engines read beside the pages. */
@Module({
  imports: [CategoriesModule, ContentModule],
  controllers: [SeoController],
  providers: [SitemapService],
})
export class SeoModule {}
