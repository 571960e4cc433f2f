import { Logger } from '@nestjs/common';
import {
  ROOT_CONTEXT,
  type Span as OpenTelemetrySpan,
  SpanKind,
  defaultTextMapGetter,
  trace,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Metrics } from '../metrics/metrics.js';
import { Span } from './span.js';
import type { SpanSource } from './tracing.js';

export interface OtlpSettings {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces that begin here and are recorded, from 0 to 1. */
  share: number;
}

const INTERVAL_MS = 2_000;
/** Spans of a few imports at the same time. */
const MAX_WAITING = 10_000;
/** Includes retries. */
const TIMEOUT_MS = 5_000;
const WARN_MS = 60_000;
const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;

/** Spans that OpenTelemetry sends to a collector by OTLP over HTTP, in JSON. Work never waits for it. */
export class OtlpSpans implements SpanSource {
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly provider;
  private readonly tracer;

  constructor({ serviceName, share, ...collector }: OtlpSettings, metrics: Metrics) {
    const exporter = new CountingExporter(collector, metrics);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [
        new BatchSpanProcessor({ exporter, scheduledDelayMillis: INTERVAL_MS, maxQueueSize: MAX_WAITING }),
      ],
    });
    this.tracer = this.provider.getTracer('katalog');
  }

  begin(kind: keyof typeof KINDS, traceparent: string | undefined): Span | null {
    const parent = this.propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
    const span = this.tracer.startSpan(kind, { kind: KINDS[kind] }, parent);
    return span.isRecording() ? new Span(span, this.beginStatement) : null;
  }

  /** The exporter counts spans that it cannot send. */
  async flush(): Promise<void> {
    await Promise.allSettled([this.provider.forceFlush()]);
  }

  private readonly beginStatement = (parent: OpenTelemetrySpan): OpenTelemetrySpan =>
    this.tracer.startSpan('statement', { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, parent));
}

/** Drops and counts spans that the collector does not accept. */
class CountingExporter extends OTLPTraceExporter {
  private readonly logger = new Logger('Tracing');
  private readonly dropped;
  private warnedAt = -Infinity;

  constructor({ endpoint, headers }: Pick<OtlpSettings, 'endpoint' | 'headers'>, metrics: Metrics) {
    super({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: TIMEOUT_MS });
    this.dropped = metrics.counter(
      'katalog_trace_dropped_total',
      'Spans that the collector did not accept.',
      [],
    );
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      if (result.code === ExportResultCode.FAILED) this.drop(spans, result.error);
      done(result);
    });
  }

  private drop(spans: ReadableSpan[], error?: Error): void {
    this.dropped.inc(spans.length);
    if (performance.now() - this.warnedAt < WARN_MS) return;
    this.warnedAt = performance.now();
    this.logger.warn(`The collector accepts no spans: ${error?.message ?? 'unknown error'}`);
  }
}
