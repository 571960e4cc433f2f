import { Controller, Param, Req } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { requireCanonical } from '../../core/http/pages/canonical.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { SharedPage } from '../../core/http/pages/shared-page.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { pageHead } from './article-head.js';
import { pageUrl } from '../article.presenter.js';
import { ArticleView } from './article-view.js';
import { ArticlesService } from '../articles.service.js';

class SlugParams {
  @IsString()
  @MaxLength(200)
  slug: string;
}

/** The page of a text. */
@Controller()
@Public()
export class PagePagesController {
  constructor(
    private readonly articles: ArticlesService,
    private readonly view: ArticleView,
    private readonly config: Config,
  ) {}

  @LocalizedGet('page')
  @SharedPage()
  @Page('articles/page')
  async show(@Req() request: FastifyRequest, @Param() { slug }: SlugParams, @Head() head: PageHead) {
    const { locale, actor } = request;
    const page = await this.articles.pageOfSlug(actor, slug, locale);
    requireCanonical(request, pageUrl(page, locale));
    const { appName, publicUrl } = this.config;
    head.set(pageHead(page, { locale, appName, origin: publicUrl }));
    return { page: await this.view.toDetail(page, request), updatedAt: page.updatedAt.toISOString() };
  }
}
