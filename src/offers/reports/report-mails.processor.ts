import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { keptFor } from '../../core/config/retention.js';
import { recipientsOf } from '../../companies/company-recipients.js';
import {
  command,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { mailsOf, MailWorker, recipients } from '../../core/mail/mail-worker.js';
import { route } from '../../routes.js';
import type { ReportKind } from './offer-report.entity.js';
import { REPORT_JOB, REPORTS_QUEUE } from './report-mails.queue.js';

const NEXT = statement({
  id: int,
  kind: oneOf<ReportKind>(),
  text,
  email: nullable(text),
  name: json<Translations>(),
  /** The admins of the store, or its own address. */
  recipients,
})`
  select r.id, r.kind, r.text, r.email, p.name, ${recipientsOf('c')} as recipients
  from offer_reports r join products p on p.id = r.product_id join companies c on c.id = r.company_id
  -- reports whose mail could not be sent for a day are only in the list
  where r.mailed_at is null and r.created_at > now() - interval '1 day'
  order by r.id limit 1 for update of r skip locked`;

/** Deletes addresses of reports that were solved 90 days ago, because no answer follows. */
const DELETE_ADDRESSES = command(`
  update offer_reports set email = null
  where email is not null and solved_at < now() - ${keptFor('reportAddresses')}`);

/** Sends mails to stores about visitors' error reports. */
@Injectable()
export class ReportMailsProcessor extends MailWorker<RowOf<typeof NEXT>> {
  constructor(@InjectQueue(REPORTS_QUEUE) queue: Queue) {
    super(queue, REPORT_JOB, mailsOf('offer_reports', NEXT));
  }

  protected override async poll(): Promise<void> {
    await DELETE_ADDRESSES.run(this.database);
    await super.poll();
  }

  protected write(
    { kind, text: message, email, name }: RowOf<typeof NEXT>,
    to: string,
    locale: Locale,
  ): Promise<void> {
    const say = (key: string, args: Record<string, string> = {}): string =>
      this.texts.t(`offer-reports.mail.${key}`, locale, args);
    const product = plainText(name, locale);
    const what = this.texts.t(`report.kinds.${kind}`, locale);
    return this.mailer.sendTemplate(to, locale, {
      subject: say('subject', { product }),
      paragraphs: [
        say('what', { product, what }),
        ...(message ? [message] : []),
        ...(email ? [say('answer', { email })] : []),
      ],
      button: { label: say('button'), url: this.config.publicUrl + route('admin.reports', {}, locale) },
    });
  }
}
