import type { OnApplicationShutdown } from '@nestjs/common';
import type { Span } from './span.js';

export interface SpanSource {
  /** @returns null for a trace that is not recorded */
  begin(kind: 'server' | 'consumer', traceparent: string | undefined): Span | null;
  /** Sends the ended spans. */
  flush(): Promise<void>;
}

/** Starts spans for requests and jobs. Without a collector, it starts none. */
export class Tracing implements OnApplicationShutdown {
  constructor(private readonly source: SpanSource | null) {}

  /** @param traceparent of the work that caused this one, in the form of W3C Trace Context */
  begin(kind: 'server' | 'consumer', traceparent: unknown): Span | null {
    return this.source?.begin(kind, typeof traceparent === 'string' ? traceparent : undefined) ?? null;
  }

  /** Runs after the last request and job. */
  async onApplicationShutdown(): Promise<void> {
    await this.source?.flush();
  }
}
