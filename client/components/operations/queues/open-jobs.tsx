import type { OpenJob } from '../../../../src/operations/queues/queues.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { JobName } from './job-name.js';
import { Box } from '../../ui/layout/boxes.js';

/** Running and next jobs. */
export function OpenJobs({ jobs }: { jobs: OpenJob[] }) {
  const { t } = useI18n();
  const columns: Column<OpenJob>[] = [
    { id: 'job', label: t('queues.fields.job'), cell: (job) => <JobName {...job} /> },
    { id: 'about', label: t('queues.fields.about'), cell: ({ about }) => about || '–' },
    {
      id: 'state',
      label: t('queues.fields.state'),
      cell: ({ state }) => t(`queues.open.states.${state}`),
    },
    { id: 'since', label: t('queues.fields.since'), cell: ({ since }) => <Moment iso={since} /> },
  ];
  return (
    <Box as="section" above={6} className="queue-jobs" aria-labelledby="open-jobs">
      <h2 id="open-jobs">{t('queues.open.title')}</h2>
      {jobs.length > 0 ? (
        <DataTable
          caption={t('queues.open.title')}
          columns={columns}
          rows={jobs}
          rowKey={({ key, state }) => `${key} ${state}`}
        />
      ) : (
        <p>{t('queues.open.none')}</p>
      )}
    </Box>
  );
}
