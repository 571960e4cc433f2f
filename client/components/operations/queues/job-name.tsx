import type { QueuedJob } from '../../../../src/operations/queues/queues.pages.js';

/** What is done, and in which queue. */
export function JobName({ job, queue }: Pick<QueuedJob, 'job' | 'queue'>) {
  return (
    <>
      {job}
      <small>{queue}</small>
    </>
  );
}
