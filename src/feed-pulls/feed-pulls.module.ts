import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MailModule } from '../core/mail/mail.module.js';
import { ImportModule } from '../import/import.module.js';
import { DuePulls } from './due-pulls.js';
import { Feed } from './feed.entity.js';
import { FeedDownload } from './feed-download.js';
import { FeedForms } from './feed-forms.js';
import { FeedLetters } from './feed-letters.js';
import { FeedLettersProcessor } from './feed-letters.processor.js';
import { FeedPullsController } from './feed-pulls.controller.js';
import { FeedPullsProcessor } from './feed-pulls.processor.js';
import { PULLS_QUEUE } from './feed-pulls.queue.js';
import { FeedSecrets } from './feed-secrets.js';
import { FeedsApi } from './feeds-api.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsPage } from './feeds-page.js';
import { FeedsPagesController } from './feeds.pages.controller.js';
import { FeedsService } from './feeds.service.js';
import { PullOutcomes } from './pull.outcomes.js';
import { PullRunner } from './pull.runner.js';
import { PullStore } from './pull.store.js';
import { PullsService } from './pulls.service.js';

/** Fetches feeds from the addresses of their stores, by a timetable. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Feed]),
    BullModule.registerQueue({ name: PULLS_QUEUE }),
    AuditModule,
    CompaniesModule,
    ImportModule,
    MailModule,
  ],
  controllers: [FeedsController, FeedPullsController, FeedsPagesController],
  providers: [
    DuePulls,
    FeedDownload,
    FeedForms,
    FeedLetters,
    FeedLettersProcessor,
    FeedPullsProcessor,
    FeedSecrets,
    FeedsApi,
    FeedsPage,
    FeedsService,
    PullOutcomes,
    PullRunner,
    PullStore,
    PullsService,
  ],
  exports: [PullsService],
})
export class FeedPullsModule {}
