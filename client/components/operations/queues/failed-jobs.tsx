import { router } from '@inertiajs/react';
import type { FailedJob } from '../../../../src/operations/queues/queues.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { JobName } from './job-name.js';
import { Button } from '../../ui/button.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

/** Jobs whose last attempt failed, the newest first. */
export function FailedJobs({ jobs, count }: { jobs: FailedJob[]; count: number }) {
  const { t } = useI18n();
  const columns: Column<FailedJob>[] = [
    { id: 'job', label: t('queues.fields.job'), cell: (job) => <JobName {...job} /> },
    { id: 'about', label: t('queues.fields.about'), cell: ({ about }) => about || '–' },
    {
      id: 'reason',
      label: t('queues.fields.reason'),
      // the program's own text, in its language
      cell: ({ reason }) => (
        <Box as="code" text="s" breaks lang="en">
          {reason}
        </Box>
      ),
    },
    {
      id: 'at',
      label: t('queues.fields.at'),
      cell: ({ failedAt, times }) => (
        <>
          <Moment iso={failedAt} />
          <small>{t('queues.failed.times', { count: times })}</small>
        </>
      ),
    },
  ];
  return (
    <Box as="section" above={6} className="queue-jobs" aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{t('queues.failed.title')}</h2>
      {jobs.length < count && <p>{t('queues.failed.more', { count })}</p>}
      {jobs.length > 0 ? (
        <DataTable
          caption={t('queues.failed.title')}
          columns={columns}
          rows={jobs}
          rowKey={({ key }) => key}
          actions={(job) => <JobActions {...job} />}
        />
      ) : (
        <p>{t('queues.failed.none')}</p>
      )}
    </Box>
  );
}

function JobActions({ url, job, about }: FailedJob) {
  const { t } = useI18n();
  const name = [job, about].filter(Boolean).join(', ');
  return (
    <Cluster inline gap={2} className="queue-deeds">
      <Button
        type="button"
        small
        className="needs-script"
        aria-label={t('queues.retry_of', { name })}
        onClick={() => router.post(url, {}, PRESERVE_STATE)}
      >
        {t('queues.retry')}
      </Button>
      <ConfirmedButton
        label={t('queues.remove')}
        description={t('queues.remove_of', { name })}
        small
        title={t('queues.remove_title')}
        confirmLabel={t('queues.remove')}
        onConfirm={() => router.delete(url, PRESERVE_STATE)}
      >
        <p>{t('queues.remove_text')}</p>
      </ConfirmedButton>
    </Cluster>
  );
}
