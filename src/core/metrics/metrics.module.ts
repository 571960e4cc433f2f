import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Global, because metrics are recorded in many modules. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
