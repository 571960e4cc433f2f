import { Module } from '@nestjs/common';
import { ConsentPagesController } from './consent.pages.controller.js';
import { ConsentShare } from './consent.share.js';

/** Whether visitors let us load what measures and advertises. */
@Module({
  controllers: [ConsentPagesController],
  providers: [ConsentShare],
})
export class ConsentModule {}
