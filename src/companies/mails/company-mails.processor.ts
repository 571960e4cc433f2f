import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { int, oneOf, type RowOf, statement, text } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import { mailsOf, MailWorker, recipients } from '../../core/mail/mail-worker.js';
import { route } from '../../routes.js';
import { COMPANY_MAILS_JOB, COMPANY_MAILS_QUEUE } from './company-mails.queue.js';
import { recipientsOf } from '../company-recipients.js';

const NEXT = statement({
  id: int,
  kind: oneOf<'waiting' | 'approved'>(),
  companyId: int,
  name: text,
  /** The catalogue admins if the store waits, else its own admins. */
  recipients,
})`
  select m.id, m.kind, c.id as "companyId", c.company_name as name,
    case m.kind when 'approved' then ${recipientsOf('c')} else (
      select coalesce(json_agg(json_build_object('email', u.email, 'locale', u.locale) order by u.id), '[]')
      from users u where u.user_type = 'super_admin' and u.status = 'active') end as recipients
  from company_mails m join companies c on c.id = m.company_id
  -- one that could not be mailed for a day is only on the overview
  where m.mailed_at is null and m.created_at > now() - interval '1 day'
    and (m.kind = 'approved') = (c.approved_at is not null)
  order by m.id limit 1 for update of m skip locked`;

/** Mails that a store waits for approval, and that it is approved. */
@Injectable()
export class CompanyMailsProcessor extends MailWorker<RowOf<typeof NEXT>> {
  /** Nothing else asks for these mails. */
  protected override readonly pollIntervalMs = 5_000;

  constructor(@InjectQueue(COMPANY_MAILS_QUEUE) queue: Queue) {
    super(queue, COMPANY_MAILS_JOB, mailsOf('company_mails', NEXT));
  }

  protected write({ kind, companyId, name }: RowOf<typeof NEXT>, to: string, locale: Locale): Promise<void> {
    const { appName, publicUrl } = this.config;
    const say = (key: string) =>
      this.texts.t(`companies.mail.${kind}.${key}`, locale, { name, app: appName });
    const path =
      kind === 'waiting'
        ? route('admin.companies', {}, locale, { status: 'pending', edit: companyId })
        : route('admin', {}, locale);
    return this.mailer.sendTemplate(to, locale, {
      subject: say('subject'),
      paragraphs: [say('text'), say('next')],
      button: { label: say('button'), url: publicUrl + path },
    });
  }
}
