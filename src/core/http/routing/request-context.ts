import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log line of a request or job. */
export type RequestContext = ({ requestId: string } | { queue: string; job: string; jobId: string }) & {
  /** Of OpenTelemetry. */
  traceId?: string;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();
