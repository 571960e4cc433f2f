import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { PriceAlertMails, type AlertMail } from './price-alert-mails.js';
import { CHECK, CLAIM_MAIL, FORGET, IS_ANYTHING_DUE, MAIL_SENT } from './price-alert.statements.js';

/** After so many refusals in a row the mail server is left alone until the next turn. */
const TIMEOUT = 3;

/** Looks at prices that have changed, and writes to who waits for them. */
@Injectable()
export class PriceWatch {
  private readonly logger = new Logger(PriceWatch.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: PriceAlertMails,
  ) {}

  /** Removes what is not needed any more. */
  async forget(): Promise<void> {
    await FORGET.run(this.database);
  }

  /** Whether there is anything to do. */
  async isDue(): Promise<boolean> {
    if (!this.mails.enabled) return false;
    return (await IS_ANYTHING_DUE.one(this.database)).due;
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.checkBatch()));
    for (let refusals = 0; !signal.aborted && refusals < TIMEOUT;) {
      const mail = await CLAIM_MAIL.row(this.database);
      if (!mail) return;
      refusals = (await this.send(mail)) ? 0 : refusals + 1;
    }
  }

  /** Whether there were any. */
  private async checkBatch(): Promise<boolean> {
    return (await CHECK.run(this.database)) > 0;
  }

  /** One that was not taken is tried again after two minutes, and the others first. */
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
