import { Logger } from '@nestjs/common';
import type { Metrics } from '../metrics/metrics.js';
import { type Attributes, type EndedSpan, SPAN_KINDS } from './span.js';
import type { SpanExporter } from './tracing.js';

export interface OtlpSettings {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;
const BATCH = 500;
/** While the collector is away; further spans are dropped. */
const MAX_WAITING = 5_000;
const WARN_MS = 60_000;
const FAILED = 2;

/**
 * Sends spans to a collector by OTLP over HTTP, in JSON. Work never waits for it: spans that the collector
 * does not accept are dropped.
 */
export class OtlpExporter implements SpanExporter {
  private readonly logger = new Logger('Tracing');
  private readonly dropped;
  private waiting: EndedSpan[] = [];
  private timer?: NodeJS.Timeout;
  private sending?: Promise<void>;
  private warnedAt = -Infinity;

  constructor(
    private readonly settings: OtlpSettings,
    metrics: Metrics,
  ) {
    this.dropped = metrics.counter(
      'katalog_trace_dropped_total',
      'Spans that the collector did not take.',
      [],
    );
  }

  add(span: EndedSpan): void {
    if (this.waiting.length >= MAX_WAITING) return this.dropped.inc();
    this.waiting.push(span);
    this.timer ??= setTimeout(() => void this.flush(), INTERVAL_MS).unref();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sending ??= this.sendWaiting().finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async sendWaiting(): Promise<void> {
    while (this.waiting.length) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        await this.send(batch);
      } catch (error) {
        this.dropped.inc(batch.length);
        this.warn(error);
        return;
      }
    }
  }

  private async send(spans: EndedSpan[]): Promise<void> {
    const { endpoint, headers } = this.settings;
    const response = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(this.toRequest(spans)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  private toRequest(spans: EndedSpan[]) {
    const resource = { attributes: toAttributes({ 'service.name': this.settings.serviceName }) };
    return {
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'katalog' }, spans: spans.map(toSpan) }] }],
    };
  }

  private warn(error: unknown): void {
    if (performance.now() - this.warnedAt < WARN_MS) return;
    this.warnedAt = performance.now();
    const { message, cause } = error as Error;
    this.logger.warn(`The collector takes no spans: ${cause instanceof Error ? cause.message : message}`);
  }
}

function toSpan({ traceId, id, parentId, kind, name, start, end, attributes, hasFailed }: EndedSpan) {
  return {
    traceId,
    spanId: id,
    ...(parentId && { parentSpanId: parentId }),
    flags: 1,
    name,
    kind: SPAN_KINDS[kind],
    startTimeUnixNano: `${start}000`,
    endTimeUnixNano: `${end}000`,
    attributes: toAttributes(attributes),
    status: hasFailed ? { code: FAILED } : {},
  };
}

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
