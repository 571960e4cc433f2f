import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies/companies.service.js';
import type { Company } from '../companies/company.entity.js';
import { companyUrl, toProfile } from '../companies/company.presenter.js';
import type { StoreProfile } from '../companies/company.props.js';
import { Config } from '../core/config/config.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { DESCRIPTION_LENGTH, type HeadContent } from '../core/http/pages/page-head.js';
import { breadcrumbData, type NamedPage } from '../core/http/pages/structured-data.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { Texts } from '../core/i18n/texts.js';
import { excerpt } from '../core/text/excerpt.js';
import { CatalogueCounts } from '../products/read-model/catalogue-counts.js';
import { listedLater, robotsOf } from '../products/listing/list-heads.js';
import type { ProductListQuery } from '../products/listing/product-list.input.js';
import { ProductLists } from '../products/listing/product-lists.service.js';
import type { ProductKind } from '../products/product.entity.js';
import { route } from '../routes.js';

const KINDS: ProductKind[] = ['product', 'service'];

interface Asked {
  /** Id of the store; null: not a valid id. */
  id: number | null;
  /** Default: its products, or its services if it has no products. */
  kind?: ProductKind;
  query: ProductListQuery;
  /** The page above it in the breadcrumbs. */
  above: NamedPage;
}

/** A store's own page. */
@Injectable()
export class StorePage {
  constructor(
    private readonly companies: CompaniesService,
    private readonly counts: CatalogueCounts,
    private readonly lists: ProductLists,
    private readonly config: Config,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound also for an inactive store */
  async show({ id: asked, kind, query, above }: Asked, locale: Locale) {
    const company = asked === null ? null : await this.companies.findActive(asked);
    if (!company) throw new NotFound();
    const { id } = company;
    const sold = await this.counts.ofStore(id);
    const usual: ProductKind = sold.product === 0 && sold.service > 0 ? 'service' : 'product';
    const shown = kind ?? usual;
    const own = (one: ProductKind) => ({ id, kind: one === usual ? null : one });
    const path = route('company', {}, locale);
    const list = this.lists.open({ path, kind: shown, storeId: id, baseQuery: own(shown) }, query, locale);
    const kinds = KINDS.filter((one) => sold[one] > 0).map((one) => ({
      id: one,
      count: sold[one],
      url: route('company', {}, locale, own(one)),
      current: one === shown,
    }));
    const head = this.describe(company, { query, above, isUsual: shown === usual }, locale);
    const store = this.profileOf(company, locale);
    return {
      head: { ...head, later: listedLater(list, store.name, this.config.publicUrl) },
      props: { store, directoryUrl: path, kinds: kinds.length > 1 ? kinds : [], ...list.props },
    };
  }

  private profileOf(company: Company, locale: Locale): StoreProfile {
    return toProfile(company, locale, { texts: this.texts, config: this.config });
  }

  private describe(
    company: Company,
    { query, above, isUsual }: Pick<Asked, 'query' | 'above'> & { isUsual: boolean },
    locale: Locale,
  ): HeadContent {
    const profile = this.profileOf(company, locale);
    const { name, url, description, logo } = profile;
    const { publicUrl } = this.config;
    const urlIn = (language: Locale) =>
      companyUrl(company.id, language) + (query.page > 1 ? `&page=${query.page}` : '');
    const { sl, en } = company.description;
    return {
      title: name,
      page: query.page,
      description: excerpt(description?.text ?? `${name} · ${above.name}`, DESCRIPTION_LENGTH),
      canonical: robotsOf(query) ? undefined : urlIn(locale),
      robots: isUsual ? robotsOf(query) : 'noindex,follow',
      // a description in one language only makes one page
      alternates:
        !sl === !en ? Object.fromEntries(LOCALES.map((language) => [language, urlIn(language)])) : undefined,
      image: logo ? { url: logo.src, alt: logo.alt } : undefined,
      jsonLd: [organisation(profile, company, publicUrl), breadcrumbData([above, { name, url }], publicUrl)],
    };
  }
}

function organisation(
  { name, url, logo, email, phone }: StoreProfile,
  { website, legalName, legalAddress, vatNumber }: Company,
  origin: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: website ?? origin + url,
    ...(logo && { logo: origin + logo.src }),
    ...(legalName && { legalName }),
    ...(legalAddress && { address: legalAddress }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}
