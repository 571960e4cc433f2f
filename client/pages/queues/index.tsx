import '../../styles/admin/queues.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { BrowserErrors } from '../../components/operations/queues/browser-errors.js';
import { FailedJobs } from '../../components/operations/queues/failed-jobs.js';
import { OpenJobs } from '../../components/operations/queues/open-jobs.js';
import { QueueTable } from '../../components/operations/queues/queue-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { usePollWhile } from '../../lib/visits/use-poll-while.js';
import { Box } from '../../components/ui/layout/boxes.js';

/** Time between two looks, in milliseconds. */
const INTERVAL = 4000;
const LIVE = { only: ['queues', 'open', 'failed', 'failedCount', 'browserErrors'] };

/** Running, waiting and failed jobs of the workers, and errors of browsers. */
export default function QueuesIndex(props: PageProps<'queues/index'>) {
  const { queues, open, failed, failedCount, browserErrors, browserErrorsUrl } = props;
  const { t } = useI18n();
  usePollWhile(true, INTERVAL, LIVE);
  return (
    <>
      <PageTitle title={t('queues.title')} intro={t('queues.intro')} />
      {queues ? (
        <>
          <QueueTable queues={queues} />
          <OpenJobs jobs={open} />
        </>
      ) : (
        <Box as="p" pad={4} className="queues-away" role="alert">
          {t('queues.away')}
        </Box>
      )}
      <FailedJobs jobs={failed} count={failedCount} />
      <BrowserErrors errors={browserErrors} url={browserErrorsUrl} />
    </>
  );
}
