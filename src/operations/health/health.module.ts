import { Module } from '@nestjs/common';
import { IdentityModule } from '../../auth/identity/identity.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { SearchModule } from '../../search/search.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { ImportMetrics } from './import-metrics.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsRoute } from './metrics-route.js';
import { ManagementServer } from './management-server.js';
import { ServiceMetrics } from './service-metrics.js';

@Module({
  imports: [IdentityModule, MailModule, SearchModule],
  controllers: [HealthController],
  providers: [HealthService, MetricsAccess, MetricsRoute, ManagementServer, ServiceMetrics, ImportMetrics],
})
export class HealthModule {}
