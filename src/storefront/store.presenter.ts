import { companyUrl } from '../companies/company.presenter.js';
import type { Locale } from '../core/i18n/locales.js';
import { type MediaRow, toPicture } from '../media/media.presenter.js';
import type { StoreTile } from './storefront.pages.js';

/** A store with the numbers of its visible offers. */
export interface StoreRow {
  id: number;
  name: string;
  products: number;
  services: number;
  logo: MediaRow | null;
}

export function toStoreTile({ id, name, products, services, logo }: StoreRow, locale: Locale): StoreTile {
  return {
    id,
    name,
    url: companyUrl(id, locale),
    productCount: products,
    serviceCount: services,
    logo: logo && toPicture(logo, locale, name),
  };
}
