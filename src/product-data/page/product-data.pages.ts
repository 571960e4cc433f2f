import type { AttributeChoice } from '../../attributes/attributes.pages.js';
import type { CategoryOption } from '../../categories/category.props.js';
import type { ListProps, ListTab } from '../../core/http/api/page-list.js';
import type { SortLink } from '../../core/http/api/pagination.js';
import type { ToastProps } from '../../core/http/pages/toast.js';
import type { LocalText, Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureItem } from '../../media/media.props.js';
import type { DataAttribute, DataStatus } from '../product-data.entity.js';

/** The actor's rights on a record; `decide` also depends on the stores that sell the product. */
export interface DataRights {
  edit: boolean;
  decide: boolean;
}

/** A description in the list; times are ISO 8601 UTC. */
export interface ProductDataRow {
  id: number;
  /** The list with its form open. */
  url: string;
  ean: string;
  name: LocalText;
  /** Languages with both name and description. */
  complete: Locale[];
  brand: string | null;
  companyName: string;
  status: DataStatus;
  updatedAt: string;
  /** PATCH `{ status: 'approved' | 'rejected' }`, DELETE. */
  actionUrl: string;
  can: DataRights;
}

/** Another record of the same EAN that can be merged into the open one. */
export interface DataDuplicate {
  id: number;
  /** The list with its form open. */
  url: string;
  name: LocalText;
  companyName: string;
  status: DataStatus;
}

/** Initial values of the form. */
export interface ProductDataForm {
  /** POST for a new one, PUT for an existing one; then also PATCH `{ status }` and DELETE. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`. */
  version: string | null;
  ean: string;
  /** null: a catalogue admin is to select it. */
  companyId: number | null;
  name: Translations;
  description: Translations;
  specifications: Translations;
  brand: string;
  productCode: string;
  /** The whole list is sent back. */
  attributes: DataAttribute[];
  /** `mediaIds` are sent back in order; new images are uploaded first. */
  pictures: PictureItem[];
  categoryIds: number[];
  status: DataStatus | null;
  can: DataRights;
  /** Why the actor may not decide, localised; null when it may, or lacks the permission. */
  decisionNote: string | null;
  duplicates: DataDuplicate[];
  /** POST `{ from: [ids] }`; null when there is nothing to merge. */
  mergeUrl: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** A company's people see its own descriptions, people of the platform all. */
    'product-data/index': ListProps & {
      items: ProductDataRow[];
      sorts: SortLink[];
      filters: {
        query: string;
        status: DataStatus | 'all';
        companyId: number | null;
        /** Only of products that no other store sells, or that others sell, too. */
        sellers: 'own' | 'several' | null;
        content: 'complete' | 'incomplete' | null;
        origin: 'feed' | 'person' | null;
        stores: 'proven' | null;
      };
      /** Most records of one decision on all that the list finds. */
      maxFound: number;
      statusCounts: ListTab<DataStatus | 'all'>[];
      /** Number of the listed company's records; `failure`, to be shown, if the count failed. */
      companyCount: { companyId: number; count: number; failure: ToastProps | null } | null;
      /** For people of the platform. */
      companies: { id: number; name: string }[];
      /** Records of each company under the other filters, by its id; companies without any are left out. */
      companyCounts: Record<string, number>;
      /** null if the actor may not add records. */
      newUrl: string | null;
      closeUrl: string;
      /** `?edit=<id>` or `?new=1` */
      form: ProductDataForm | null;
      /** Category labels of the open form; empty without a form. */
      categories: CategoryOption[];
      /** Choices of the form; empty while none is open. */
      definitions: AttributeChoice[];
    };
  }
}
