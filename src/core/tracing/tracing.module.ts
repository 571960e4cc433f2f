import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from './tracing.js';

/** Traces for OpenTelemetry. OpenTelemetry is loaded only if a collector is configured. */
@Global()
@Module({
  providers: [
    {
      provide: Tracing,
      inject: [Config, Metrics],
      useFactory: async ({ tracing }: Config, metrics: Metrics) => {
        if (!tracing) return new Tracing(null);
        const { OtlpSpans } = await import('./otlp-spans.js');
        return new Tracing(new OtlpSpans(tracing, metrics));
      },
    },
  ],
  exports: [Tracing],
})
export class TracingModule {}
