import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request or job carries. */
export type RequestContext = { requestId: string } | { queue: string; job: string; jobId: string };

export const requestContext = new AsyncLocalStorage<RequestContext>();
