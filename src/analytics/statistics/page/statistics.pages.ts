import type { Pagination, SortLink } from '../../../core/http/api/pagination.js';
import type { LocalText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import type { StatisticsView } from '../statistics.query.js';
import type { DayCounts } from '../visits/visit-days.js';
import type { Ranked } from '../visits/visit-rankings.js';

/** A number of the period, and the same of the one before; null: there is none, or nothing was counted then. */
export interface VisitFigure {
  /** `rate`: visits for a hundred views. */
  id: 'views' | 'visits' | 'rate';
  now: number | null;
  before: number | null;
}

/** A product that was counted. */
export interface StatisticsSubject {
  name: LocalText;
  code: string;
  /** null: of the person's own store. */
  companyName: string | null;
  isDeleted: boolean;
  /** Its form; null: it is deleted. */
  editUrl: string | null;
}

/** The days that a view is about, and how many it could be about. */
export interface ShownPeriod {
  from: string;
  to: string;
  choices: { days: number; url: string; current: boolean }[];
}

/** Visits day by day. */
export interface DaysView {
  /** null: of all products; `listUrl` leads back to these. */
  subject: (StatisticsSubject & { listUrl: string }) | null;
  figures: VisitFigure[];
  /** What the figures are compared with. */
  before: { from: string; to: string; isKnown: boolean };
  /** The last one is still being counted. */
  days: DayCounts[];
  /** The chosen store of `companies`; null: all that the person may see. */
  company: number | null;
  companies: { id: number; name: string }[];
  /** GET with `company`. */
  formUrl: string;
  /** What goes along with it. */
  keep: Record<string, string>;
  csvUrl: string;
}

/** A row of a ranking; `before`: views in the period before. */
export interface RankedRow extends Ranked {
  rate: number | null;
}
/** `url`: its days. */
export type RankedProduct = RankedRow & StatisticsSubject & { url: string };
export type RankedCompany = RankedRow & { name: string; url: string };
/** `path`: its names from the root down; empty: it is deleted, and has no form. */
export type RankedCategory = RankedRow & { path: LocalText[]; url: string | null };

/** What was seen in the period; by change, also what was seen in the one before it only. */
export interface RankingView<Row extends RankedRow> {
  rows: Row[];
  count: number;
  sorts: SortLink[];
  pagination: Pagination;
  filters: { query: string; company: number | null };
  companies: { id: number; name: string }[];
  /** GET with the filters. */
  formUrl: string;
  keep: Record<string, string>;
  resetUrl: string | null;
  csvUrl: string;
}

/** A text that visitors have searched for. */
export interface SearchRow {
  language: Locale;
  text: string;
  searches: number;
  foundNothing: number;
  /** Hits of the last time. */
  hits: number;
  /** `YYYY-MM-DD` */
  lastDay: string;
  /** Runs the search. */
  url: string;
  /** The synonym that answers to the text, or the form of a new one. */
  synonym: { url: string; isNew: boolean };
}

/** What visitors search for; a synonym of which they cannot know makes a search find something. */
export interface SearchesView {
  rows: SearchRow[];
  /** Of the whole period, with its language and text. */
  totals: { searches: number; foundNothing: number; terms: number };
  /** All, or what found nothing. */
  shown: { id: 'all' | 'nothing'; count: number; url: string; current: boolean }[];
  pagination: Pagination;
  filters: { query: string; language: Locale | null };
  /** GET with the filters. */
  formUrl: string;
  /** What goes along with them. */
  keep: Record<string, string>;
  resetUrl: string | null;
  /** The same rows as a table for spreadsheets. */
  csvUrl: string;
}

export interface SynonymRow {
  id: number;
  language: Locale;
  words: string[];
  /** Empty: the words mean the same. */
  meanings: string[];
  /** The list with its form open. */
  url: string;
  /** DELETE. */
  deleteUrl: string;
}

export interface SynonymsView {
  rows: SynonymRow[];
  count: number;
  pagination: Pagination;
  filters: { query: string; language: Locale | null };
  formUrl: string;
  keep: Record<string, string>;
  resetUrl: string | null;
  newUrl: string;
}

/** What the form of a synonym holds at its beginning. */
export interface SynonymForm {
  /** POST for a new one, PUT for a known one. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`. */
  version: string | null;
  language: Locale;
  /** One on each line. */
  words: string;
  /** The same; empty: the words mean the same. */
  meanings: string;
}

declare module '../../../core/inertia/pages.js' {
  interface Pages {
    'statistics/index': {
      view: StatisticsView;
      /** Those that the person may see. */
      views: { id: StatisticsView; url: string; current: boolean }[];
      /** null: the view is not about days. */
      period: ShownPeriod | null;
      /** null: another view is shown. */
      days: DaysView | null;
      products: RankingView<RankedProduct> | null;
      companies: RankingView<RankedCompany> | null;
      categories: RankingView<RankedCategory> | null;
      searches: SearchesView | null;
      synonyms: SynonymsView | null;
      /** The view without the form. */
      closeUrl: string;
      /** `?edit=<id>` or `?new=1` of the synonyms */
      form: SynonymForm | null;
    };
  }
}
