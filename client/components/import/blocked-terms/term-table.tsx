import type { BlockedTermRow } from '../../../../src/import/blocked-terms/blocked-terms.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { PostForm } from '../../ui/post-form.js';

/** Blocked terms, each with what it keeps out. */
export function TermTable({ terms }: { terms: BlockedTermRow[] }) {
  const { t } = useI18n();
  const columns: Column<BlockedTermRow>[] = [
    { id: 'term', label: t('blocked-terms.fields.term'), cell: ({ term }) => term },
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
      actions={({ term, removeUrl }) => (
        <PostForm
          className=""
          buttonClass="button button-small"
          action={removeUrl}
          sendLabel={t('blocked-terms.remove')}
          sendDescription={t('blocked-terms.remove_of', { term })}
        />
      )}
    />
  );
}
