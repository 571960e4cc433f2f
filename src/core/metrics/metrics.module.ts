import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Global: whatever takes time can say how much. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
