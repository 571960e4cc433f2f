import type { Pagination } from '../../core/http/api/pagination.js';
import type { FeedLanguageSetting, ImportStatus } from '../import.entity.js';
import type { FeedMode } from './feed.entity.js';
import type { PullStatus } from './pull-rows.js';
import type { ScheduleChoice } from './schedule.js';

/** One time that a feed was fetched, or is to be; times are ISO 8601 UTC. */
export interface PullProps {
  id: number;
  /** Without its scheme and query. */
  address: string;
  status: PullStatus;
  /** What has become of it, localised, with what to do. */
  message: string;
  hint: string | null;
  importStatus: ImportStatus | null;
  importUrl: string | null;
  /** Whether a person has asked for it. */
  requested: boolean;
  createdAt: string;
  finishedAt: string | null;
}

/** An address of the store. */
export interface FeedProps {
  id: number;
  address: string;
  /** Localised sentence. */
  schedule: string;
  mode: FeedMode;
  /** `failing`: so often in a row that somebody has to look. */
  state: 'off' | 'new' | 'working' | 'shaky' | 'failing';
  failures: number;
  failingSince: string | null;
  nextAt: string | null;
  last: PullProps | null;
  editUrl: string;
  deleteUrl: string;
  /** POST fetches it now. */
  pullUrl: string;
}

export interface FeedForm {
  id: number | null;
  action: string;
  version: string | null;
  /** null: there is none. */
  passwordSetAt: string | null;
  values: ScheduleChoice & {
    url: string;
    username: string;
    /** Always empty: the kept one is never shown. */
    password: string;
    mode: FeedMode;
    language: FeedLanguageSetting | null;
    /** ISO 4217, or empty. */
    currency: string;
    active: boolean;
  };
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'feed-pulls/index': {
      company: { id: number; name: string } | null;
      /** Only for people of the platform, who choose the store. */
      companies: { id: number; name: string; url: string }[];
      feeds: FeedProps[];
      history: { pulls: PullProps[]; pagination: Pagination };
      form: FeedForm | null;
      newUrl: string;
      closeUrl: string;
      importsUrl: string;
      /** Whether failures are told by mail. */
      mails: boolean;
    };
  }
}
