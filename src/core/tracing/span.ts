import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span as OpenTelemetrySpan } from '@opentelemetry/api';

/** `SpanStatusCode.ERROR`: only types of OpenTelemetry are imported here, so nothing of it is loaded. */
const FAILED = 2;
/** Limit for one request or job: an import of a million offers must not fill the collector. */
const MAX_STATEMENTS = 1_000;

/** A piece of work in a trace: a request, a job, or a statement of one. */
export class Span {
  private statements = 0;

  constructor(
    private readonly span: OpenTelemetrySpan,
    private readonly beginChild: (parent: OpenTelemetrySpan) => OpenTelemetrySpan,
  ) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  /** The value with which another process continues the trace, in the form of W3C Trace Context. */
  get traceparent(): string {
    const { traceId, spanId } = this.span.spanContext();
    return `00-${traceId}-${spanId}-01`;
  }

  /** null above the limit. */
  beginStatement(): Span | null {
    if (++this.statements > MAX_STATEMENTS) return null;
    return new Span(this.beginChild(this.span), this.beginChild);
  }

  end(name: string, attributes: Attributes, hasFailed: boolean): void {
    const missing = this.statements - MAX_STATEMENTS;
    this.span.updateName(name).setAttributes(attributes);
    if (missing > 0) this.span.setAttribute('katalog.statements.dropped', missing);
    if (hasFailed) this.span.setStatus({ code: FAILED });
    this.span.end();
  }
}

const current = new AsyncLocalStorage<Span>();

/** The request or job that this code works for, if it is traced. */
export const currentSpan = (): Span | undefined => current.getStore();

export const withSpan = <Result>(span: Span | null, work: () => Result): Result =>
  span ? current.run(span, work) : work();

/** For background work that does not belong to the current request or job. */
export const withoutSpan = <Result>(work: () => Result): Result => current.exit(work);
