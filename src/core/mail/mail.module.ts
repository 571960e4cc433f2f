import { Module } from '@nestjs/common';
import { Mailer } from './mailer.js';

/** Sends mail, if an SMTP server is configured. */
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
