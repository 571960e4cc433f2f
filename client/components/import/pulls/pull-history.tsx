import type { Pagination as Pages } from '../../../../src/core/http/api/pagination.js';
import type { PullProps } from '../../../../src/import/pulls/feed-pulls.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { Status } from '../status.js';
import { Pagination } from '../../ui/navigation/pagination.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

/** The results of a feed's fetches, newest first. */
export function PullHistory({ pulls, pagination }: { pulls: PullProps[]; pagination: Pages }) {
  const { t } = useI18n();
  const columns: Column<PullProps>[] = [
    { id: 'when', label: t('feed-pulls.history.when'), cell: ({ createdAt }) => <Moment iso={createdAt} /> },
    {
      id: 'address',
      label: t('feed-pulls.history.address'),
      cell: ({ address }) => (
        <Box as="span" breaks shrinks>
          {address}
        </Box>
      ),
    },
    { id: 'outcome', label: t('feed-pulls.history.outcome'), cell: (pull) => <Outcome {...pull} /> },
    {
      id: 'by',
      label: t('feed-pulls.history.by'),
      cell: ({ requested }) => t(`feed-pulls.history.by_${requested ? 'person' : 'schedule'}`),
    },
    {
      id: 'import',
      label: t('feed-pulls.history.import'),
      cell: ({ importUrl, importStatus }) =>
        importUrl && importStatus ? (
          <a data-visit href={importUrl}>
            <span className="hidden-text">{t('feed-pulls.history.open')} </span>
            <Status status={importStatus} />
          </a>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <section aria-labelledby="pulls-title">
      <div className="section-head">
        <h2 id="pulls-title">{t('feed-pulls.history.title')}</h2>
      </div>
      {pulls.length === 0 ? (
        <p>{t('feed-pulls.history.none')}</p>
      ) : (
        <DataTable caption={t('feed-pulls.history.title')} columns={columns} rows={pulls} />
      )}
      <Pagination pages={pagination} />
    </section>
  );
}

function Outcome({ status, message, hint }: PullProps) {
  return (
    <Stack as="span" gap={1} shrinks tone={status === 'failed' ? 'bad' : 'ink'}>
      {message}
      {hint && <small>{hint}</small>}
    </Stack>
  );
}
