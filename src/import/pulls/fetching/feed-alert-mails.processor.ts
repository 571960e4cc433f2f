import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { recipientsOf } from '../../../companies/company-recipients.js';
import { int, nullable, oneOf, type RowOf, statement, text } from '../../../core/database/statement.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { mailsOf, MailWorker, recipients } from '../../../core/mail/mail-worker.js';
import { route } from '../../../routes.js';
import { toAddress } from '../feed-address.js';
import { MAILS_JOB, PULLS_QUEUE } from '../feed-pulls.queue.js';
import { FeedPresenter } from '../feed.presenter.js';
import type { PullFailure, PullResult, PullStatus } from '../pull-outcome.js';

const NEXT = statement({
  id: int,
  kind: oneOf<'failing' | 'working'>(),
  feedId: int,
  url: text,
  failures: int,
  status: oneOf<PullStatus>(),
  outcome: nullable(oneOf<PullResult | PullFailure>()),
  httpStatus: nullable(int),
  recipients,
})`
  select a.id, a.kind, f.id as "feedId", f.url, f.failures, p.status, p.outcome, p.http_status as "httpStatus",
    ${recipientsOf('c')} as recipients
  from feed_alerts a join feeds f on f.id = a.feed_id join companies c on c.id = f.company_id
  join lateral (select status, outcome, http_status from feed_pulls
    where feed_id = f.id and status in ('done', 'failed') order by finished_at desc limit 1) p on true
  -- one that could not be mailed for a day is only shown on the page
  where a.mailed_at is null and a.created_at > now() - interval '1 day' and f.active
  order by a.id limit 1 for update of a skip locked`;

/** Mails to stores whose feed fails repeatedly, or works again. */
@Injectable()
export class FeedAlertMailsProcessor extends MailWorker<RowOf<typeof NEXT>> {
  constructor(@InjectQueue(PULLS_QUEUE) queue: Queue) {
    super(queue, MAILS_JOB, mailsOf('feed_alerts', NEXT));
  }

  protected write(alert: RowOf<typeof NEXT>, to: string, locale: Locale): Promise<void> {
    const { id, kind, feedId, failures, url } = alert;
    const { message, hint } = new FeedPresenter(this.texts, locale).explanation(alert);
    const args = { address: toAddress(url), count: failures };
    const translate = (key: string): string => this.texts.t(`feed-pulls.mail.${kind}.${key}`, locale, args);
    const reasons = kind === 'failing' ? [hint ? `${message} ${hint}` : message, translate('goes_on')] : [];
    const host = new URL(this.config.publicUrl).hostname;
    const content = {
      subject: translate('subject'),
      paragraphs: [translate('text'), ...reasons],
      button: {
        label: this.texts.t('feed-pulls.mail.button', locale),
        url: this.config.publicUrl + route('admin.imports.feeds', {}, locale, { edit: feedId }),
      },
    };
    return this.mailer.sendTemplate(to, locale, content, { messageId: `<feed.${id}.${locale}@${host}>` });
  }
}
