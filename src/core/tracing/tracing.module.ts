import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from './tracing.js';

/** Traces for OpenTelemetry. The code that sends them is loaded only where a collector is set. */
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
