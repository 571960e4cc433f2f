import type { QueuedJob } from '../../../../src/operations/queues/queues.pages.js';

/** The task of a job, and its queue. */
export function JobName({ job, queue }: Pick<QueuedJob, 'job' | 'queue'>) {
  return (
    <>
      {job}
      <small>{queue}</small>
    </>
  );
}
