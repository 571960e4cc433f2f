import type { Pagination } from '../core/http/api/pagination.js';
import type {
  ImportMode,
  ImportStatus,
  ImportCounters,
  ForeseenCounters,
  FirstPassStep,
} from './import.entity.js';

/** One run of a feed; times are ISO 8601 UTC. */
export interface ImportSummary {
  id: number;
  url: string;
  fileName: string;
  /** Localised name of the recognised format; null until recognised. */
  format: string | null;
  mode: ImportMode;
  status: ImportStatus;
  /** What it has done so far. */
  counters: ImportCounters;
  /** What it would do, of a dry run and of one that is held; else null. */
  foreseen: ForeseenCounters | null;
  warnings: number;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** Why it failed or is held, localised, with what to do. */
  reason: { message: string; hint: string | null } | null;
}

/** What a running import is at. */
export type ImportStep = FirstPassStep | 'writing' | 'rolling-back';

export interface ImportPace {
  step: ImportStep | null;
  /** That this step has come to; null while unknown. */
  items: number | null;
  /** Of how many; null while unknown. */
  total: number | null;
  /** 0–1 of the present step; null while unknown. */
  progress: number | null;
  itemsPerSecond: number | null;
  secondsLeft: number | null;
}

export interface ImportDetail extends ImportSummary, ImportPace {
  active: boolean;
  confirmUrl: string | null;
  cancelUrl: string | null;
  repeatUrl: string | null;
  /** Where the store says what the fields of its file mean; null where the format is known. */
  mappingUrl: string | null;
  /** Null unless it is the store's newest that has changed something. */
  rollbackUrl: string | null;
  /** Null until somebody has asked for it. */
  rollback: RollbackProps | null;
  /** What else there is to know: what it waits for, what stays of it, why it cannot be taken back. */
  notes: NoteProps[];
  /** Why a person has to confirm it; of a dry run, why a person would have to. */
  holds: HoldProps[];
  /** Whether its file, its issues and what it changed are still there. */
  kept: boolean;
  /** How many products it changes, or would change. */
  changeCount: number;
  /** Which, one by one. */
  changesUrl: string;
  /** All issues as CSV, and as JSON. */
  reportUrl: string;
  jsonReportUrl: string;
  issueCounts: {
    code: string;
    message: string;
    severity: ImportIssueProps['severity'];
    count: number;
    url: string;
  }[];
}

/** A sentence on the state of a run; the address is that of the run it is about. */
export interface NoteProps {
  text: string;
  url: string | null;
}

/** A reason for which a run is held. */
export interface HoldProps {
  code: string;
  message: string;
  /** What to do. */
  hint: string | null;
  /** The first three; `change` says what of it, localised. */
  examples: { productCode: string; name: string; change: string | null }[];
  /** All of them. */
  url: string;
  /** ISO 4217: it asks which one prices are in that name none, most likely the first; empty: it asks nothing. */
  currencies: string[];
}

/** What has become of a run's changes since somebody takes them back. */
export interface RollbackProps {
  /** Products that are again as they were. */
  restored: number;
  /** Products that somebody has edited since: they stay as they are. */
  kept: number;
  /** The first 100 of those. */
  keptOffers: { productCode: string; name: string; url: string }[];
}

export interface ImportIssueProps {
  itemNumber: number;
  line: number;
  productCode: string | null;
  severity: 'error' | 'warning' | 'notice';
  code: string;
  message: string;
  hint: string | null;
  text: string | null;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'import/index': {
      company: { id: number; name: string } | null;
      /** Only for people of the platform, who choose the store. */
      companies: { id: number; name: string; url: string }[];
      can: { upload: boolean };
      /** Multipart field `uploadXML`, `mode`, `language` and `currency`. */
      uploadUrl: string;
      /** How good the store's feed is; null without a store. */
      diagnosisUrl: string | null;
      imports: ImportSummary[];
      importPages: Pagination;
      current: ImportDetail | null;
      issues: {
        /** Of this kind only; null: all. */
        code: string | null;
        items: ImportIssueProps[];
        count: number;
        /** How many of them can be looked at one by one; null: all. */
        kept: number | null;
        previousUrl: string | null;
        nextUrl: string | null;
        filterUrl: string;
      } | null;
      /** Category paths that lead nowhere. */
      unmappedCount: number;
      /** Where all of them lead. */
      categoriesUrl: string;
      /** All that the store has said about its files. */
      formatsUrl: string;
      /** The words that keep goods out; null: those are for the platform alone. */
      blockedTermsUrl: string | null;
      closeUrl: string;
      /** Where feeds are fetched from by themselves; null without the right. */
      feedsUrl: string | null;
    };
  }
}
