import type { Actor } from '../access/actor.js';
import { localText, readTexts, type TextView } from '../core/i18n/local-text.js';
import type { Config } from '../core/config/config.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Texts } from '../core/i18n/texts.js';
import type { Media } from '../media/media.entity.js';
import { type MediaRow, toPicture } from '../media/media.presenter.js';
import type { PictureProps } from '../media/media.props.js';
import { route } from '../routes.js';
import type { CompanyStatus, Company } from './company.entity.js';
import { demoShopLink } from './demo-shop-link.js';
import type { ServiceProvider, StoreProfile } from './company.props.js';
import type { CompanyJson } from './company.json.js';
import { plainTerms } from './terms/company-terms.js';
import { TermsPresenter } from './terms/terms.presenter.js';
import { maySeeSettings } from './company.policy.js';

export interface CompanyView extends TextView {
  actor: Actor;
  /** Prefix of absolute URLs. */
  origin: string;
}

export function toCompanyJson(company: Company, view: CompanyView): CompanyJson {
  const { id, companyName, slug, website, description, email, phone, active, deliveryNote } = company;
  const { feedLanguage, foreignCurrency, feedCurrency, returnConditions } = company;
  const logo = toLogo(company, view.locale);
  return {
    id,
    companyName,
    slug,
    logo: logo && { url: view.origin + logo.src },
    website,
    email,
    phone,
    active,
    createdAt: company.createdAt.toISOString(),
    ...plainTerms(company),
    ...readTexts({ description, deliveryNote, returnConditions }, view),
    ...(maySeeSettings(view.actor, company) && { feedLanguage, foreignCurrency, feedCurrency }),
  };
}

/** URL of the store's page. */
export function companyUrl(id: number, locale: Locale): string {
  return route('company', {}, locale, { id });
}

export function toProvider({ id, companyName, email, phone }: Company, locale: Locale): ServiceProvider {
  return { name: companyName, url: companyUrl(id, locale), email, phone };
}

/** @param config has the URL of the demo's shops, if there is a demo */
export function toProfile(
  company: Company,
  locale: Locale,
  { texts, config }: { texts: Texts; config: Config },
): StoreProfile {
  const { id, companyName, description, deliveryNote, website, email, phone } = company;
  return {
    name: companyName,
    url: companyUrl(id, locale),
    logo: toLogo(company, locale),
    description: localText(description, locale),
    deliveryNote: localText(deliveryNote, locale),
    website:
      website === null ? null : { host: hostOf(website), url: demoShopLink(website, config.demoShopsUrl) },
    email,
    phone,
    ...new TermsPresenter(texts, locale).ofStore(company),
  };
}

const hostOf = (website: string) => new URL(website).host.replace(/^www\./, '');

/** The logo once its sizes are made; its alternative text is the company's name. */
export function toLogo({ companyName, logo }: Company, locale: Locale): PictureProps | null {
  return logo && isReady(logo) ? toPicture({ ...logo, alt: {} }, locale, companyName) : null;
}

export function statusOf({ active, approvedAt }: Pick<Company, 'active' | 'approvedAt'>): CompanyStatus {
  if (active) return 'active';
  return approvedAt ? 'inactive' : 'pending';
}

function isReady(media: Media): media is Media & MediaRow {
  return media.status === 'ready';
}
