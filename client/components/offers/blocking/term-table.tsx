import type { BlockedTermRow } from '../../../../src/offers/blocking/blocked-terms.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { LinkButton } from '../../ui/button.js';
import { PostForm } from '../../ui/post-form.js';

/** Blocked terms, each with the number of blocked offers. */
export function TermTable({ terms }: { terms: BlockedTermRow[] }) {
  const { t } = useI18n();
  const columns: Column<BlockedTermRow>[] = [
    { id: 'term', label: t('blocked-terms.fields.term'), cell: (row) => <Term row={row} /> },
    {
      id: 'reason',
      label: t('blocked-terms.fields.reason'),
      cell: ({ reason }) => t(`blocked-terms.reason_${reason}`),
    },
    {
      id: 'stopped',
      label: t('blocked-terms.fields.stopped'),
      cell: ({ stopped, stores }) => (
        <>
          {t('blocked-terms.stopped', { count: stopped })}
          {stores > 0 && ` ${t('blocked-terms.of_stores', { count: stores })}`}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('blocked-terms.title')}
      columns={columns}
      rows={terms}
      actions={({ term, editUrl, removeUrl }) => (
        <>
          <LinkButton data-visit small href={editUrl} aria-label={t('blocked-terms.edit_of', { term })}>
            {t('blocked-terms.change')}
          </LinkButton>
          <PostForm
            className=""
            plain
            small
            action={removeUrl}
            sendLabel={t('blocked-terms.remove')}
            sendDescription={t('blocked-terms.remove_of', { term })}
          />
        </>
      )}
    />
  );
}

/** A term with all other conditions that it matches. */
function Term({ row: { term, forms, google, adult, inNames } }: { row: BlockedTermRow }) {
  const { t } = useI18n();
  const more = [
    ...forms,
    ...google,
    ...(adult ? [t('blocked-terms.with_adult')] : []),
    ...(inNames ? [t('blocked-terms.in_names')] : []),
  ];
  return (
    <>
      {term}
      {more.length > 0 && <small>{more.join(' · ')}</small>}
    </>
  );
}
