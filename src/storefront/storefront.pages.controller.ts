import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Public } from '../access/public.decorator.js';
import { CategoriesService } from '../categories/categories.service.js';
import { toTiles } from '../categories/category.presenter.js';
import { Head, type PageHead } from '../core/http/page-head.js';
import { CurrentLocale, prefersOtherHome } from '../core/http/request-locale.js';
import type { Locale } from '../core/i18n/locales.js';
import { Page } from '../core/inertia/page.decorator.js';
import { redirect } from '../core/inertia/responses.js';
import { toCard } from '../products/product.presenter.js';
import { ProductsService } from '../products/products.service.js';
import { LocalizedGet, route } from '../routes.js';
import { HomeService } from './home.service.js';

const FEATURED_TYPES = ['popular', 'discounted', 'new'] as const;

/** The home page. */
@Controller()
@Public()
export class StorefrontPagesController {
  constructor(
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly home: HomeService,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('home')
  @Page('storefront/home')
  async show(@Req() request: FastifyRequest, @CurrentLocale() locale: Locale, @Head() head: PageHead) {
    const preferred = request.url.split('?')[0] === '/' ? prefersOtherHome(request) : null;
    if (preferred) return redirect(route('home', {}, preferred));
    head.set({
      title: this.i18n.t('storefront.home_title', { lang: locale }),
      description: this.i18n.t('storefront.home_description', { lang: locale }),
      canonical: route('home', {}, locale),
      alternates: { sl: route('home', {}, 'sl'), en: route('home', {}, 'en') },
    });
    const tree = await this.categories.tree();
    return {
      counts: () => this.products.counts(),
      categories: toTiles(tree, locale),
      featured: () => this.featured(locale),
      stores: () => this.home.storeTiles(locale),
      blogs: () => this.home.blogCards(locale),
    };
  }

  /** Rows with enough to show, each with the list that goes on where it ends. */
  private async featured(locale: Locale) {
    const rows = await Promise.all(
      FEATURED_TYPES.map(async (id) => ({
        id,
        cards: (await this.products.featured(id)).map((card) => toCard(card, locale)),
        url: route(
          'search',
          {},
          locale,
          id === 'discounted' ? { discount: '1' } : { sort: id === 'new' ? 'newest' : null },
        ),
      })),
    );
    return rows.filter(({ cards }) => cards.length >= 4);
  }
}
