import type { Pagination } from '../core/http/pagination.js';
import type { Locale } from '../core/i18n/locales.js';
import type { StatisticsView } from './statistics.query.js';

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
  filters: { query: string; language: Locale | null; days: number };
  periods: readonly number[];
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

declare module '../core/inertia/pages.js' {
  interface Pages {
    'statistics/index': {
      view: StatisticsView;
      /** Those that the person may see. */
      views: { id: StatisticsView; url: string; current: boolean }[];
      /** null: another view is shown. */
      searches: SearchesView | null;
      synonyms: SynonymsView | null;
      /** The view without the form. */
      closeUrl: string;
      /** `?edit=<id>` or `?new=1` of the synonyms */
      form: SynonymForm | null;
    };
  }
}
