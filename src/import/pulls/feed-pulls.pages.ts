import type { StoreChoice } from '../import-stores.props.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { FeedLanguageSetting } from '../feed/offer.js';
import type { ImportStatus } from '../import-states.js';
import type { FeedMode } from './feed.entity.js';
import type { PullJson } from './feed.json.js';
import type { ScheduleChoice } from './schedule.js';

/** A fetch of a feed with the import that it led to. */
export interface PullProps extends PullJson {
  /** Without its scheme and query. */
  address: string;
  importStatus: ImportStatus | null;
  importUrl: string | null;
}

/** A feed of the store. */
export interface FeedProps {
  id: number;
  address: string;
  /** Localised sentence. */
  schedule: string;
  mode: FeedMode;
  /** `shaky`: the last fetch failed; `failing`: at least `ALERT_AFTER` consecutive ones. */
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
  /** POST the form: fetches the feed once without storing anything. */
  testUrl: string;
  /** null: there is no password. */
  passwordSetAt: string | null;
  values: ScheduleChoice & {
    url: string;
    username: string;
    /** Always empty: the stored one is never sent. */
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
    'feed-pulls/index': StoreChoice & {
      feeds: FeedProps[];
      history: { pulls: PullProps[]; pagination: Pagination };
      form: FeedForm | null;
      newUrl: string;
      closeUrl: string;
      importsUrl: string;
      /** Whether failures are mailed. */
      mails: boolean;
    };
  }
}
