import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { I18nService } from 'nestjs-i18n';
import type { DataSource, EntityManager } from 'typeorm';
import { recipientsOf } from '../../companies/company-recipients.js';
import { Config } from '../../core/config/config.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Mailer } from '../../core/mail/mailer.js';
import { route } from '../../routes.js';
import type { ReportKind } from './offer-report.entity.js';

interface PendingReport {
  id: number;
  kind: ReportKind;
  text: string;
  email: string | null;
  name: Translations;
  companyName: string;
  /** The admins of the store, or its own address. */
  recipients: { email: string; locale: Locale }[];
}

/** A report that nobody could be told of for so long stays in the list. */
const NEXT = `
  select r.id, r.kind, r.text, r.email, p.name, c.company_name as "companyName",
    ${recipientsOf('c')} as recipients
  from offer_reports r join products p on p.id = r.product_id join companies c on c.id = r.company_id
  where r.mailed_at is null and r.created_at > now() - interval '1 day'
  order by r.id limit 1 for update of r skip locked`;

const FORGET_ADDRESSES = `
  update offer_reports set email = null
  where email is not null and solved_at < now() - interval '90 days'`;

/** Writes to stores about what visitors have found wrong with their offers. */
@Injectable()
export class ReportMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** Of reports that were solved long ago, nobody needs the address any more. */
  async forgetAddresses(): Promise<void> {
    await this.database.query(FORGET_ADDRESSES);
  }

  /** Whether anybody is to be written to. */
  async isDue(): Promise<boolean> {
    if (!this.mailer.enabled) return false;
    const [row] = await this.database.query<{ due: boolean }[]>(
      `select exists (select from offer_reports where mailed_at is null and created_at > now() - interval '1 day') as due`,
    );
    return row!.due;
  }

  /** Each report once. @throws Unavailable when the mail server is: what is left waits for the next turn */
  async send(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.database.transaction((manager) => this.sendNext(manager))));
  }

  private async sendNext(manager: EntityManager): Promise<boolean> {
    const [report] = await manager.query<PendingReport[]>(NEXT);
    if (!report) return false;
    for (const { email, locale } of report.recipients) await this.write(report, email, locale);
    await manager.query('update offer_reports set mailed_at = now() where id = $1', [report.id]);
    return true;
  }

  private write({ kind, text, email, name }: PendingReport, to: string, locale: Locale): Promise<void> {
    const say = (key: string, args: Record<string, string> = {}): string =>
      this.i18n.t(`offer-reports.mail.${key}`, { lang: locale, args });
    const product = plainText(name, locale);
    const what: string = this.i18n.t(`report.kinds.${kind}`, { lang: locale });
    return this.mailer.sendTemplate(to, locale, {
      subject: say('subject', { product }),
      paragraphs: [
        say('what', { product, what }),
        ...(text ? [text] : []),
        ...(email ? [say('answer', { email })] : []),
      ],
      button: { label: say('button'), url: this.config.publicUrl + route('admin.reports', {}, locale) },
    });
  }
}
