import { randomBytes } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { type EndedSpan, Span } from './span.js';

export interface SpanExporter {
  add(span: EndedSpan): void;
  /** Sends the waiting spans. */
  flush(): Promise<void>;
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]([0-9a-f])$/;

/** Begins the spans of requests and jobs; without an exporter none. */
export class Tracing implements OnApplicationShutdown {
  /** @param share of the traces that begin here and are recorded, from 0 to 1 */
  constructor(
    private readonly exporter: SpanExporter | null,
    private readonly share: number,
  ) {}

  /** @param traceparent of the work that caused this one, in the form of W3C Trace Context */
  begin(kind: 'server' | 'consumer', traceparent: unknown): Span | null {
    const { exporter } = this;
    if (!exporter) return null;
    const [, traceId, parentId, flags] = TRACEPARENT.exec(String(traceparent)) ?? [];
    const isRecorded = flags ? (parseInt(flags, 16) & 1) === 1 : Math.random() < this.share;
    if (!isRecorded) return null;
    const record = (span: EndedSpan) => exporter.add(span);
    return new Span(record, kind, traceId ?? randomBytes(16).toString('hex'), parentId ?? null);
  }

  /** Runs after the last request and job. */
  async onApplicationShutdown(): Promise<void> {
    await this.exporter?.flush();
  }
}
