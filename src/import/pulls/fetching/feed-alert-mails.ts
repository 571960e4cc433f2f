import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { DataSource, type EntityManager } from 'typeorm';
import { recipientsOf } from '../../../companies/company-recipients.js';
import { Config } from '../../../core/config/config.js';
import {
  bool,
  command,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../../core/database/statement.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { Mailer } from '../../../core/mail/mailer.js';
import { route } from '../../../routes.js';
import { toAddress } from '../feed-address.js';
import { FeedPresenter } from '../feed.presenter.js';
import type { PullFailure, PullResult, PullStatus } from '../pull-outcome.js';

/** An alert that could not be mailed for a day is only shown on the page. */
const isPending = (alert: string, feed: string) =>
  `${alert}.mailed_at is null and ${alert}.created_at > now() - interval '1 day' and ${feed}.active`;

const NEXT = statement({
  id: int,
  kind: oneOf<'failing' | 'working'>(),
  feedId: int,
  url: text,
  failures: int,
  status: oneOf<PullStatus>(),
  outcome: nullable(oneOf<PullResult | PullFailure>()),
  httpStatus: nullable(int),
  recipients: json<{ email: string; locale: Locale }[]>(),
})`
  select a.id, a.kind, f.id as "feedId", f.url, f.failures, p.status, p.outcome, p.http_status as "httpStatus",
    ${recipientsOf('c')} as recipients
  from feed_alerts a join feeds f on f.id = a.feed_id join companies c on c.id = f.company_id
  join lateral (select status, outcome, http_status from feed_pulls
    where feed_id = f.id and status in ('done', 'failed') order by finished_at desc limit 1) p on true
  where ${isPending('a', 'f')}
  order by a.id limit 1 for update of a skip locked`;

const IS_DUE = statement({
  due: bool,
})`select exists (select from feed_alerts a join feeds f on f.id = a.feed_id where ${isPending('a', 'f')}) as due`;

const MARK_MAILED = command('update feed_alerts set mailed_at = now() where id = $1');

/** Mails to stores whose feed fails repeatedly, or works again. */
@Injectable()
export class FeedAlertMails {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  async isDue(): Promise<boolean> {
    return this.mailer.enabled && (await IS_DUE.one(this.database)).due;
  }

  /** Sends each alert once. @throws Unavailable when the mail server is; the next job sends the rest */
  async send(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.database.transaction((manager) => this.sendNext(manager))));
  }

  private async sendNext(manager: EntityManager): Promise<boolean> {
    const alert = await NEXT.row(manager);
    if (!alert) return false;
    for (const { email, locale } of alert.recipients) await this.write(alert, email, locale);
    await MARK_MAILED.run(manager, [alert.id]);
    return true;
  }

  private write(alert: RowOf<typeof NEXT>, to: string, locale: Locale): Promise<void> {
    const { id, kind, feedId, failures, url } = alert;
    const { message, hint } = new FeedPresenter(this.i18n, locale).texts(alert);
    const args = { address: toAddress(url), count: failures };
    const translate = (key: string): string =>
      this.i18n.t(`feed-pulls.mail.${kind}.${key}`, { lang: locale, args });
    const reasons = kind === 'failing' ? [hint ? `${message} ${hint}` : message, translate('goes_on')] : [];
    const host = new URL(this.config.publicUrl).hostname;
    const content = {
      subject: translate('subject'),
      paragraphs: [translate('text'), ...reasons],
      button: {
        label: this.i18n.t<string, string>('feed-pulls.mail.button', { lang: locale }),
        url: this.config.publicUrl + route('admin.imports.feeds', {}, locale, { edit: feedId }),
      },
    };
    return this.mailer.sendTemplate(to, locale, content, { messageId: `<feed.${id}.${locale}@${host}>` });
  }
}
