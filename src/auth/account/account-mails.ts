import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { Texts } from '../../core/i18n/texts.js';
import { Mailer } from '../../core/mail/mailer.js';
import { route } from '../../routes.js';
import type { User } from '../../users/user.entity.js';

/** Mails about a person's own account. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** Without a mail server, or while it is away, the account is deleted nevertheless. */
  async sendDeleted({ email, locale }: Pick<User, 'email' | 'locale'>): Promise<void> {
    if (!this.mailer.enabled) return;
    const text = (key: string) =>
      this.texts.t(`account.deletion.mail.${key}`, locale, { app: this.config.appName });
    try {
      await this.mailer.sendTemplate(email, locale, {
        subject: text('subject'),
        paragraphs: [text('deleted'), text('not_you')],
        button: { label: text('button'), url: this.config.publicUrl + route('home', {}, locale) },
      });
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
}
