import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../core/i18n/texts.js';
import { CategoriesService } from '../categories/categories.service.js';
import { toNavigation } from '../categories/category.presenter.js';
import { Config } from '../core/config/config.js';
import { headOf, renderHead, renderStructuredData } from '../core/http/pages/page-head.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';
import { Inertia } from '../core/inertia/inertia.service.js';
import { always, once } from '../core/inertia/props.js';
import { route, translatePath } from '../routes.js';

const NAVIGATION_LIFETIME_MS = 10 * 60_000;
const LANGUAGE_NAMES: Record<Locale, string> = { sl: 'Slovenščina', en: 'English' };

/** Shares the props of the layouts with every page. */
@Injectable()
export class ShellShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.inertia.share((request) => this.shell(request));
  }

  private async head(request: FastifyRequest, locale: Locale): Promise<string[]> {
    const { appName, publicUrl } = this.config;
    const head = headOf(request);
    const { page = 1, jsonLd = [], ...content } = await head.readContent();
    head.structuredData = renderStructuredData(jsonLd);
    const { privateTitle } = request.routeOptions.config;
    if (privateTitle && !content.title)
      Object.assign(content, { title: this.texts.t(privateTitle, locale), robots: 'noindex' });
    if (page > 1) {
      const number = this.texts.t('common.pagination.page', locale, { page });
      content.title = `${content.title} · ${number}`;
    }
    return renderHead(content, appName, locale, publicUrl);
  }

  private shell(request: FastifyRequest) {
    const locale = request.locale ?? DEFAULT_LOCALE;
    return {
      appName: this.config.appName,
      ...(this.config.demoExpected && { notice: this.texts.t('storefront.demo', locale) }),
      locale,
      // not on partial reloads: loading more of a list changes no title
      head: () => this.head(request, locale),
      formToken: this.inertia.csrf.issue(request),
      languages: always(() => languagesOf(request)),
      urls: {
        home: route('home', {}, locale),
        search: route('search', {}, locale),
        login: route('login', {}, locale),
        stores: route('company', {}, locale),
        sitemap: route('sitemap', {}, locale),
      },
      navigation: once(async () => toNavigation(await this.categories.tree(), locale), {
        key: `navigation.${locale}`,
        expiresIn: NAVIGATION_LIFETIME_MS,
      }),
    };
  }
}

/** URLs of the same page with the same filters in each language; of the home page if there is no page. */
function languagesOf(request: FastifyRequest) {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const { alternates } = headOf(request).content;
  const urlOf = (locale: Locale) => {
    const known = alternates?.[locale]?.split('?')[0];
    const path =
      known ?? translatePath(request.routeOptions.url, request.params as Record<string, string>, locale);
    return path === null ? route('home', {}, locale) : path + query;
  };
  return LOCALES.map((locale) => ({
    locale,
    name: LANGUAGE_NAMES[locale],
    url: urlOf(locale),
    current: locale === request.locale,
  }));
}
