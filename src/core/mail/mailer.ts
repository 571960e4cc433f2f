import { Injectable, Logger } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createTransport, type Transporter } from 'nodemailer';
import { Texts } from '../i18n/texts.js';
import { Config } from '../config/config.js';
import { Unavailable } from '../errors/domain-errors.js';
import type { Locale } from '../i18n/locales.js';
import { type MailContent, mailHtml, mailText } from './mail-template.js';

/** A mail to one person. */
export interface Mail {
  /** One bare address. */
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html?: string;
  extras?: MailExtras;
}

/** Optional parts. */
export interface MailExtras {
  headers?: Record<string, string>;
  /** In angle brackets: identifies duplicates. */
  messageId?: string;
}

/** Sends mail by the server of `SMTP_URL`; contents and recipients are never logged. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger('Mail');
  private readonly transport: Transporter | null;
  /** The server did not answer the last time. */
  private isAway = false;

  constructor(
    private readonly config: Config,
    private readonly texts: Texts,
  ) {
    this.transport =
      config.mail && createTransport(transportOptions(config.mail.smtpUrl, config.serviceAnswerMs));
  }

  /** Whether a server is configured. */
  get enabled(): boolean {
    return this.transport !== null;
  }

  /**
   * Resolves when the server accepts the mail.
   * @throws Unavailable if it does not accept it within the time limit of each step, or if there is no server
   */
  async send({ to, locale, subject, text, html, extras = {} }: Mail): Promise<void> {
    if (!this.transport || !isEmail(to)) throw new Unavailable('mail.not_sent');
    try {
      await this.transport.sendMail({
        from: this.config.mail!.from,
        // an object is always one address; a text could contain several
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        html,
        messageId: extras.messageId,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...extras.headers },
      });
      this.isAway = false;
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.isAway = responseCode === undefined;
      this.logger.error({ code, responseCode, about: 'A mail was not sent' });
      throw new Unavailable('mail.not_sent');
    }
  }

  /**
   * Asks the server only when it did not answer the last time.
   * @throws Error when it still does not
   */
  async check(): Promise<void> {
    if (!this.isAway) return;
    await this.transport!.verify();
    this.isAway = false;
  }

  /** Sends a mail as plain text and as HTML, under our name; throws the same. */
  sendTemplate(to: string, locale: Locale, content: MailContent, extras?: MailExtras): Promise<void> {
    const { appName, publicUrl } = this.config;
    const head = {
      lang: locale,
      appName,
      linkHint: this.texts.t('mail.link_hint', locale),
      footer: this.texts.t('mail.footer', locale, { app: appName, url: publicUrl }),
    };
    const { subject } = content;
    return this.send({
      to,
      locale,
      subject,
      text: mailText(content, head),
      html: mailHtml(content, head),
      extras,
    });
  }
}

function transportOptions(url: string, limitMs: number) {
  return {
    url,
    dnsTimeout: limitMs,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** User input may be part of it, and must not start a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
