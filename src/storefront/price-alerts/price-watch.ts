import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { PriceAlertMails, type AlertMail } from './price-alert-mails.js';
import {
  CHECK,
  CLAIM_MAIL,
  CLAIM_MARKED,
  DELETE_EXPIRED,
  IS_ANYTHING_DUE,
  MAIL_SENT,
  MAY_SEND,
} from './price-alert.statements.js';

/** Failures in a row after which mails wait for the next run. */
const MAX_FAILURES = 3;

/** Checks changed prices and sends the mails that are due. */
@Injectable()
export class PriceWatch {
  private readonly logger = new Logger(PriceWatch.name);

  constructor(
    private readonly database: DataSource,
    private readonly mails: PriceAlertMails,
  ) {}

  /** Deletes expired alerts. */
  async deleteExpired(): Promise<void> {
    await DELETE_EXPIRED.run(this.database);
  }

  /** Whether there are alerts to check or mails to send. */
  async isDue(): Promise<boolean> {
    if (!this.mails.enabled) return false;
    return (await IS_ANYTHING_DUE.one(this.database)).due;
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.checkBatch()));
    for (let failures = 0; !signal.aborted && failures < MAX_FAILURES;) {
      const isSent = await this.sendNext();
      if (isSent === null) return;
      failures = isSent ? 0 : failures + 1;
    }
  }

  /** @returns whether it was sent; null: there is none, or another worker sends */
  private sendNext(): Promise<boolean | null> {
    return this.database.transaction(async (manager) => {
      if (!(await MAY_SEND.one(manager)).maySend) return null;
      const mail = await CLAIM_MAIL.row(this.database);
      return mail ? this.send(mail) : null;
    });
  }

  /** @returns whether there were any */
  private async checkBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const claimed = await CLAIM_MARKED.rows(manager, []);
      if (claimed.length) await CHECK.run(manager, [claimed.map(({ id }) => id)]);
      return claimed.length > 0;
    });
  }

  /** A mail that fails is retried after two minutes, and others are sent first. @returns whether it was sent */
  private async send(mail: AlertMail): Promise<boolean> {
    try {
      await this.mails.send(mail);
    } catch (error) {
      if (!(error instanceof Unavailable)) this.logger.error(error);
      return false;
    }
    await MAIL_SENT.run(this.database, [mail.id, mail.duePrice]);
    return true;
  }
}
