import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContentModule } from '../content/content.module.js';
import { SeoController } from './seo.controller.js';
import { SitemapService } from './sitemap.service.js';

/** robots.txt and sitemaps. */
@Module({
  imports: [CategoriesModule, ContentModule],
  controllers: [SeoController],
  providers: [SitemapService],
})
export class SeoModule {}
