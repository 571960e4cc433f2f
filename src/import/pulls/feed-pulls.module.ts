import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { ImportModule } from '../import.module.js';
import { PULLS_QUEUE } from './feed-pulls.queue.js';
import { FeedSecrets } from './feed-secrets.js';
import { Feed } from './feed.entity.js';
import { FeedTest } from './feed-test.js';
import { FeedsService } from './feeds.service.js';
import { PullsService } from './pulls.service.js';
import { FeedPullsController } from './api/feed-pulls.controller.js';
import { FeedsApi } from './api/feeds-api.js';
import { FeedsController } from './api/feeds.controller.js';
import { DuePulls } from './fetching/due-pulls.js';
import { FeedDownload } from './fetching/feed-download.js';
import { FeedAlertMailsProcessor } from './fetching/feed-alert-mails.processor.js';
import { FeedPullsProcessor } from './fetching/feed-pulls.processor.js';
import { PullOutcomes } from './fetching/pull-outcomes.js';
import { PullStore } from './fetching/pull.store.js';
import { FeedsPage } from './page/feeds-page.js';
import { FeedsPagesController } from './page/feeds.pages.controller.js';

const API = [FeedsApi];
const FETCHING = [
  DuePulls,
  FeedDownload,
  FeedAlertMailsProcessor,
  FeedPullsProcessor,
  PullOutcomes,
  PullStore,
];
const PAGE = [FeedsPage];

/** Fetches feeds of stores on a schedule. */
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
  providers: [FeedSecrets, FeedTest, FeedsService, PullsService, ...API, ...FETCHING, ...PAGE],
  exports: [PullsService],
})
export class FeedPullsModule {}
