import type { Actor } from '../access/actor.js';
import { plainText, type Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Media } from '../media/media.entity.js';
import { type MediaRow, toPicture } from '../media/media.presenter.js';
import type { PictureProps } from '../media/media.props.js';
import type { CompanyStatus } from './companies.pages.js';
import type { Company } from './company.entity.js';
import { maySeeSettings } from './company.policy.js';

/** A company in the API; times are ISO 8601 UTC, addresses are absolute. */
export interface CompanyJson {
  id: number;
  companyName: string;
  slug: string;
  /** null also while the picture is not ready. */
  logo: { url: string } | null;
  website: string | null;
  description: string;
  email: string | null;
  phone: string | null;
  active: boolean;
  deliveryNote: string;
  createdAt: string;
  /** For the company's own people and those of the platform. */
  feedLanguage?: Company['feedLanguage'];
  foreignCurrency?: Company['foreignCurrency'];
  translations?: { description: Translations; deliveryNote: Translations };
}

export interface CompanyView {
  actor: Actor;
  locale: Locale;
  /** Where addresses begin. */
  origin: string;
  translations: boolean;
}

export function toCompanyJson(company: Company, view: CompanyView): CompanyJson {
  const { id, companyName, slug, website, description, email, phone, active, deliveryNote } = company;
  const { feedLanguage, foreignCurrency } = company;
  const logo = toLogo(company, view.locale);
  return {
    id,
    companyName,
    slug,
    logo: logo && { url: view.origin + logo.src },
    website,
    description: plainText(description, view.locale),
    email,
    phone,
    active,
    deliveryNote: plainText(deliveryNote, view.locale),
    createdAt: company.createdAt.toISOString(),
    ...(maySeeSettings(view.actor, company) && { feedLanguage, foreignCurrency }),
    ...(view.translations && { translations: { description, deliveryNote } }),
  };
}

/** The logo once its sizes are made; named after the company. */
export function toLogo({ companyName, logo }: Company, locale: Locale): PictureProps | null {
  return logo && isReady(logo) ? toPicture(logo, locale, companyName) : null;
}

export function statusOf({ active, approvedAt }: Pick<Company, 'active' | 'approvedAt'>): CompanyStatus {
  if (active) return 'active';
  return approvedAt ? 'inactive' : 'pending';
}

function isReady(media: Media): media is Media & MediaRow {
  return media.status === 'ready';
}
