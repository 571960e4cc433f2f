import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Job, JobOptions, Queue } from 'bull';
import { currentSpan } from '../tracing/span.js';

const TIMEOUT_MS = 1_000;
const logger = new Logger('Queue');

/**
 * Queues a job, unless one with the same id is queued or running.
 * @param id the job's name, unless there is one for each of several things
 */
export function requestOnce<Data extends object>(
  queue: Queue<Data>,
  job: string,
  data: Data,
  id = job,
): Promise<void> {
  // a finished job must be removed, or its id would block the next
  return requestJob(queue, job, data, { jobId: id, removeOnComplete: true, removeOnFail: true });
}

/**
 * Adds a job, and waits for that at most a second: workers poll PostgreSQL for work anyway. While Redis is unreachable
 * the job waits in this process.
 */
export async function requestJob<Data extends object>(
  queue: Queue<Data>,
  job: string,
  data: Data,
  options: JobOptions,
): Promise<void> {
  const adding = queue.add(job, data, inTrace(options)).catch((error: unknown) => logger.error(error));
  await Promise.race([adding, pause(TIMEOUT_MS, undefined, { ref: false })]);
}

/** Options with which a job continues the trace of its request or job. */
export function inTrace(options: JobOptions): JobOptions {
  const traceparent = currentSpan()?.traceparent;
  return traceparent ? Object.assign({ traceparent }, options) : options;
}

/** The request or job that queued this one, in OpenTelemetry's format. Bull keeps unknown options. */
export const traceparentOf = ({ opts }: Job): string | undefined =>
  (opts as JobOptions & { traceparent?: string }).traceparent;
