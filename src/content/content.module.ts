import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { AdminBlogsPagesController } from './admin-blogs.pages.controller.js';
import { AdminPagesPagesController } from './admin-pages.pages.controller.js';
import { ApiArticles } from './api-articles.js';
import { ArticleForms } from './article-forms.js';
import { ArticleRenderer } from './article-renderer.js';
import { ArticleToolsPagesController } from './article-tools.pages.controller.js';
import { ArticleView } from './article-view.js';
import { ArticleWriter } from './article-writer.js';
import { ArticleWrites } from './article-writes.js';
import { ArticlesSearch } from './articles.search.js';
import { BlogCovers } from './blog-covers.js';
import { BlogCoversController } from './blog-covers.controller.js';
import { Blog } from './blog.entity.js';
import { BlogFeed } from './blog-feed.js';
import { BlogListPagesController } from './blog-list.pages.controller.js';
import { BlogPagesController } from './blog.pages.controller.js';
import { BlogsController } from './blogs.controller.js';
import { BlogsPage } from './blogs-page.js';
import { BlogsService } from './blogs.service.js';
import { BodyPictures } from './body-pictures.js';
import { ContentPage } from './content-page.entity.js';
import { ContentPagesService } from './content-pages.service.js';
import { PagePagesController } from './page.pages.controller.js';
import { PagesController } from './pages.controller.js';
import { PagesPage } from './pages-page.js';
import { ReadingShare } from './reading.share.js';

/** What the platform itself has to say: its blog, and its pages. */
@Module({
  imports: [TypeOrmModule.forFeature([Blog, ContentPage]), AuditModule, MediaModule],
  controllers: [
    BlogsController,
    BlogCoversController,
    PagesController,
    // before those with an id in the address
    ArticleToolsPagesController,
    AdminBlogsPagesController,
    AdminPagesPagesController,
    BlogListPagesController,
    BlogPagesController,
    PagePagesController,
  ],
  providers: [
    BlogsService,
    ContentPagesService,
    ArticlesSearch,
    ArticleWriter,
    ArticleWrites,
    ArticleForms,
    ArticleRenderer,
    ArticleView,
    BodyPictures,
    BlogCovers,
    BlogFeed,
    ApiArticles,
    BlogsPage,
    PagesPage,
    ReadingShare,
  ],
  exports: [BlogsService, ContentPagesService],
})
export class ContentModule {}
