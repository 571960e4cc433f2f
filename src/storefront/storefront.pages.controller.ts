import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../core/i18n/texts.js';
import { Public } from '../access/public.decorator.js';
import { CategoriesService } from '../categories/categories.service.js';
import { toServiceLinks, toTiles } from '../categories/category.presenter.js';
import { Config } from '../core/config/config.js';
import { Head, type PageHead } from '../core/http/pages/page-head.js';
import { SharedPage } from '../core/http/pages/shared-page.js';
import { prefersOtherHome } from '../core/http/routing/request-locale.js';
import { withFallback } from '../core/http/pages/with-fallback.js';
import type { Locale } from '../core/i18n/locales.js';
import { appendVary } from '../core/inertia/http/vary.js';
import { Page } from '../core/inertia/page.decorator.js';
import { redirect } from '../core/inertia/responses.js';
import { LocalizedGet, route } from '../routes.js';
import { HomeService } from './home.service.js';
import type { FeaturedRow } from './storefront.pages.js';

/** The home page. */
@Controller()
@Public()
export class StorefrontPagesController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly home: HomeService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  @LocalizedGet('home')
  @SharedPage()
  @Page('storefront/home')
  async show(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Head() head: PageHead,
  ) {
    const { locale } = request;
    appendVary(reply, 'Accept-Language');
    const preferred = request.url.split('?')[0] === '/' ? prefersOtherHome(request) : null;
    if (preferred) return redirect(route('home', {}, preferred));
    head.set({
      title: this.texts.t('heads.home_title', locale),
      description: this.texts.t('heads.home', locale),
      canonical: route('home', {}, locale),
      alternates: { sl: route('home', {}, 'sl'), en: route('home', {}, 'en') },
      jsonLd: [this.website(locale)],
    });
    const orElse = withFallback(this.texts, request, 'toast.details.getter_error_products');
    const tree = await this.categories.tree();
    return {
      counts: () => this.home.totals(),
      reasons: () => this.home.reasons(locale),
      categories: toTiles(tree, locale),
      services: toServiceLinks(tree, locale),
      featured: orElse<FeaturedRow[]>([], () => this.home.featured(locale)),
      stores: () => this.home.storeTiles(locale),
      blogs: () => this.home.blogCards(locale),
    };
  }

  /** Structured data of the site for search engines. */
  private website(locale: Locale) {
    const { appName, publicUrl } = this.config;
    const url = publicUrl + route('home', {}, locale);
    return { '@context': 'https://schema.org', '@type': 'WebSite', name: appName, url, inLanguage: locale };
  }
}
