import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { SharedPage } from '../../core/http/pages/shared-page.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import { itemListData } from '../../core/http/pages/structured-data.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../core/i18n/locales.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedGet, route } from '../../routes.js';
import { PageQuery } from '../../core/http/api/api-query.js';
import { toCard } from '../article.presenter.js';
import { ArticlesSearch } from '../articles.search.js';
import { BlogFeed } from './blog-feed.js';

const PER_PAGE = 12;
const LIST = { status: 'published', sort: '-publishedAt', limit: PER_PAGE } as const;

const listUrl = (locale: Locale, page: number) =>
  route('blogs', {}, locale, { page: page > 1 ? page : null });

/** The list of posts, and the RSS feed. */
@Controller()
@Public()
export class BlogListPagesController {
  constructor(
    private readonly search: ArticlesSearch,
    private readonly feed: BlogFeed,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  @LocalizedGet('blogs')
  @SharedPage()
  @Page('articles/blogs')
  async index(@Req() request: FastifyRequest, @Head() head: PageHead) {
    const { locale } = request;
    const { page } = lenientQuery(PageQuery, request.query);
    const { articles, count } = await this.search.list('blog', { ...LIST, page }, locale);
    const pageCount = pageCountOf(count, PER_PAGE);
    if (page > pageCount) return redirect(listUrl(locale, pageCount));
    const feedUrl = route('blog-feed', {}, locale);
    const blogs = articles.map((blog) => toCard(blog, locale));
    const title = this.texts.t('articles.blogs.title', locale);
    head.set({
      title,
      page,
      description: this.texts.t('heads.blogs', locale, { name: this.config.appName }),
      canonical: listUrl(locale, page),
      alternates: Object.fromEntries(LOCALES.map((language) => [language, listUrl(language, page)])),
      feed: { url: feedUrl, title },
      jsonLd: itemListData(
        blogs.map((blog) => ({ name: blog.title.text, url: blog.url })),
        this.config.publicUrl,
      ),
    });
    return {
      blogs,
      pagination: toPagination(page, pageCount, (number) => listUrl(locale, number)),
      feedUrl,
    };
  }

  /** RSS 2.0. */
  @LocalizedGet('blog-feed')
  async rss(
    @Req() { locale = DEFAULT_LOCALE }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=300');
    return this.feed.rss(locale);
  }
}
