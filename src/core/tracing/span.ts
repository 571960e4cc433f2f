import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type Attributes = Record<string, string | number>;

/** The names of OpenTelemetry, with its numbers. */
export const SPAN_KINDS = { server: 2, client: 3, consumer: 5 } as const;
type SpanKind = keyof typeof SPAN_KINDS;

/** As it is exported. */
export interface EndedSpan {
  traceId: string;
  id: string;
  parentId: string | null;
  kind: SpanKind;
  name: string;
  /** Microseconds since 1970. */
  start: number;
  end: number;
  attributes: Attributes;
  hasFailed: boolean;
}

/** Limit for one request or job: an import of a million offers must not fill the collector. */
const MAX_STATEMENTS = 1_000;

const now = () => Math.round((performance.timeOrigin + performance.now()) * 1_000);

/** A piece of work in a trace: a request, a job, or a statement of one. */
export class Span {
  readonly id = randomBytes(8).toString('hex');
  private readonly start = now();
  private statements = 0;

  constructor(
    private readonly record: (span: EndedSpan) => void,
    private readonly kind: SpanKind,
    readonly traceId: string,
    private readonly parentId: string | null,
  ) {}

  /** The value with which another process continues the trace, in the form of W3C Trace Context. */
  get traceparent(): string {
    return `00-${this.traceId}-${this.id}-01`;
  }

  /** null: there were too many. */
  beginStatement(): Span | null {
    if (++this.statements > MAX_STATEMENTS) return null;
    return new Span(this.record, 'client', this.traceId, this.id);
  }

  end(name: string, attributes: Attributes, hasFailed: boolean): void {
    const { traceId, id, parentId, kind, start } = this;
    const missing = this.statements - MAX_STATEMENTS;
    this.record({
      ...{ traceId, id, parentId, kind, name, start, hasFailed },
      end: now(),
      attributes: missing > 0 ? { ...attributes, 'katalog.statements.dropped': missing } : attributes,
    });
  }
}

const current = new AsyncLocalStorage<Span>();

/** The request or job that this code works for, if it is traced. */
export const currentSpan = (): Span | undefined => current.getStore();

export const withSpan = <Result>(span: Span | null, work: () => Result): Result =>
  span ? current.run(span, work) : work();

/** For background work that does not belong to the current request or job. */
export const withoutSpan = <Result>(work: () => Result): Result => current.exit(work);
