import type { Texts } from '../../core/i18n/texts.js';
import { versionOf } from '../../core/http/versions/versioned.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { toast } from '../../core/http/pages/toast.js';
import type { FlashData } from '../../core/inertia/pages.js';
import type { FeedTestResult } from './feed-test.js';
import { toAddress } from './feed-address.js';
import type { FeedFields } from './feed-checks.js';
import type { Feed } from './feed.entity.js';
import type { FeedJson, PullJson } from './feed.json.js';
import type { FeedForm, FeedProps, PullProps } from './feed-pulls.pages.js';
import type { PullRow } from './pull-history.statements.js';
import { fromCron } from './schedule.js';
import { ALERT_AFTER } from './pull-schedule.js';

/** Statuses that have a text of their own; others share one with the number. */
const HTTP_TEXTS: [from: number, to: number, text: string][] = [
  [401, 401, 'unauthorised'],
  [403, 403, 'unauthorised'],
  [404, 404, 'not_found'],
  [410, 410, 'not_found'],
  [500, 599, 'server_error'],
];

/** Presents feeds and pulls in one language. */
export class FeedPresenter {
  constructor(
    private readonly texts: Texts,
    readonly locale: Locale,
  ) {}

  toJson(feed: Feed, lastPull: PullRow | null): FeedJson {
    const { id, companyId, url, username, cron, mode, language, currency, active, failures } = feed;
    return {
      id,
      companyId,
      url,
      username,
      hasPassword: feed.passwordSetAt !== null,
      cron,
      mode,
      language,
      currency,
      active,
      nextAt: feed.nextAt?.toISOString() ?? null,
      failures,
      failingSince: feed.failingSince?.toISOString() ?? null,
      lastPull: lastPull && this.toPullJson(lastPull),
      createdAt: feed.createdAt.toISOString(),
      updatedAt: feed.updatedAt.toISOString(),
    };
  }

  toPullJson(pull: PullRow): PullJson {
    const { id, feedId, status, outcome, httpStatus, bytes, importId, requested } = pull;
    return {
      id,
      feedId,
      status,
      outcome,
      ...this.explanation(pull),
      httpStatus,
      bytes,
      importId,
      requested,
      createdAt: pull.createdAt.toISOString(),
      finishedAt: pull.finishedAt?.toISOString() ?? null,
    };
  }

  toProps(feed: Feed, last: PullRow | null, editUrl: string): FeedProps {
    const { id, url, mode, active, nextAt, failures, failingSince } = feed;
    const at = { id };
    return {
      id,
      address: toAddress(url),
      schedule: this.schedule(feed.cron),
      mode,
      state: !active
        ? 'off'
        : failures >= ALERT_AFTER
          ? 'failing'
          : failures
            ? 'shaky'
            : last
              ? 'working'
              : 'new',
      failures,
      failingSince: failingSince?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
      last: last && this.toPull(last, url),
      editUrl,
      deleteUrl: route('admin.imports.feed', at, this.locale),
      pullUrl: route('admin.imports.feed.pulls', at, this.locale),
    };
  }

  toPull(pull: PullRow, url: string): PullProps {
    const { importId, importStatus } = pull;
    return {
      ...this.toPullJson(pull),
      address: toAddress(url),
      importStatus,
      importUrl: importId === null ? null : route('admin.imports', {}, this.locale, { import: importId }),
    };
  }

  /** Localised outcome of a pull, and a hint if there is one. */
  explanation({ status, outcome, httpStatus }: Pick<PullRow, 'status' | 'outcome' | 'httpStatus'>) {
    const code = outcome === 'http_status' ? httpText(httpStatus) : (outcome ?? status);
    const key = `feed-pulls.outcomes.${code}`;
    const args = { status: httpStatus ?? '' };
    const text = (part: string) => this.texts.t(`${key}.${part}`, this.locale, args);
    const hint = text('hint');
    return { message: text('message'), hint: hint === `${key}.hint` ? null : hint };
  }

  /** Stays until it is closed, because it is the answer to a question. */
  toTestToast(result: FeedTestResult): FlashData {
    const { severity, detail } = this.testText(result);
    const { toast: shown } = toast(this.texts, this.locale, severity, 'feed-pulls.test.large');
    return { toast: { ...shown, detail, life: undefined, closable: true } };
  }

  private testText(result: FeedTestResult) {
    const say = (key: string, values?: object) => this.texts.t(key, this.locale, values);
    switch (result.outcome) {
      case 'readable': {
        const format = say(`feed.formats.${result.format}`);
        return {
          severity: 'success',
          detail: say('feed-pulls.test.readable', { ...result, format }),
        } as const;
      }
      case 'large':
        return { severity: 'info', detail: say('feed-pulls.test.large') } as const;
      case 'unreached': {
        const { code: outcome, status: httpStatus } = result.reason;
        const { message } = this.explanation({ status: 'failed', outcome, httpStatus });
        return { severity: 'error', detail: message } as const;
      }
      case 'refused': {
        const { code, values } = result.reason;
        return { severity: 'warn', detail: say(`feed.refused.${code}.message`, values) } as const;
      }
    }
  }

  private schedule(cron: string): string {
    const { schedule, time } = fromCron(cron);
    return this.texts.t(`feed-pulls.schedules.${schedule}.sentence`, this.locale, { time, cron });
  }
}

/** The values of the form, without the password. */
export function toFormValues({ url, username, cron, mode, language, currency, active }: FeedFields) {
  return {
    url,
    username: username ?? '',
    password: '',
    ...fromCron(cron),
    mode,
    language,
    currency: currency ?? '',
    active,
  };
}

export function toForm(feed: Feed, locale: Locale): FeedForm {
  const { id } = feed;
  const url = route('admin.imports.feed', { id }, locale);
  const passwordSetAt = feed.passwordSetAt?.toISOString() ?? null;
  const testUrl = route('admin.imports.feeds.test', {}, locale, { edit: id });
  const values = toFormValues(feed);
  return { id, action: url, version: versionOf(feed), testUrl, passwordSetAt, values };
}

/** A feed for the audit log, without the password. */
export function toSnapshot(feed: Feed): Record<string, unknown> {
  const { url, username, cron, mode, language, currency, active } = feed;
  const passwordSetAt = feed.passwordSetAt?.toISOString() ?? null;
  return { url, username, cron, mode, language, currency, active, passwordSetAt };
}

const httpText = (status: number | null) =>
  HTTP_TEXTS.find(([from, to]) => status !== null && status >= from && status <= to)?.[2] ?? 'http_status';
