import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { Mailer } from '../../core/mail/mailer.js';
import { route } from '../../routes.js';
import type { User } from '../user.entity.js';

/** Mails to invited users, in their language. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /**
   * Sends a mail with the link for choosing a password; null: the user has one and only signs in.
   * @returns `none`: there is no mail server
   */
  async send({ email, locale, company }: User, link: string | null): Promise<'sent' | 'failed' | 'none'> {
    if (!this.mailer.enabled) return 'none';
    const { appName, publicUrl } = this.config;
    const args = { app: appName, company: company?.companyName };
    const text = (key: string) => this.texts.t(`users.invitation_mail.${key}`, locale, args);
    const how = link ? 'choose' : 'sign_in';
    try {
      await this.mailer.sendTemplate(email, locale, {
        subject: text('subject'),
        paragraphs: [text(company ? 'invited' : 'invited_to_platform'), text(how)],
        button: { label: text(`${how}_button`), url: link ?? publicUrl + route('login', {}, locale) },
      });
      return 'sent';
    } catch (error) {
      if (error instanceof Unavailable) return 'failed';
      throw error;
    }
  }
}
