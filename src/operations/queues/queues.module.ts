import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { QueueKeeping } from './queue-keeping.js';
import { QueuesPage } from './queues-page.js';
import { QueuesPagesController } from './queues.pages.controller.js';

@Module({
  imports: [AuditModule],
  controllers: [QueuesPagesController],
  providers: [QueuesPage, QueueKeeping],
})
export class QueuesModule {}
