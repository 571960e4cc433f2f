import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from './tracing.js';

/** Traces for OpenTelemetry. The exporter is loaded only if a collector is configured. */
@Global()
@Module({
  providers: [
    {
      provide: Tracing,
      inject: [Config, Metrics],
      useFactory: async ({ tracing }: Config, metrics: Metrics) => {
        if (!tracing) return new Tracing(null, 0);
        const { OtlpExporter } = await import('./otlp-exporter.js');
        return new Tracing(new OtlpExporter(tracing, metrics), tracing.share);
      },
    },
  ],
  exports: [Tracing],
})
export class TracingModule {}
