import { Controller, Param, Req } from '@nestjs/common';
import { Allow } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { requireCanonical } from '../../core/http/pages/canonical.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { SharedPage } from '../../core/http/pages/shared-page.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, route } from '../../routes.js';
import { blogHead } from './article-head.js';
import { authorOf, blogUrl, coverOf, toCard } from '../article.presenter.js';
import { ArticleView } from './article-view.js';
import { ArticlesService } from '../articles.service.js';

const OTHERS = 3;

class BlogParams extends IdParams {
  /** Not checked: only the id counts. */
  @Allow()
  title: string;
}

/** The page of a post. */
@Controller()
@Public()
export class BlogPagesController {
  constructor(
    private readonly articles: ArticlesService,
    private readonly view: ArticleView,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  @LocalizedGet('blog')
  @SharedPage()
  @Page('articles/blog')
  async show(@Req() request: FastifyRequest, @Param() { id }: BlogParams, @Head() head: PageHead) {
    const { locale } = request;
    const blog = await this.articles.get(request.actor, 'blog', id);
    requireCanonical(request, blogUrl(blog, locale));
    const parts = { cover: coverOf(blog, locale), author: authorOf(blog) };
    const { appName, publicUrl } = this.config;
    const blogsTitle = this.texts.t('articles.blogs.title', locale);
    head.set(blogHead(blog, parts, { locale, appName, origin: publicUrl, blogsTitle }));
    const newest = await this.articles.newestBlogs(OTHERS + 1);
    return {
      blog: {
        ...(await this.view.toDetail(blog, request)),
        ...parts,
        publishedAt: blog.publishedAt?.toISOString() ?? null,
      },
      blogsUrl: route('blogs', {}, locale),
      others: newest
        .filter((other) => other.id !== id)
        .slice(0, OTHERS)
        .map((other) => toCard(other, locale)),
    };
  }
}
