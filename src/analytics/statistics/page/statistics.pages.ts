import type { ListProps, ListTab } from '../../../core/http/api/page-list.js';
import type { SortLink } from '../../../core/http/api/pagination.js';
import type { LocalText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import type { StatisticsView } from '../statistics.query.js';
import type { VisitSums } from '../visits/visit-days.js';
import type { Ranked } from '../visits/visit-rankings.statements.js';

/** A product in statistics. */
export interface StatisticsSubject {
  name: LocalText;
  code: string;
  /** null: the actor's own store. */
  companyName: string | null;
  isDeleted: boolean;
  /** URL of its form; null: it is deleted. */
  editUrl: string | null;
}

/** The shown period, and the other periods. */
export interface ShownPeriod {
  from: string;
  to: string;
  choices: { days: number; url: string; current: boolean }[];
}

/** Visits by day. */
export interface DaysView extends VisitSums {
  /** null: all products; `listUrl` is the URL of their list. */
  subject: (StatisticsSubject & { listUrl: string }) | null;
  /** The chosen store of `companies`; null: all stores that the actor may see. */
  company: number | null;
  companies: { id: number; name: string }[];
  /** GET with `company`. */
  formUrl: string;
  /** Hidden fields of the form. */
  keep: Record<string, string>;
  csvUrl: string;
}

/** A row of a ranking; `before`: views in the period before. */
export interface RankedRow extends Ranked {
  rate: number | null;
}
/** `url`: the view of its days. */
export type RankedProduct = RankedRow & StatisticsSubject & { url: string };
export type RankedCompany = RankedRow & { name: string; url: string };
/** `path`: names from the root; empty: the category is deleted and has no form. */
export type RankedCategory = RankedRow & { path: LocalText[]; url: string | null };

/** The records viewed in the period; sorted by change, also those viewed in the previous period. */
export interface RankingView<Row extends RankedRow> extends ListProps {
  rows: Row[];
  sorts: SortLink[];
  filters: { query: string; company: number | null };
  companies: { id: number; name: string }[];
  /** Hidden fields of the form. */
  keep: Record<string, string>;
  csvUrl: string;
}

/** A text that visitors searched for. */
export interface SearchRow {
  language: Locale;
  text: string;
  searches: number;
  foundNothing: number;
  /** Results of the last search. */
  hits: number;
  /** `YYYY-MM-DD` */
  lastDay: string;
  /** URL of the search. */
  url: string;
  /** Form of the synonym for the text, or of a new one. */
  synonym: { url: string; isNew: boolean };
}

/** Searches of visitors, from which synonyms can be made. */
export interface SearchesView extends Omit<ListProps, 'count'> {
  rows: SearchRow[];
  /** Totals of all searches that match the filters. */
  totals: { searches: number; foundNothing: number; terms: number };
  /** All searches, or those without results. */
  shown: ListTab<'all' | 'nothing'>[];
  filters: { query: string; language: Locale | null };
  /** Hidden fields of the form. */
  keep: Record<string, string>;
  /** URL of these rows as a CSV file. */
  csvUrl: string;
}

export interface SynonymRow {
  id: number;
  language: Locale;
  words: string[];
  /** Empty: the words mean the same. */
  meanings: string[];
  /** URL of its form over the list. */
  url: string;
  /** DELETE. */
  deleteUrl: string;
}

export interface SynonymsView extends ListProps {
  rows: SynonymRow[];
  filters: { query: string; language: Locale | null };
  keep: Record<string, string>;
  newUrl: string;
}

/** Initial values of the synonym form. */
export interface SynonymForm {
  /** POST for a new one, PUT for a known one. */
  url: string;
  id: number | null;
  /** Sent back as `_version`. */
  version: string | null;
  /** null if none is selected yet. */
  language: Locale | null;
  /** One phrase on each line. */
  words: string;
  /** One phrase on each line; empty: the words mean the same. */
  meanings: string;
}

declare module '../../../core/inertia/pages.js' {
  interface Pages {
    'statistics/index': {
      view: StatisticsView;
      /** Views that the actor may see. */
      views: { id: StatisticsView; url: string; current: boolean }[];
      /** null: the view has no period. */
      period: ShownPeriod | null;
      /** null: another view is shown. */
      days: DaysView | null;
      products: RankingView<RankedProduct> | null;
      companies: RankingView<RankedCompany> | null;
      categories: RankingView<RankedCategory> | null;
      searches: SearchesView | null;
      synonyms: SynonymsView | null;
      /** URL without the form. */
      closeUrl: string;
      /** `?edit=<id>` or `?new=1` of the synonyms */
      form: SynonymForm | null;
    };
  }
}
