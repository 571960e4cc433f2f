import type { Pagination } from '../core/http/api/pagination.js';
import type {
  FeedContent,
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
  /** What a dry run tries; null: it is none. */
  tries: FeedContent | null;
  status: ImportStatus;
  /** What it has done so far. */
  counters: ImportCounters;
  /** What a dry run or a held run would do; else null. */
  foreseen: ForeseenCounters | null;
  warnings: number;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** Why it failed or is held, localised, with what to do. */
  reason: { message: string; hint: string | null } | null;
}

/** The current step of an active import. */
export type ImportStep = FirstPassStep | 'writing' | 'rolling-back';

export interface ImportPace {
  step: ImportStep | null;
  /** Done by this step; null while unknown. */
  items: number | null;
  /** All items of this step; null while unknown. */
  total: number | null;
  /** 0–1 of this step; null while unknown. */
  progress: number | null;
  itemsPerSecond: number | null;
  secondsLeft: number | null;
}

export interface ImportDetail extends ImportSummary, ImportPace {
  active: boolean;
  confirmUrl: string | null;
  cancelUrl: string | null;
  repeatUrl: string | null;
  /** The mapping of the file's fields; null when the format is known. */
  mappingUrl: string | null;
  /** Null unless it is the newest of its store that has changed something. */
  rollbackUrl: string | null;
  /** Null until a rollback is requested. */
  rollback: RollbackProps | null;
  /** What it waits for, what remains of it, why it cannot be rolled back. */
  notes: NoteProps[];
  /** Why somebody has to confirm it; of a dry run, why somebody would have to. */
  holds: HoldProps[];
  /** Whether its file, issues and changes are still stored. */
  kept: boolean;
  /** Where the things are listed that a counter counts; those that have no list are left out. */
  counterUrls: Partial<Record<keyof ImportCounters | 'warnings', string>>;
  /** How many offers it changes or would change. */
  changeCount: number;
  changesUrl: string;
  /** All issues as CSV and as JSON. */
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

/** A sentence about the state of a run; `url`: the other run that it names. */
export interface NoteProps {
  text: string;
  url: string | null;
}

/** Why a run is held. */
export interface HoldProps {
  code: string;
  message: string;
  /** What to do. */
  hint: string | null;
  /** The first three offers; `change` is localised. */
  examples: { productCode: string; name: string; change: string | null }[];
  /** The list of all of them. */
  url: string;
  /** ISO 4217, the most likely first: the choice for prices without a currency; empty when it is not asked for. */
  currencies: string[];
}

/** The progress of a rollback. */
export interface RollbackProps {
  /** Products restored so far. */
  restored: number;
  /** Products that somebody has edited since, which stay as they are. */
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
      /** Stores to select from; empty unless the actor is a catalogue admin. */
      companies: { id: number; name: string }[];
      can: { upload: boolean };
      /** Multipart field `uploadXML`, `mode`, `trial`, `language` and `currency`. */
      uploadUrl: string;
      /** As what the store's last upload was read. */
      lastContent: FeedContent;
      /** Null without a store. */
      diagnosisUrl: string | null;
      imports: ImportSummary[];
      importPages: Pagination;
      current: ImportDetail | null;
      issues: {
        /** The selected code; null: all. */
        code: string | null;
        /** The selected severity; null: all. */
        severity: ImportIssueProps['severity'] | null;
        items: ImportIssueProps[];
        count: number;
        /** How many of them are stored; null: all. */
        kept: number | null;
        previousUrl: string | null;
        nextUrl: string | null;
        filterUrl: string;
      } | null;
      /** Category paths without a category. */
      unmappedCount: number;
      /** The mapping of category paths. */
      categoriesUrl: string;
      /** The mappings of the store's own file formats. */
      formatsUrl: string;
      /** Null unless the actor is a catalogue admin. */
      blockedTermsUrl: string | null;
      closeUrl: string;
      /** The feeds that are fetched on a schedule; null without permission. */
      feedsUrl: string | null;
    };
  }
}
