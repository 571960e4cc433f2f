import type { LocalText } from '../../core/i18n/local-text.js';
import type { Money } from '../../products/product.props.js';

/** What a mail's link is about. */
export interface AlertStep {
  /** `confirm` and `end` ask first, because programs open the links of mails, too; the others tell what is so. */
  step: 'confirm' | 'active' | 'end' | 'ended';
  product: { name: LocalText; url: string } | null;
  /** null: any lower price. */
  target: Money | null;
  /** POST here does it, or takes the alert back; null when there is none any more. */
  url: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The form by which a visitor asks for mails about a price. */
    'products/price-alert': {
      product: { name: LocalText; url: string; price: Money };
      /** POST `email` and `target`. */
      sendUrl: string;
      /** It has been sent. */
      isSent: boolean;
    };
    'products/price-alert-step': AlertStep;
  }
}
