import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { I18nService } from 'nestjs-i18n';
import type { DataSource, EntityManager } from 'typeorm';
import { recipientsOf } from '../../../companies/company-recipients.js';
import { Config } from '../../../core/config/config.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { Mailer } from '../../../core/mail/mailer.js';
import { route } from '../../../routes.js';
import { toAddress } from '../feed-address.js';
import { FeedPresenter } from '../feed.presenter.js';
import type { PullRow } from '../pull-rows.js';

interface PendingAlert extends Pick<PullRow, 'status' | 'outcome' | 'httpStatus'> {
  id: number;
  kind: 'failing' | 'working';
  feedId: number;
  url: string;
  failures: number;
  recipients: { email: string; locale: Locale }[];
}

const IS_PENDING = `a.mailed_at is null and a.created_at > now() - interval '1 day' and f.active`;

/** What nobody could be told for a day stands on the page. */
const NEXT = `
  select a.id, a.kind, f.id as "feedId", f.url, f.failures, p.status, p.outcome, p.http_status as "httpStatus",
    ${recipientsOf('c')} as recipients
  from feed_alerts a join feeds f on f.id = a.feed_id join companies c on c.id = f.company_id
  join lateral (select status, outcome, http_status from feed_pulls
    where feed_id = f.id and status in ('done', 'failed') order by finished_at desc limit 1) p on true
  where ${IS_PENDING}
  order by a.id limit 1 for update of a skip locked`;

const IS_DUE = `
  select exists (select from feed_alerts a join feeds f on f.id = a.feed_id where ${IS_PENDING}) as due`;

/** Writes to stores when a feed fails again and again, and when it works again. */
@Injectable()
export class FeedAlertMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** Whether anybody is to be written to. */
  async isDue(): Promise<boolean> {
    if (!this.mailer.enabled) return false;
    const [row] = await this.database.query<{ due: boolean }[]>(IS_DUE);
    return row!.due;
  }

  /** Each alert once. @throws Unavailable when the mail server is: what is left waits for the next turn */
  async send(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.database.transaction((manager) => this.sendNext(manager))));
  }

  private async sendNext(manager: EntityManager): Promise<boolean> {
    const [alert] = await manager.query<PendingAlert[]>(NEXT);
    if (!alert) return false;
    for (const { email, locale } of alert.recipients) await this.write(alert, email, locale);
    await manager.query('update feed_alerts set mailed_at = now() where id = $1', [alert.id]);
    return true;
  }

  private write(alert: PendingAlert, to: string, locale: Locale): Promise<void> {
    const { id, kind, feedId, failures, url } = alert;
    const { message, hint } = new FeedPresenter(this.i18n, locale).words(alert);
    const args = { address: toAddress(url), count: failures };
    const say = (key: string): string =>
      this.i18n.t(`feed-pulls.mail.${kind}.${key}`, { lang: locale, args });
    const reasons = kind === 'failing' ? [hint ? `${message} ${hint}` : message, say('goes_on')] : [];
    const host = new URL(this.config.publicUrl).hostname;
    const content = {
      subject: say('subject'),
      paragraphs: [say('text'), ...reasons],
      button: {
        label: this.i18n.t<string, string>('feed-pulls.mail.button', { lang: locale }),
        url: this.config.publicUrl + route('admin.imports.feeds', {}, locale, { edit: feedId }),
      },
    };
    return this.mailer.sendTemplate(to, locale, content, { messageId: `<feed.${id}.${locale}@${host}>` });
  }
}
