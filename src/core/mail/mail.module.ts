import { Module } from '@nestjs/common';
import { Mailer } from './mailer.js';

/** Mail to people, where a server for it is set. */
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
