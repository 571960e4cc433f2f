import type { LocalText } from '../../core/i18n/local-text.js';
import type { Money } from '../../products/product.props.js';

/** The page that a link of a mail opens. */
export interface AlertStep {
  /** `confirm` and `end` ask for a click, because mail scanners follow links; the others show the state. */
  step: 'confirm' | 'active' | 'end' | 'ended';
  product: { name: LocalText; url: string } | null;
  /** null: any lower price. */
  target: Money | null;
  /** POST confirms or ends the alert; null when there is none any more. */
  url: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The form of a price alert. */
    'products/price-alert': {
      product: { name: LocalText; url: string; price: Money };
      /** POST `email` and `target`. */
      sendUrl: string;
      /** The form was sent. */
      isSent: boolean;
    };
    'products/price-alert-step': AlertStep;
  }
}
