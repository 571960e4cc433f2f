import type { ColumnListProps, ListTab } from '../core/http/api/page-list.js';
import type { SortLink } from '../core/http/api/pagination.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { PictureItem, PictureProps } from '../media/media.props.js';
import type { PlainTerms } from './terms/company-terms.js';
import type { CompanyStatus } from './company.entity.js';

/** A store in the list; times are ISO 8601 UTC. */
export interface CompanyRow {
  id: number;
  /** URL of the list with the store's form. */
  url: string;
  companyName: string;
  website: string | null;
  logo: PictureProps | null;
  status: CompanyStatus;
  /** Offers in any status that are not deleted. */
  productCount: number;
  userCount: number;
  createdAt: string;
}

/** Columns of the list, without the name. */
export type CompanyColumn = 'status' | 'products' | 'users' | 'createdAt';

/** Initial values of the store form. */
export interface CompanyForm extends PlainTerms {
  /** POST for a new store, PUT for an existing one. */
  url: string;
  id: number | null;
  /** Sent back as `_version`, so that a person does not overwrite another person's change. */
  version: string | null;
  companyName: string;
  slug: string;
  website: string;
  description: Translations;
  deliveryNote: Translations;
  returnConditions: Translations;
  /** The countries that a store may deliver to. */
  countries: { value: string; label: string }[];
  email: string;
  phone: string;
  feedLanguage: 'sl' | 'en' | 'other';
  foreignCurrency: 'mark' | 'reject';
  feedCurrency: string;
  status: CompanyStatus | null;
  logoMediaId: number | null;
  /** The image of `logoMediaId`. */
  logo: PictureItem | null;
  /** PATCH `{ active }`; null when the actor may not. */
  activateUrl: string | null;
  deactivateUrl: string | null;
  /** Users who signed the store up and await approval with it. */
  pendingAdmins: { name: string; email: string; emailVerified: boolean | null }[];
  can: { editSlug: boolean };
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    /** Super admins see all stores; a store admin only the form of the own one. */
    'companies/index': ColumnListProps<CompanyColumn> & {
      companies: CompanyRow[];
      sorts: SortLink[];
      filters: { query: string; status: CompanyStatus | 'all' };
      statusCounts: ListTab<CompanyStatus | 'all'>[];
      /** null for a store's admin. */
      newUrl: string | null;
      closeUrl: string;
      /** The state of all stores' data; null for a store's admin. */
      healthUrl: string | null;
      /** `?edit=<id>` or `?new=1`; for a store admin always the own store. */
      form: CompanyForm | null;
      /** Whether the form is shown without a list. */
      own: boolean;
    };
  }
}
