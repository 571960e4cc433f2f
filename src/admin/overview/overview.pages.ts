import type { LocalText } from '../../core/i18n/local-text.js';
import type { VisitSums } from '../../analytics/statistics/visits/visit-days.js';
import type { ImportJson } from '../../import/import.json.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Gap } from '../../products/own/own-products-conditions.js';
import type { ProductKind, ProductStatus } from '../../products/product.entity.js';

/** Number of products or services by status, with URLs of the lists. */
export interface StatusFigures {
  kind: ProductKind;
  url: string;
  count: number;
  statuses: { id: ProductStatus; count: number; url: string }[];
}

/** Active products that lack something; `url` lists them. */
export interface GapFigure {
  id: Gap;
  count: number;
  url: string;
}

/** A product with its number of views. */
export interface ViewedProduct {
  id: number;
  /** URL of its statistics. */
  url: string;
  name: LocalText;
  picture: PictureProps | null;
  /** null: the actor's own store. */
  companyName: string | null;
  views: number;
}

/** An import; with the store's name for super admins. */
export interface RecentImport extends ImportJson {
  companyName: string | null;
}

/** Whether offers keep coming. */
export interface FeedHealthProps {
  /** Active ones; `shaky`: the last fetch failed, `failing`: several in a row. `nextAt`: the next fetch. */
  feeds: { active: number; shaky: number; failing: number; nextAt: string | null };
  /** null without the permission. */
  feedsUrl: string | null;
  /** The last one that wrote something; null: none yet. */
  lastImport: { url: string; at: string; read: number; rejected: number } | null;
  diagnosisUrl: string;
}

/** A problem to fix; `url` leads to it. */
export interface BrokenLine {
  id: 'feeds' | 'imports' | 'prices' | 'left_feed' | 'excluded' | 'pictures' | 'rejected';
  count: number;
  /** Number of new ones since yesterday; 0 also if all are new, or if it is unknown. */
  fresh: number;
  /** Views of the affected offers in the last 28 days; null if the offers are unknown. */
  views: number | null;
  /** null: the actor's own store. */
  companyName: string | null;
  /** Further stores that this concerns less, and that have no line. */
  others: number;
  url: string;
}

/** Records that wait for a decision; `items` are the first of `count`. */
export interface WaitingGroup {
  id: 'imports' | 'feeds' | 'product-data' | 'reports' | 'companies' | 'users';
  count: number;
  url: string;
  items: { id: number; url: string; name: LocalText; note: string | null; at: string }[];
}

/** A first step of a new store. */
export interface FirstStep {
  id: 'logo' | 'import' | 'product';
  done: boolean;
  /** null without the right. */
  url: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The home page of the admin area. */
    'overview/index': {
      /** null: a super admin. */
      companyName: string | null;
      /** null: the store completed them. */
      firstSteps: FirstStep[] | null;
      /** Views and visits of 28 days; `url`: the statistics. */
      visits: VisitSums & { url: string };
      health: FeedHealthProps;
      broken?: BrokenLine[];
      waiting: WaitingGroup[];
      imports: RecentImport[];
      importsUrl: string;
      figures?: StatusFigures[];
      gaps?: GapFigure[];
      /** The products with most views in `days` days; `views`: of all products. */
      popular?: { days: number; views: number; url: string; products: ViewedProduct[] };
    };
  }
}
