import { Inject } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { Texts } from '../i18n/texts.js';
import { command, json, type Statement } from '../database/statement.js';
import type { Locale } from '../i18n/locales.js';
import { QueueWorker, type JobHandler } from '../queue/queue-worker.js';
import { requestOnce } from '../queue/request-once.js';
import { Mailer } from './mailer.js';

/** A column: who gets a mail. */
export const recipients = json<{ email: string; locale: Locale }[]>();

type Mailed = { id: number; recipients: NonNullable<(typeof recipients)['value']> };

/** Statements of a table whose rows are mailed. @param next locks the next row that is to be mailed */
export const mailsOf = <Row extends Mailed>(table: string, next: Statement<Row>) => ({
  next,
  mark: command(`update ${table} set mailed_at = now() where id = $1`),
});

/** Mails the rows of a table, each once, in one worker at a time. */
export abstract class MailWorker<Row extends Mailed> extends QueueWorker {
  protected readonly pollIntervalMs: number = 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>>;
  @Inject(DataSource)
  protected readonly database: DataSource;
  @Inject(Mailer)
  protected readonly mailer: Mailer;
  @Inject(Texts)
  protected readonly texts: Texts;

  protected constructor(
    queue: Queue,
    private readonly job: string,
    private readonly mails: ReturnType<typeof mailsOf<Row>>,
  ) {
    super(queue);
    this.handlers = { [job]: (_, stopping) => this.send(stopping) };
  }

  protected abstract write(row: Row, to: string, locale: Locale): Promise<void>;

  protected async poll(): Promise<void> {
    if (this.mailer.enabled && (await this.mails.next.row(this.database)))
      await requestOnce(this.queue, this.job, {});
  }

  /** @throws Unavailable when the mail server is; the next job sends the rest */
  private async send(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.database.transaction((manager) => this.sendNext(manager))));
  }

  private async sendNext(manager: EntityManager): Promise<boolean> {
    const row = await this.mails.next.row(manager);
    if (!row) return false;
    for (const { email, locale } of row.recipients) await this.write(row, email, locale);
    await this.mails.mark.run(manager, [row.id]);
    return true;
  }
}
