import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import type { RowOf } from '../../core/database/statement.js';
import { plainText } from '../../core/i18n/local-text.js';
import { euros } from '../../core/i18n/money.js';
import { Mailer } from '../../core/mail/mailer.js';
import { productUrl } from '../../products/product.presenter.js';
import { route } from '../../routes.js';
import { AlertTokens } from './alert-tokens.js';
import type { CLAIM_MAIL } from './price-alert.statements.js';

/** A mail to be sent; without `duePrice` it asks for the confirmation. */
export type AlertMail = RowOf<typeof CLAIM_MAIL>;

/** Mails of price alerts. */
@Injectable()
export class PriceAlertMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly texts: Texts,
    private readonly config: Config,
    private readonly tokens: AlertTokens,
  ) {}

  get enabled(): boolean {
    return this.mailer.enabled;
  }

  /** @throws Unavailable when the mail server does not accept it */
  send(mail: AlertMail): Promise<void> {
    return mail.duePrice === null ? this.sendConfirmation(mail) : this.sendPrice(mail, mail.duePrice);
  }

  private sendConfirmation(mail: AlertMail): Promise<void> {
    const { email, locale, target } = mail;
    const say = this.sendTo(mail);
    const token = this.tokens.createToken(mail.id);
    return this.mailer.sendTemplate(email, locale, {
      subject: say('ask_subject'),
      paragraphs: [say(target === null ? 'ask_any' : 'ask_target'), say('ask_otherwise')],
      button: {
        label: say('ask_button'),
        url: this.absolute(route('price-alert.confirmation', { token }, locale)),
      },
    });
  }

  /** Sends a mail with one-click unsubscription (RFC 8058). If it is sent again, it has the same message id. */
  private sendPrice(mail: AlertMail, price: number): Promise<void> {
    const { id, email, locale, productId, mailCount } = mail;
    const say = this.sendTo(mail, price);
    const endUrl = this.absolute(route('price-alert.end', { token: this.tokens.createToken(id) }, locale));
    const content = {
      subject: say('tell_subject'),
      paragraphs: [say('tell')],
      button: {
        label: say('tell_button'),
        url: this.absolute(productUrl({ ...mail, id: productId }, locale)),
      },
      ending: { label: say('end'), url: endUrl },
    };
    const host = new URL(this.config.publicUrl).hostname;
    return this.mailer.sendTemplate(email, locale, content, {
      messageId: `<price-alert.${id}.${mailCount}@${host}>`,
      headers: {
        'List-Unsubscribe': `<${endUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  private sendTo({ locale, productName, target }: AlertMail, price?: number): (key: string) => string {
    const args = {
      product: plainText(productName, locale),
      target: target === null ? '' : euros(target, locale),
      price: price === undefined ? '' : euros(price, locale),
      app: this.config.appName,
    };
    return (key) => this.texts.t(`price-alert.mail.${key}`, locale, args);
  }

  private absolute(path: string): string {
    return this.config.publicUrl + path;
  }
}
