import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { AdminBlogsPagesController } from './admin/admin-blogs.pages.controller.js';
import { AdminPagesPagesController } from './admin/admin-pages.pages.controller.js';
import { ApiArticles } from './api/api-articles.js';
import { ArticleForms } from './admin/article-forms.js';
import { ArticleRenderer } from './rendering/article-renderer.js';
import { ArticleToolsPagesController } from './admin/article-tools.pages.controller.js';
import { ArticleView } from './site/article-view.js';
import { ArticleWriter } from './writing/article-writer.js';
import { ArticleWrites } from './api/article-writes.js';
import { ArticlesSearch } from './articles.search.js';
import { BlogCovers } from './writing/blog-covers.js';
import { BlogCoversController } from './api/blog-covers.controller.js';
import { Blog } from './blog.entity.js';
import { BlogFeed } from './site/blog-feed.js';
import { BlogListPagesController } from './site/blog-list.pages.controller.js';
import { BlogPagesController } from './site/blog.pages.controller.js';
import { BlogsController } from './api/blogs.controller.js';
import { BlogsPage } from './admin/blogs-page.js';
import { BlogsService } from './blogs.service.js';
import { BodyPictures } from './rendering/body-pictures.js';
import { ContentPage } from './content-page.entity.js';
import { ContentPagesService } from './content-pages.service.js';
import { PagePagesController } from './site/page.pages.controller.js';
import { PagesController } from './api/pages.controller.js';
import { PagesPage } from './admin/pages-page.js';
import { ContentLinksShare } from './site/content-links.share.js';

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
    ContentLinksShare,
  ],
  exports: [BlogsService, ContentPagesService],
})
export class ContentModule {}
