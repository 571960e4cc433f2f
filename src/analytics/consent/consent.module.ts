import { Module } from '@nestjs/common';
import { ConsentPagesController } from './consent.pages.controller.js';
import { ConsentShare } from './consent.share.js';

/** Consent to scripts for analytics and marketing. */
@Module({
  controllers: [ConsentPagesController],
  providers: [ConsentShare],
})
export class ConsentModule {}
