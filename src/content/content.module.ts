import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductsModule } from '../products/products.module.js';
import { ArticlesSearch } from './articles.search.js';
import { Blog } from './blog.entity.js';
import { ArticlesService } from './articles.service.js';
import { ContentPage } from './content-page.entity.js';
import {
  AdminBlogsPagesController,
  AdminPagesPagesController,
} from './admin/admin-articles.pages.controller.js';
import { ArticleForms } from './admin/article-forms.js';
import { ArticlesPage } from './admin/articles-page.js';
import { ApiArticles } from './api/api-articles.js';
import { ArticleWrites } from './api/article-writes.js';
import { BlogCoversController } from './api/blog-covers.controller.js';
import { BlogsController, PagesController } from './api/articles.controller.js';
import { ArticleRenderer } from './rendering/article-renderer.js';
import { BodyPictures } from './rendering/body-pictures.js';
import { LinkedCatalogue } from './rendering/linked-catalogue.js';
import { RetentionTable } from './rendering/retention-table.js';
import { ArticleView } from './site/article-view.js';
import { BlogFeed } from './site/blog-feed.js';
import { BlogListPagesController } from './site/blog-list.pages.controller.js';
import { BlogPagesController } from './site/blog.pages.controller.js';
import { PagePagesController } from './site/page.pages.controller.js';
import { ContentLinksShare } from './site/content-links.share.js';
import { ArticleWriter } from './writing/article-writer.js';
import { BlogCovers } from './writing/blog-covers.js';

const ADMIN = [ArticleForms, ArticlesPage];
const API = [ArticleWrites, ApiArticles];
const RENDERING = [ArticleRenderer, BodyPictures, LinkedCatalogue, RetentionTable];
const SITE = [ArticleView, BlogFeed, ContentLinksShare];
const WRITING = [ArticleWriter, BlogCovers];

/** Blog posts and pages of text. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Blog, ContentPage]),
    AuditModule,
    CategoriesModule,
    MediaModule,
    ProductsModule,
  ],
  controllers: [
    BlogsController,
    BlogCoversController,
    PagesController,
    AdminBlogsPagesController,
    AdminPagesPagesController,
    BlogListPagesController,
    BlogPagesController,
    PagePagesController,
  ],
  providers: [ArticlesService, ArticlesSearch, ...ADMIN, ...API, ...RENDERING, ...SITE, ...WRITING],
  exports: [ArticlesService],
})
export class ContentModule {}
