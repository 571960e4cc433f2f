import type { Pagination, SortLink } from '../core/http/api/pagination.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { PictureItem, PictureProps } from '../media/media.props.js';
import type { CompanyStatus } from './company.entity.js';

/** A store in the list; times are ISO 8601 UTC. */
export interface CompanyRow {
  id: number;
  /** The list with this store's form open. */
  url: string;
  companyName: string;
  website: string | null;
  logo: PictureProps | null;
  status: CompanyStatus;
  /** Living offers in any status. */
  productCount: number;
  userCount: number;
  createdAt: string;
}

/** What the form of a store holds at its beginning. */
export interface CompanyForm {
  /** POST for a new store, PUT for a known one. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`: then nobody overwrites what somebody else has changed meanwhile. */
  version: string | null;
  companyName: string;
  slug: string;
  website: string;
  description: Translations;
  deliveryNote: Translations;
  email: string;
  phone: string;
  feedLanguage: 'sl' | 'en' | 'other';
  foreignCurrency: 'mark' | 'reject';
  feedCurrency: string;
  status: CompanyStatus | null;
  logoMediaId: number | null;
  /** The one of `logoMediaId`. */
  logo: PictureItem | null;
  /** PATCH `{ active }`; null when the actor may not. */
  activateUrl: string | null;
  deactivateUrl: string | null;
  /** Who signed the store up and waits with it. */
  pendingAdmins: { name: string; email: string; emailVerified: boolean | null }[];
  can: { editSlug: boolean };
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    /** People of the platform see all stores; a store's admin has only the form of the own one. */
    'companies/index': {
      companies: CompanyRow[];
      count: number;
      pagination: Pagination;
      sorts: SortLink[];
      formUrl: string;
      filters: { query: string; status: CompanyStatus | 'all' };
      statusCounts: { id: CompanyStatus | 'all'; count: number; url: string; current: boolean }[];
      resetUrl: string | null;
      /** null for a store's admin. */
      newUrl: string | null;
      closeUrl: string;
      /** `?edit=<id>` or `?new=1`; for a store's admin always the own one. */
      form: CompanyForm | null;
      /** Whether the form stands on the page by itself, without a list. */
      own: boolean;
    };
  }
}
