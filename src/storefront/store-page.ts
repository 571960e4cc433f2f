import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies/companies.service.js';
import type { Company } from '../companies/company.entity.js';
import { companyUrl, toProfile } from '../companies/company.presenter.js';
import type { StoreProfile } from '../companies/company.props.js';
import { Config } from '../core/config/config.js';
import { NotFound } from '../core/errors/domain-errors.js';
import type { HeadContent } from '../core/http/page-head.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { CatalogueCounts } from '../products/catalogue-counts.js';
import { isNarrowed } from '../products/list-address.js';
import type { ProductListQuery } from '../products/product-list.input.js';
import { ProductLists } from '../products/product-lists.service.js';
import type { ProductKind } from '../products/product.entity.js';
import { route } from '../routes.js';

const KINDS: ProductKind[] = ['product', 'service'];

/** A store's own page. */
@Injectable()
export class StorePage {
  constructor(
    private readonly companies: CompaniesService,
    private readonly counts: CatalogueCounts,
    private readonly lists: ProductLists,
    private readonly config: Config,
  ) {}

  /**
   * @param asked whose page; null for an id that is none
   * @param kind what of it; unless said its products, or its services when it has nothing else
   * @throws NotFound also for a store that is not active
   */
  async show(asked: number | null, kind: ProductKind | undefined, query: ProductListQuery, locale: Locale) {
    const company = asked === null ? null : await this.companies.findActive(asked);
    if (!company) throw new NotFound();
    const { id } = company;
    const sold = await this.counts.ofStore(id);
    const usual: ProductKind = sold.product === 0 && sold.service > 0 ? 'service' : 'product';
    const shown = kind ?? usual;
    const own = (one: ProductKind) => ({ id, kind: one === usual ? null : one });
    const kinds = KINDS.filter((one) => sold[one] > 0);
    const path = route('company', {}, locale);
    return {
      head: this.describe(company, query, locale, shown === usual),
      props: {
        store: toProfile(company, locale),
        directoryUrl: path,
        kinds:
          kinds.length > 1
            ? kinds.map((one) => ({
                id: one,
                count: sold[one],
                url: route('company', {}, locale, own(one)),
                current: one === shown,
              }))
            : [],
        ...this.lists.open({ path, kind: shown, storeId: id, own: own(shown) }, query, locale),
      },
    };
  }

  private describe(company: Company, query: ProductListQuery, locale: Locale, isUsual: boolean): HeadContent {
    const profile = toProfile(company, locale);
    const page = query.page > 1 ? `&page=${query.page}` : '';
    const filtered = isNarrowed(query) || query.sort || query.cursor || !isUsual;
    const { sl, en } = company.description;
    return {
      title: company.companyName,
      description: profile.description?.text.replace(/\s+/g, ' ').slice(0, 160),
      canonical: companyUrl(company.id, locale) + page,
      robots: filtered ? 'noindex,follow' : undefined,
      // a text in one language only makes one page
      alternates:
        !sl === !en
          ? Object.fromEntries(LOCALES.map((language) => [language, companyUrl(company.id, language) + page]))
          : undefined,
      image: profile.logo ? { url: profile.logo.src, alt: profile.logo.alt } : undefined,
      jsonLd: [organisation(profile, this.config.publicUrl)],
    };
  }
}

function organisation({ name, url, logo, website, email, phone }: StoreProfile, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: website ?? origin + url,
    ...(logo && { logo: origin + logo.src }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}
