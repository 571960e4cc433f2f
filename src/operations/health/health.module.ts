import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { ImportFigures } from './import-figures.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsRoute } from './metrics-route.js';
import { OperatorsServer } from './operators-server.js';
import { ServiceFigures } from './service-figures.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, MetricsAccess, MetricsRoute, OperatorsServer, ServiceFigures, ImportFigures],
})
export class HealthModule {}
