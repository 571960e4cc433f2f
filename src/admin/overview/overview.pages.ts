import type { LocalText } from '../../core/i18n/local-text.js';
import type { ImportSummary } from '../../import/import.pages.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Gap } from '../../products/own/own-products-conditions.js';
import type { ProductKind, ProductStatus } from '../../products/product.entity.js';

/** Products, or services, by their status; each leads to the list of them. */
export interface StatusFigures {
  kind: ProductKind;
  url: string;
  count: number;
  statuses: { id: ProductStatus; count: number; url: string }[];
}

/** Active products that lack something; the address lists exactly these. */
export interface GapFigure {
  id: Gap;
  count: number;
  url: string;
}

/** A product with how often visitors have opened it. */
export interface ViewedProduct {
  id: number;
  /** Its statistics. */
  url: string;
  name: LocalText;
  picture: PictureProps | null;
  /** null: of the person's own store. */
  companyName: string | null;
  views: number;
}

/** An import; the store is named for people of the platform. */
export interface RecentImport extends ImportSummary {
  companyName: string | null;
}

/** What waits for somebody; `items` are the first of `count`. */
export interface WaitingGroup {
  id: 'imports' | 'feeds' | 'product-data' | 'reports' | 'companies' | 'users';
  count: number;
  url: string;
  items: { id: number; url: string; name: LocalText; note: string | null; at: string }[];
}

/** A step of a store that is new here. */
export interface FirstStep {
  id: 'logo' | 'import' | 'product';
  done: boolean;
  /** null without the right. */
  url: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** Where work begins: what there is, what is lacking, what waits. */
    'overview/index': {
      /** null: of the platform. */
      companyName: string | null;
      /** null: the store is past them. */
      firstSteps: FirstStep[] | null;
      waiting: WaitingGroup[];
      imports: RecentImport[];
      importsUrl: string;
      figures?: StatusFigures[];
      gaps?: GapFigure[];
      /** The most opened of so many days first; `views`: of all products. */
      popular?: { days: number; views: number; url: string; products: ViewedProduct[] };
    };
  }
}
