import type { LocalText } from '../../core/i18n/local-text.js';

/** An offer on a product page that is not compared with the others. */
export interface LeftOutOffer {
  id: number;
  store: { name: string; url: string };
  name: LocalText;
  /** URL of its own page; null if it is on this page. */
  pageUrl: string | null;
  /** Counts the click and redirects to the store's page of the product. */
  goUrl: string | null;
  /** In words. */
  price: string;
  /** Why it is not compared, in words. */
  reason: string;
}
