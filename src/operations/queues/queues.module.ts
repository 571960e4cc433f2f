import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BrowserErrorsModule } from '../browser-errors/browser-errors.module.js';
import { QueueActions } from './queue-actions.js';
import { QueuesPage } from './queues-page.js';
import { QueuesPagesController } from './queues.pages.controller.js';

@Module({
  imports: [AuditModule, BrowserErrorsModule],
  controllers: [QueuesPagesController],
  providers: [QueuesPage, QueueActions],
})
export class QueuesModule {}
