import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { DataSource, type EntityManager } from 'typeorm';
import { recipientsOf } from '../../companies/company-recipients.js';
import { Config } from '../../core/config/config.js';
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
} from '../../core/database/statement.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Mailer } from '../../core/mail/mailer.js';
import { route } from '../../routes.js';
import type { ReportKind } from './offer-report.entity.js';

/** Sends mails to stores about visitors' error reports. */
@Injectable()
export class ReportMails {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** Of reports that were solved 90 days ago: nobody answers them any more. */
  async deleteAddresses(): Promise<void> {
    await DELETE_ADDRESSES.run(this.database);
  }

  /** Whether a mail is to be sent. */
  async isDue(): Promise<boolean> {
    if (!this.mailer.enabled) return false;
    return (await IS_DUE.one(this.database)).due;
  }

  /** Sends a mail for each report. @throws Unavailable when the mail server is; the rest is sent by a later job */
  async send(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.database.transaction((manager) => this.sendNext(manager))));
  }

  private async sendNext(manager: EntityManager): Promise<boolean> {
    const report = await NEXT.row(manager);
    if (!report) return false;
    for (const { email, locale } of report.recipients) await this.write(report, email, locale);
    await SET_MAILED.run(manager, [report.id]);
    return true;
  }

  private write(
    { kind, text: message, email, name }: RowOf<typeof NEXT>,
    to: string,
    locale: Locale,
  ): Promise<void> {
    const say = (key: string, args: Record<string, string> = {}): string =>
      this.i18n.t(`offer-reports.mail.${key}`, { lang: locale, args });
    const product = plainText(name, locale);
    const what: string = this.i18n.t(`report.kinds.${kind}`, { lang: locale });
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

/** Reports of which no mail could be sent for a day stay in the list only. */
const isPending = (report: string) =>
  `${report}.mailed_at is null and ${report}.created_at > now() - interval '1 day'`;

const IS_DUE = statement({
  due: bool,
})`select exists (select from offer_reports r where ${isPending('r')}) as due`;

const NEXT = statement({
  id: int,
  kind: oneOf<ReportKind>(),
  text,
  email: nullable(text),
  name: json<Translations>(),
  /** The admins of the store, or its own address. */
  recipients: json<{ email: string; locale: Locale }[]>(),
})`
  select r.id, r.kind, r.text, r.email, p.name, ${recipientsOf('c')} as recipients
  from offer_reports r join products p on p.id = r.product_id join companies c on c.id = r.company_id
  where ${isPending('r')}
  order by r.id limit 1 for update of r skip locked`;

const SET_MAILED = command('update offer_reports set mailed_at = now() where id = $1');

const DELETE_ADDRESSES = command(`
  update offer_reports set email = null
  where email is not null and solved_at < now() - interval '90 days'`);
