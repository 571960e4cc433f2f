import type { LocalText } from '../../core/i18n/local-text.js';
import type { ListTab } from '../../core/http/api/page-list.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { Money } from '../../products/product.props.js';
import type { ReportKind, ReportStatus } from './offer-report.entity.js';

/** A report in the list of a store, or of all stores. */
export interface OfferReportRow {
  id: number;
  kind: ReportKind;
  text: string;
  /** The visitor's address for an answer. */
  email: string | null;
  product: LocalText;
  /** Page for editing the offer. */
  productUrl: string;
  /** null for a store's staff. */
  companyName: string | null;
  /** The price at the time of the report. */
  priceThen: Money;
  priceNow: Money;
  /** ISO 8601. */
  createdAt: string;
  solvedAt: string | null;
  note: string;
  /** The text that the visitor got. */
  answer: string | null;
  answeredAt: string | null;
  /** PATCH `{ status }`; null without the permission. */
  url: string | null;
  /** The page with the forms for an answer and a note; null without the permission. */
  openUrl: string | null;
}

/** The forms of a report. */
export interface OpenReport {
  report: OfferReportRow;
  /** POST `{ note }`. */
  noteUrl: string;
  /** POST `{ answer }`; null: answered, without an address, or without a mail server. */
  answerUrl: string | null;
  maxLength: number;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The form for an error report. */
    'products/report': {
      offer: { product: LocalText; productUrl: string; storeName: string; price: string };
      kinds: readonly ReportKind[];
      /** POST `kind`, `text` and `email`. */
      sendUrl: string;
      maxLength: number;
      /** It was sent. */
      isSent: boolean;
    };
    'offer-reports/index': {
      reports: OfferReportRow[];
      status: ReportStatus;
      statuses: ListTab<ReportStatus>[];
      /** Reports of all stores. */
      ofAllCompanies: boolean;
      pagination: Pagination;
      /** `?edit=<id>`. */
      opened: OpenReport | null;
      closeUrl: string;
    };
  }
}
