import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContentModule } from '../content/content.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SeoController } from './seo.controller.js';
import { SitemapBuilder } from './sitemap-builder.js';
import { SitemapListener } from './sitemap.listener.js';
import { SitemapPages } from './sitemap-pages.js';
import { SitemapProcessor } from './sitemap.processor.js';
import { SitemapService } from './sitemap.service.js';

/** robots.txt and sitemaps. */
@Module({
  imports: [CategoriesModule, ContentModule, ProductsModule],
  controllers: [SeoController],
  providers: [SitemapBuilder, SitemapListener, SitemapPages, SitemapProcessor, SitemapService],
})
export class SeoModule {}
